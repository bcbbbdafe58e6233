#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"
#include "importers/json_tree.h"

namespace drawhand {

using Words = std::span<const std::string_view>;

/// Reads JSON that people write for this program and in which every word counts: an unknown key, a key that
/// comes twice or a value of the wrong kind is an error with its line. The first error is kept and what is
/// read after it no longer matters, so that a reader asks once, at the end.
class StrictJson {
public:
    explicit StrictJson(std::string file) : file_(std::move(file)) {}

    bool failed() const { return error_.has_value(); }
    const std::optional<Error>& error() const { return error_; }
    void refuse(int line, std::string message, ErrorKind kind = ErrorKind::malformed);
    /// `unknown key "ban" in a list; expected one of: banned, pool; did you mean "banned"?`, where `what` is
    /// "key" and `whose` is "in a list".
    void refuse_unknown(const JsonNode& node, std::string_view what, std::string_view word,
                        const std::string& whose, Words known);

    /// An object with none but these keys and "comment", each at most once. `name` is what messages call it.
    bool check_object(const JsonNode& node, const std::string& name, Words keys);
    /// A member that has to be there.
    const JsonNode* required(const JsonNode& object, const std::string& name, std::string_view key);
    bool check_array(const JsonNode& node, std::size_t most_items);

    /// A text of at most so many characters, none of them a control character. `label` is for values that
    /// have no key of their own.
    std::string text(const JsonNode& node, std::size_t longest, const std::string& label = {});
    /// A text that is not blank either.
    std::string filled_text(const JsonNode& node, std::size_t longest, const std::string& label = {});
    /// Small letters, digits and hyphens, at most 40.
    std::string id(const JsonNode& node);
    /// The place of a text among the known words.
    std::optional<std::size_t> word(const JsonNode& node, Words known);
    std::optional<int> number(const JsonNode& node, int least, int most, std::string_view or_else = {});

private:
    std::string file_;
    std::optional<Error> error_;
};

/// For messages: the key in quotes.
std::string quoted_key(const JsonNode& node);

} // namespace drawhand

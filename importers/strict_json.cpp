#include "importers/strict_json.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/nearest_name.h"
#include "importers/field_text.h"

namespace drawhand {

namespace {

using Kind = JsonNode::Kind;

constexpr std::string_view comment_key = "comment";
constexpr std::size_t longest_id = 40;

std::string quoted(std::string_view text)
{
    return '"' + for_message(text) + '"';
}

std::string kind_name(Kind kind)
{
    switch (kind) {
    case Kind::null: return "null";
    case Kind::boolean: return "true or false";
    case Kind::number: return "a number";
    case Kind::text: return "a text";
    case Kind::array: return "an array";
    case Kind::object: return "an object";
    }
    return {};
}

std::size_t characters_in(std::string_view utf8)
{
    const auto begins_one = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; };
    return static_cast<std::size_t>(std::ranges::count_if(utf8, begins_one));
}

/// What stands where a number was expected.
std::string found_instead(const JsonNode& node)
{
    if (!node.is(Kind::number)) return kind_name(node.kind);
    return node.number ? std::to_string(*node.number) : for_message(node.text);
}

std::string list_of(Words words)
{
    std::string list;
    for (const std::string_view word : words)
        list.append(list.empty() ? "" : ", ").append(word);
    return list;
}

std::string near_word(std::string_view word, Words known)
{
    constexpr std::size_t longest_misspelt = 100; // no known word is near one that is longer
    if (word.size() > longest_misspelt) return {};
    return nearest_name(word, std::vector<std::string>(known.begin(), known.end()));
}

bool is_id(std::string_view text)
{
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !text.empty() && text.size() <= longest_id && std::ranges::all_of(text, fits);
}

} // namespace

std::string quoted_key(const JsonNode& node)
{
    return quoted(node.key);
}

void StrictJson::refuse(int line, std::string message, ErrorKind kind)
{
    if (!error_) error_ = Error{kind, std::move(message), file_ + ", line " + std::to_string(line)};
}

void StrictJson::refuse_unknown(const JsonNode& node, std::string_view what, std::string_view word,
                                const std::string& whose, Words known)
{
    if (failed()) return;
    std::string message = "unknown " + std::string(what) + ' ' + quoted(word) + ' ' + whose;
    if (!known.empty()) message += "; expected one of: " + list_of(known);
    if (const std::string nearest = near_word(word, known); !nearest.empty())
        message += "; did you mean " + quoted(nearest) + '?';
    refuse(node.line, std::move(message));
}

bool StrictJson::check_object(const JsonNode& node, const std::string& name, Words keys)
{
    if (!node.is(Kind::object)) {
        refuse(node.line, name + " has to be an object, not " + kind_name(node.kind));
        return false;
    }
    std::vector<std::string_view> seen; // never more than there are known keys
    for (const JsonNode& member : node.items) {
        const bool is_comment = member.key == comment_key;
        if (!is_comment && std::ranges::find(keys, member.key) == keys.end()) {
            refuse_unknown(member, "key", member.key, "in " + name, keys);
            return false;
        }
        if (std::ranges::find(seen, member.key) != seen.end()) {
            refuse(member.line, "the key " + quoted_key(member) + " comes twice in " + name);
            return false;
        }
        if (is_comment && !member.is(Kind::text))
            refuse(member.line, "\"comment\" has to be a text, not " + kind_name(member.kind));
        seen.push_back(member.key);
    }
    return !failed();
}

const JsonNode* StrictJson::required(const JsonNode& object, const std::string& name, std::string_view key)
{
    const JsonNode* member = object.find(key);
    if (!member) refuse(object.line, name + " has no " + quoted(key));
    return member;
}

bool StrictJson::check_array(const JsonNode& node, std::size_t most_items)
{
    if (!node.is(Kind::array))
        refuse(node.line, quoted_key(node) + " has to be an array, not " + kind_name(node.kind));
    else if (node.items.size() > most_items)
        refuse(node.line, quoted_key(node) + " has more than " + std::to_string(most_items) + " items",
               ErrorKind::unsupported);
    return !failed();
}

std::string StrictJson::text(const JsonNode& node, std::size_t longest, const std::string& label)
{
    const std::string& name = label.empty() ? quoted_key(node) : label;
    if (!node.is(Kind::text))
        refuse(node.line, name + " has to be a text, not " + kind_name(node.kind));
    else if (characters_in(node.text) > longest)
        refuse(node.line, name + " has more than " + std::to_string(longest) + " characters");
    else if (has_control_character(node.text))
        refuse(node.line, name + " holds a control character");
    return failed() ? std::string() : node.text;
}

std::string StrictJson::filled_text(const JsonNode& node, std::size_t longest, const std::string& label)
{
    std::string read = text(node, longest, label);
    if (trimmed(read).empty()) refuse(node.line, (label.empty() ? quoted_key(node) : label) + " is empty");
    return read;
}

std::string StrictJson::id(const JsonNode& node)
{
    std::string read = node.is(Kind::text) ? node.text : text(node, longest_id);
    if (!is_id(read))
        refuse(node.line, quoted_key(node) +
                              " has to be 1 to 40 small letters (a to z), digits and hyphens, not " +
                              quoted(read));
    return read;
}

std::optional<std::size_t> StrictJson::word(const JsonNode& node, Words known)
{
    if (!node.is(Kind::text)) {
        refuse(node.line,
               quoted_key(node) + " has to be one of: " + list_of(known) + "; not " + kind_name(node.kind));
        return std::nullopt;
    }
    const auto found = std::ranges::find(known, node.text);
    if (found == known.end()) {
        refuse_unknown(node, "word", node.text, "for " + quoted_key(node), known);
        return std::nullopt;
    }
    return static_cast<std::size_t>(found - known.begin());
}

std::optional<int> StrictJson::number(const JsonNode& node, int least, int most, std::string_view or_else)
{
    if (node.is(Kind::number) && node.number && *node.number >= least && *node.number <= most)
        return static_cast<int>(*node.number);
    refuse(node.line, quoted_key(node) + " has to be a whole number from " + std::to_string(least) + " to " +
                          std::to_string(most) + std::string(or_else) + ", not " + found_instead(node));
    return std::nullopt;
}

} // namespace drawhand

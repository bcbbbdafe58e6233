#include "importers/json_tree.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <nlohmann/json.hpp>

#include "importers/field_text.h"
#include "importers/input_text.h"
#include "importers/json_limits.h"

namespace drawhand {

namespace {

/// Lets the parser's progress through the text be seen from outside: it copies iterators, so the place is
/// kept apart.
class WatchedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    WatchedIterator(const char* at, const char** seen) : at_(at), seen_(seen) {}
    reference operator*() const { return *at_; }
    WatchedIterator& operator++()
    {
        *seen_ = ++at_;
        return *this;
    }
    WatchedIterator operator++(int)
    {
        const WatchedIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const WatchedIterator& other) const { return at_ == other.at_; }
    bool operator!=(const WatchedIterator& other) const { return at_ != other.at_; }

private:
    const char* at_;
    const char** seen_;
};

/// Builds the tree from the parser's events.
class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
public:
    TreeBuilder(std::string_view json, const char*& seen) : counted_(json.data()), seen_(seen) {}

    bool null() override { return add(JsonNode::Kind::null); }
    bool boolean(bool truth) override
    {
        add(JsonNode::Kind::boolean);
        last_->truth = truth;
        return true;
    }
    bool number_integer(number_integer_t number) override { return add_number(number); }
    bool number_unsigned(number_unsigned_t number) override
    {
        // Nothing that is counted here comes near; what does not fit is kept as the largest.
        constexpr number_unsigned_t largest = std::numeric_limits<long long>::max();
        return add_number(static_cast<long long>(std::min(number, largest)));
    }
    bool number_float(number_float_t, const string_t& written) override
    {
        add(JsonNode::Kind::number);
        last_->text = written;
        return true;
    }
    bool string(string_t& text) override
    {
        add(JsonNode::Kind::text);
        last_->text = std::move(text);
        return true;
    }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(JsonNode::Kind::object); }
    bool key(string_t& name) override
    {
        key_ = std::move(name);
        key_line_ = line_now();
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(JsonNode::Kind::array); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t at, const std::string&, const nlohmann::json::exception&) override
    {
        error_at_ = at;
        return false;
    }

    JsonNode root;
    std::size_t error_at() const { return error_at_; }

private:
    int line_now() { return line_at(seen_); }
    int line_at(const char* place)
    {
        line_ += static_cast<int>(std::count(counted_, place, '\n'));
        counted_ = place;
        return line_;
    }

    bool add(JsonNode::Kind kind)
    {
        last_ = open_.empty() ? &root : &open_.back()->items.emplace_back();
        last_->kind = kind;
        const bool member = !open_.empty() && open_.back()->kind == JsonNode::Kind::object;
        // A number ends where something else begins: the parser has read one character beyond it.
        const bool beyond = kind == JsonNode::Kind::number && seen_ > counted_;
        last_->line = member ? key_line_ : line_at(beyond ? seen_ - 1 : seen_);
        if (member) last_->key = std::move(key_);
        return true;
    }

    bool add_number(long long number)
    {
        add(JsonNode::Kind::number);
        last_->number = number;
        return true;
    }

    bool open(JsonNode::Kind kind)
    {
        add(kind);
        open_.push_back(last_); // stays where it is: nothing is added beside it until it is closed
        return true;
    }

    bool close()
    {
        open_.pop_back();
        return true;
    }

    const char* counted_;
    const char*& seen_;
    int line_ = 1, key_line_ = 1;
    std::string key_;
    JsonNode* last_ = nullptr;
    std::vector<JsonNode*> open_;
    std::size_t error_at_ = 0;
};

} // namespace

const JsonNode* JsonNode::find(std::string_view name) const
{
    if (kind != Kind::object) return nullptr;
    const auto found = std::ranges::find(items, name, &JsonNode::key);
    return found == items.end() ? nullptr : &*found;
}

std::string_view JsonNode::text_of(std::string_view name) const
{
    const JsonNode* member = find(name);
    return member && member->is(Kind::text) ? std::string_view(member->text) : std::string_view();
}

std::optional<long long> whole_number_of(const JsonNode& node)
{
    if (node.is(JsonNode::Kind::number)) return node.number;
    if (!node.is(JsonNode::Kind::text)) return std::nullopt;
    const std::string_view digits = trimmed(node.text);
    long long number = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (problem != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return number;
}

Result<JsonNode> read_json_tree(std::string_view json, const std::string& file)
{
    if (const auto limits = check_json_limits(json, file); !limits)
        return tl::unexpected<Error>(limits.error());
    const char* seen = json.data();
    TreeBuilder builder(json, seen);
    const bool read = nlohmann::json::sax_parse(WatchedIterator(json.data(), &seen),
                                                WatchedIterator(json.data() + json.size(), &seen), &builder);
    if (!read)
        return fail(ErrorKind::malformed, "this is no valid JSON",
                    place_at(json, builder.error_at() == 0 ? 0 : builder.error_at() - 1, file));
    return std::move(builder.root);
}

} // namespace drawhand

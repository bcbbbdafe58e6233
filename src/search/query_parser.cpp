#include <algorithm>
#include <utility>

#include "core/edit_distance.h"
#include "search/query.h"
#include "search/query_scanner.h"
#include "search/query_value.h"

namespace drawhand {

namespace {

using Kind = QueryToken::Kind;
using Node = Result<QueryNode, QueryError>;

// Far beyond what anyone types; keeps hostile input from exhausting the stack.
constexpr int deepest_nesting = 100;
constexpr std::size_t longest_query = 10'000;

class Parser {
public:
    Parser(std::string_view text, std::vector<QueryToken> tokens) : text_(text), tokens_(std::move(tokens)) {}

    Result<Query, QueryError> parse()
    {
        if (peek().kind != Kind::end) {
            auto root = alternatives();
            if (!root) return tl::unexpected<QueryError>(root.error());
            query_.root = *std::move(root);
        }
        if (peek().kind == Kind::close) return error(peek().begin, "this ) has no ( before it");
        return std::move(query_);
    }

private:
    const QueryToken& peek() const { return tokens_[at_]; }
    QueryToken take() { return tokens_[at_++]; }

    tl::unexpected<QueryError> error(std::size_t byte, std::string message) const
    {
        return tl::unexpected<QueryError>(QueryError{character_position(text_, byte), std::move(message)});
    }

    Node alternatives() // a or b or c
    {
        QueryNode node;
        node.kind = QueryNode::Kind::any;
        while (true) {
            auto part = conjunction();
            if (!part) return part;
            node.children.push_back(*std::move(part));
            if (peek().kind != Kind::disjunction) break;
            const QueryToken disjunction = take();
            if (peek().kind == Kind::end || peek().kind == Kind::close)
                return error(disjunction.begin, "\"or\" needs a term on both sides");
        }
        if (node.children.size() == 1) return std::move(node.children.front());
        return node;
    }

    Node conjunction() // a b and c
    {
        QueryNode node;
        node.kind = QueryNode::Kind::all;
        while (peek().kind != Kind::end && peek().kind != Kind::close && peek().kind != Kind::disjunction) {
            if (peek().kind == Kind::conjunction) {
                const QueryToken word = take();
                if (node.children.empty() || peek().kind == Kind::end || peek().kind == Kind::close ||
                    peek().kind == Kind::disjunction || peek().kind == Kind::conjunction)
                    return error(word.begin, "\"and\" needs a term on both sides");
                continue;
            }
            if (is_sort(peek())) {
                if (auto problem = take_sort()) return tl::unexpected<QueryError>(*problem);
                continue;
            }
            auto part = negatable();
            if (!part) return part;
            node.children.push_back(*std::move(part));
        }
        if (node.children.empty() && peek().kind == Kind::disjunction)
            return error(peek().begin, "\"or\" needs a term on both sides");
        if (node.children.size() == 1) return std::move(node.children.front());
        return node;
    }

    Node negatable()
    {
        if (++depth_ > deepest_nesting) return error(peek().begin, "this query is nested too deeply");
        Node node = peek().kind == Kind::negation ? negation() : peek().kind == Kind::open ? group() : term();
        --depth_;
        return node;
    }

    Node negation()
    {
        const QueryToken word = take();
        if (peek().kind == Kind::end || peek().kind == Kind::close || peek().kind == Kind::disjunction ||
            peek().kind == Kind::conjunction || is_sort(peek()))
            return error(word.begin, "\"not\" needs a term behind it");
        auto inner = negatable();
        if (!inner) return inner;
        return negated(*std::move(inner));
    }

    static QueryNode negated(QueryNode inner)
    {
        QueryNode node;
        node.kind = QueryNode::Kind::negation;
        node.children.push_back(std::move(inner));
        return node;
    }

    Node group()
    {
        const QueryToken open = take();
        if (peek().kind == Kind::close) return error(open.begin, "there is nothing between the parentheses");
        auto inner = alternatives();
        if (!inner) return inner;
        if (peek().kind != Kind::close) return error(open.begin, "this ( is never closed");
        take();
        return inner;
    }

    Node term()
    {
        const QueryToken token = take();
        QueryNode node;
        node.kind = QueryNode::Kind::term;
        if (token.kind == Kind::word) {
            node.term.plain = true;
            node.term.words = {token.text};
            node.term.position = token.begin;
            return node;
        }
        const FieldInfo* field = find_field(token.text);
        if (!field) return unknown_field(token);
        auto read = field->kind == FieldKind::number   ? read_number_values(text_, *field, token)
                    : field->kind == FieldKind::yes_no ? read_yes_no(text_, *field, token)
                                                       : read_word_values(text_, *field, token);
        if (!read) return tl::unexpected<QueryError>(read.error());
        node.term = *std::move(read);
        return token.comparison == "!=" ? negated(std::move(node)) : node;
    }

    Node unknown_field(const QueryToken& token) const
    {
        std::string nearest;
        std::size_t best = 3;
        for (const FieldInfo& info : search_fields())
            for (const std::string_view name : info.names)
                if (const std::size_t distance = edit_distance(token.text, name, 2);
                    name.size() > 2 && distance < best) {
                    best = distance;
                    nearest = name;
                }
        std::string message = "there is no field \"" + token.text + "\"";
        message += nearest.empty() ? "; the fields are " + field_list() : "; did you mean " + nearest + "?";
        return error(token.begin, std::move(message));
    }

    static bool is_sort(const QueryToken& token)
    {
        return token.kind == Kind::condition && (token.text == "sort" || token.text == "Sort");
    }

    std::optional<QueryError> take_sort()
    {
        const QueryToken token = take();
        for (std::size_t i = 0; i < token.values.size(); ++i) {
            std::string_view name = token.values[i];
            SortKey key;
            key.descending = name.starts_with('-');
            if (key.descending) name.remove_prefix(1);
            const FieldInfo* field = find_field(name);
            const bool sortable = field && field->field != SearchField::text &&
                                  field->field != SearchField::flag && field->field != SearchField::format &&
                                  field->field != SearchField::skill && field->field != SearchField::keyword;
            if (!sortable)
                return error(token.value_begins[i], "cannot sort by \"" + std::string(name) +
                                                        "\"; try sort:title, sort:cost or sort:-value")
                    .value();
            key.field = field->field;
            // A field that comes again decides nothing any more, and comparing takes time.
            if (std::ranges::find(query_.sort, key.field, &SortKey::field) == query_.sort.end())
                query_.sort.push_back(key);
        }
        return std::nullopt;
    }

    std::string_view text_;
    std::vector<QueryToken> tokens_;
    std::size_t at_ = 0;
    int depth_ = 0;
    Query query_;
};

} // namespace

Result<Query, QueryError> parse_query(std::string_view text)
{
    if (text.size() > longest_query)
        return tl::unexpected<QueryError>(QueryError{longest_query, "this query is too long"});
    auto tokens = scan_query(text);
    if (!tokens) return tl::unexpected<QueryError>(tokens.error());
    return Parser(text, *std::move(tokens)).parse();
}

} // namespace drawhand

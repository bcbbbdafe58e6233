#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace drawhand {

/// What kind of trouble wrong input is; programs map it to exit codes, people read the message.
enum class ErrorKind { malformed, not_found, unsupported, io };

/// Wrong input from outside, with the place where it stands ("cards.json, record 12", "line 7").
struct Error {
    ErrorKind kind;
    std::string message;
    std::string where;
};

/// "where: message", or the message alone when no place is known.
inline std::string describe(const Error& error)
{
    return error.where.empty() ? error.message : error.where + ": " + error.message;
}

/// The one mention of tl::expected; std::expected can take its place when the compilers have it.
template <class T, class E = Error>
using Result = tl::expected<T, E>;

inline tl::unexpected<Error> fail(ErrorKind kind, std::string message, std::string where = {})
{
    return tl::unexpected<Error>(Error{kind, std::move(message), std::move(where)});
}

} // namespace drawhand

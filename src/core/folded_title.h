#pragma once

#include <string>
#include <string_view>

namespace drawhand {

/// The form in which titles are compared: no accents, lower case, "&" as "and", no quotes or
/// punctuation, hyphens as blanks, single blanks. "Rémy LaPointe & Co." becomes "remy lapointe and co".
/// Invalid UTF-8 is replaced byte by byte, never refused: a folded text only serves to compare.
std::string fold_title(std::string_view title);

/// The title without " (Exp.N)" and without a joker's " (red)" or " (black)".
std::string_view without_suffix(std::string_view title);

/// The N of a trailing " (Exp.N)", or 0.
int experienced_suffix(std::string_view title);

/// One word for a card whatever its printing: the folded title without suffix and blanks.
std::string title_key(std::string_view title);

} // namespace drawhand

#pragma once

#include <string>

#include "core/card_pool.h"

namespace drawhand {

struct DeckFileOptions {
    std::string file;               // for messages
    const CardPool* pool = nullptr; // where a title has several printings, those that it names come first
};

} // namespace drawhand

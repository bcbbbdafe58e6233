#include <doctest/doctest.h>

#include "core/face.h"

using namespace drawhand;

TEST_CASE("values run from ace to king and nothing else exists")
{
    for (const int pips : {-1, 0, 14, 100})
        CHECK_FALSE(Value::from_int(pips));
    CHECK(value_text(*Value::from_int(1)) == "A");
    CHECK(value_text(*Value::from_int(10)) == "10");
    CHECK(value_text(*Value::from_int(13)) == "K");
}

TEST_CASE("a face is read in every way people write it")
{
    struct Row {
        const char* text;
        const char* face; // "" for no face
    };
    for (const Row& row :
         {Row{"8C", "8C"},      Row{"8c", "8C"},      Row{"10h", "10H"},    Row{"TD", "10D"},
          Row{"as", "AS"},      Row{"1S", "AS"},      Row{"11D", "JD"},     Row{"13h", "KH"},
          Row{"8\u2663", "8C"}, Row{"K\u2665", "KH"}, Row{"Q\u2661", "QH"}, Row{"8spades", "8S"},
          Row{"", ""},          Row{"8", ""},         Row{"C", ""},         Row{"14C", ""},
          Row{"0C", ""},        Row{"8X", ""},        Row{"*", ""},         Row{"8CC", ""},
          Row{"-1C", ""}}) {
        CAPTURE(row.text);
        const auto face = parse_face(row.text);
        CHECK((face ? face_text(*face) : "") == row.face);
    }
}

TEST_CASE("every face survives being written and read")
{
    for (const Suit suit : all_suits)
        for (int pips = 1; pips <= 13; ++pips) {
            const Face face{suit, *Value::from_int(pips)};
            CHECK(parse_face(face_text(face)) == face);
            CHECK(parse_face(face_symbol(face)) == face);
        }
}

"""Deck findings by plain Python over the asset tables: a second, independent reading of the deck rules.

No product code is used: the rules come from the rules checklist (A-E, P, Q) and the list of card exceptions,
with the defaults of the ambiguity register and tournament severities.

    python3 tests/golden/deck_findings.py > tests/golden/deck_findings.tsv    every sample deck in every format of its game
    python3 tests/golden/deck_findings.py --json DECKFILE...                  decks as JSON, one line of findings a deck
"""
import csv
import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from pathlib import Path

ASSETS = Path(__file__).resolve().parents[2] / "assets"
GAME_OF_FORMAT = {"reloaded": "reloaded", "old-timer": "reloaded", "weird-west": "reloaded",
                  "classic": "classic", "classic-after-knicknevin": "classic"}
BANNED = {"reloaded": {"11001"}, "old-timer": {"11001", "17020"}, "weird-west": {"11001", "17020", "19028"}}
AFTER_KNICKNEVIN = {"Boot Hill", "Do Unto Others", "Eye for an Eye", "Ashes to Ashes", "The Champions Project"}
WITHIN_LIST = {
    "old-timer": lambda card: card.id < "23056",
    "weird-west": lambda card: card.id > "19001" or card.id in ("01144", "01145"),
    "classic-after-knicknevin": lambda card: card.set in AFTER_KNICKNEVIN or card.id.startswith("3f6c5532-"),
}
FOREIGN_TYPES = {"reloaded": {"event", "improvement"}, "classic": {"legend"}}    # types the game does not know
DRIFTERS = {"", "Neutral", "Drifter"}
LEGENDS_ALLOWED = {"reloaded": 1, "classic": 0}


# ---- the card tables ------------------------------------------------------------------------------------------

def folded(title):
    """Letters and digits only: case, accents, quotes, punctuation and & / and make no difference."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", title) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]", "", plain.lower().replace("&", "and"))


def table(name):
    with open(ASSETS / "catalogue" / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


class Card:
    def __init__(self, game, row, corrections):
        self.game, self.row, self.fixed = game, row, corrections
        self.id, self.title, self.set, self.type = row["id"], row["title"], row["set"], row["type"]
        self.keywords = row["keywords"].split("|") if row["keywords"] else []
        self.is_token = "Token" in self.keywords or corrections.get("token") == "yes"
        self.is_joker = self.type == "joker"
        self.face = row["suit"] + row["value"] if row["suit"] and row["value"] else ""
        self.is_valued = bool(self.face) and not self.is_token and self.type not in ("outfit", "legend", "joker")
        self.cost = int(row["cost"]) if row["cost"].isdigit() else 0
        self.stash = int(row["stash"] or 0)
        # One key for all printings, spellings and Experienced versions; colours of jokers are no titles.
        base = re.sub(r" \((Exp\.\d+|red|black)\)$", "", self.title, flags=re.IGNORECASE)
        self.title_key = (game, corrections.get("title_key") or folded(base))
        self.version = (self.title_key, self.experience())
        self.gangs = set((corrections.get("gangs") or row["gang"].replace("|", ",")).split(","))
        self.home_gangs = set(corrections["home_gangs"].split(",")) if "home_gangs" in corrections else self.gangs
        self.is_unique = self.type in ("dude", "deed")
        if "Unique" in self.keywords:
            self.is_unique = True
        if "Non-Unique" in self.keywords or self.is_token:
            self.is_unique = False

    def experience(self):
        """Level 0, 1 or 2: by the correction, the keyword (no number: 1), the end of the title."""
        if "experienced" in self.fixed:
            return int(self.fixed["experienced"])
        for keyword in self.keywords:
            if found := re.fullmatch(r"Experienced(?: (\d+))?", keyword):
                return int(found[1] or 1)
        found = re.search(r"\(Exp\.(\d+)\)$", self.title)
        return int(found[1]) if found else 0

    def has(self, keyword):
        return keyword in self.keywords

    def is_mad_scientist(self):
        return self.type == "dude" and any(k.startswith("Mad Scientist") for k in self.keywords)

    def core_gangs(self):
        """None: not a Core deed; else the outfits that may start it, {"any"}, or {"any?"} where the data is silent."""
        if self.type != "deed" or not any(k == "Core" or k.startswith("Core ") for k in self.keywords):
            return None
        named = {k[len("Core "):] for k in self.keywords if k.startswith("Core ")}
        return set(self.fixed["core_gangs"].split(",")) if "core_gangs" in self.fixed else named or {"any?"}

    def unique_keys(self):
        """Who the card is in play: mostly its title; Mario Crane (Exp.1) is Sloane as well."""
        names = self.fixed.get("unique_key", "").split(",")
        return {self.title_key} | {(self.game, name) for name in names if name}


def load_cards():
    corrections = defaultdict(dict)
    for row in table("corrections.tsv"):
        corrections[row["game"], row["id"]][row["key"]] = row["value"]
    return {row["id"]: Card(game, row, corrections[game, row["id"]])
            for game in ("reloaded", "classic") for row in table(game + ".tsv")}


CARDS = load_cards()
POOL = {name: {card.version for card in CARDS.values() if card.game == GAME_OF_FORMAT[name] and within(card)}
        for name, within in WITHIN_LIST.items()}
BANNED_VERSIONS = {name: {CARDS[id].version for id in ids} for name, ids in BANNED.items()}


# ---- decks ----------------------------------------------------------------------------------------------------

class Deck:
    def __init__(self):
        self.outfits, self.legends = [], []       # cards, in the order of the list
        self.copies, self.starting = Counter(), Counter()     # by card id
        self.unknown_copies = 0

    def add(self, id, copies, starting):
        if id not in CARDS:
            self.unknown_copies += copies
            return
        self.copies[id] += copies
        self.starting[id] += starting

    def cards(self):
        return [(CARDS[id], n) for id, n in sorted(self.copies.items()) if n > 0]

    def starters(self):
        return [(CARDS[id], n) for id, n in sorted(self.starting.items()) if n > 0]


def deck_from_json(data):
    deck = Deck()
    for ids, cards in ((data.get("outfits", []), deck.outfits), (data.get("legends", []), deck.legends)):
        for id in ids:
            if id in CARDS:
                cards.append(CARDS[id])
            else:
                deck.unknown_copies += 1
    for entry in data.get("entries", []):
        deck.add(entry["id"], entry["copies"], entry.get("starting", 0))
    return deck


PACKS = {name: (row["game"], row["set"]) for row in table("sets.tsv") for name in (row["set"], row["name"])}
HEADING = re.compile(r"(Outfit|Legend|Dude|Deed|Goods|Spell|Event|Improvement|Action|Joker)s? \(\d+\)")
FOOTER = re.compile(r"\d+ cards with printed value|Cards up to |Deck built on |Decklist published on ")


def card_named(title, pack, where):
    """The exact title in that pack before a folded one (Eureka! and Eureka?!? differ), the base version first."""
    same = [c for c in CARDS.values() if folded(c.title) == folded(title)]
    if not same:
        return None
    printings = [c for c in same if (c.game, c.set) == PACKS.get(pack)]
    if not printings:
        sys.exit(f"{where}: no printing of {title} in {pack}")
    return min(printings, key=lambda c: (c.title != title, c.experience(), c.id))


def deck_from_text(path):
    """The plain text of the deck database: name, outfit, sections of `2x Title** (Pack)`, a star per starting copy."""
    deck = Deck()
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    for line in filter(None, lines[1:]):      # the first line is the deck's name
        if HEADING.fullmatch(line) or FOOTER.match(line):
            continue
        pack = max((name for name in PACKS if line.endswith(f" ({name})")), key=len, default="")
        count, title = re.fullmatch(r"(?:(\d+)x )?(.*)", line[:-len(pack) - 3] if pack else line).groups()
        copies, starting = int(count or 1), len(title) - len(title.rstrip("*"))
        card = card_named(title.rstrip("*"), pack, path.name)
        if card is None:
            deck.unknown_copies += copies
        elif card.type in ("outfit", "legend"):
            (deck.outfits if card.type == "outfit" else deck.legends).extend([card] * copies)
        else:
            deck.add(card.id, copies, starting)
    return deck


# ---- the rules ------------------------------------------------------------------------------------------------

class Findings:
    def __init__(self):
        self.rows = set()

    def add(self, rule, found, allowed, cards=(), severity="error"):
        self.rows.add((rule, tuple(sorted({card.id for card in cards})), severity, found, allowed))

    def add_group(self, rule, counted):
        """One finding for all these (card, copies), none of which is allowed."""
        if counted:
            self.add(rule, sum(n for _, n in counted), 0, [card for card, _ in counted])


def judge(deck, format):
    game, findings = GAME_OF_FORMAT[format], Findings()
    judge_numbers(deck, game, findings)
    judge_cards(deck, format, findings)
    judge_start(deck, game, findings)
    return sorted(findings.rows)


def judge_numbers(deck, game, findings):
    if len(deck.outfits) != 1:
        findings.add("outfit.count", len(deck.outfits), 1, deck.outfits)
    if len(deck.legends) > LEGENDS_ALLOWED[game]:
        findings.add("legend.count", len(deck.legends), LEGENDS_ALLOWED[game], deck.legends)
    valued = [(card, n) for card, n in deck.cards() if card.is_valued]
    if (size := sum(n for _, n in valued)) != 52:
        findings.add("size.valued", size, 52)
    jokers = [(card, n) for card, n in deck.cards() if card.is_joker]
    if (number := sum(n for _, n in jokers)) > 2:
        findings.add("jokers.max", number, 2, [card for card, _ in jokers])
    if game == "reloaded":
        at_most_four("copies.face", valued, lambda card: card.face, findings)
    others = [(card, n) for card, n in deck.cards() if not card.is_joker]
    at_most_four("copies.title", others, lambda card: card.title_key, findings)


def at_most_four(rule, counted, key, findings):
    groups = defaultdict(list)
    for card, n in counted:
        groups[key(card)].append((card, n))
    for group in groups.values():
        if (number := sum(n for _, n in group)) > 4:
            findings.add(rule, number, 4, [card for card, _ in group])


def judge_cards(deck, format, findings):
    """Each card is reported under the first reason that fits. A Classic deck's legends: see legend.count."""
    game, reasons = GAME_OF_FORMAT[format], defaultdict(list)
    beside = Counter(card.id for card in deck.outfits + (deck.legends if game == "reloaded" else []))
    counted = [(CARDS[id], n, False) for id, n in beside.items()] + [(c, n, True) for c, n in deck.cards()]
    for card, n, in_deck in counted:
        if card.is_token:
            reason = "card.token", ""
        elif card.type in FOREIGN_TYPES[game] or (in_deck and card.type in ("outfit", "legend")):
            reason = "card.type", ""
        elif card.game != game:
            reason = "card.pool", "other game"
        elif card.version in BANNED_VERSIONS.get(format, ()):
            reason = "card.banned", ""
        elif format in POOL and card.version not in POOL[format]:
            reason = "card.pool", "outside"
        else:
            continue
        reasons[reason].append((card, n))
    for (rule, _), group in reasons.items():
        findings.add_group(rule, group)
    if deck.unknown_copies:
        findings.add("card.unknown", deck.unknown_copies, 0)


def judge_start(deck, game, findings):
    starters = deck.starters()
    everyone = [card for card, _ in starters]
    outfit = deck.outfits[0] if deck.outfits else None
    for card, n in starters:
        if n > deck.copies[card.id]:
            findings.add("start.copies", n, deck.copies[card.id], [card])

    forbidden, placeless = forbidden_starters(starters, outfit, game)
    findings.add_group("start.forbidden", forbidden)
    places = sum(n * int(card.fixed.get("start_slots", 1)) for card, n in starters) - placeless
    if places > 5:
        findings.add("start.count", places, 5, everyone)

    if outfit:
        stash = outfit.stash + (sum(legend.stash for legend in deck.legends) if game == "reloaded" else 0)
        cost = sum(n * starting_cost(card, outfit) for card, n in starters)
        if cost > stash:
            findings.add("start.cost", cost, stash, everyone)
        findings.add_group("start.gang", [(card, n) for card, n in starters if is_foreign(card, outfit, game)])

    judge_uniqueness(starters, game, findings)
    if game == "reloaded":
        judge_core_deeds(starters, outfit, findings)
        grifters = [(card, n) for card, n in starters if card.has("Grifter")]
        limit = int(outfit.fixed.get("grifter_limit", 1)) if outfit else 1
        if (number := sum(n for _, n in grifters)) > limit:
            findings.add("start.grifter", number, limit, [card for card, _ in grifters])
    for card in everyone:      # POST-A-TRON; it is no Mad Scientist itself
        if "start_needs" in card.fixed and not any(other.is_mad_scientist() for other in everyone):
            findings.add("start.needs", 0, 1, [card], severity="warning")


def forbidden_starters(starters, outfit, game):
    """Which copies may not start, and how many of the allowed ones take no place because of the outfit."""
    forbidden, placeless = [], 0
    sidekicks = 1 if any("allows_start" in card.fixed for card, _ in starters) else 0     # "Lucky" Sky Borne
    strikes = 1 if outfit and "extra_start" in outfit.fixed else 0          # Sweetrock: Western Corporate Office
    for card, n in starters:
        own = card.fixed.get("start", "normal" if card.type == "dude" and not card.is_token else "")
        if own == "allow" or own == "normal" or (game == "reloaded" and card.core_gangs()):
            continue
        allowed = 0
        if card.type == "goods" and card.has("Sidekick"):
            allowed = sidekicks
            sidekicks = 0
        elif card.type == "deed" and card.has("Strike") and card.row["control"] in ("", "0"):
            allowed = strikes
            placeless += strikes
            strikes = 0
        if n > allowed:
            forbidden.append((card, n - allowed))
    return forbidden, placeless


def starting_cost(card, outfit):
    condition, _, change = outfit.fixed.get("start_cost_delta", "").partition(":")
    name = condition.removeprefix("title~")
    applies = name in card.title if name != condition else card.has(condition)
    return max(0, card.cost + (int(change) if condition and applies and card.type == "dude" else 0))


def is_foreign(card, outfit, game):
    if game == "reloaded" and card.core_gangs():
        return False
    gangs = set(card.fixed["start_gangs"].split(",")) if "start_gangs" in card.fixed else card.gangs
    return not gangs & (outfit.home_gangs | DRIFTERS)


def judge_core_deeds(starters, outfit, findings):
    for card, n in starters:
        gangs = card.core_gangs()
        if gangs == {"any?"}:
            findings.add("start.core", n, n, [card], severity="warning")
        elif gangs and gangs != {"any"} and outfit and not gangs & outfit.home_gangs:
            findings.add("start.core", n, 0, [card])


def judge_uniqueness(starters, game, findings):
    """Versions of one dude are the same dude. Classic: Non-Unique still means one a player, unless the card says more."""
    groups = defaultdict(list)
    for card, n in starters:
        for key in card.unique_keys():
            groups[key].append((card, n))
    for group in groups.values():
        number, limit = sum(n for _, n in group), min(start_max(card, game) for card, _ in group)
        if number > limit:
            findings.add("start.unique", number, limit, [card for card, _ in group])


def start_max(card, game):
    if "start_max" in card.fixed:
        return int(card.fixed["start_max"])
    one_a_player = game == "classic" and card.type in ("dude", "deed") and not card.is_token
    return 1 if card.is_unique or one_a_player else 4


# ---- what is written ------------------------------------------------------------------------------------------

def write_golden_table():
    print("# Worked out by tests/golden/deck_findings.py, a second implementation from the rule texts without the product's code.")
    print("file", "format", "rule", "severity", "found", "allowed", "cards", sep="\t")
    for path in sorted((ASSETS / "decks").glob("*.txt")):
        deck = deck_from_text(path)
        game = Counter(card.game for card, _ in deck.cards()).most_common(1)[0][0]
        for format in sorted(name for name, of in GAME_OF_FORMAT.items() if of == game):
            rows = judge(deck, format)
            for rule, cards, severity, found, allowed in rows:
                print(path.name, format, rule, severity, found, allowed, "|".join(cards), sep="\t")
            if not rows:
                print(path.name, format, "-", "", "", "", "", sep="\t")


def judge_json(files):
    for name in files:
        data = json.loads(Path(name).read_text(encoding="utf-8"))
        for one in data if isinstance(data, list) else [data]:
            rows = judge(deck_from_json(one), one["format"])
            print(" ".join(sorted(f"{rule}{'?' if severity == 'warning' else ''}:{found}/{allowed}:{'+'.join(cards)}"
                                  for rule, cards, severity, found, allowed in rows)))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--json"]:
        judge_json(sys.argv[2:])
    elif len(sys.argv) == 1:
        write_golden_table()
    else:
        sys.exit(__doc__)

"""Sentences with several forms, in both languages."""

from tests.games.bastion.notation import GAME, act, draw, lay_cards, listen, told
from tocsin.games.bastion.rules.board import PIECE_COUNT, PIECES
from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.message import Message
from tocsin.table.words import Words

PLAYERS = ["Olympe", "Camille"]
ENGLISH = Words("en", "bastion", PLAYERS)
FRENCH = Words("fr", "bastion", PLAYERS)


def both(message: Message) -> tuple[str, str]:
    """Return the sentence in both languages, with no-break spaces replaced."""
    return ENGLISH.say(message), FRENCH.say(message).replace("\N{NO-BREAK SPACE}", " ")


def question(position: Bastion, seat: int = 0) -> tuple[str, str]:
    choice = GAME.choice(position, seat)
    assert choice is not None
    return both(choice.message)


def option(position: Bastion, text: str, seat: int = 0) -> tuple[str, str]:
    choice = GAME.choice(position, seat)
    assert choice is not None
    return both(next(option.message for option in choice.options if option.action == text))


def test_a_move_with_one_destination_names_it() -> None:
    # The corner h1 has the neighbours g1 and h2, and g1 is occupied.
    position = draw("2; 0 sa@h1 k@g1; 1 k@a8")
    assert [words.partition(") ")[2] for words in option(position, "move sa")] == [
        "to h2",
        "vers h2",
    ]
    assert " to " not in option(position, "move k")[0]


def test_an_own_drawbridge_is_not_named_by_its_owner() -> None:
    position = listen(draw("2; 0 sa@h5"))
    assert option(position, "gate 0") == ("Close your drawbridge", "Fermer votre pont-levis")
    act(position, "0 gate 0")
    assert both(told(position, "gate-closed")[0]) == (
        "Olympe closes their own drawbridge.",
        "Olympe ferme son pont-levis.",
    )


def test_an_enemys_drawbridge_is_named_by_its_owner() -> None:
    position = listen(draw("2; token 1; 0 k@h5; 1 sa@d1 k@a8; shut 0"))
    assert option(position, "gate 0", 1) == (
        "Open Olympe’s drawbridge",
        "Ouvrir le pont-levis d’Olympe",
    )
    act(position, "1 gate 0")
    assert both(told(position, "gate-opened")[0]) == (
        "Camille opens Olympe’s drawbridge.",
        "Camille ouvre le pont-levis d’Olympe.",
    )


def test_spendable_rapidity_is_limited_by_the_reserve() -> None:
    """RULES 4.16"""
    english, french = question(draw("2; 0 sa@d5; reserve 0 1 10 10"))
    assert "Speed 1, of which 1 at most" in english
    assert "Rapidité 1, dont 1 au plus" in french
    english, french = question(draw("2; 0 sa@d5; reserve 0 10 10 10"))
    assert "Speed 10, of which 4 at most" in english
    assert "Rapidité 10, dont 4 au plus" in french


def test_a_question_with_one_answer_gives_the_reason() -> None:
    """Ruling A50"""
    text = "2; 0 sa=s1@d5 sb@h5; 1 sa=s4@d6; hands m08 m09 m03 | m06 m01 m02"
    position = act(draw(f"{text}; 0 sc>1 sd>1"), "0 done", "0 target 1 sa")
    lay_cards(position, 1, 1)
    english, french = question(position, 1)
    assert english.endswith("You are asked so that nobody learns that.")
    assert french.endswith("La question est posée pour que personne ne le sache.")


def test_a_power_that_is_certain_is_one_number() -> None:
    """RULES 6.2: a seen piece with an empty reserve has only one possible power."""
    position = draw("2; 0 sa@d5; 1 sa=s4@d6; reserve 1 10 0 10")
    position.shown[PIECE_COUNT + PIECES.index("sa")] = 31
    act(position, "0 done")
    english, french = option(position, "target 1 sa")
    assert english.endswith("they have 8")
    assert french.endswith("en face 8")
    unknown = act(draw("2; 0 sa@d5; 1 sa=s4@d6 sb=s1@h9; reserve 1 10 10 10"), "0 done")
    english, french = option(unknown, "target 1 sa")
    assert english.endswith("they have 6 to 16")
    assert french.endswith("en face 6 à 16")


def test_an_event_names_its_price() -> None:
    """RULES 4.49"""
    text = "2 cards=advanced; 0 sa=s1@d5; 1 sa=s1@d6; event ambush 0"
    position = act(listen(draw(text)), "0 done", "0 play ambush")
    assert both(told(position, "event-played")[0]) == (
        "Olympe plays “Ambush” and pays 2 points of Speed and 1 point of Soldiers’ Courage.",
        "Olympe joue « Embuscade » et paie 2 points de Rapidité et 1 point de Courage des Soldats.",
    )


def test_an_attack_names_both_owners_before_the_cards() -> None:
    text = "2 cards=advanced; 0 sa@d5; 1 sa@d6; event dodge 1"
    position = act(draw(text), "0 done", "0 target 1 sa")
    english, french = question(position, 1)
    assert english.startswith("Attack: Olympe’s Soldier A against Camille’s Soldier A.")
    assert french.startswith("Attaque : le Soldat A d’Olympe contre le Soldat A de Camille.")


# --- how long a match may last


def test_the_sheet_names_the_last_possible_round() -> None:
    """RULES 7.4"""
    view = GAME.view(draw("2; 0 sa@h5; 1 k@a8; round 15 9"), 0)
    assert (view["round_limit"], view["quiet_until"]) == (40, 21)
    title = GAME.sheets(view)[0].title
    assert both(title) == (
        "The board, round 15 of at most 40; if nothing is won or lost, it ends after round 21",
        "Le plateau, manche 15 sur 40 au plus ; "
        "si rien n’est gagné ni perdu, fin après la manche 21",
    )
    view = GAME.view(draw("2; 0 sa@h5; 1 k@a8; round 35 34"), 0)
    assert both(GAME.sheets(view)[0].title)[0] == "The board, round 35 of at most 40"


def test_each_sector_has_a_sheet_with_a_title_of_its_own() -> None:
    """RULES 1.8"""
    view = GAME.view(GAME.new(players=3, seed="0" * 64), 0)
    titles = [both(sheet.title) for sheet in GAME.sheets(view)[:3]]
    assert [english[:8] for english, _ in titles] == ["Sector A", "Sector B", "Sector C"]
    assert [french[:9] for _, french in titles] == ["Secteur A", "Secteur B", "Secteur C"]


def test_the_last_rounds_are_announced_with_the_token() -> None:
    """RULES 7.4"""

    def asked(rounds: str) -> str:
        return question(draw(f"2; 0 sa@h5; 1 k@a8; round {rounds}; start"))[0]

    plain = "Place the token: Army or Strategists?"
    assert asked("36 36") == plain
    assert asked("37 37") == f"{plain} The match ends after round 40."
    assert asked("17 8") == f"{plain} If nothing is won or lost, it ends after round 20."
    assert asked("16 8") == plain


# --- prisoners


def test_needs_of_a_mission_are_not_repeated() -> None:
    facts = {part.id: part.facts for part in GAME.parts(draw("2"))}
    needs = [fact for name in facts if name.startswith("mission:") for fact in facts[name]]
    needs = [fact for fact in needs if fact.key.startswith("fact-need")]
    assert needs
    assert not any(":" in text for fact in needs for text in both(fact))
    assert both(Message("fact-need-archer", {"amount": 2})) == (
        "2 captured archers",
        "2 archers prisonniers",
    )


def test_pledged_prisoners_are_counted() -> None:
    """RULES 4.41, rulings A28 and A41"""
    held = "2; 0 sa@h5; 1 k@a8 aa>0 ab>0 ca>0"
    assert GAME.view(draw(held), 1)["seats"][0]["pledged"] == 0
    missions = {part.id: part.facts for part in GAME.parts(draw("2"))}
    needed = [fact.args["amount"] for fact in missions["mission:m01"] if "need" in fact.key]
    view = GAME.view(draw(f"{held}; laid 0 m01"), 1)
    assert view["seats"][0]["pledged"] == sum(int(amount) for amount in needed) > 0


def test_force_bonuses_are_shown_before_the_cards() -> None:
    """RULES 4.14, 4.29 and 4.47"""
    position = draw("2; side strategists; 0 ta=t1@d5 sa^ta; 1 sb=s1@d6 k@e6")
    act(position, "0 done", "0 target 1 sb")
    for viewer in (None, 0, 1):
        combat = GAME.view(position, viewer)["combat"]
        assert combat["bonuses"] == {"0:ta": 1, "1:sb": 1}

"""Free actions, which some questions offer besides their answers (RULES 3.8, ruling A26)."""

# mypyc: compile

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.choice import Option
from tocsin.kernel.course import Question

from . import board as b
from .bonus_tiles import add_uses, use, use_option
from .end_tiles import add_end_uses, use_end, use_end_option
from .market import add_trades, buy, buy_option, sell, sell_option
from .position import Paris


def with_free_actions(position: Paris, actions: vec[i64]) -> vec[i64]:
    """Add the free actions of the acting seat after the answers to a question (ruling A5)."""
    seat = position.actor
    actions = add_trades(position, seat, actions)
    actions = add_uses(position, seat, actions)
    return add_end_uses(position, seat, actions)


class OpenQuestion(Question[Paris]):
    """A question that also offers free actions, and is asked again after each of them."""

    def answer(self, position: Paris, action: i64) -> None:
        """Carry out an answer or a free action."""
        if action < b.BUY:
            self.decide(position, action)
        elif action < b.SELL:
            buy(position, action - b.BUY)
        elif action < b.USE:
            sell(position, action - b.SELL)
        elif action < b.USE_END:
            use(position, action - b.USE + 1)
        else:
            use_end(position, action - b.USE_END)

    def option(self, position: Paris, seat: int, action: int, text: str) -> Option:
        """Return the option of an answer or of a free action, whose target begins with `own:`."""
        if action < b.BUY:
            return self.own_option(position, action, text)
        if action < b.SELL:
            return buy_option(position, action - b.BUY, text)
        if action < b.USE:
            return sell_option(position, action - b.SELL, text)
        if action < b.USE_END:
            return use_option(position, action - b.USE + 1, text)
        return use_end_option(position, action - b.USE_END, text)

    def decide(self, position: Paris, action: i64) -> None:
        """Carry out an answer to the question itself."""
        raise NotImplementedError

    def own_option(self, position: Paris, action: int, text: str) -> Option:
        """Return the option of an answer to the question itself."""
        raise NotImplementedError

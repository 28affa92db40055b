// Hidden bids for four seats, as near to Revolution! as a short game gets: five tokens a round, laid one
// by one and hidden, then a knock; the single highest bid wins a space; twenty rounds.
const SPACES = 12;
const TOKENS = 5;
const ROUNDS = 20;

const fresh = (players) => Array.from({ length: players }, () => ({ left: TOKENS, knocked: false, bids: Array(SPACES).fill(0) }));

const lay = {
	ignoreStaleStateID: true,
	move: ({ G, playerID }, space) => {
		const seat = G.hidden[playerID];
		if (seat.left === 0 || !(space >= 0 && space < SPACES)) return 'INVALID_MOVE';
		seat.left -= 1;
		seat.bids[space] += 1;
	}
};

const knock = {
	ignoreStaleStateID: true,
	move: ({ G, ctx, playerID, events }) => {
		const seat = G.hidden[playerID];
		if (seat.left > 0 || seat.knocked) return 'INVALID_MOVE';
		seat.knocked = true;
		const all = Object.values(G.hidden);
		if (!all.every((each) => each.knocked)) return;
		for (let space = 0; space < SPACES; space += 1) {
			const top = Math.max(...all.map((each) => each.bids[space]));
			const best = all.flatMap((each, index) => (each.bids[space] === top ? [index] : []));
			if (top > 0 && best.length === 1) G.scores[best[0]] += 1;
		}
		G.last = all.map((each) => each.bids.slice());
		G.round += 1;
		fresh(ctx.numPlayers).forEach((each, index) => (G.hidden[index] = each));
		if (G.round === ROUNDS) events.endGame({ scores: [...G.scores] }); // a copy: G is a draft that ends with the move
	}
};

module.exports.Bids = {
	name: 'bids',
	setup: ({ ctx }) => ({
		round: 0,
		scores: Array(ctx.numPlayers).fill(0),
		last: [],
		hidden: Object.fromEntries(fresh(ctx.numPlayers).map((each, index) => [index, each]))
	}),
	turn: { activePlayers: { all: 'bidding' }, stages: { bidding: { moves: { lay, knock } } } },
	moves: { lay, knock },
	playerView: ({ G, playerID }) => ({
		...G,
		hidden: Object.fromEntries(
			Object.entries(G.hidden).map(([id, each]) => [id, id === playerID ? each : { knocked: each.knocked }])
		)
	})
};

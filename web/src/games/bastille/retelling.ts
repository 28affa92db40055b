// Events told again on the drawing: the view between two sights, and what flies where. No rule is known here:
// an event says itself what it changed, and the sight that follows has the last word.
import type { Playing } from '$lib/board';
import type { Message } from '$lib/protocol';
import { flightsOf, type Flight } from './flights';
import type { Layout } from './layout';
import { cardOf, named, seatOf, tileOf, type BastilleView, type Facts, type SeatView, type Weapon } from './view';

export type Retold = { view: BastilleView; flights: Flight[]; told: Set<string> };

/** What the board shows while an event is being told: all before it has happened, its own pieces are in the air. */
export function retell(playing: Playing, layout: Layout, facts: Facts): Retold {
	const view = JSON.parse(JSON.stringify(playing.before.view)) as BastilleView;
	for (const event of playing.events.slice(0, playing.step)) {
		turn(view, event);
		arrive(view, event, facts);
	}
	const event = playing.events[playing.step];
	if (!event) return { view, flights: [], told: new Set() };
	turn(view, event);
	const flights = flightsOf(view, event, layout, facts);
	// A marker glides by itself; everything else arrives when its flight is over.
	if (flights.length === 0 || event.key === 'moved') arrive(view, event, facts);
	const told = new Set(Object.values(event.args).map(String));
	if (['drawn', 'hired', 'back-in-bag'].includes(event.key)) told.add('bag');
	if (event.key === 'mission-scored') told.add('source:missions');
	if (event.key === 'unarmed') told.add('source:unarmed');
	if (view.phase === 'evaluating') {
		const place = view.locations.find((location) => location.evaluated !== null);
		if (place) told.add(`location:${place.id}`);
	}
	return { view, flights, told };
}

type Change = (view: BastilleView, args: Message['args'], facts: Facts) => void;

/** Where an event draws the eye, before anything of it arrives. */
function turn(view: BastilleView, { key, args }: Message): void {
	if (key === 'evaluated') {
		settle(view);
		view.phase = 'evaluating';
		const location = view.locations.find((other) => other.id === named(args['location']));
		if (!location) return;
		const isIt = (tile: { seat: number; value: number } | null) =>
			tile !== null && tile.seat === seatOf(args['seat']) && tile.value === Number(args['value']);
		location.evaluated = Math.max(0, location.spaces.findIndex(isIt));
	} else if (['flags-most', 'flags-second', 'interim-begins', 'final-begins', 'round-begins'].includes(key)) settle(view);
}

/** The tile evaluated last goes home. */
function settle(view: BastilleView): void {
	for (const location of view.locations) {
		if (location.evaluated === null) continue;
		const tile = location.spaces[location.evaluated];
		if (tile) view.seats[tile.seat]?.tiles.push(tile.value);
		view.seats.forEach((seat) => seat.tiles.sort((a, b) => a - b));
		location.spaces[location.evaluated] = null;
		location.evaluated = null;
	}
}

const own = (change: (seat: SeatView, args: Message['args'], view: BastilleView, facts: Facts) => void): Change => {
	return (view, args, facts) => {
		const seat = view.seats[seatOf(args['seat'])];
		if (seat) change(seat, args, view, facts);
	};
};

function take(values: number[], value: unknown): void {
	const at = values.indexOf(Number(value));
	if (at >= 0) values.splice(at, 1);
}

function leave(view: BastilleView, boards: readonly string[], seat: number): void {
	for (const board of boards) for (const niche of view.catacombs[board] ?? []) if (niche.seat === seat) niche.seat = null;
}

const score = (seat: SeatView, source: string, points: number) => {
	seat.points += points;
	seat.sources[source] = (seat.sources[source] ?? 0) + points;
};

const recruit = (seat: SeatView, card: ReturnType<typeof cardOf>) => {
	seat.cards.push(card);
	for (const mark of ['crowns', 'gems', 'flags'] as const) seat[mark] += card[mark];
	if (card.armed) seat.armed_with += 1;
};

const arm = (view: BastilleView, seat: SeatView, weapon: unknown) => {
	const kind = named(weapon) as Weapon;
	view.arsenal[kind] -= 1;
	seat.weapons[kind] += 1;
	seat.armed_with += 1;
};

/** What an event brings. */
const ARRIVING: Record<string, Change> = {
	'round-begins': (view, { round }) => {
		view.round = Number(round);
		view.phase = 'placing';
		view.display = [];
	},
	placed: own((seat, { seat: id, value, location }, view) => {
		take(seat.tiles, value);
		const spaces = view.locations.find((other) => other.id === named(location))?.spaces;
		const free = spaces?.indexOf(null) ?? -1;
		if (spaces && free >= 0) spaces[free] = { seat: seatOf(id), value: Number(value) };
	}),
	gained: own((seat, { amount }) => (seat.coins += Number(amount))),
	'at-the-end': own((seat, { amount }) => (seat.coins += Number(amount))),
	starts: (view, { seat }) => (view.start = seatOf(seat)),
	exchanged: own((seat, { old, new: raised }, view) => {
		take(seat.supply, raised);
		const place = view.locations.find((location) => location.evaluated !== null);
		const tile = place?.spaces[place.evaluated ?? -1];
		if (tile) tile.value = Number(raised);
		else {
			take(seat.tiles, old);
			seat.tiles.push(Number(raised));
		}
	}),
	scored: own((seat, { points, source }) => score(seat, named(source), Number(points))),
	'torches-taken': own((seat, { amount }, view) => {
		seat.torches += Number(amount);
		seat.armed_with += Number(amount);
		view.torches -= Number(amount);
	}),
	hired: own((seat, { amount }) => {
		seat.henchmen -= Number(amount);
		seat.bag += Number(amount);
	}),
	moved: own((seat, { seat: id, space }, view) => {
		seat.space = Number(space);
		const others = view.track.order.filter((other) => other !== seatOf(id));
		const behind = others.filter((other) => (view.seats[other]?.space ?? 0) >= seat.space).length;
		view.track.order = [...others.slice(0, behind), seatOf(id), ...others.slice(behind)];
	}),
	bought: own((seat, { card, price }, view, facts) => {
		seat.coins -= Number(price);
		view.display = view.display.filter((other) => other.id !== named(card));
		recruit(seat, cardOf(facts, card));
	}),
	'card-taken': own((seat, { card }, view, facts) => {
		view.deck -= 1;
		recruit(seat, cardOf(facts, card));
	}),
	'pile-chosen': (view, { pile }) => (view.searched = named(pile) === 'bottom' ? 1 : 0),
	'mission-taken': own((seat, { mission }, view) => {
		seat.mission_count += 1;
		if (mission) seat.missions?.push({ id: named(mission), points: 0 });
		const pile = view.piles[view.searched ?? 0];
		if (pile) pile.size -= 1;
	}),
	'shown-bonus': (view, { tile }, facts) => (view.bonus = tileOf(facts, tile)),
	'shown-versailles': (view, { tile }, facts) => (view.versailles = tileOf(facts, tile)),
	'shown-card': (view, { card }, facts) => {
		view.display.push(cardOf(facts, card));
		view.deck -= 1;
	},
	'interim-begins': (view) => (view.phase = 'drawing'),
	'final-begins': (view) => (view.phase = 'assigning'),
	joined: own((seat, { card, group }) => {
		const monk = seat.cards.find((other) => other.id === named(card));
		if (monk) monk.group = named(group) as typeof monk.group;
	}),
	drawn: own((seat, _args, view) => {
		seat.bag -= 1;
		view.phase = 'drawing';
	}),
	entered: (view, { seat, board, place }) => {
		const niche = view.catacombs[named(board)]?.[Number(place) - 1];
		if (niche) niche.seat = seatOf(seat);
	},
	'went-home': own((seat, { seat: id, amount }, view) => {
		leave(view, ['left', 'final'], seatOf(id));
		seat.henchmen += Number(amount);
	}),
	'back-in-bag': own((seat, { seat: id, amount }, view) => {
		leave(view, ['right'], seatOf(id));
		seat.bag += Number(amount);
	}),
	claimed: own((seat, { one, other }, view) => {
		arm(view, seat, one);
		arm(view, seat, other);
	}),
	'claimed-two': own((seat, { weapon }, view) => {
		arm(view, seat, weapon);
		arm(view, seat, weapon);
	}),
	'claimed-last': own((seat, { one }, view) => arm(view, seat, one)),
	'arsenal-laid': (view, args) => {
		for (const weapon in view.arsenal) view.arsenal[weapon as Weapon] = Number(args[weapon]);
	},
	'mission-scored': own((seat, { mission, points }) => {
		const others = (seat.missions ?? []).filter((held) => held.id !== named(mission));
		seat.missions = [...others, { id: named(mission), points: Number(points) }];
		score(seat, 'missions', Number(points));
	}),
	unarmed: own((seat, { points }) => score(seat, 'unarmed', -Number(points))),
	ended: (view) => (view.phase = 'over')
};

function arrive(view: BastilleView, event: Message, facts: Facts): void {
	ARRIVING[event.key]?.(view, event.args, facts);
}

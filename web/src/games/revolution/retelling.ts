// Events told again on the drawing: the view between two sights, and what flies where. No rule is known here:
// an event says itself what it changed, and the sight that follows has the last word.
import type { Playing } from '$lib/board';
import type { Message } from '$lib/protocol';
import { centre, type Point } from '$lib/drawing/plane';
import { windowAt, type Layout } from './layout';
import { KINDS, named, type AreaView, type Kind, type RevolutionView, type Tokens } from './view';

export type Results = Record<string, number | 'nobody'>;
export type Flight = { thing: 'cube' | Kind | 'support'; seat: number; figure: number; from: Point; to: Point };

export type Retold = { view: RevolutionView; results: Results; flights: Flight[]; told: Set<string> };

const nothing = (): Tokens => ({ force: 0, blackmail: 0, gold: 0 });
const seatOf = (id: unknown) => Number(named(id));

/** What the board shows while an event is being told: all before it has happened, its own pieces are in the air. */
export function retell(playing: Playing, layout: Layout, known: Results): Retold {
	const view = JSON.parse(JSON.stringify(playing.before.view)) as RevolutionView;
	const results = { ...known };
	for (const event of playing.events.slice(0, playing.step)) {
		note(results, event);
		leave(view, event);
		arrive(view, event);
	}
	const event = playing.events[playing.step];
	if (!event) return { view, results, flights: [], told: new Set() };
	note(results, event);
	const flights = flightsOf(view, event, layout);
	leave(view, event);
	if (flights.length === 0) arrive(view, event);
	return { view, results, flights, told: new Set(Object.values(event.args).map(String)) };
}

/** Who won which space after some more events. */
export function noted(known: Results, events: readonly Message[]): Results {
	const results = { ...known };
	for (const event of events) note(results, event);
	return results;
}

function note(results: Results, { key, args }: Message): void {
	if (key === 'won') results[named(args['space'])] = seatOf(args['seat']);
	else if (key === 'blocked') results[named(args['space'])] = 'nobody';
	else if (key === 'turn-begins' || key === 'revealed') for (const space in results) Reflect.deleteProperty(results, space);
}

type Change = (view: RevolutionView, args: Message['args']) => void;

const turnTo: Change = (view, { space }) => {
	view.resolving = named(space);
};

/** What an event takes away, and where it draws the eye. */
const LEAVING: Record<string, Change> = {
	offered: turnTo,
	won: turnTo,
	blocked: turnTo,
	revealed: (view) => {
		view.phase = 'resolving';
		for (const seat of view.seats) Object.assign(seat, { knocked: null, to_lay: null, hand: nothing() });
	},
	placed: (view, { seat }) => stock(view, seat, -1),
	'placed-rival': (view, { rival }) => stock(view, rival, -1),
	spied: (view, { seat, rival, area }) => {
		stock(view, seat, -1);
		cubes(view, area, rival, -1);
	},
	swapped: (view, { one, here, other, there }) => {
		cubes(view, here, one, -1);
		cubes(view, there, other, -1);
	},
	reassigned: (view, { seat, here }) => cubes(view, here, seat, -1),
	ejected: (view, { rival, area }) => cubes(view, area, rival, -1),
	occupied: (view, { seat }) => stock(view, seat, -1),
	evicted: (view) => {
		view.guardhouse = null;
	},
	reclaimed: (view, { seat, kind }) => {
		const bid = view.spaces.find((space) => space.id === view.resolving)?.bids[seatOf(seat)];
		if (bid) bid[named(kind) as Kind] -= 1;
	}
};

/** What an event brings. */
const ARRIVING: Record<string, Change> = {
	'turn-begins': (view, { turn }) => {
		view.turn = Number(turn);
		view.phase = 'bidding';
		view.resolving = null;
		for (const seat of view.seats) seat.knocked = false;
		for (const space of view.spaces) space.bids = space.bids.map(nothing);
	},
	laid: (view, { seat, kind, space }) => {
		const bid = view.spaces.find((other) => other.id === named(space))?.bids[seatOf(seat)];
		if (bid) bid[named(kind) as Kind] += 1;
		const left = view.seats[seatOf(seat)]?.to_lay;
		if (left) left[named(kind) as Kind] -= 1;
	},
	knocked: (view, { seat }) => {
		const shown = view.seats[seatOf(seat)];
		if (shown) shown.knocked = true;
	},
	offered: (view, { seat, space, ...tokens }) => {
		const shown = view.spaces.find((other) => other.id === named(space));
		if (shown) shown.bids[seatOf(seat)] = tokens as Tokens;
	},
	supported: (view, { seat, points }) => {
		const shown = view.seats[seatOf(seat)];
		if (shown) shown.support += Number(points);
	},
	gained: (view, { seat, kind, amount }) => hand(view, seat, kind, Number(amount)),
	patronage: (view, { seat, amount }) => hand(view, seat, 'kind:gold', Number(amount)),
	reclaimed: (view, { seat, kind }) => hand(view, seat, kind, 1),
	placed: (view, { seat, area }) => cubes(view, area, seat, 1),
	'placed-rival': (view, { rival, area }) => cubes(view, area, rival, 1),
	spied: (view, { seat, rival, area }) => {
		cubes(view, area, seat, 1);
		stock(view, rival, 1);
	},
	swapped: (view, { one, here, other, there }) => {
		cubes(view, here, other, 1);
		cubes(view, there, one, 1);
	},
	reassigned: (view, { seat, there }) => cubes(view, there, seat, 1),
	ejected: (view, { rival }) => stock(view, rival, 1),
	occupied: (view, { seat }) => {
		view.guardhouse = seatOf(seat);
	},
	evicted: (view, { rival }) => stock(view, rival, 1)
};

function leave(view: RevolutionView, event: Message): void {
	LEAVING[event.key]?.(view, event.args);
}

function arrive(view: RevolutionView, event: Message): void {
	ARRIVING[event.key]?.(view, event.args);
}

function stock(view: RevolutionView, seat: unknown, by: number): void {
	const shown = view.seats[seatOf(seat)];
	if (shown) shown.stock += by;
}

function hand(view: RevolutionView, seat: unknown, kind: unknown, by: number): void {
	const shown = view.seats[seatOf(seat)];
	if (shown) shown.hand[named(kind) as Kind] += by;
}

function cubes(view: RevolutionView, id: unknown, seat: unknown, by: number): void {
	const area = areaOf(view, id);
	if (!area) {
		view.guardhouse = by > 0 ? seatOf(seat) : null;
		return;
	}
	area.cubes[seatOf(seat)] = (area.cubes[seatOf(seat)] ?? 0) + by;
	area.room -= by;
}

function areaOf(view: RevolutionView, id: unknown): AreaView | undefined {
	return view.areas.find((area) => area.id === named(id));
}

function flightsOf(view: RevolutionView, { key, args }: Message, layout: Layout): Flight[] {
	const home = (seat: unknown): Point => centre(layout.screens[seatOf(seat)] ?? layout.sheet);
	const space = (id: unknown): Point => {
		const index = view.spaces.findIndex((shown) => shown.id === named(id));
		const cell = layout.cells[index] ?? layout.sheet;
		return layout.compact ? [cell.x + cell.width / 2, cell.y + cell.height - 16] : [cell.x + cell.width - 40, cell.y + cell.height - 16];
	};
	// The last window with a cube of the seat, or the one that its next cube will get.
	const place = (id: unknown, seat: unknown, isNew: boolean): Point => {
		const before = areaOf(view, id)?.cubes.slice(0, seatOf(seat) + 1) ?? [];
		const count = before.reduce((sum, cubes) => sum + cubes, 0);
		return windowAt(layout, named(id), Math.max(0, isNew ? count : count - 1));
	};
	const cube = (seat: unknown, from: Point, to: Point): Flight => ({
		thing: 'cube',
		seat: seatOf(seat),
		figure: 1,
		from,
		to
	});
	const token = (kind: unknown, figure: unknown, from: Point, to: Point): Flight => ({
		thing: named(kind) as Kind,
		seat: seatOf(args['seat']),
		figure: Number(figure),
		from,
		to
	});
	const { seat, rival, area } = args;
	switch (key) {
		case 'offered':
			return KINDS.flatMap((kind) => (args[kind] ? [token(`kind:${kind}`, args[kind], home(seat), space(args['space']))] : []));
		case 'laid':
			return [token(args['kind'], 1, home(seat), space(args['space']))];
		case 'gained':
			return [token(args['kind'], args['amount'], space(`space:${view.resolving}`), home(seat))];
		case 'reclaimed':
			return [token(args['kind'], 1, space(`space:${view.resolving}`), home(seat))];
		case 'patronage':
			return [token('kind:gold', args['amount'], centre(layout.sheet), home(seat))];
		case 'supported':
			return [
				{
					thing: 'support',
					seat: seatOf(seat),
					figure: Number(args['points']),
					from: space(`space:${view.resolving}`),
					to: home(seat)
				}
			];
		case 'placed':
			return [cube(seat, home(seat), place(area, seat, true))];
		case 'placed-rival':
			return [cube(rival, home(rival), place(area, rival, true))];
		case 'spied':
			return [cube(rival, place(area, rival, false), home(rival)), cube(seat, home(seat), place(area, rival, false))];
		case 'swapped': {
			const [here, there] = [place(args['here'], args['one'], false), place(args['there'], args['other'], false)];
			return [cube(args['one'], here, there), cube(args['other'], there, here)];
		}
		case 'reassigned':
			return [cube(seat, place(args['here'], seat, false), place(args['there'], seat, true))];
		case 'ejected':
			return [cube(rival, place(area, rival, false), home(rival))];
		case 'occupied':
			return [cube(seat, home(seat), windowAt(layout, 'guardhouse', 0))];
		case 'evicted':
			return [cube(rival, windowAt(layout, 'guardhouse', 0), home(rival))];
		default:
			return [];
	}
}

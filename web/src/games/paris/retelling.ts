// Events told again on the drawing: the view between two sights, and what flies where. No rule is known here:
// an event says what it changed, and where it does not (which key moved), the sight that follows does.
import type { Playing } from '$lib/board';
import type { Message } from '$lib/protocol';
import { centre, type Point } from '$lib/drawing/plane';
import { bankAt, landmarkAt, onBoard, plotAt, vpTileAt, type Layout } from './layout';
import { RESOURCES, named, type Kind, type ParisView, type SeatView } from './view';

export type Flight = {
	thing: 'key' | 'token' | 'building' | 'landmark' | 'bonus' | 'medal' | 'points' | 'francs';
	seat: number;
	which: string;
	from: Point;
	to: Point;
};
export type Retold = { view: ParisView; flights: Flight[]; told: Set<string> };

type Args = Message['args'];
type Scene = { view: ParisView; after: ParisView; here: string }; // here: the place of the last acquisition
type Change = (scene: Scene, args: Args, shown: SeatView) => void;

const seatOf = (args: Args) => Number(named(args['seat'] ?? 'seat:0'));

/** What the board shows while an event is being told: all before it has happened, its own pieces are in the air. */
export function retell(playing: Playing, after: ParisView, layout: Layout, viewer: number | null): Retold {
	const scene: Scene = { view: structuredClone(playing.before.view) as ParisView, after, here: '' };
	for (const event of playing.events.slice(0, playing.step)) happen(scene, event);
	const event = playing.events[playing.step];
	if (!event) return { view: scene.view, flights: [], told: new Set() };
	const flights = flightsOf(scene, event, layout, viewer);
	const told = new Set(Object.values(event.args).map(String));
	for (const place of placesOf(event)) told.add(place);
	if (flights.length === 0) happen(scene, event);
	else lift(scene, event);
	return { view: scene.view, flights, told };
}

function happen(scene: Scene, { key, args }: Message): void {
	const shown = scene.view.seats[seatOf(args)];
	if (shown) CHANGES[key]?.(scene, args, shown);
}

/** A key in the air has left its place. */
function lift(scene: Scene, { key, args }: Message): void {
	if (key === 'acquired' || key === 'acquired-landmark') putKey(scene.view, leftBy(scene, seatOf(args)), seatOf(args), -1);
}

const CHANGES: Record<string, Change> = {
	'round-begins': ({ view }, { round }) => {
		view.round = Number(round);
	},
	'turn-begins': ({ view }, args) => {
		view.acting = seatOf(args);
	},
	built: ({ view, after }, args) => {
		const space = spaceOf(view, spaceId(args));
		const then = spaceOf(after, spaceId(args));
		if (space && then) Object.assign(space, { type: then.type, wood: then.wood });
		view.drawn = null;
		shrinkPile(view, after);
	},
	drew: ({ view, after }, { type, value }) => {
		view.drawn = { type: named(type), value: Number(value), district: '' };
		shrinkPile(view, after);
	},
	removed: ({ view }) => {
		view.drawn = null;
	},
	banked: ({ view }, args, shown) => {
		gain(shown, Number(args['francs']));
		takeKey(shown);
		putKey(view, `bank:${named(args['district'])}`, seatOf(args), 1);
	},
	'to-arc': ({ view }, args, shown) => {
		takeKey(shown);
		putKey(view, 'arc:arc', seatOf(args), 1);
	},
	acquired: (scene, args, shown) => acquire(scene, `space:${spaceId(args)}`, args, shown),
	'new-landmark': ({ view }, { landmark, district }) => {
		const built = view.landmarks.find((other) => other.id === named(landmark));
		const ground = districtOf(view, district);
		if (!built || !ground) return;
		built.district = ground.id;
		if (!ground.landmarks.includes(built.id)) ground.landmarks.push(built.id);
	},
	'acquired-landmark': (scene, args, shown) => acquire(scene, `landmark:${named(args['landmark'])}`, args, shown),
	paid: ({ view }, { kind }, shown) => {
		token(shown, kind, -1);
		fillReserve(view, kind, 1);
	},
	'paid-bonus': (scene, args) => settleTiles(scene, args),
	'paid-end': (scene, args) => settleTiles(scene, args),
	'took-token': ({ view, here }, { kind }, shown) => {
		token(shown, kind, 1);
		const space = spaceOf(view, named(here));
		if (space) space.token = null;
	},
	scored: (_, { points }, shown) => {
		shown.points += Number(points);
	},
	earned: (_, { francs }, shown) => gain(shown, Number(francs)),
	'chose-reward': ({ view }, { tile }) => {
		view.placing = named(tile);
	},
	rewarded: ({ view }, { tile, district }) => {
		view.placing = null;
		const placed = view.vp_tiles.find((other) => other.id === named(tile));
		const ground = districtOf(view, district);
		if (!placed || !ground) return;
		placed.district = ground.id;
		ground.vp_tile = placed.id;
	},
	'bonus-taken': ({ view, after }, { tile, seat }, shown) => {
		const lamp = view.track.find((other) => other.number === Number(named(tile)));
		if (lamp) lamp.left = Math.max(0, lamp.left - 1);
		const who = Number(named(seat));
		shown.meeple = after.seats[who]?.meeple ?? shown.meeple;
		for (const other of view.track) {
			other.meeples = other.meeples.filter((meeple) => meeple !== who);
			if (other.place === shown.meeple) other.meeples.push(who);
		}
		shown.tiles?.push(Number(named(tile)));
	},
	'used-bonus': (scene, args) => settleTiles(scene, args),
	'used-end': (scene, args) => settleTiles(scene, args),
	handed: ({ after }, args, shown) => {
		const { kind, points } = args;
		// A tile may have been handed in instead: the later sight has fewer tokens if it was one.
		const then = after.seats[seatOf(args)]?.tokens?.[named(kind) as Kind] ?? 0;
		if ((shown.tokens?.[named(kind) as Kind] ?? 0) > then) token(shown, kind, -1);
		shown.points += Number(points);
	},
	bought: ({ view }, { kind, francs }, shown) => {
		gain(shown, -Number(francs));
		token(shown, kind, 1);
		fillReserve(view, kind, -1);
	},
	sold: ({ view }, { kind, francs }, shown) => {
		gain(shown, Number(francs));
		token(shown, kind, -1);
		fillReserve(view, kind, 1);
	},
	returned: (_, { kind, points }, shown) => {
		token(shown, kind, -2);
		shown.points += Number(points);
	},
	'paid-fee': (_, { francs }, shown) => gain(shown, -Number(francs)),
	'more-key': (_, { francs }, shown) => {
		gain(shown, -Number(francs));
		shown.spare_keys -= 1;
		if (shown.keys !== null) shown.keys += 1;
	},
	'took-end': (scene, args, shown) => {
		scene.view.end_tiles.left -= 1;
		shown.end_count += 1;
		settleTiles(scene, args);
	},
	'took-end-own': (scene, args, shown) => CHANGES['took-end']?.(scene, args, shown),
	'last-round': ({ view, after }) => {
		view.last_round = after.last_round;
	}
};

const gain = (shown: SeatView, francs: number) => {
	if (shown.francs !== null) shown.francs += francs;
};
const takeKey = (shown: SeatView) => {
	if (shown.keys !== null) shown.keys -= 1;
};

function token(shown: SeatView, kind: unknown, by: number): void {
	if (shown.tokens) shown.tokens[named(kind) as Kind] += by;
}

function fillReserve(view: ParisView, kind: unknown, by: number): void {
	const resource = RESOURCES.find((other) => other === named(kind));
	if (resource) view.reserve[resource] += by;
}

/** Which tiles are used up only the later sight knows: one with two units may still have one left. */
function settleTiles({ view, after }: Scene, args: Args): void {
	const [shown, then] = [view.seats[seatOf(args)], after.seats[seatOf(args)]];
	if (!shown || !then) return;
	Object.assign(shown, { tiles: then.tiles, used: then.used, end_tiles: then.end_tiles, end_used: then.end_used });
}

function shrinkPile(view: ParisView, after: ParisView): void {
	const pile = pileOf(view, after);
	if (pile >= 0) view.piles[pile] = { ...(after.piles[pile] ?? { height: 0, district: null }) };
}

const pileOf = (view: ParisView, after: ParisView) => view.piles.findIndex((pile, i) => (after.piles[i]?.height ?? 0) < pile.height);

const districtOf = (view: ParisView, id: unknown) => view.districts.find((district) => district.id === named(id));
const spaceId = (args: Args) => `${named(args['district'])}-${args['value']}`;

function spaceOf(view: ParisView, id: string) {
	return view.districts.flatMap((district) => district.spaces).find((space) => space.id === id);
}

function acquire(scene: Scene, place: string, args: Args, shown: SeatView): void {
	const { view, after } = scene;
	const seat = seatOf(args);
	putKey(view, leftBy(scene, seat), seat, -1);
	putKey(view, place, seat, 1);
	gain(shown, -Number(args['francs']));
	scene.here = place;
	const [ground, then] = [districtOf(view, args['district']), districtOf(after, args['district'])];
	if (ground && then) Object.assign(ground, { totals: then.totals, points: then.points, keys: then.keys });
}

function keysAt(view: ParisView, place: string, seat: number): number {
	const id = named(place);
	if (place.startsWith('arc:')) return Number(view.arc[seat]);
	if (place.startsWith('bank:')) return Number(districtOf(view, place)?.bank[seat]);
	if (place.startsWith('landmark:')) return view.landmarks.find((landmark) => landmark.id === id)?.keys[seat] ?? 0;
	return spaceOf(view, id)?.keys[seat] ?? 0;
}

function putKey(view: ParisView, place: string, seat: number, by: number): void {
	if (!place) return;
	const id = named(place);
	if (place.startsWith('arc:')) view.arc[seat] = by > 0;
	else if (place.startsWith('bank:')) {
		const bank = districtOf(view, place)?.bank;
		if (bank) bank[seat] = by > 0;
	} else {
		const keys = place.startsWith('landmark:') ? view.landmarks.find((landmark) => landmark.id === id)?.keys : spaceOf(view, id)?.keys;
		if (keys) keys[seat] = Math.max(0, (keys[seat] ?? 0) + by);
	}
}

/** The place where the seat has a key now and will have one less. */
function leftBy({ view, after }: Scene, seat: number): string {
	const places = [
		'arc:arc',
		...view.districts.flatMap((district) => [`bank:${district.id}`, ...district.spaces.map((space) => `space:${space.id}`)]),
		...view.landmarks.map((landmark) => `landmark:${landmark.id}`)
	];
	return places.find((place) => keysAt(after, place, seat) < keysAt(view, place, seat)) ?? '';
}

/** The things on the plan that an event is about, beside those it names. */
function placesOf({ key, args }: Message): string[] {
	if (key === 'built' || key === 'acquired') return [`space:${spaceId(args)}`];
	if (key === 'banked') return [`bank:${named(args['district'])}`];
	if (key === 'to-arc') return ['arc:arc'];
	return [];
}

function placeAt(view: ParisView, layout: Layout, place: string): Point {
	const id = named(place);
	if (place.startsWith('arc:')) return onBoard(layout, [0, 0]);
	for (const [i, district] of view.districts.entries()) {
		if (place === `bank:${district.id}`) return onBoard(layout, bankAt(i));
		const plot = place.startsWith('space:') ? district.spaces.findIndex((space) => space.id === id) : -1;
		if (plot >= 0) return onBoard(layout, plotAt(i, plot));
		const landmark = place.startsWith('landmark:') ? district.landmarks.indexOf(id) : -1;
		if (landmark >= 0) return onBoard(layout, landmarkAt(i, landmark, district.landmarks.length).at);
	}
	return centre(layout.landmarks);
}

function flightsOf(scene: Scene, { key, args }: Message, layout: Layout, viewer: number | null): Flight[] {
	const { view, after } = scene;
	const seat = seatOf(args);
	// The plates of the others hang on the left, on a phone above.
	const home: Point =
		seat === viewer ? [layout.screen.x + 60, layout.screen.y + 30] : layout.compact ? [60 + seat * 90, -20] : [-20, 120 + seat * 110];
	const at = (place: string) => placeAt(view, layout, place);
	const flight = (thing: Flight['thing'], which: unknown, from: Point, to: Point): Flight[] => [
		{ thing, seat, which: String(which), from, to }
	];
	const ground = view.districts.findIndex((district) => district.id === named(args['district'] ?? ''));
	switch (key) {
		case 'built':
			return flight('building', named(args['type']), pilePoint(layout, pileOf(view, after)), at(`space:${spaceId(args)}`));
		case 'banked':
			return [
				...flight('key', '', home, at(`bank:${named(args['district'])}`)),
				...flight('francs', `+${args['francs']}`, at(`bank:${named(args['district'])}`), home)
			];
		case 'to-arc':
			return flight('key', '', home, at('arc:arc'));
		case 'acquired':
			return flight('key', '', at(leftBy(scene, seat)), at(`space:${spaceId(args)}`));
		case 'acquired-landmark':
			return flight('key', '', at(leftBy(scene, seat)), at(`landmark:${named(args['landmark'])}`));
		case 'new-landmark': {
			const count = view.districts[ground]?.landmarks.length ?? 0;
			return flight(
				'landmark',
				named(args['landmark']),
				centre(layout.landmarks),
				onBoard(layout, landmarkAt(Math.max(0, ground), count, count + 1).at)
			);
		}
		case 'rewarded': {
			const figures = view.vp_tiles.find((tile) => tile.id === named(args['tile']))?.figures;
			return flight('medal', figures?.[0] ?? '', centre(layout.vpTiles), onBoard(layout, vpTileAt(Math.max(0, ground))));
		}
		case 'took-token':
			return flight('token', named(args['kind']), at(scene.here), home);
		case 'paid':
		case 'sold':
			return flight('token', named(args['kind']), home, centre(layout.reserve));
		case 'bought':
			return flight('token', named(args['kind']), centre(layout.reserve), home);
		case 'bonus-taken': {
			const lamp = view.track.find((other) => other.number === Number(named(args['tile'])));
			return flight('bonus', '', layout.lamps[lamp?.place ?? 0] ?? home, home);
		}
		case 'scored':
		case 'handed':
		case 'returned':
			return flight('points', `+${args['points']}`, scene.here ? at(scene.here) : centre(layout.sheet), home);
		case 'earned':
			return flight('francs', `+${args['francs']}`, centre(layout.sheet), home);
		default:
			return [];
	}
}

/** Where a building comes from: the pile that shrinks, or the Arc before which it lay. */
function pilePoint(layout: Layout, pile: number): Point {
	if (pile < 0) return onBoard(layout, [0, 0]);
	const { x, y, width } = layout.piles;
	return layout.compact ? [x + (width / 3) * (pile + 0.5), y + 28] : [x + 24, y + 19 + pile * 42];
}

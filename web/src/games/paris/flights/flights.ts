// Flights of pieces for each event: sign, start and end.
import { named, seatOf } from '$lib/board/facts';
import type { Playing } from '$lib/board/board';
import type { Message } from '$lib/net/protocol';
import { centre, type Point } from '$lib/drawing/plane';
import { thingsNamedIn } from '$lib/board/animation';
import { bankAt, landmarkAt, onBoard, plotAt, vpTileAt, type Layout } from '../layout';
import type { ParisView } from '../view';

export type Flight = {
	thing: 'key' | 'token' | 'building' | 'landmark' | 'bonus' | 'medal' | 'points' | 'francs';
	seat: number;
	which: string;
	from: Point;
	to: Point;
};

type Args = Message['args'];
type Told = Omit<Playing<ParisView>, 'milliseconds'>;

const spaceId = (args: Args) => `${named(args['district'])}-${args['value']}`;
const spacesOf = (view: ParisView) => view.districts.flatMap((district) => district.spaces);

/** Return the things an event is about: those it names, and places on the plan. */
export function mentionedBy(playing: Playing<ParisView>): Set<string> {
	return new Set([...thingsNamedIn(playing), ...placesOf(playing.event)]);
}

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

/** Return the flights of an event. Details the event omits, such as which key moved, come from comparing the views. */
export function flightsOf(playing: Told, layout: Layout, viewer: number | null): Flight[] {
	const { before: view, after, event, earlier } = playing;
	const { key, args } = event;
	const seat = seatOf(args['seat'] ?? 'seat:0');
	// Other seats' plates are on the left, on a phone above.
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
			return flight('key', '', at(leftBy(view, after, seat)), at(`space:${spaceId(args)}`));
		case 'acquired-landmark':
			return flight('key', '', at(leftBy(view, after, seat)), at(`landmark:${named(args['landmark'])}`));
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
			return flight('token', named(args['kind']), at(tokenAt(view, after)), home);
		case 'paid':
		case 'sold':
			return flight('token', named(args['kind']), home, centre(layout.reserve));
		case 'bought':
			return flight('token', named(args['kind']), centre(layout.reserve), home);
		case 'bonus-taken':
			return flight('bonus', '', lampAt(view, layout, args), home);
		case 'scored':
			return flight('points', `+${args['points']}`, wonAt(view, layout, earlier), home);
		case 'handed':
			return flight('points', `+${args['points']}`, at(`landmark:${view.prestige?.landmark}`), home);
		case 'returned':
			return flight('points', `+${args['points']}`, centre(layout.reserve), home);
		case 'earned':
			return flight('francs', `+${args['francs']}`, wonAt(view, layout, earlier), home);
		default:
			return [];
	}
}

/** Return the lamp of a bonus tile, also after the tile was taken. */
function lampAt(view: ParisView, layout: Layout, { tile }: Args): Point {
	const lamp = view.track.find((other) => other.number === Number(named(tile)));
	return layout.lamps[lamp?.place ?? 0] ?? centre(layout.sheet);
}

/** Return the place of a gain: the space or tile of the preceding event. */
function wonAt(view: ParisView, layout: Layout, earlier: readonly Message[]): Point {
	const cause = earlier.findLast(({ key }) => CAUSES.has(key));
	if (!cause) return centre(layout.sheet);
	if (cause.key === 'acquired') return placeAt(view, layout, `space:${spaceId(cause.args)}`);
	return cause.key.endsWith('-end') ? centre(layout.end) : lampAt(view, layout, cause.args);
}

const CAUSES = new Set(['acquired', 'used-bonus', 'paid-bonus', 'used-end', 'paid-end']);

/** Return the origin of a building: the pile that shrank, or the place in front of the Arc. */
function pilePoint(layout: Layout, pile: number): Point {
	if (pile < 0) return onBoard(layout, [0, 0]);
	const { x, y, width } = layout.piles;
	return layout.compact ? [x + (width / 3) * (pile + 0.5), y + 28] : [x + 24, y + 19 + pile * 42];
}

function keysAt(view: ParisView, place: string, seat: number): number {
	const id = named(place);
	if (place.startsWith('arc:')) return Number(view.arc[seat]);
	if (place.startsWith('bank:')) return Number(view.districts.find((district) => district.id === id)?.bank[seat]);
	if (place.startsWith('landmark:')) return view.landmarks.find((landmark) => landmark.id === id)?.keys[seat] ?? 0;
	return spacesOf(view).find((space) => space.id === id)?.keys[seat] ?? 0;
}

/** Return the place with one key of the seat fewer after the event. */
function leftBy(view: ParisView, after: ParisView, seat: number): string {
	const places = [
		'arc:arc',
		...view.districts.flatMap((district) => [`bank:${district.id}`, ...district.spaces.map((space) => `space:${space.id}`)]),
		...view.landmarks.map((landmark) => `landmark:${landmark.id}`)
	];
	return places.find((place) => keysAt(after, place, seat) < keysAt(view, place, seat)) ?? '';
}

/** Return the place whose token is taken. */
function tokenAt(view: ParisView, after: ParisView): string {
	const left = new Map(spacesOf(after).map((space) => [space.id, space.token]));
	return `space:${spacesOf(view).find((space) => space.token !== null && left.get(space.id) === null)?.id}`;
}

function pileOf(view: ParisView, after: ParisView): number {
	return view.piles.findIndex((pile, i) => (after.piles[i]?.height ?? 0) < pile.height);
}

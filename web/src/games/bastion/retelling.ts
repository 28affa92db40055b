// Events told again on the drawing: the view between two sights, and what flies where. No rule is known here:
// an event says what it changed, and where it does not (what a card cost), the sight that follows does.
import type { Playing } from '$lib/board';
import type { Message } from '$lib/protocol';
import { flightsBetween, type Flight } from './flights';
import type { Chart } from './geometry';
import { nameOf, ownerOf, type BastionView, type PieceView, type Reserve, type SeatView } from './view';

/** `aloft`: what is in the air and so not drawn at its place; `told`: pieces, squares and gates it is about. */
export type Retold = { view: BastionView; flights: Flight[]; aloft: ReadonlySet<string>; told: ReadonlySet<string> };

type Args = Message['args'];
type Scene = { view: BastionView; after: BastionView };
type Change = (scene: Scene, args: Args, shown: SeatView) => void;

const NOTHING: ReadonlySet<string> = new Set();

/** What the board shows while an event is being told: all up to it has happened, and what it moves is in the air. */
export function retell(playing: Playing, after: BastionView, chart: Chart): Retold {
	const scene: Scene = { view: structuredClone(playing.before.view) as BastionView, after };
	for (const event of playing.events.slice(0, playing.step)) happen(scene, event);
	const event = playing.events[playing.step];
	if (!event) return { view: scene.view, flights: [], aloft: NOTHING, told: NOTHING };
	const before = structuredClone(scene.view);
	happen(scene, event);
	const flights = flightsBetween(before, scene.view, chart);
	return {
		view: scene.view,
		flights: [...flights.values()],
		aloft: new Set(flights.keys()),
		told: toldBy(event)
	};
}

function happen(scene: Scene, { key, args }: Message): void {
	const shown = scene.view.seats[seatOf(args)];
	if (shown) CHANGES[key]?.(scene, args, shown);
}

const last = (thing: unknown) =>
	String(thing ?? '')
		.split(':')
		.at(-1) ?? '';
const seatOf = (args: Args) => Number(last(args['seat'] ?? 'seat:0'));
const rivalOf = (args: Args) => Number(last(args['rival']));
/** `A:d4` of `file:A:d` and 4. */
const squareOf = (args: Args) => `${String(args['file']).slice('file:'.length)}${args['row']}`;
const idOf = (seat: number, piece: unknown) => `${seat}:${last(piece)}`;
const pieceOf = (view: BastionView, id: string) => view.pieces.find((piece) => piece.id === id);
const isTower = (id: string) => nameOf(id).startsWith('t');

/** Put a piece on a square, on foot; who rides on it comes along. */
function put(view: BastionView, id: string, square: string | null, carrier: string | null = null): void {
	const piece = pieceOf(view, id);
	if (!piece) return;
	Object.assign(piece, { square, carrier, prison: null });
	if (isTower(id)) for (const rider of view.pieces) if (rider.carrier === id) rider.square = square;
}

const ownPiece = (view: BastionView, args: Args) => pieceOf(view, idOf(seatOf(args), args['piece']));

function reveal(piece: PieceView | undefined, { force, courage }: Args): void {
	if (piece && force !== undefined) Object.assign(piece, { force: Number(force), courage: Number(courage) });
}

/** What a piece has done, the sight that follows knows; before, only this much is sure. */
function does(piece: PieceView | undefined, deed: PieceView['done'][number]): void {
	if (piece && !piece.done.includes(deed)) piece.done.push(deed);
}

function bear({ view }: Scene, args: Args): void {
	const object = last(args['object']);
	for (const piece of view.pieces) if (piece.object === object) piece.object = null;
	const bearer = ownPiece(view, args);
	if (bearer) bearer.object = object;
}

/** Hands and reserves change in ways that others are not told. */
function settle({ view, after }: Scene, args: Args, ...names: (keyof SeatView)[]): void {
	const [shown, then] = [view.seats[seatOf(args)], after.seats[seatOf(args)]];
	if (shown && then) Object.assign(shown, Object.fromEntries(names.map((name) => [name, then[name]])));
}

const CHANGES: Record<string, Change> = {
	'turn-begins': ({ view, after }, args) => {
		// After a secret deployment the armies stand there at once, as far on as they are known.
		if (view.pieces.length === 0) view.pieces = structuredClone(after.pieces);
		Object.assign(view, { round: Number(args['round']), token: seatOf(args), side: null, combat: null, picked: null, spent: 0, spies: [] });
		for (const piece of view.pieces) piece.done = [];
		for (const seat of view.seats) seat.turned = false;
	},
	'side-chosen': ({ view }, { side }) => {
		view.side = last(side) as BastionView['side'];
	},
	picked: ({ view }, args) => {
		view.picked = idOf(seatOf(args), args['piece']);
	},
	moved: ({ view }, args) => {
		view.picked = null;
		put(view, idOf(seatOf(args), args['piece']), squareOf(args));
		// A piece that dodges out of a duel has not moved in its own turn.
		if (seatOf(args) === view.token) does(ownPiece(view, args), 'moved');
	},
	boarded: ({ view }, args) => {
		const tower = idOf(seatOf(args), args['tower']);
		view.picked = null;
		put(view, idOf(seatOf(args), args['piece']), pieceOf(view, tower)?.square ?? null, tower);
		does(ownPiece(view, args), 'moved');
	},
	'rapidity-paid': ({ view }, { amount }, shown) => {
		shown.green -= Number(amount);
		view.spent += Number(amount);
	},
	'gate-opened': ({ view }, args) => Object.assign(view.seats[rivalOf(args)] ?? {}, { closed: false, turned: true }),
	'gate-closed': ({ view }, args) => Object.assign(view.seats[rivalOf(args)] ?? {}, { closed: true, turned: true }),
	freed: ({ view }, args, shown) => {
		put(view, idOf(seatOf(args), args['piece']), squareOf(args));
		const piece = ownPiece(view, args);
		if (piece) Object.assign(piece, { rescued: true, done: [] });
		shown.freed = true;
		Object.assign(view, { picked: null, captor: null });
	},
	'treasure-taken': ({ view }, args) => Object.assign(view.seats[rivalOf(args)] ?? {}, { treasure: seatOf(args) }),
	'flag-taken': ({ view }, args) => Object.assign(view.seats[rivalOf(args)] ?? {}, { flag: seatOf(args) }),
	'treasure-back': (_, args, shown) => {
		shown.treasure = seatOf(args);
	},
	'flag-back': (_, args, shown) => {
		shown.flag = seatOf(args);
	},
	aimed: ({ view }, args) => {
		view.combat = duel(seatOf(args), { target: idOf(rivalOf(args), args['piece']) });
	},
	'aimed-at-gate': ({ view }, args) => {
		view.combat = duel(seatOf(args), { bridge: rivalOf(args) });
	},
	attacked: ({ view }, args) => {
		const valiant = idOf(seatOf(args), args['piece']);
		view.combat = duel(seatOf(args), { target: idOf(rivalOf(args), args['target']), valiant });
		view.picked = null;
		does(pieceOf(view, valiant), 'attacked');
	},
	assaulted: ({ view }, args) => {
		const valiant = idOf(seatOf(args), args['piece']);
		view.combat = duel(seatOf(args), { bridge: rivalOf(args), valiant });
		view.picked = null;
		does(pieceOf(view, valiant), 'attacked');
	},
	supported: ({ view }, args) => {
		view.combat?.support.push(idOf(seatOf(args), args['piece']));
		does(ownPiece(view, args), 'attacked');
	},
	'card-laid': ({ view }, args) => {
		if (view.combat)
			view.combat.cards[seatOf(args) === view.combat.attacker ? 0 : 1] = args['card'] === undefined ? true : last(args['card']);
	},
	power: (scene, args) => {
		settle(scene, args, 'red', 'blue');
	},
	'no-riposte': ({ view }) => {
		view.combat = null;
	},
	'went-on': ({ view }) => {
		view.combat = null;
	},
	captured: ({ view }, args) => {
		const piece = pieceOf(view, idOf(rivalOf(args), args['piece']));
		if (!piece) return;
		if (piece.prison === null) {
			const owner = view.seats[ownerOf(piece.id)];
			if (owner) owner.army -= 1;
		}
		Object.assign(piece, { square: null, carrier: null, prison: seatOf(args), done: [] });
	},
	damaged: ({ view }, args) => {
		Object.assign(view.seats[rivalOf(args)] ?? {}, { resistance: Number(args['left']) });
	},
	broken: ({ view }, args, shown) => {
		Object.assign(view.seats[rivalOf(args)] ?? {}, { resistance: 0, closed: false });
		shown.broke = true;
	},
	shown: ({ view }, args) => reveal(ownPiece(view, args), args),
	looked: ({ view }, args) => reveal(pieceOf(view, idOf(rivalOf(args), args['piece'])), args),
	drew: (scene, args) => settle(scene, args, 'hand'),
	returned: (scene, args) => settle(scene, args, 'hand'),
	'mission-laid': (scene, args, shown) => {
		shown.points += Number(args['points']);
		scene.view.laid[missionOf(args)] = seatOf(args);
		settle(scene, args, 'hand');
	},
	'mission-lost': (scene, args) => {
		scene.view.laid[missionOf(args)] = null;
		settle(scene, args, 'points');
	},
	spying: ({ view }, args) => does(ownPiece(view, args), 'spy'),
	attached: (scene, args) => {
		bear(scene, args);
		settle(scene, args, 'object');
	},
	'object-taken': bear,
	stolen: bear,
	'object-gone': ({ view }, { object }) => {
		for (const piece of view.pieces) if (piece.object === last(object)) piece.object = null;
	},
	'event-played': (scene, args) => settle(scene, args, 'event', 'green', 'red'),
	'brought-home': ({ view }, args) => put(view, idOf(seatOf(args), args['piece']), squareOf(args)),
	gained: (_, { reserve, amount }, shown) => {
		shown[last(reserve) as Reserve] += Number(amount);
	}
};
for (const key of ['looked', 'drew', 'returned', 'card-laid']) CHANGES[`${key}-own`] = CHANGES[key]!;

const missionOf = (args: Args) => Number(last(args['mission']).slice(1)) - 1;

function duel(attacker: number, known: Partial<NonNullable<BastionView['combat']>>): NonNullable<BastionView['combat']> {
	return {
		attacker,
		target: null,
		bridge: null,
		valiant: null,
		support: [],
		cards: [null, null],
		added: [null, null],
		captures: 0,
		...known
	};
}

/** The pieces, squares and gates that an event names. */
function toldBy({ key, args }: Message): Set<string> {
	const told = new Set<string>();
	const owner = key === 'captured' || key === 'aimed' || key.startsWith('looked') ? rivalOf(args) : seatOf(args);
	if (args['piece'] !== undefined) told.add(`piece:${idOf(owner, args['piece'])}`);
	if (args['target'] !== undefined) told.add(`piece:${idOf(rivalOf(args), args['target'])}`);
	if (args['row'] !== undefined) told.add(`square:${squareOf(args)}`);
	if (GATES.has(key)) told.add(`gate:${rivalOf(args)}`);
	return told;
}
const GATES = new Set(['gate-opened', 'gate-closed', 'aimed-at-gate', 'assaulted', 'damaged', 'broken']);

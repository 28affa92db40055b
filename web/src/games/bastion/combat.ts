// A combat as a scene: who stands where, which cards lie, the sums and what came of it. It is read from the view,
// and then event by event while it is told. No rule is known here: the sums are those that were told.
import type { Argument, Message } from '$lib/protocol';
import { nameOf, ownerOf, type BastionView, type CombatView } from './view';

export type Fighter = {
	piece: string; // seat:piece
	force: number | null; // as printed, so far as the viewer knows it
	courage: number | null;
	adds: number | null; // a supporter's Force as it was counted
	isLost: boolean;
};
export type LaidCard = { face: string | null; isUp: boolean }; // face: 1 to 5 or an event; null: unknown
export type Power = { force: number; courage: number; power: number };
export type Side = { seat: number; card: LaidCard | null; added: number | null; power: Power | null };
export type Bridge = { resistance: number; damage: number | null; left: number | null };
export type Scene = {
	isRiposte: boolean;
	attack: Side;
	defence: Side;
	valiant: Fighter | null;
	support: Fighter[];
	target: Fighter | null;
	bridge: Bridge | null; // a drawbridge is attacked, not a piece
	captures: { captor: number; piece: string }[];
	outcome: Message[]; // what came of it besides captures
};

// Only in these steps is the combat of the view still to be settled; later it is kept for its consequences.
const UNSETTLED = ['mustering', 'preparing', 'cards', 'adding', 'ambushing', 'stealing'];

/** The scene of the view, or null when nobody fights. */
export function sceneOf(view: BastionView): Scene | null {
	const { combat } = view;
	if (!combat || !UNSETTLED.includes(view.step)) return null;
	const scene = begin(view, combat.attacker, combat.target, combat.bridge);
	scene.valiant = combat.valiant === null ? null : fighter(view, combat.valiant);
	scene.support = combat.support.map((piece) => fighter(view, piece));
	// A card added is seen only once both lie open.
	const isUp = view.step === 'adding';
	[scene.attack, scene.defence].forEach((side, place) => {
		side.card = cardOf(combat.cards[place] ?? null, isUp);
		side.added = combat.added[place] ?? null;
	});
	return scene;
}

function cardOf(card: CombatView['cards'][number], isUp: boolean): LaidCard | null {
	if (card === null) return null;
	return { face: card === true ? null : card, isUp };
}

export function isSettled(scene: Scene): boolean {
	return scene.captures.length > 0 || scene.outcome.length > 0;
}

/** The power of all attackers together, once it is told. */
export function totalOf(scene: Scene): number | null {
	const { power } = scene.attack;
	if (!power) return null;
	if (scene.bridge?.damage != null) return scene.bridge.damage;
	return scene.support.reduce((sum, { adds, force }) => sum + (adds ?? force ?? 0), power.power);
}

// --- telling

type Tell = (scene: Scene, args: Message['args'], view: BastionView) => void;

const BEGINNINGS: Record<string, (args: Message['args'], view: BastionView) => Scene> = {
	aimed: ({ seat, piece, rival }, view) => begin(view, seatOf(seat), id(rival, piece), null),
	'aimed-at-gate': ({ seat, rival }, view) => begin(view, seatOf(seat), null, seatOf(rival)),
	attacked: ({ seat, piece, rival, target }, view) => {
		const scene = begin(view, seatOf(seat), id(rival, target), null);
		return { ...scene, valiant: fighter(view, id(seat, piece)) };
	},
	assaulted: ({ seat, piece, rival }, view) => {
		const scene = begin(view, seatOf(seat), null, seatOf(rival));
		return { ...scene, valiant: fighter(view, id(seat, piece)) };
	}
};

const TELLINGS: Record<string, Tell> = {
	// While the attack is put together, whoever is picked joins it.
	picked: (scene, { seat, piece }, view) => {
		const joins = fighter(view, id(seat, piece));
		if (scene.valiant) scene.support = joined(scene.support, joins);
		else scene.valiant = joins;
	},
	supported: (scene, { seat, piece }, view) => {
		scene.support = joined(scene.support, fighter(view, id(seat, piece)));
	},
	'card-laid': (scene, { seat }) => (sideOf(scene, seat).card = { face: null, isUp: false }),
	'card-laid-own': (scene, { seat, card }) => {
		// An event is told as card 0; the view will say which.
		sideOf(scene, seat).card = { face: Number(card) > 0 ? String(card) : null, isUp: false };
	},
	'event-played': (scene, { seat, event }) => {
		const side = sideOf(scene, seat);
		if (side.card) {
			side.card.face = nameOf(String(event));
			turnCards(scene);
		} else scene.outcome.push({ key: 'event-played', args: { seat: String(seat), event: String(event) } });
	},
	'card-turned': (scene, { seat, card }) => {
		const side = sideOf(scene, seat);
		turnCards(scene);
		// Beside an event the courage card was added openly.
		if (side.card && (side.card.face === null || /^\d$/.test(side.card.face))) side.card.face = String(card);
	},
	'card-added': (scene, { seat, card }) => (sideOf(scene, seat).added = Number(card)),
	shown: (scene, { seat, piece, force, courage }) => show(scene, id(seat, piece), force, courage),
	'looked-own': (scene, { rival, piece, force, courage }) => show(scene, id(rival, piece), force, courage),
	power: (scene, { seat, piece, force, courage, power }, view) => {
		const who = id(seat, piece);
		turnCards(scene);
		// An ambusher is named by his blow alone.
		if (seatOf(seat) === scene.attack.seat) scene.valiant ??= fighter(view, who);
		sideOf(scene, seat).power = { force: Number(force), courage: Number(courage), power: Number(power) };
	},
	'force-added': (scene, { seat, piece, force }) => {
		const who = id(seat, piece);
		for (const supporter of scene.support) if (supporter.piece === who) supporter.adds = Number(force);
	},
	captured: (scene, { seat, rival, piece }) => {
		const who = id(rival, piece);
		scene.captures.push({ captor: seatOf(seat), piece: who });
		for (const other of fightersOf(scene)) if (other.piece === who) other.isLost = true;
	},
	damaged: (scene, args) => {
		if (scene.bridge) Object.assign(scene.bridge, { damage: Number(args['power']), left: Number(args['left']) });
		scene.outcome.push({ key: 'damaged', args });
	},
	standoff: (scene, args) => void scene.outcome.push({ key: 'standoff', args }),
	broken: (scene, args) => void scene.outcome.push({ key: 'broken', args }),
	'brought-home': (scene, args) => void scene.outcome.push({ key: 'brought-home', args }),
	'object-taken': (scene, args) => void scene.outcome.push({ key: 'object-taken', args })
};

/** The scene after one more event. */
export function sceneAfter(before: Scene | null, view: BastionView, { key, args }: Message): Scene | null {
	const beginning = BEGINNINGS[key];
	if (beginning) return beginning(args, view);
	const scene = structuredClone(before);
	if (scene) TELLINGS[key]?.(scene, args, view);
	return scene;
}

function turnCards(scene: Scene): void {
	for (const side of [scene.attack, scene.defence]) if (side.card) side.card.isUp = true;
}

function show(scene: Scene, piece: string, force: unknown, courage: unknown): void {
	for (const other of fightersOf(scene))
		if (other.piece === piece) Object.assign(other, { force: Number(force), courage: Number(courage) });
}

function joined(support: readonly Fighter[], joins: Fighter): Fighter[] {
	return [...support.filter((other) => other.piece !== joins.piece), joins];
}

// --- readings

export function fightersOf({ valiant, support, target }: Scene): Fighter[] {
	return [valiant, ...support, target].filter((other) => other !== null);
}

function begin(view: BastionView, attacker: number, target: string | null, bridge: number | null): Scene {
	const side = (seat: number): Side => ({ seat, card: null, added: null, power: null });
	const defender = bridge ?? (target === null ? attacker : ownerOf(target));
	return {
		// Whoever attacks without the token answers an attack.
		isRiposte: attacker !== view.token,
		attack: side(attacker),
		defence: side(defender),
		valiant: null,
		support: [],
		target: target === null ? null : fighter(view, target),
		bridge: bridge === null ? null : { resistance: view.seats[bridge]?.resistance ?? 0, damage: null, left: null },
		captures: [],
		outcome: []
	};
}

function fighter(view: BastionView, piece: string): Fighter {
	const found = view.pieces.find((other) => other.id === piece);
	return { piece, force: found?.force ?? null, courage: found?.courage ?? null, adds: null, isLost: false };
}

function sideOf(scene: Scene, seat: Argument | undefined): Side {
	return seatOf(seat) === scene.attack.seat ? scene.attack : scene.defence;
}

function seatOf(thing: Argument | undefined): number {
	return Number(nameOf(String(thing)));
}

/** The id of a piece from the things `seat:0` and `piece:sa`. */
function id(seat: Argument | undefined, piece: Argument | undefined): string {
	return `${seatOf(seat)}:${nameOf(String(piece))}`;
}

// A combat as a scene: positions, cards, sums and results, as given by the view.
import type { Message } from '$lib/net/protocol';
import { nameOf, ownerOf } from '../view-helpers';
import type { BastionView, CombatView, FoughtView } from '../view';

export type Fighter = {
	piece: string; // seat:piece
	force: number | null; // as printed, if known
	courage: number | null;
	bonus: number; // Force added by King, rider and item, before the calculation
	adds: number | null; // a supporter's Force in the calculation
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
	bridge: Bridge | null; // set if a drawbridge is attacked instead of a piece
	captures: { captor: number; piece: string }[];
	outcome: Message[]; // results besides captures
};

/** Return the scene of the current combat, or null. */
export function sceneOf(view: BastionView): Scene | null {
	const { combat, fought } = view;
	if (!combat) return null;
	return fought && isOf(fought, combat) && view.step !== 'mustering' ? sceneOfLast(view, fought) : unsettled(view, combat);
}

/** Return the scene of the last combat, possibly unfinished. */
export function sceneOfLast(view: BastionView, fought: FoughtView): Scene {
	const { attacker, valiant, target, bridge, resistance, damage, left, lost } = fought;
	const defender = bridge ?? ownerOf(target ?? '');
	const captures = lost.flatMap(({ captor, piece }) => (captor === null ? [] : [{ captor, piece }]));
	const side = (seat: number, index: number): Side => {
		const [card, power] = [fought.cards[index] ?? null, fought.powers[index] ?? null];
		return {
			seat,
			card: card === null ? null : { face: card, isUp: true },
			added: fought.added[index] ?? null,
			power: power && { ...power, power: power.force * power.courage }
		};
	};
	const part = (piece: string): Fighter => ({
		...fighter(view, piece),
		adds: fought.support.find((other) => other.piece === piece)?.force ?? null,
		isLost: captures.some((capture) => capture.piece === piece)
	});
	return {
		isRiposte: fought.riposte,
		attack: side(attacker, 0),
		defence: side(defender, 1),
		valiant: valiant === null ? null : part(valiant),
		support: fought.support.map(({ piece }) => part(piece)),
		target: target === null ? null : part(target),
		bridge: bridge === null ? null : { resistance: resistance ?? 0, damage, left },
		captures,
		outcome: outcomeOf(fought, defender)
	};
}

/** Tell whether the combat is over. */
export function isSettled({ captures, outcome }: Scene): boolean {
	return captures.length > 0 || outcome.length > 0;
}

/** Return the total power of the attackers, or null if it is not known yet. */
export function totalOf(scene: Scene): number | null {
	const { power } = scene.attack;
	if (!power) return null;
	if (scene.bridge?.damage != null) return scene.bridge.damage;
	return scene.support.reduce((sum, { adds, force }) => sum + (adds ?? force ?? 0), power.power);
}

/** Tell whether a record belongs to the current combat; the next one may be prepared while the last is still shown. */
function isOf(fought: FoughtView, combat: CombatView): boolean {
	return (['attacker', 'target', 'bridge', 'valiant'] as const).every((name) => fought[name] === combat[name]);
}

function unsettled(view: BastionView, combat: CombatView): Scene {
	const { attacker, target, bridge, valiant } = combat;
	// An added card is visible only once both cards are face up.
	const isUp = view.step === 'adding';
	const side = (seat: number, index: number): Side => {
		const card = combat.cards[index] ?? null;
		return {
			seat,
			card: card === null ? null : { face: typeof card === 'string' ? card : null, isUp },
			added: combat.added[index] ?? null,
			power: null
		};
	};
	return {
		// An attacker without the token is answering an attack.
		isRiposte: attacker !== view.token,
		attack: side(attacker, 0),
		defence: side(bridge ?? (target === null ? attacker : ownerOf(target)), 1),
		valiant: valiant === null ? null : fighter(view, valiant),
		support: combat.support.map((piece) => fighter(view, piece)),
		target: target === null ? null : fighter(view, target),
		bridge: bridge === null ? null : { resistance: view.seats[bridge]?.resistance ?? 0, damage: null, left: null },
		captures: [],
		outcome: []
	};
}

function outcomeOf({ attacker, cards, damage, left, standoff, cancelled, lost, won }: FoughtView, defender: number): Message[] {
	const args = { seat: `seat:${attacker}`, rival: `seat:${defender}` };
	const saved = lost.filter(({ captor }) => captor === null);
	const borne = (piece: string) => ({ seat: `seat:${ownerOf(piece)}`, piece: `piece:${nameOf(piece)}` });
	return [
		...(cancelled ? [{ key: 'duel-cancelled', args: { seat: `seat:${defender}`, event: `event:${cards[1]}` } }] : []),
		...(standoff ? [{ key: 'standoff', args }] : []),
		...(left !== null && left > 0 ? [{ key: 'damaged', args: { ...args, power: damage ?? 0, left } }] : []),
		...(left === 0 ? [{ key: 'broken', args }] : []),
		...saved.map(({ piece }) => ({ key: 'duel-home', args: borne(piece) })),
		...won.map(({ piece, object }) => ({ key: 'object-taken', args: { ...borne(piece), object: `object:${object}` } }))
	];
}

function fighter(view: BastionView, piece: string): Fighter {
	const shown = view.pieces.find((other) => other.id === piece);
	return {
		piece,
		force: shown?.force ?? null,
		courage: shown?.courage ?? null,
		bonus: view.combat?.bonuses[piece] ?? 0,
		adds: null,
		isLost: false
	};
}

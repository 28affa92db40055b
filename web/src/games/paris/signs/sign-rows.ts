// Rows of icons with figures: effects of tiles, benefits of buildings, costs of answers.
import { named } from '$lib/board/facts';
import type { Message } from '$lib/net/protocol';
import type { Kind } from '../view-helpers';
import { KINDS, RESOURCES } from '../view';

export type SignName =
	| Kind
	| 'francs'
	| 'coin' // with its figure on it
	| 'points'
	| 'bonus'
	| 'key'
	| 'own'
	| 'rival'
	| 'take'
	| 'back'
	| 'building'
	| 'landmark'
	| 'types'
	| 'resource'
	| 'prestige'
	| 'arrow';
export type Mark = { sign?: SignName; figure?: string | number };

type Drawn = (args: Message['args']) => Mark[][]; // one or two rows

const counted = (sign: SignName, figure: unknown): Mark => ({ sign, figure: String(figure) });
const forEach = (mark: Mark, points: unknown): Mark[][] => [[mark], [counted('points', points)]];

/** The printed effect of a tile, as one or two rows. */
const FACES: Record<string, Drawn> = {
	'fact-francs': ({ francs }) => [[counted('francs', francs)]],
	'fact-points': ({ points }) => [[counted('points', points)]],
	'fact-counts-as': ({ kind, amount }) => [[Number(amount) > 1 ? counted(kindOf(kind), amount) : { sign: kindOf(kind) }]],
	'fact-any-resource': ({ amount }) => [[{ sign: 'resource' }], [{ figure: `×${amount}` }]],
	'fact-any-prestige': ({ amount }) => [[{ sign: 'prestige' }], [{ figure: `×${amount}` }]],
	'fact-own': () => [[{ sign: 'own' }]],
	'fact-rival': () => [[{ sign: 'rival' }]],
	'fact-key': ({ francs }) => [[{ sign: 'key', figure: '+1' }], [counted('francs', `−${francs}`)]],
	'fact-take': () => [[{ sign: 'take' }]],
	'fact-per-tile': ({ points }) => forEach({ sign: 'bonus' }, points),
	'fact-prestige-pairs': ({ points }) => forEach({ sign: 'prestige', figure: '×2' }, points),
	'fact-resource-pairs': ({ points }) => forEach({ sign: 'resource', figure: '×2' }, points),
	'fact-back': ({ spaces }) => [[counted('back', spaces)]],
	'fact-per-franc': () => forEach({ sign: 'francs' }, 1),
	'fact-per-value': ({ value, points }) => forEach(counted('building', value), points),
	'fact-per-landmark': ({ points }) => forEach({ sign: 'landmark' }, points),
	'fact-per-type': ({ four, seven }) => [[{ sign: 'types' }], [{ sign: 'points' }, { figure: `${four}–${seven}` }]]
};

export function faceOf(facts: readonly Message[] | undefined): Mark[][] {
	return (facts ?? []).flatMap((fact) => FACES[fact.key]?.(fact.args) ?? []);
}

function kindOf(id: unknown): Kind {
	return KINDS.find((kind) => kind === named(id)) ?? 'wood';
}

const GAINS = new Set(['option-place', 'option-use-francs', 'option-use-both', 'option-sell', 'option-sell-tile']);

/** Return the cost or gain of an option, from its message. */
export function previewOf(message: Message): Mark[] {
	const { francs, points } = message.args;
	const sign = GAINS.has(message.key) ? '+' : '−';
	const marks: Mark[] = [];
	if (francs !== undefined) marks.push(counted('francs', `${Number(francs) > 0 ? sign : ''}${francs}`));
	if (points !== undefined) marks.push(counted('points', `+${points}`));
	for (const kind of RESOURCES) {
		const amount = Number(message.args[kind] ?? 0);
		if (amount > 0) marks.push(amount > 1 ? counted(kind, amount) : { sign: kind });
	}
	return marks;
}

/** Icons with their figure on them. */
const WORN: readonly (SignName | undefined)[] = ['building', 'back', 'coin'];
export const isWorn = (mark: Mark): boolean => WORN.includes(mark.sign);

const FIGURE = 0.56; // width of a digit relative to its height
const GAP = 0.14;

/** Return the width of a row of marks, and the positions of icons and figures, for a given icon size. */
export function measured(marks: readonly Mark[], size: number): { width: number; places: { mark: Mark; x: number; figureX: number }[] } {
	let x = 0;
	const places = marks.map((mark, i) => {
		if (i > 0) x += size * GAP * 1.6;
		const start = x;
		const inside = isWorn(mark);
		if (mark.sign)
			x += size * (mark.sign === 'own' || mark.sign === 'rival' || mark.sign === 'resource' || mark.sign === 'prestige' ? 1.35 : 1);
		let figureX = x;
		if (mark.figure !== undefined && !inside) {
			if (mark.sign) figureX = x += size * GAP;
			x += String(mark.figure).length * size * FIGURE * 0.92;
		}
		return { mark, x: start + (mark.sign ? ((inside || mark.figure === undefined ? x : figureX) - start) / 2 : 0), figureX };
	});
	return { width: x, places };
}

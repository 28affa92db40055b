// The viewer's tiles and other answers, laid out in rows.
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';
import { optionsOf } from '../view-helpers';
import type { SeatView } from '../view';

export type Chip = {
	thing: string; // `bonus:7`, `end:e3` or `answer:finish`
	kind: 'tile' | 'used' | 'answer';
	targets: { thing: string; option: Option }[];
	width: number;
};
export type Placed = Chip & { x: number; row: number };

const ANSWERS = ['answer:finish', 'answer:decline', 'answer:pass'];
const GAP = 6;

export function chipsOf(shown: SeatView | undefined, lit: Lit): Chip[] {
	if (!shown) return [];
	const answers = ANSWERS.filter((thing) => lit.has(thing)).map((thing): Chip => ({
		thing,
		kind: 'answer',
		targets: targetsOf(lit, [thing]),
		width: 160
	}));
	const tile = (thing: string, code: string): Chip => {
		const targets = targetsOf(lit, [`hand:${thing}`, `own:use:${code}`]);
		return { thing, kind: 'tile', targets, width: Math.max(54, targets.length > 1 ? targets.length * 48 : 0) };
	};
	const used = (thing: string): Chip => ({ thing, kind: 'used', targets: [], width: 30 });
	return [
		...answers,
		...(shown.tiles ?? []).map((number) => tile(`bonus:${number}`, String(number))),
		...(shown.end_tiles ?? []).map((id) => tile(`end:${id}`, id)),
		...shown.used.map((number) => used(`bonus:${number}`)),
		...shown.end_used.map((id) => used(`end:${id}`))
	];
}

function targetsOf(lit: Lit, things: readonly string[]): Chip['targets'] {
	return things.flatMap((thing) => optionsOf(lit, thing).map((option) => ({ thing, option })));
}

/** Wrap chips into rows as wide as the screen; a desk has one row, scaled down if necessary. */
export function wrapped(chips: readonly Chip[], width: number): { placed: Placed[]; rows: number; length: number } {
	let [x, row, length] = [0, 0, 0];
	const placed = chips.map((chip) => {
		if (x > 0 && x + chip.width > width) [x, row] = [0, row + 1];
		const at = x;
		x += chip.width + GAP;
		length = Math.max(length, x - GAP);
		return { ...chip, x: at, row };
	});
	return { placed, rows: row + 1, length };
}

// Helpers that derive values from the view (view.ts).
import type { Play } from '$lib/board/context';
import type { Facts } from '$lib/board/facts';
import type { BastilleView, CardView, Weapons } from './view';

export type Group = NonNullable<CardView['group']>;
export type Weapon = keyof Weapons;

/** Return the lines of the Bastille track, lowest first. */
export function linesOf(facts: Facts): { space: number; points: number }[] {
	const lines = (facts.get('track:bastille') ?? []).filter(({ key }) => key === 'fact-line');
	return lines.map(({ args }) => ({ space: Number(args['space']), points: Number(args['points']) }));
}

/** Describe the points of a source, and when they are scored. */
export function scoringOf(source: string, { facts, words }: Pick<Play, 'facts' | 'words'>): string[] {
	return (facts.get(`source:${source}`) ?? []).map((fact) => words.say(fact));
}

const CREW: Record<string, Group> = { p: 'peasants', s: 'soldiers', n: 'nobles' };

export type Estate = Group | 'monks';

/** Return the estate a character is drawn as: a monk remains a monk in any group. */
export function estateOf(card: CardView): Estate {
	return CREW[card.id[0] ?? ''] ?? 'monks';
}

export const WEAPON_OF: Record<Group, Weapon> = { peasants: 'pitchfork', soldiers: 'rifle', nobles: 'rapier' };

/** Tell whether a scoring is in progress, so that the scoring sheet covers the map. */
export function isScoring(view: BastilleView): boolean {
	return view.phase !== 'placing' && view.phase !== 'evaluating';
}

export function total(counts: Record<string, number>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

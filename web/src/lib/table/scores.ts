// The scores that every view has (docs/protocol.md).
import type { View } from '$lib/net/protocol';

export type Score = {
	now: number; // scored so far
	end: number; // if the match ended now, as far as the viewer may know
	sources: Record<string, number>;
	hidden: string[];
	ties: Record<string, number | null>;
};

/** Points as they are written: with a minus that is no hyphen. */
export function figure(points: number): string {
	return points < 0 ? `−${-points}` : `${points}`;
}

/** The scores of all seats. */
export function scoresOf(view: View): readonly Score[] {
	return (view['scores'] as Score[] | undefined) ?? [];
}

/**
 * The tie-breaks that were needed: from the first to the one that parts the last of those with equal points. None, if no
 * two have as many points.
 */
export function tiesOf(scores: readonly Score[]): string[] {
	const names = Object.keys(scores[0]?.ties ?? {});
	let equal = groups(scores, ({ end }) => end);
	const needed: string[] = [];
	for (const name of names) {
		if (equal.length === 0) break;
		needed.push(name);
		equal = equal.flatMap((group) => groups(group, ({ ties }) => ties[name]));
	}
	return needed;
}

/** Those with the same figure, where they are more than one. */
function groups(scores: readonly Score[], figure: (score: Score) => unknown): Score[][] {
	return [...new Set(scores.map(figure))].map((value) => scores.filter((score) => figure(score) === value)).filter((all) => all.length > 1);
}

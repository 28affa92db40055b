// The scores in every game's view (docs/protocol.md).
import type { View } from '$lib/net/protocol';

export type Score = {
	now: number; // points so far
	end: number; // points if the match ended now, as far as the viewer may know
	sources: Record<string, number>;
	hidden: string[];
	ties: Record<string, number | null>;
};

/** Format points with a true minus sign. */
export function formatPoints(points: number): string {
	return points < 0 ? `−${-points}` : `${points}`;
}

export function scoresOf(view: View): readonly Score[] {
	return (view['scores'] as Score[] | undefined) ?? [];
}

/**
 * Return the tie-breaks that decided between equal points: from the first to the one that separates
 * the last of them; empty if there is no tie.
 */
export function neededTieBreaks(scores: readonly Score[]): string[] {
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

/** Return the groups of at least two scores with the same value. */
function groups(scores: readonly Score[], valueOf: (score: Score) => unknown): Score[][] {
	return [...new Set(scores.map(valueOf))]
		.map((value) => scores.filter((score) => valueOf(score) === value))
		.filter((all) => all.length > 1);
}

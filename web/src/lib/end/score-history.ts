// The course of a match: what each seat would have had, turn by turn, had it ended then.
import { scoresOf } from '$lib/table/scores';
import { turnsOf, type Moment } from '$lib/playback/timeline';

export type Point = { at: number; scores: number[] };

/** The scores at the end of each turn, by where in the story it ends. */
export function courseOf(story: readonly Moment[]): Point[] {
	const ends = turnsOf(story).map((start, place, turns) => (place === 0 ? 0 : place === turns.length - 1 ? start : start - 1));
	return [...new Set(ends)].flatMap((at) => {
		const moment = story[at];
		return moment ? [{ at, scores: scoresOf(moment.view).map(({ end }) => end) }] : [];
	});
}

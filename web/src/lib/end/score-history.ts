// The score of each seat by turn, as if the match had ended then.
import { scoresOf } from '$lib/table/scores';
import { turnStarts, type Moment } from '$lib/playback/timeline';

export type ScorePoint = { at: number; scores: number[] };

/** Return the scores at the end of each turn, with its index in the timeline. */
export function scoreHistory(timeline: readonly Moment[]): ScorePoint[] {
	const ends = turnStarts(timeline).map((start, index, turns) => (index === 0 ? 0 : index === turns.length - 1 ? start : start - 1));
	return [...new Set(ends)].flatMap((at) => {
		const moment = timeline[at];
		return moment ? [{ at, scores: scoresOf(moment.view).map(({ end }) => end) }] : [];
	});
}

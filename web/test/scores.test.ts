import { describe, expect, it } from 'vitest';
import { scoreHistory } from '../src/lib/end/score-history';
import { formatPoints, neededTieBreaks } from '../src/lib/table/scores';
import { timelineOf } from '../src/lib/playback/timeline';

const score = (end: number, coins: number, cubes: number) => ({ now: 0, end, sources: {}, hidden: [], ties: { coins, cubes } });

describe('scores', () => {
	it('are formatted with a minus sign', () => {
		expect([-3, 0, 12].map(formatPoints)).toEqual(['−3', '0', '12']);
	});

	it('need no tie-break if all points differ', () => {
		expect(neededTieBreaks([score(3, 1, 1), score(2, 1, 1)])).toEqual([]);
	});

	it('list the tie-breaks up to the deciding one', () => {
		expect(neededTieBreaks([score(3, 1, 1), score(3, 2, 1), score(1, 2, 1)])).toEqual(['coins']);
		expect(neededTieBreaks([score(3, 2, 1), score(3, 2, 5)])).toEqual(['coins', 'cubes']);
	});

	it('are charted by turn', () => {
		const gain = (points: number) => ({ key: 'gained', args: {}, change: { scores: { 0: { end: [points] } } } });
		const turn = { key: 'turn-begins', args: {} };
		const view = { scores: [score(1, 0, 0)] };
		const timeline = timelineOf({ view, outcome: null }, [{ events: [gain(2), gain(4), turn] }, { events: [gain(5), turn, gain(9)] }]);
		expect(scoreHistory(timeline).map(({ scores }) => scores)).toEqual([[1], [4], [5], [9]]);
	});
});

import { describe, expect, it } from 'vitest';
import { timelineOf, turnStarts, type TimelineStep } from '../src/lib/playback/timeline';
import { Playback } from '../src/lib/playback/playback.svelte';

const OUTCOME = { totals: [3, 1], breakdown: [{}, {}], ranks: [1, 2], reason: 'cards' };
const SHEET = { title: { key: 'sheet', args: {} }, columns: [], rows: [[1]], printed: null };
const event = (key: string, change?: object) => ({ key, args: {}, ...(change && { change: change as never }) });

describe('a timeline', () => {
	const first = { view: { turn: 1, coins: 2 }, outcome: null };
	const steps: TimelineStep[] = [
		{ events: [event('paid', { coins: [1] }), event('said')] },
		{ events: [], change: { view: { turn: [2] } } },
		{ events: [event('won', { coins: [9] })], change: { view: { turn: [3] }, outcome: [OUTCOME] } }
	];

	it('has a moment for the start, each event and empty steps', () => {
		const timeline = timelineOf(first, steps);
		expect(timeline.map(({ event, step }) => [event?.key ?? null, step])).toEqual([
			[null, 0],
			['paid', 1],
			['said', 1],
			[null, 2],
			['won', 3]
		]);
		expect(timeline.map(({ view }) => [view['turn'], view['coins']])).toEqual([
			[1, 2],
			[1, 1],
			[1, 1],
			[2, 1],
			[3, 9]
		]);
		expect(timeline.map(({ outcome }) => outcome)).toEqual([null, null, null, null, OUTCOME]);
	});

	it('includes text sheets', () => {
		expect(timelineOf(first, steps).some((moment) => 'sheets' in moment)).toBe(false);
		const change = { sheets: { 0: { rows: { 0: [[2]] } } } };
		const timeline = timelineOf({ view: {}, outcome: null, sheets: [SHEET] }, [{ events: [], change }]);
		expect(timeline.map(({ sheets }) => sheets?.[0]?.rows)).toEqual([[[1]], [[2]]]);
	});

	const rounds = timelineOf(first, [
		{ events: [event('laid'), event('round-begins'), event('turn-begins'), event('laid')] },
		{ events: [event('turn-begins'), event('hidden'), event('laid')] }
	]);

	it('counts a round start and its first turn once', () => {
		expect(turnStarts(rounds)).toEqual([0, 2, 5, 7]);
	});

	it('is navigated by moments, turns and log lines', () => {
		const playback = new Playback(({ key }) => key === 'hidden');
		playback.timeline = rounds;
		playback.step(-1);
		expect([playback.at, playback.ahead, playback.moment?.event?.key]).toEqual([5, 2, 'turn-begins']);
		playback.turn(-1);
		expect(playback.at).toBe(2);
		playback.turn(1);
		expect(playback.at).toBe(5);
		playback.step(1);
		expect([playback.at, playback.moment]).toEqual([null, null]);
		playback.goToLine(5);
		expect(playback.moment?.event?.key).toBe('round-begins');
		playback.turn(-1);
		playback.turn(-1);
		expect(playback.at).toBe(0);
	});
});

import { describe, expect, it } from 'vitest';
import { storyOf, turnsOf, type Step } from '../src/lib/playback/timeline';
import { Stroll } from '../src/lib/playback/playback.svelte';

const OUTCOME = { totals: [3, 1], breakdown: [{}, {}], ranks: [1, 2], reason: 'cards' };
const SHEET = { title: { key: 'sheet', args: {} }, columns: [], rows: [[1]], printed: null };
const event = (key: string, change?: object) => ({ key, args: {}, ...(change && { change: change as never }) });

describe('a story', () => {
	const first = { view: { turn: 1, coins: 2 }, outcome: null };
	const steps: Step[] = [
		{ events: [event('paid', { coins: [1] }), event('said')] },
		{ events: [], change: { view: { turn: [2] } } },
		{ events: [event('won', { coins: [9] })], change: { view: { turn: [3] }, outcome: [OUTCOME] } }
	];

	it('has a moment for the beginning, for each event, and for a step that tells nothing', () => {
		const story = storyOf(first, steps);
		expect(story.map(({ event, step }) => [event?.key ?? null, step])).toEqual([
			[null, 0],
			['paid', 1],
			['said', 1],
			[null, 2],
			['won', 3]
		]);
		expect(story.map(({ view }) => [view['turn'], view['coins']])).toEqual([
			[1, 2],
			[1, 1],
			[1, 1],
			[2, 1],
			[3, 9]
		]);
		expect(story.map(({ outcome }) => outcome)).toEqual([null, null, null, null, OUTCOME]);
	});

	it('follows the sheets where they are told', () => {
		expect(storyOf(first, steps).some((moment) => 'sheets' in moment)).toBe(false);
		const change = { sheets: { 0: { rows: { 0: [[2]] } } } };
		const story = storyOf({ view: {}, outcome: null, sheets: [SHEET] }, [{ events: [], change }]);
		expect(story.map(({ sheets }) => sheets?.[0]?.rows)).toEqual([[[1]], [[2]]]);
	});

	const rounds = storyOf(first, [
		{ events: [event('laid'), event('round-begins'), event('turn-begins'), event('laid')] },
		{ events: [event('turn-begins'), event('hidden'), event('laid')] }
	]);

	it('stops at turns, a round and its first turn being one', () => {
		expect(turnsOf(rounds)).toEqual([0, 2, 5, 7]);
	});

	it('is walked through by what has words, by turns and by lines, and ends where nothing is past', () => {
		const stroll = new Stroll(({ key }) => key === 'hidden');
		stroll.story = rounds;
		stroll.step(-1);
		expect([stroll.at, stroll.ahead, stroll.moment?.event?.key]).toEqual([5, 2, 'turn-begins']);
		stroll.turn(-1);
		expect(stroll.at).toBe(2);
		stroll.turn(1);
		expect(stroll.at).toBe(5);
		stroll.step(1);
		expect([stroll.at, stroll.moment]).toEqual([null, null]);
		stroll.goToLine(5);
		expect(stroll.moment?.event?.key).toBe('round-begins');
		stroll.turn(-1);
		stroll.turn(-1);
		expect(stroll.at).toBe(0);
	});
});

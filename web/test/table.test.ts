import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../src/lib/net/change';
import type { Event, Message, Sight, View } from '../src/lib/net/protocol';
import { api } from '../src/lib/net/api';
import { settings, type Pace } from '../src/lib/app/settings.svelte';
import { TableModel } from '../src/lib/table/table.svelte';
import { FakeSocket, newest } from './fake';

const SEAT = { kind: 'person', bot: null, mine: true, away: false, standin: null };
const TABLE = {
	id: 't',
	game: 'g',
	status: 'playing',
	seats: [
		{ ...SEAT, name: 'Ada' },
		{ ...SEAT, name: 'Bo' }
	],
	number_of_actions: 0
};
const option = (action: string, target: string) => ({ action, target, message: { key: action, args: {} } });
const event = (key: string): Message => ({ key, args: {} });

function sight(seat: number | null, number: number, actions: string[] = []): Sight {
	const options = actions.map((action) => option(action, `thing:${action}`));
	const choice = seat === null || actions.length === 0 ? null : { seat, message: event('ask'), options };
	return { seat, number, view: {}, choice, can_undo: false, actors: [], outcome: null };
}

const welcome = (...sights: Sight[]) =>
	newest().hear({ type: 'welcome', protocol: 2, table: TABLE, parts: [], sights, chat: [], log: [[event('begun')]] });
type Update = { undone?: number; change?: Change };
const send = (seat: number | null, number: number, events: Event[], { undone = 0, change }: Update = {}) =>
	newest().hear({ type: 'update', seat, number, undone, events, ...(change && { change }) });
/** An update to that sight. */
const update = ({ seat, number, choice }: Sight, events: Event[], undone = 0) =>
	send(seat, number, events, { undone, change: { choice: [choice] } });
const acts = () => newest().sent.filter((message) => message['type'] === 'act');
const told = (model: TableModel) => model.log.map((line) => line.message.key);

describe('a table', () => {
	let model: TableModel;
	let turns: number[];

	beforeEach(() => {
		vi.useFakeTimers();
		vi.spyOn(api, 'past').mockRejectedValue(new Error('no past'));
		vi.stubGlobal('WebSocket', FakeSocket);
		FakeSocket.all = [];
		turns = [];
		model = new TableModel('t', null, (seat) => turns.push(seat));
		newest().onopen?.();
	});

	afterEach(() => {
		model.close();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
		vi.useRealTimers();
	});

	it('rings once when a turn begins, not at each step of it', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), []);
		update(sight(0, 3, ['b']), []);
		expect(turns).toEqual([0]);
	});

	it('lights what the options belong to', () => {
		welcome(sight(0, 1, ['a', 'b']));
		expect([...model.lit.keys()]).toEqual(['thing:a', 'thing:b']);
	});

	it('asks once more before an answer that warns, and sends it when one goes on', () => {
		const asked = sight(0, 1, ['a', 'b']);
		asked.choice!.options[0]!.warning = event('points in hand');
		welcome(asked);
		model.act('a');
		expect(acts()).toHaveLength(0);
		expect(model.warned?.warning).toEqual(event('points in hand'));
		expect(model.lit.size).toBe(0);
		model.dismissWarning();
		expect(model.warned).toBeNull();
		expect(model.lit.size).toBe(2);
		model.act('a');
		model.act('a');
		expect(acts()).toMatchObject([{ action: 'a' }]);
	});

	it('does not ask about an answer that warns of nothing, and forgets a warning with a new sight', () => {
		const asked = sight(0, 1, ['a', 'b']);
		asked.choice!.options[0]!.warning = event('points in hand');
		welcome(asked);
		model.act('a');
		update(sight(0, 2, ['c']), []);
		expect(model.warned).toBeNull();
		model.act('c');
		expect(acts()).toMatchObject([{ action: 'c' }]);
	});

	it('sends one action for one number, however often it is asked to', () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		model.act('a');
		expect(acts()).toHaveLength(1);
		expect(acts()[0]).toMatchObject({ seat: 0, number: 1, action: 'a' });
	});

	it('sends an answer again when only the doings of others made it stale', async () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		update(sight(0, 2, ['a']), [event('knocked')]);
		newest().hear({ type: 'error', key: acts()[0]?.['key'], kind: 'stale-action', sentence: '' });
		await vi.advanceTimersByTimeAsync(0);
		expect(acts().map((message) => message['number'])).toEqual([1, 2]);
	});

	it('does not send it again when something else is asked now', async () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		update(sight(0, 2, ['b']), [event('moved')]);
		newest().hear({ type: 'error', key: acts()[0]?.['key'], kind: 'stale-action', sentence: '' });
		await vi.advanceTimersByTimeAsync(0);
		expect(acts()).toHaveLength(1);
		expect(model.refusal).not.toBeNull();
	});

	it('takes an answer back that was seen to be taken a moment before its ack came', async () => {
		const undone = () => newest().sent.filter((message) => message['type'] === 'undo' || message['type'] === 'restart');
		for (const whole of [false, true]) {
			welcome(sight(0, 1, ['a']));
			model.act('a');
			send(0, 2, [event('moved')], { change: { choice: [null], can_undo: [true] } });
			model.undo(whole);
			model.undo(whole); // a double press is one
			await vi.advanceTimersByTimeAsync(0);
			expect(undone()).toHaveLength(0);
			newest().hear({ type: 'ack', key: acts().at(-1)?.['key'] });
			await vi.advanceTimersByTimeAsync(0);
			expect(undone()).toMatchObject([{ type: whole ? 'restart' : 'undo', seat: 0, number: 2 }]);
			send(0, 3, [], { undone: 1, change: { can_undo: [false] } });
			newest().hear({ type: 'ack', key: undone()[0]?.['key'] });
			newest().sent = [];
			await vi.advanceTimersByTimeAsync(0);
		}
	});

	it('takes nothing else back where the answer was refused that one thought better of', async () => {
		welcome({ ...sight(0, 1, ['a']), can_undo: true });
		model.act('a');
		send(0, 2, [event('moved')], { change: { choice: [null] } });
		model.undo(false);
		newest().hear({ type: 'error', key: acts()[0]?.['key'], kind: 'stale-action', sentence: '' });
		await vi.advanceTimersByTimeAsync(0);
		expect(newest().sent.filter((message) => message['type'] === 'undo')).toHaveLength(0);
		model.undo(false);
		await vi.advanceTimersByTimeAsync(0);
		expect(newest().sent.filter((message) => message['type'] === 'undo')).toHaveLength(1);
	});

	it('tells events one by one, holds the question back, and skips when asked to', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), ['one', 'two', 'three', 'four'].map(event));
		expect(told(model)).toEqual(['begun', 'one']);
		expect(model.choice).toBeNull();
		vi.advanceTimersByTime(400);
		expect(told(model)).toEqual(['begun', 'one', 'two']);
		model.skip();
		expect(told(model)).toEqual(['begun', 'one', 'two', 'three', 'four']);
		expect(model.choice).not.toBeNull();
	});

	it('takes back log entries that were undone', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), [event('laid')]);
		update(sight(0, 3, ['a']), [], 1);
		expect(told(model)).toEqual(['begun']);
	});

	it('draws a curtain before another seat of the same screen, and shows nothing until it is opened', () => {
		welcome(sight(0, 1, ['a']), sight(1, 1, ['b']));
		expect(model.curtain).toBe(0);
		expect(model.choice).toBeNull();
		model.handOver(0);
		expect(model.choice?.seat).toBe(0);
		update(sight(0, 2), []);
		expect(model.curtain).toBe(1);
		model.handOver(1);
		expect(model.choice?.seat).toBe(1);
	});

	const adds = (key: string, value: number): Event => ({ ...event(key), change: { [key]: [value] } });
	const counting: Sight = { ...sight(0, 1), view: { one: 0, two: 0, rest: { more: 0 } } };
	const views = (): View | undefined => model.sight?.view;

	it('shows each moment as its event left it, and in the end all of it', () => {
		welcome(counting);
		send(0, 2, [adds('one', 1), event('quiet'), adds('two', 2)], { change: { view: { rest: { more: [3] } } } });
		expect(views()).toEqual({ one: 1, two: 0, rest: { more: 0 } });
		expect(model.playing).toMatchObject({ before: { one: 0 }, event: event('one'), after: { one: 1 } });
		expect(views()?.['rest']).toBe(model.playing?.before['rest']);
		vi.advanceTimersByTime(400);
		expect(model.playing?.after).toBe(model.playing?.before);
		expect(model.playing?.earlier).toEqual([event('one')]);
		vi.advanceTimersByTime(400);
		expect(views()).toEqual({ one: 1, two: 2, rest: { more: 0 } });
		vi.advanceTimersByTime(400);
		expect(model.playing).toBeNull();
		expect(views()).toEqual({ one: 1, two: 2, rest: { more: 3 } });
		expect(model.newest?.number).toBe(2);
	});

	it('ends alike where it is told, skipped, or never seen', () => {
		const hidden = vi.spyOn(document, 'hidden', 'get');
		const ends = [
			() => vi.advanceTimersByTime(4000),
			() => model.skip(),
			() => undefined // in a hidden tab nothing is told
		].map((end, way) => {
			hidden.mockReturnValue(way === 2);
			welcome(counting);
			send(0, 2, [adds('one', 1), adds('two', 2)], { change: { view: { rest: { more: [3] } }, actors: [[1]] } });
			send(0, 3, [adds('one', 5)]);
			end();
			return [model.playing, model.sight, told(model)];
		});
		hidden.mockRestore();
		expect(ends[0]?.[0]).toBeNull();
		expect(ends[0]?.[1]).toMatchObject({ number: 3, actors: [1], view: { one: 5, two: 2, rest: { more: 3 } } });
		expect(ends[1]).toEqual(ends[0]);
		expect(ends[2]).toEqual(ends[0]);
	});

	it('goes back where something is undone', () => {
		welcome(counting);
		send(0, 2, [adds('one', 1)]);
		send(0, 3, [], { undone: 1, change: { view: { one: [0] } } });
		expect(model.playing).toBeNull();
		expect(views()).toEqual(counting.view);
	});

	it('says hello again where an update is missing, and hears nothing until it is welcomed', () => {
		welcome(counting);
		const first = newest();
		send(0, 3, [adds('one', 1)]);
		expect(newest()).not.toBe(first);
		newest().onopen?.();
		expect(newest().sent).toMatchObject([{ type: 'hello' }]);
		first.hear({ type: 'update', seat: 0, number: 2, undone: 0, events: [adds('two', 9)] });
		expect(views()).toEqual(counting.view);
		welcome({ ...counting, number: 3, view: { one: 1 } });
		send(0, 4, [], { change: { view: { one: [2] } } });
		expect(views()).toEqual({ one: 2 });
		expect(model.line).toBe('open');
	});

	it('looks at nothing decided while the end is still told', () => {
		welcome({ ...counting, actors: [0] });
		const outcome = { totals: [1], breakdown: [{}], ranks: [1], reason: 'full' };
		send(0, 2, [adds('one', 1), adds('two', 2)], { change: { outcome: [outcome], actors: [[]] } });
		expect(model.sight).toMatchObject({ outcome: null, actors: [0], view: { one: 1, two: 0 } });
		model.skip();
		expect(model.sight).toMatchObject({ outcome, actors: [] });
	});

	describe('paces', () => {
		afterEach(() => settings.change({ pace: 'normal' }));
		const three = ['one', 'two', 'three'].map(event);
		const tell = (pace: Pace) => {
			settings.change({ pace });
			welcome(sight(0, 1));
			update(sight(0, 2, ['a']), three);
		};

		it('none tells all at once', () => {
			tell('none');
			expect(told(model)).toEqual(['begun', 'one', 'two', 'three']);
			expect([model.playing, model.choice === null]).toEqual([null, false]);
		});

		it('slow takes longer for each event than normal, and fast less', () => {
			const lengths = (['slow', 'normal', 'fast'] as const).map((pace) => {
				tell(pace);
				return model.playing?.milliseconds ?? 0;
			});
			expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
			expect(new Set(lengths).size).toBe(3);
		});

		it('step by step waits for a press after each event, and then asks', () => {
			tell('steps');
			vi.advanceTimersByTime(60_000);
			expect(told(model)).toEqual(['begun', 'one']);
			model.goOn();
			model.goOn();
			expect(told(model)).toEqual(['begun', 'one', 'two', 'three']);
			expect(model.choice).toBeNull();
			model.goOn();
			expect(model.choice).not.toBeNull();
		});
	});

	describe('the past', () => {
		const asked: Sight = { ...sight(0, 3, ['a']), view: { one: 1, two: 2, rest: { more: 0 } } };
		const steps = [
			{ own: true, events: [adds('one', 1)] },
			{ own: false, events: [{ ...adds('two', 2), args: { seat: 'seat:1' } }] }
		];
		const past = () => ({ view: counting.view, steps });

		async function lookBack() {
			vi.spyOn(api, 'past').mockResolvedValue(past() as never);
			newest().hear({
				type: 'welcome',
				protocol: 2,
				table: TABLE,
				parts: [],
				sights: [asked],
				chat: [],
				log: [[event('one')], [event('two')]]
			});
			await model.lookBack('step');
		}

		it('is seen again step by step, nothing can be decided in it, and one comes back to now', async () => {
			await lookBack();
			expect(views()).toEqual({ one: 1, two: 0, rest: { more: 0 } });
			expect([model.choice, model.lit.size, model.history.currentLine]).toEqual([null, 0, '0.0']);
			model.act('a');
			expect(acts()).toHaveLength(0);
			model.history.step(-1);
			expect(views()).toEqual(counting.view);
			model.history.goTo(model.history.end);
			expect(views()).toEqual(asked.view);
			expect(model.choice).not.toBeNull();
		});

		it('is read as text as well, and text that is told follows when the isAnimating is over', async () => {
			const sheet = (title: string) => [{ title: event(title), columns: [], rows: [], printed: null }];
			const read = () => model.sight?.sheets?.map(({ title }) => title.key);
			vi.spyOn(api, 'past').mockResolvedValue({
				view: counting.view,
				sheets: sheet('first'),
				steps: [
					{ ...steps[0], sheets: [sheet('second')] },
					{ ...steps[1], sheets: [sheet('third')] }
				]
			} as never);
			welcome({ ...asked, sheets: sheet('third') } as Sight);
			expect(read()).toEqual(['third']);
			await model.lookBack('step');
			expect(vi.mocked(api.past).mock.lastCall?.[3]).toBe(true);
			expect(read()).toEqual(['second']);
			model.history.step(-1);
			expect(read()).toEqual(['first']);
			model.history.goTo(model.history.end);
			send(0, 4, [adds('one', 7), adds('two', 8), adds('one', 9)], { change: { sheets: [sheet('fourth')] } });
			expect(read()).toEqual(['third']);
			model.skip();
			expect(read()).toEqual(['fourth']);
			await model.lookBack('step');
			expect(read()).toEqual(['third']);
		});

		it('grows while the match goes on, and is forgotten where something is undone', async () => {
			await lookBack();
			send(0, 4, [adds('one', 7)]);
			expect(model.sight?.view['one']).toBe(1);
			await model.lookBack({ line: '1.0' });
			expect(views()).toMatchObject({ one: 1, two: 2 });
			model.history.step(1);
			expect(views()).toMatchObject({ one: 7 });
			await model.lookBack('step');
			send(0, 5, [], { undone: 1, change: { view: { one: [1] } } });
			expect(model.history.moment).toBeNull();
		});

		it('says what has applyChange since the last decision, and by whom, also to who comes back later', async () => {
			await lookBack();
			model.history.goTo(model.history.end);
			expect([...model.unseen.changes(asked)].map(([way, seat]) => [way.join(' '), seat])).toEqual([['two', 1]]);
			model.act('a');
			send(0, 4, [{ ...adds('one', 5), args: { seat: 'seat:0' } }]);
			expect([...model.unseen.changes(model.newest!).keys()]).toEqual([['two']]);
			send(0, 5, [{ ...adds('one', 6), args: { seat: 'seat:1' } }]);
			expect([...model.unseen.changes(model.newest!)]).toEqual([[['one'], 1]]);
		});
	});

	it('asks a spectator nothing', () => {
		welcome(sight(null, 1));
		expect(model.isSpectator).toBe(true);
		expect(model.choice).toBeNull();
	});
});

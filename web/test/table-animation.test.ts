import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings, type Pace } from '../src/lib/app/settings.svelte';
import type { View } from '../src/lib/net/protocol';
import type { TableModel } from '../src/lib/table/table.svelte';
import { newest } from './fake';
import { closeTable, openTable, event, sight, welcome, send, update, logKeys, adds, counting } from './fake-table';

describe('animation of updates', () => {
	let model: TableModel;

	beforeEach(() => void (model = openTable()));
	afterEach(() => closeTable(model));

	const views = (): View | undefined => model.sight?.view;

	it('shows the view after each event, then the whole update', () => {
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

	it('ends in the same view played, skipped or hidden', () => {
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
			return [model.playing, model.sight, logKeys(model)];
		});
		hidden.mockRestore();
		expect(ends[0]?.[0]).toBeNull();
		expect(ends[0]?.[1]).toMatchObject({ number: 3, actors: [1], view: { one: 5, two: 2, rest: { more: 3 } } });
		expect(ends[1]).toEqual(ends[0]);
		expect(ends[2]).toEqual(ends[0]);
	});

	it('shows the earlier view after an undo', () => {
		welcome(counting);
		send(0, 2, [adds('one', 1)]);
		send(0, 3, [], { undone: 1, change: { view: { one: [0] } } });
		expect(model.playing).toBeNull();
		expect(views()).toEqual(counting.view);
	});

	it('reconnects after a gap and waits for the welcome', () => {
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

	it('hides the outcome until the animation ends', () => {
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

		it('shows everything at once at pace none', () => {
			tell('none');
			expect(logKeys(model)).toEqual(['begun', 'one', 'two', 'three']);
			expect([model.playing, model.choice === null]).toEqual([null, false]);
		});

		it('is slower at pace slow and faster at pace fast', () => {
			const lengths = (['slow', 'normal', 'fast'] as const).map((pace) => {
				tell(pace);
				return model.playing?.milliseconds ?? 0;
			});
			expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
			expect(new Set(lengths).size).toBe(3);
		});

		it('waits for a press after each event at pace steps', () => {
			tell('steps');
			vi.advanceTimersByTime(60_000);
			expect(logKeys(model)).toEqual(['begun', 'one']);
			model.goOn();
			model.goOn();
			expect(logKeys(model)).toEqual(['begun', 'one', 'two', 'three']);
			expect(model.choice).toBeNull();
			model.goOn();
			expect(model.choice).not.toBeNull();
		});
	});
});

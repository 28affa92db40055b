import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import type { Sight, View } from '../src/lib/net/protocol';
import type { TableModel } from '../src/lib/table/table.svelte';
import { newest } from './fake';
import { closeTable, openTable, TABLE, event, sight, welcome, send, acts, adds, counting } from './fake-table';

describe('history of a running match', () => {
	let model: TableModel;

	beforeEach(() => void (model = openTable()));
	afterEach(() => closeTable(model));

	const views = (): View | undefined => model.sight?.view;

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

	it('shows past moments without choices, then the present', async () => {
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

	it('has text sheets, which change after the animation', async () => {
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

	it('grows with the match and is dropped after an undo', async () => {
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

	it('yields changes since the last decision, with their seats', async () => {
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

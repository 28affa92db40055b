import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableModel } from '../src/lib/table/table.svelte';
import { newest } from './fake';
import { closeTable, openTable, event, sight, welcome, send, update, acts, logKeys } from './fake-table';

describe('a table', () => {
	let model: TableModel;
	let turns: number[];

	beforeEach(() => {
		turns = [];
		model = openTable((seat) => turns.push(seat));
	});
	afterEach(() => closeTable(model));

	it('reports a turn once, not at each step', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), []);
		update(sight(0, 3, ['b']), []);
		expect(turns).toEqual([0]);
	});

	it('lights the targets of the options', () => {
		welcome(sight(0, 1, ['a', 'b']));
		expect([...model.lit.keys()]).toEqual(['thing:a', 'thing:b']);
	});

	it('sends an answer with a warning after a confirmation', () => {
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

	it('forgets a pending confirmation with a new sight', () => {
		const asked = sight(0, 1, ['a', 'b']);
		asked.choice!.options[0]!.warning = event('points in hand');
		welcome(asked);
		model.act('a');
		update(sight(0, 2, ['c']), []);
		expect(model.warned).toBeNull();
		model.act('c');
		expect(acts()).toMatchObject([{ action: 'c' }]);
	});

	it('sends one action per sight', () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		model.act('a');
		expect(acts()).toHaveLength(1);
		expect(acts()[0]).toMatchObject({ seat: 0, number: 1, action: 'a' });
	});

	it('resends an answer made stale by other players', async () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		update(sight(0, 2, ['a']), [event('knocked')]);
		newest().hear({ type: 'error', key: acts()[0]?.['key'], kind: 'stale-action', sentence: '' });
		await vi.advanceTimersByTimeAsync(0);
		expect(acts().map((message) => message['number'])).toEqual([1, 2]);
	});

	it('does not resend an answer to a changed choice', async () => {
		welcome(sight(0, 1, ['a']));
		model.act('a');
		update(sight(0, 2, ['b']), [event('moved')]);
		newest().hear({ type: 'error', key: acts()[0]?.['key'], kind: 'stale-action', sentence: '' });
		await vi.advanceTimersByTimeAsync(0);
		expect(acts()).toHaveLength(1);
		expect(model.refusal).not.toBeNull();
	});

	it('takes back an answer whose ack is still in flight', async () => {
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

	it('takes nothing back if the revised answer was refused', async () => {
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

	it('animates events one by one before the next choice', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), ['one', 'two', 'three', 'four'].map(event));
		expect(logKeys(model)).toEqual(['begun', 'one']);
		expect(model.choice).toBeNull();
		vi.advanceTimersByTime(400);
		expect(logKeys(model)).toEqual(['begun', 'one', 'two']);
		model.skip();
		expect(logKeys(model)).toEqual(['begun', 'one', 'two', 'three', 'four']);
		expect(model.choice).not.toBeNull();
	});

	it('removes undone log entries', () => {
		welcome(sight(0, 1));
		update(sight(0, 2, ['a']), [event('laid')]);
		update(sight(0, 3, ['a']), [], 1);
		expect(logKeys(model)).toEqual(['begun']);
	});

	it('hides a shared screen until the next player confirms', () => {
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

	it('offers no choice to a spectator', () => {
		welcome(sight(null, 1));
		expect(model.isSpectator).toBe(true);
		expect(model.choice).toBeNull();
	});
});

// A table model on a fake socket, with helpers for the messages of its server.
import { vi } from 'vitest';
import type { Change } from '../src/lib/net/change';
import type { Event, Message, Sight } from '../src/lib/net/protocol';
import { api } from '../src/lib/net/api';
import { TableModel } from '../src/lib/table/table.svelte';
import { FakeSocket, newest } from './fake';

const SEAT = { kind: 'person', bot: null, mine: true, away: false, standin: null };
export const TABLE = {
	id: 't',
	game: 'g',
	status: 'playing',
	seats: [
		{ ...SEAT, name: 'Ada' },
		{ ...SEAT, name: 'Bo' }
	],
	number_of_actions: 0
};
export const option = (action: string, target: string) => ({ action, target, message: { key: action, args: {} } });
export const event = (key: string): Message => ({ key, args: {} });

export function sight(seat: number | null, number: number, actions: string[] = []): Sight {
	const options = actions.map((action) => option(action, `thing:${action}`));
	const choice = seat === null || actions.length === 0 ? null : { seat, message: event('ask'), options };
	return { seat, number, view: {}, choice, can_undo: false, actors: [], outcome: null };
}

export const welcome = (...sights: Sight[]) =>
	newest().hear({ type: 'welcome', protocol: 2, table: TABLE, parts: [], sights, chat: [], log: [[event('begun')]] });
type Update = { undone?: number; change?: Change };
export const send = (seat: number | null, number: number, events: Event[], { undone = 0, change }: Update = {}) =>
	newest().hear({ type: 'update', seat, number, undone, events, ...(change && { change }) });
/** Send an update that changes a seat's choice. */
export const update = ({ seat, number, choice }: Sight, events: Event[], undone = 0) =>
	send(seat, number, events, { undone, change: { choice: [choice] } });
export const acts = () => newest().sent.filter((message) => message['type'] === 'act');
export const logKeys = (model: TableModel) => model.log.map((line) => line.message.key);
/** An event that sets a number in the view. */
export const adds = (key: string, value: number): Event => ({ ...event(key), change: { [key]: [value] } });
export const counting: Sight = { ...sight(0, 1), view: { one: 0, two: 0, rest: { more: 0 } } };

/** Open a table on a fake socket, with fake timers and without a history. */
export function openTable(onTurn: (seat: number) => void = () => undefined): TableModel {
	vi.useFakeTimers();
	vi.spyOn(api, 'past').mockRejectedValue(new Error('no past'));
	vi.stubGlobal('WebSocket', FakeSocket);
	FakeSocket.all = [];
	const model = new TableModel('t', null, onTurn);
	newest().onopen?.();
	return model;
}

export function closeTable(model: TableModel): void {
	model.close();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
}

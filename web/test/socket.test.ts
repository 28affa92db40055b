import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/net/api';
import { Socket, type Line } from '../src/lib/net/socket';
import { FakeSocket, newest } from './fake';

const WELCOME = { type: 'welcome', protocol: 2, table: {}, parts: [], sights: [], chat: [], log: [] };

describe('a socket', () => {
	let lines: Line[];
	let reasons: (ApiError | undefined)[];
	let socket: Socket;

	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal('WebSocket', FakeSocket);
		FakeSocket.all = [];
		lines = [];
		reasons = [];
		socket = new Socket(
			'ws://table',
			null,
			() => undefined,
			(line, why) => {
				lines.push(line);
				reasons.push(why);
			}
		);
		newest().onopen?.();
		newest().hear(WELCOME);
	});

	afterEach(() => {
		socket.close();
		vi.unstubAllGlobals();
		vi.useRealTimers();
	});

	it('sends hello first', () => {
		expect(newest().sent[0]).toEqual({ type: 'hello', protocol: 2 });
	});

	it('repeats hello for text, also after a reconnect', () => {
		socket.readAsText(true);
		socket.readAsText(true);
		expect(newest().sent.slice(1)).toEqual([{ type: 'hello', protocol: 2, text: true }]);
		newest().drop();
		vi.advanceTimersByTime(1000);
		newest().onopen?.();
		socket.readAsText(false);
		expect(newest().sent).toEqual([
			{ type: 'hello', protocol: 2, text: true },
			{ type: 'hello', protocol: 2 }
		]);
	});

	it('resolves a request when it is acknowledged', async () => {
		const said = socket.send({ type: 'chat', text: 'hello' });
		newest().hear({ type: 'ack', key: newest().sent[1]?.['key'] });
		await expect(said).resolves.toBeUndefined();
	});

	it('rejects a refused request with its kind', async () => {
		const said = socket.send({ type: 'chat', text: 'hello' });
		newest().hear({ type: 'error', key: newest().sent[1]?.['key'], kind: 'too-many', sentence: 'Wait.' });
		await expect(said).rejects.toMatchObject({ kind: 'too-many' });
		await expect(said).rejects.toBeInstanceOf(ApiError);
	});

	it('reconnects and resends requests with the same key', () => {
		void socket.send({ type: 'chat', text: 'hello' });
		const key = newest().sent[1]?.['key'];
		newest().drop();
		expect(lines.at(-1)).toBe('lost');
		vi.advanceTimersByTime(1000);
		expect(FakeSocket.all).toHaveLength(2);
		newest().onopen?.();
		expect(newest().sent).toHaveLength(1);
		newest().hear(WELCOME);
		expect(newest().sent[1]).toMatchObject({ type: 'chat', key });
	});

	it('does not reconnect after a final close code', () => {
		newest().drop(4403);
		vi.advanceTimersByTime(60_000);
		expect(FakeSocket.all).toHaveLength(1);
		expect(lines.at(-1)).toBe('closed');
	});

	it('reports the last error as the reason of a final close', () => {
		newest().hear({ type: 'error', key: null, kind: 'broken-table', sentence: 'It was set aside.' });
		newest().drop(4410);
		expect(reasons.at(-1)).toMatchObject({ kind: 'broken-table', sentence: 'It was set aside.' });
	});
});

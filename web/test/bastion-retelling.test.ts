import { describe, expect, it } from 'vitest';
import type { Message, Sight } from '../src/lib/protocol';
import { chartOf } from '../src/games/bastion/geometry';
import { retell } from '../src/games/bastion/retelling';
import type { BastionView, PieceView, SeatView } from '../src/games/bastion/view';
import { BOARDS } from './bastion-boards';

const { shape, terrain, bastions } = BOARDS[0]!;
const chart = chartOf(shape, terrain, bastions, 0);
const centre = (name: string) => chart.squares.get(name)!.centre;

const piece = (id: string, square: string | null, more: Partial<PieceView> = {}): PieceView => ({
	id,
	square,
	prison: null,
	carrier: null,
	force: null,
	courage: null,
	shown: [],
	rescued: false,
	done: [],
	object: null,
	...more
});
const seat = (number: number) =>
	({
		treasure: number,
		flag: number,
		closed: false,
		resistance: 20,
		green: 10,
		red: 10,
		blue: 10,
		points: 0,
		army: 2,
		hand: []
	}) as unknown as SeatView;

function view(...pieces: PieceView[]): BastionView {
	return {
		board: shape,
		terrain,
		bastions,
		pieces,
		seats: [seat(0), seat(1)],
		laid: [],
		combat: null,
		picked: null,
		token: 0
	} as unknown as BastionView;
}

function told(before: BastionView, events: Message[], step = 0, after = before) {
	const playing = { before: { view: before } as unknown as Sight, events, step, milliseconds: 300 };
	return retell(playing, after, chart);
}
const event = (key: string, args: Message['args']): Message => ({ key, args: { seat: 'seat:0', ...args } });
const moved = (name: string, file: string, row: number) => event('moved', { piece: `piece:${name}`, file: `file:${file}`, row });

describe('what is told', () => {
	it('lets a piece fly to its square, and its rider with it', () => {
		const before = view(piece('0:ta', 'a1'), piece('0:sa', 'a1', { carrier: '0:ta' }), piece('1:k', 'e10'));
		const { view: shown, flights, aloft } = told(before, [moved('ta', 'a', 3)]);
		expect(shown.pieces.map((each) => each.square)).toEqual(['a3', 'a3', 'e10']);
		expect(aloft).toEqual(new Set(['piece:0:ta', 'piece:0:sa']));
		expect(flights[0]).toMatchObject({ kind: 't', seat: 0, from: centre('a1'), to: centre('a3') });
	});

	it('has happened once the next event is told', () => {
		const before = view(piece('0:sa', 'a2'));
		const events = [moved('sa', 'a', 3), event('gate-closed', { rival: 'seat:1' })];
		const { view: shown, flights, told: about } = told(before, events, 1);
		expect(shown.pieces[0]).toMatchObject({ square: 'a3', done: ['moved'] });
		expect(shown.seats[1]?.closed).toBe(true);
		expect(flights).toEqual([]);
		expect(about).toContain('gate:1');
	});

	it('brings a captured piece into the prison of its captor, and out of it again', () => {
		const before = view(piece('0:sa', 'd6'), piece('1:sa', 'd7'));
		const captured = event('captured', { rival: 'seat:1', piece: 'piece:sa' });
		const taken = told(before, [captured]);
		expect(taken.view.pieces[1]).toMatchObject({ square: null, prison: 0 });
		expect(taken.flights[0]).toMatchObject({ seat: 1, from: centre('d7'), to: centre('e1') });
		const freed = { key: 'freed', args: { seat: 'seat:1', piece: 'piece:sa', rival: 'seat:0', file: 'file:e', row: 2 } };
		const out = told(before, [captured, freed], 1);
		expect(out.view.pieces[1]).toMatchObject({ square: 'e2', prison: null, rescued: true });
		expect(out.flights[0]).toMatchObject({ from: centre('e1'), to: centre('e2') });
	});

	it('carries treasure and flag to the treasure room of the taker', () => {
		const before = view(piece('0:sa', 'g10'));
		const { view: shown, flights } = told(before, [event('treasure-taken', { rival: 'seat:1' })]);
		expect(shown.seats[1]?.treasure).toBe(0);
		expect(flights.map((flight) => flight.thing)).toEqual(['treasure']);
	});

	it('breaks a drawbridge, and shows what was hidden', () => {
		const before = view(piece('0:ta', 'd8'), piece('1:k', 'e10'));
		const events = [
			event('assaulted', { piece: 'piece:ta', rival: 'seat:1' }),
			event('shown', { piece: 'piece:ta', force: 10, courage: 2 }),
			event('damaged', { rival: 'seat:1', power: 20, left: 0 }),
			event('broken', { rival: 'seat:1' })
		];
		const { view: shown } = told(before, events, 3);
		expect(shown.seats[1]).toMatchObject({ resistance: 0, closed: false });
		expect(shown.pieces[0]).toMatchObject({ force: 10, courage: 2, done: ['attacked'] });
		expect(before.pieces[0]?.done).toEqual([]);
	});

	it('says nothing of an event it does not know', () => {
		const before = view(piece('0:sa', 'a2'));
		expect(told(before, [event('weather', {})]).view).toEqual(before);
	});
});

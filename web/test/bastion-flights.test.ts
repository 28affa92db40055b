import { describe, expect, it } from 'vitest';
import { chartOf } from '../src/games/bastion/board/geometry';
import { flightsBetween, mentionedBy } from '../src/games/bastion/flights/flights';
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

describe('flights between two views', () => {
	it('move a piece together with its rider', () => {
		const king = piece('1:k', 'e10');
		const before = view(piece('0:ta', 'a1'), piece('0:sa', 'a1', { carrier: '0:ta' }), king);
		const after = view(piece('0:ta', 'a3'), piece('0:sa', 'a3', { carrier: '0:ta' }), king);
		const flights = flightsBetween(before, after, chart);
		expect([...flights.keys()]).toEqual(['piece:0:ta', 'piece:0:sa']);
		expect(flights.get('piece:0:ta')).toMatchObject({ kind: 't', seat: 0, from: centre('a1'), to: centre('a3') });
	});

	it('move a captured piece to its prison and back', () => {
		const free = view(piece('1:sa', 'd7'));
		const captive = view(piece('1:sa', null, { prison: 0 }));
		const rescued = view(piece('1:sa', 'e2'));
		const taken = flightsBetween(free, captive, chart).get('piece:1:sa');
		expect(taken).toMatchObject({ seat: 1, from: centre('d7'), to: centre('e1') });
		const out = flightsBetween(captive, rescued, chart).get('piece:1:sa');
		expect(out).toMatchObject({ from: centre('e1'), to: centre('e2') });
	});

	it("move treasure and flag to the taker's treasure room", () => {
		const before = view(piece('0:sa', 'g10'));
		const after = { ...before, seats: [seat(0), { ...seat(1), treasure: 0 }] };
		const flights = [...flightsBetween(before, after, chart).values()];
		expect(flights.map((flight) => flight.thing)).toEqual(['treasure']);
	});

	it('mention pieces, squares and gates of an event', () => {
		const args = { seat: 'seat:0', rival: 'seat:1', piece: 'piece:sa' };
		expect(mentionedBy({ key: 'moved', args: { seat: 'seat:0', piece: 'piece:sa', file: 'file:A:d', row: 4 } })).toEqual(
			new Set(['piece:0:sa', 'square:A:d4'])
		);
		expect(mentionedBy({ key: 'captured', args })).toEqual(new Set(['piece:1:sa']));
		expect(mentionedBy({ key: 'attacked', args: { ...args, target: 'piece:k' } })).toEqual(new Set(['piece:0:sa', 'piece:1:k']));
		expect(mentionedBy({ key: 'gate-closed', args: { seat: 'seat:0', rival: 'seat:1' } })).toEqual(new Set(['gate:1']));
	});
});

// Flights between two views: of everything whose position differs.
import type { Point } from '$lib/drawing/plane';
import type { Message } from '$lib/net/protocol';
import type { Chart } from '../board/geometry';
import { prizesOf } from '../prisons/prizes';
import { standsOf } from '../board/piece-positions';
import { nameOf, ownerOf } from '../view-helpers';
import type { BastionView } from '../view';

export type Flight = {
	thing: 'piece' | 'treasure' | 'flag';
	seat: number;
	kind: string; // first letter of the piece's name
	radius: number;
	from: Point;
	to: Point;
};

/** Return the flights by the id of the flying thing. */
export function flightsBetween(before: BastionView, after: BastionView, chart: Chart): Map<string, Flight> {
	const flights = new Map<string, Flight>();
	const [here, there] = [standsOf(before.pieces, chart), standsOf(after.pieces, chart)];
	for (const [index, piece] of after.pieces.entries()) {
		const old = before.pieces[index];
		if (!old || (old.square === piece.square && old.carrier === piece.carrier && old.prison === piece.prison)) continue;
		const from = here.get(piece.id)?.at ?? prisonAt(chart, old.prison);
		const to = there.get(piece.id)?.at ?? prisonAt(chart, piece.prison);
		const radius = (there.get(piece.id) ?? here.get(piece.id))?.radius ?? chart.unit / 2;
		if (!from || !to) continue;
		flights.set(`piece:${piece.id}`, { thing: 'piece', seat: ownerOf(piece.id), kind: nameOf(piece.id)[0] ?? '', radius, from, to });
	}
	const prizes = prizesOf(after.seats, chart);
	for (const old of prizesOf(before.seats, chart)) {
		const now = prizes.find((prize) => prize.kind === old.kind && prize.owner === old.owner);
		const field = old.kind;
		if (!now || before.seats[old.owner]?.[field] === after.seats[old.owner]?.[field]) continue;
		flights.set(`${old.kind}:${old.owner}`, { thing: old.kind, seat: old.owner, kind: '', radius: now.size, from: old.at, to: now.at });
	}
	return flights;
}

/** Prisoners are not on the board: they fly to the bastion of their captor. */
function prisonAt(chart: Chart, seat: number | null): Point | undefined {
	return [...chart.squares.values()].find((square) => square.bastion === seat && square.terrain === 'J')?.centre;
}

const last = (thing: unknown) =>
	String(thing ?? '')
		.split(':')
		.at(-1) ?? '';
const idOf = (seat: unknown, piece: unknown) => `${last(seat)}:${last(piece)}`;
const GATES = new Set(['gate-opened', 'gate-closed', 'aimed-at-gate', 'assaulted', 'damaged', 'broken']);

/** Return the pieces, squares and gates an event names. */
export function mentionedBy({ key, args }: Message): Set<string> {
	const mentioned = new Set<string>();
	const owner = key === 'captured' || key === 'aimed' || key.startsWith('looked') ? args['rival'] : args['seat'];
	if (args['piece'] !== undefined) mentioned.add(`piece:${idOf(owner, args['piece'])}`);
	if (args['target'] !== undefined) mentioned.add(`piece:${idOf(args['rival'], args['target'])}`);
	if (args['row'] !== undefined) mentioned.add(`square:${String(args['file']).slice('file:'.length)}${args['row']}`);
	if (GATES.has(key)) mentioned.add(`gate:${last(args['rival'])}`);
	return mentioned;
}

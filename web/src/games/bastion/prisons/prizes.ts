// Treasures and flags: at home or in the treasure room of the seat that took them.
import type { Point } from '$lib/drawing/plane';
import { between, type Chart } from '../board/geometry';
import type { SeatView } from '../view';

export type Prize = { kind: 'treasure' | 'flag'; owner: number; at: Point; size: number };

export function prizesOf(seats: readonly SeatView[], chart: Chart): Prize[] {
	const lying = seats.flatMap(({ treasure, flag }, owner) => [
		{ kind: 'treasure' as const, owner, holder: treasure, room: 'O' },
		{ kind: 'flag' as const, owner, holder: flag, room: flag === owner ? 'F' : 'O' }
	]);
	return lying.flatMap(({ kind, owner, holder, room }) => {
		const square = [...chart.squares.values()].find((other) => other.bastion === holder && other.terrain === room);
		if (!square) return [];
		const loot = lying.filter((other) => other.holder === holder && other.owner !== holder);
		const index = owner === holder ? 0 : 1 + loot.findIndex((other) => other.kind === kind && other.owner === owner);
		return [{ kind, owner, at: cornerOf(square.corners, square.centre, index), size: square.radius * 0.72 }];
	});
}

/** Return a corner of a square by visual order: the upper left first, then the other upper ones and those below. */
function cornerOf(corners: readonly Point[], centre: Point, index: number): Point {
	const seen = [...corners].sort((a, b) => a[0] * 0.6 + a[1] - (b[0] * 0.6 + b[1]));
	return between(centre, seen[index % seen.length] ?? centre, 0.72);
}

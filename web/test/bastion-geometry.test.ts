import { describe, expect, it } from 'vitest';
import { isInside } from '../src/lib/drawing/plane';
import { chartOf, between, type Chart } from '../src/games/bastion/board/geometry';
import { masonryOf } from '../src/games/bastion/scenery/masonry';
import { standsOf } from '../src/games/bastion/board/piece-positions';
import type { PieceView } from '../src/games/bastion/view';
import { BOARDS } from './bastion-boards';

const charts = BOARDS.map(({ shape, terrain, bastions }) => chartOf(shape, terrain, bastions, 0));
const turnedBy = (place: number, turn: number): Chart => {
	const { shape, terrain, bastions } = BOARDS[place]!;
	return chartOf(shape, terrain, bastions, turn);
};
const throne = (chart: Chart, seat: number) =>
	[...chart.squares.values()].find((square) => square.bastion === seat && square.terrain === 'K')!.centre;

describe('the squares of a board', () => {
	it('are 80, 120 and 133', () => {
		expect(charts.map((chart) => chart.squares.size)).toEqual([80, 120, 133]);
	});

	it('do not overlap', () => {
		for (const chart of charts) {
			const squares = [...chart.squares.values()];
			for (const square of squares) {
				const points = [square.centre, ...square.corners.map((corner) => between(square.centre, corner, 0.97))];
				for (const point of points)
					expect(squares.filter((other) => isInside(point, other.corners)).map((other) => other.name)).toEqual([square.name]);
			}
		}
	});

	it('share edges, also across a seam', () => {
		// Every edge has two squares, except at the rim.
		const rims = charts.map((chart) => chart.edges.filter((edge) => edge.beyond === null).length);
		expect(rims).toEqual([2 * (8 + 10), 3 * (8 + 10), 4 * (7 + 6)]);
		const seams = charts[1]!.edges
			.filter(({ square, beyond }) => beyond && square.name[0] !== beyond.name[0])
			.map(({ square, beyond }) => `${square.name} ${beyond?.name}`);
		expect(seams).toHaveLength(12);
		expect(seams).toEqual(expect.arrayContaining(['A:a5 B:h5', 'A:d5 B:e5', 'A:e5 C:d5', 'B:a5 C:h5']));
	});

	it('are large enough for a piece', () => {
		for (const chart of charts) for (const square of chart.squares.values()) expect(square.radius).toBeGreaterThan(0.25);
	});
});

describe('rotating the board', () => {
	it('puts the bastion of a seat at the bottom', () => {
		for (const [place, { seats }] of charts.entries())
			for (let seat = 0; seat < seats; seat++) {
				const chart = turnedBy(place, seat);
				const [x, y] = throne(chart, seat);
				expect(Math.abs(x)).toBeLessThan(1);
				expect(y).toBeGreaterThan(3);
			}
	});

	it('puts the next seat to the left with three or four seats', () => {
		for (const place of [1, 2]) {
			const chart = turnedBy(place, 1);
			expect(throne(chart, 2)[0]).toBeLessThan(-3);
		}
	});
});

describe('the masonry', () => {
	it('has a gate for each seat, facing the centre', () => {
		for (const chart of charts) {
			const { gates } = masonryOf(chart);
			expect([...gates.keys()].sort()).toEqual(Array.from({ length: chart.seats }, (_, seat) => seat));
			for (const { from, to, out } of gates.values()) {
				const middle = between(from, to, 0.5);
				expect(middle[0] * out[0] + middle[1] * out[1]).toBeLessThan(0);
			}
		}
	});

	it('has walls between storeys, but not beside stairs', () => {
		const walls = masonryOf(charts[0]!).walls.map(({ square, beyond }) => `${square.name} ${beyond?.name}`);
		expect(walls).toContain('c2 d2');
		expect(walls).toContain('b2 b3');
		expect(walls).not.toContain('c1 d1');
		expect(walls).not.toContain('d2 d3');
	});
});

describe('piece positions', () => {
	const piece = (id: string, square: string, carrier: string | null = null) => ({ id, square, carrier, prison: null }) as PieceView;

	it('form a ring on the battlefield; riders are on their Tower', () => {
		const crowd = ['0:sa', '1:sa', '2:sa'].map((id) => piece(id, 'g7'));
		const stands = standsOf([...crowd, piece('0:ta', 'g3'), piece('0:k', 'g3', '0:ta')], charts[2]!);
		expect(new Set(crowd.map(({ id }) => stands.get(id)!.at.join())).size).toBe(3);
		expect(stands.get('0:ta')!.at).toEqual(charts[2]!.squares.get('g3')!.centre);
		expect(stands.get('0:k')!.radius).toBeLessThan(stands.get('0:ta')!.radius);
	});
});

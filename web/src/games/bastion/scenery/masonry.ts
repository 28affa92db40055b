// The masonry of the bastions: walls, crenels and gates, and their paths.
import { polygon, type Point } from '$lib/drawing/plane';
import { between, middleOf, outward, sidesOf, type Chart, type Edge, type Square } from '../board/geometry';

const UPSTAIRS = 'ROF';
const STAIRS = 'E';
export const GATE = 'D';

/** Return the storey of a square: ground, upper, or steps between them. */
export function storeyOf(square: Square | null): 'ground' | 'upper' | 'steps' {
	if (!square) return 'ground';
	if (UPSTAIRS.includes(square.terrain)) return 'upper';
	return square.terrain === STAIRS ? 'steps' : 'ground';
}

export type Masonry = {
	walls: Edge[]; // between storeys, and around a bastion
	crenels: Edge[]; // where a rampart faces outwards
	gates: Map<number, Gate>; // by seat
};
export type Gate = { from: Point; to: Point; out: Point; squares: Square[] };

export function masonryOf(chart: Chart): Masonry {
	const walls: Edge[] = [];
	const crenels: Edge[] = [];
	const gates = new Map<number, Gate>();
	for (const edge of chart.edges) {
		const { square, beyond } = edge;
		if (square.bastion === null && (beyond?.bastion ?? null) === null) continue;
		const [one, other] = [storeyOf(square), storeyOf(beyond)];
		const isRim = square.bastion !== (beyond?.bastion ?? null);
		const opening = [square, beyond].find((side) => side?.terrain === GATE);
		if (isRim && opening && one === other && beyond) {
			widen(gates, edge, opening);
			continue;
		}
		if (isRim || (one !== other && one !== 'steps' && other !== 'steps')) walls.push(edge);
		const inner = square.bastion === null ? beyond : square;
		if (isRim && storeyOf(inner) !== 'ground' && inner) crenels.push(inner === square ? edge : { ...edge, square: inner, beyond: square });
	}
	return { walls, crenels, gates };
}

/** Join the edges of a drawbridge two squares wide. */
function widen(gates: Map<number, Gate>, edge: Edge, opening: Square): void {
	const gate = gates.get(opening.bastion ?? 0);
	if (!gate) {
		const out = outward(edge.from, edge.to, opening.centre);
		gates.set(opening.bastion ?? 0, { from: edge.from, to: edge.to, out, squares: [opening] });
		return;
	}
	const ends = [gate.from, gate.to, edge.from, edge.to];
	const [from, to] = farthest(ends);
	const squares = [...gate.squares, opening];
	Object.assign(gate, { from, to, squares, out: outward(from, to, middleOf(squares.map((square) => square.centre))) });
}

function farthest(points: readonly Point[]): [Point, Point] {
	let best: [Point, Point] = [points[0] ?? [0, 0], points[1] ?? [0, 0]];
	const length = ([a, b]: [Point, Point]) => Math.hypot(a[0] - b[0], a[1] - b[1]);
	for (const a of points) for (const b of points) if (length([a, b]) > length(best)) best = [a, b];
	return best;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

export function outline(points: readonly Point[]): string {
	return polygon(points.map(rounded));
}

export function lines(pairs: readonly { from: Point; to: Point }[]): string {
	return pairs.map(({ from, to }) => `M${rounded(from).join(' ')}L${rounded(to).join(' ')}`).join('');
}

/** Return the outline of a square scaled around its centre. */
export function shrunk(square: Square, part: number): Point[] {
	return square.corners.map((corner) => between(square.centre, corner, part));
}

/** Return merlons along an edge, facing outwards. */
export function merlons({ from, to, square }: Edge, count: number, height: number): string {
	const out = outward(from, to, square.centre);
	const raised = (part: number): Point => {
		const [x, y] = between(from, to, part);
		return [x + out[0] * height, y + out[1] * height];
	};
	const width = 1 / (2 * count);
	return Array.from({ length: count }, (_, i) => {
		const [near, far] = [(2 * i + 0.5) * width, (2 * i + 1.5) * width];
		return outline([between(from, to, near), raised(near), raised(far), between(from, to, far)]);
	}).join('');
}

/** Return the shadow of a wall on the lower ground. */
export function shade({ from, to }: Edge, low: Square, depth: number): string {
	const out = outward(from, to, low.centre);
	const inner = ([x, y]: Point): Point => [x - out[0] * depth, y - out[1] * depth];
	return outline([from, to, inner(to), inner(from)]);
}

/** Return the steps of a stair as lines across it. */
export function steps(square: Square, out: Point, count: number): string {
	const [near, right, far, left] = sidesOf(square.corners);
	if (!near || !right || !far || !left) return '';
	const along = (near[1][0] - near[0][0]) * out[0] + (near[1][1] - near[0][1]) * out[1];
	const across = (right[1][0] - right[0][0]) * out[0] + (right[1][1] - right[0][1]) * out[1];
	const [one, other] = Math.abs(along) < Math.abs(across) ? [near, far] : [right, left];
	return lines(
		Array.from({ length: count - 1 }, (_, i) => {
			const part = (i + 1) / count;
			return { from: between(one[0], one[1], part), to: between(other[1], other[0], part) };
		})
	);
}

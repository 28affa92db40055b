// The plan under the buildings: streets, water, fields, and the roofs of the houses nobody fights for.
import type { Point } from './buildings';
import { footprint, inset, LOWER, TRACK, UPPER, type Box, type Layout } from './layout';

export type Ground = {
	streets: Point[][];
	river: Point[];
	sea: Point[];
	quay: Point[];
	walls: Point[][];
	star: Point[];
	fields: Point[][];
	square: { x: number; y: number; rx: number; ry: number };
	compass: Point;
	ship: Point;
	title: Box | null;
	roofs: string;
	shadows: string;
	trees: string;
};

type Plan = Omit<Ground, 'roofs' | 'shadows' | 'trees'>;

const DESK: Plan = {
	streets: [
		[[452, 330], [400, 214], [300, 206], [228, 200], [28, 196]],
		[[452, 330], [300, 374], [252, 352], [200, 340], [28, 352]],
		[[452, 330], [640, 348], [770, 356], [872, 352]],
		[[452, 330], [560, 212], [566, 28]],
		[[400, 214], [560, 212], [640, 200], [872, 198]],
		[[452, 330], [452, 464]],
		[[300, 374], [320, 464]],
		[[560, 212], [668, 270], [640, 348]],
		[[300, 206], [306, 28]],
		[[228, 200], [226, 28]]
	],
	river: [[266, 20], [258, 90], [270, 160], [246, 232], [214, 290], [236, 344], [276, 400], [282, 480]],
	sea: [[880, 376], [800, 368], [738, 374], [712, 392], [702, 420], [698, 500], [890, 500]],
	quay: [[880, 376], [800, 368], [738, 374], [712, 392], [702, 420], [699, 480]],
	walls: [
		[[292, 40], [430, 36], [550, 40]],
		[[582, 40], [632, 46]]
	],
	star: [
		[632, 62], [664, 74], [690, 40], [744, 52], [800, 40], [824, 72], [862, 62],
		[852, 120], [866, 186], [806, 180], [744, 196], [684, 180], [626, 188], [642, 120]
	],
	fields: [
		[[30, 30], [56, 30], [60, 186], [30, 186]],
		[[226, 34], [246, 34], [244, 108], [252, 168], [222, 188]],
		[[30, 362], [78, 358], [72, 462], [30, 462]],
		[[30, 208], [50, 208], [46, 340], [30, 340]],
		[[176, 214], [228, 210], [206, 262], [178, 270]]
	],
	square: { x: 452, y: 330, rx: 118, ry: 52 },
	compass: [830, 420],
	ship: [754, 428],
	title: { x: 340, y: 398, width: 174, height: 58 }
};

function phonePlan(layout: Layout): Plan {
	const { height } = layout.town;
	const below = height - LOWER;
	const middle = (UPPER + below) / 2;
	return {
		streets: [
			[[198, 28], [192, 180], [202, UPPER], [194, below], [186, below + 160], [204, height - 20]],
			[[24, 178], [120, 184], [250, 178], [366, 184]],
			[[24, UPPER + 4], [366, UPPER]],
			[[28, below + 4], [362, below + 4]],
			[[28, below + 160], [362, below + 160]]
		],
		river: [],
		sea: [[214, height + 4], [222, below + 250], [262, below + 206], [390, below + 190], [390, height + 4]],
		quay: [[214, height - 20], [222, below + 250], [262, below + 206], [376, below + 191]],
		walls: [],
		star: [
			[196, 44], [284, 36], [364, 46], [358, 100], [364, 172], [284, 178], [200, 172], [208, 100]
		],
		fields: [[[30, 30], [188, 30], [186, 60], [30, 64]]],
		square: { x: 195, y: middle, rx: 140, ry: Math.max(34, (below - UPPER) / 2 - 12) },
		compass: [322, below + 262],
		ship: [258, below + 280],
		title: null
	};
}

const drawn = new Map<string, Ground>();

/** The ground of a layout; it never changes, so it is drawn once. */
export function groundOf(layout: Layout): Ground {
	const key = `${layout.compact} ${Object.keys(layout.sites).join()}`;
	let ground = drawn.get(key);
	if (!ground) {
		const plan = layout.compact ? phonePlan(layout) : DESK;
		ground = { ...plan, ...houses(plan, layout) };
		drawn.set(key, ground);
	}
	return ground;
}

const PITCH: Point = [13, 11.5];

function houses(plan: Plan, layout: Layout): Pick<Ground, 'roofs' | 'shadows' | 'trees'> {
	const land = inset(layout.town, TRACK + 5);
	const taken = Object.entries(layout.sites).map(([area, site]) => footprint(area, site));
	if (plan.title) taken.push(plan.title);
	let roofs = '';
	let shadows = '';
	let trees = '';
	const dice = fallingDice(1789);
	for (let y = land.y; y < land.y + land.height; y += PITCH[1])
		for (let x = land.x; x < land.x + land.width; x += PITCH[0]) {
			const at: Point = [x + dice() * 4, y + dice() * 4];
			const luck = dice();
			const [street, angle] = nearest(at, plan.streets);
			if (street < 9 || nearest(at, [plan.river])[0] < 19 || isOccupied(at, taken, plan)) continue;
			if (isInside(at, plan.star) || plan.fields.some((field) => isInside(at, field))) continue;
			if (luck < 0.1 || street > 74) {
				if (luck < 0.6) trees += tree(at, dice());
				continue;
			}
			const [roof, shadow] = house(at, angle + (dice() - 0.5) * 0.22, 8.5 + dice() * 3.6, 7 + dice() * 2);
			roofs += roof;
			shadows += shadow;
		}
	return { roofs, shadows, trees };
}

function isOccupied(at: Point, taken: readonly Box[], plan: Plan): boolean {
	const margin = 7;
	const [x, y] = at;
	const { square } = plan;
	return (
		isInside(at, plan.sea) ||
		(plan.quay.length > 0 && nearest(at, [plan.quay])[0] < 11) ||
		((x - square.x) / (square.rx + 8)) ** 2 + ((y - square.y) / (square.ry + 8)) ** 2 < 1 ||
		plan.walls.some((wall) => nearest(at, [wall])[0] < 9) ||
		taken.some(
			(box) =>
				x > box.x - margin &&
				x < box.x + box.width + margin &&
				y > box.y - margin &&
				y < box.y + box.height + margin
		)
	);
}

/** A roof with its ridge, and its half that lies in the shade. */
function house([x, y]: Point, angle: number, length: number, depth: number): [string, string] {
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const corner = (along: number, across: number) =>
		`${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`;
	const l = length / 2;
	const d = depth / 2;
	const outline = `M${corner(-l, -d)}L${corner(l, -d)}L${corner(l, d)}L${corner(-l, d)}Z`;
	return [outline, `M${corner(-l, 0)}L${corner(l, 0)}L${corner(l, d)}L${corner(-l, d)}Z`];
}

function tree([x, y]: Point, size: number): string {
	const r = 2.6 + size * 1.8;
	return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0m${r} 0v${(r + 2.5).toFixed(1)}`;
}

/** The distance to the nearest of some lines, and the direction of that line there. */
function nearest([x, y]: Point, lines: readonly (readonly Point[])[]): [number, number] {
	let best = Infinity;
	let angle = 0;
	for (const line of lines)
		for (let i = 1; i < line.length; i++) {
			const [ax, ay] = line[i - 1]!;
			const [bx, by] = line[i]!;
			const dx = bx - ax;
			const dy = by - ay;
			const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
			const distance = Math.hypot(x - ax - t * dx, y - ay - t * dy);
			if (distance < best) [best, angle] = [distance, Math.atan2(dy, dx)];
		}
	return [best, angle];
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
	let inside = false;
	for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
		const [ax, ay] = polygon[i]!;
		const [bx, by] = polygon[j]!;
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** The same dice at every visit: the town must not be rebuilt when one looks again. */
function fallingDice(seed: number): () => number {
	let last = seed;
	return () => (last = (last * 16807) % 2147483647) / 2147483647;
}

/** A smooth line through points. */
export function curve(points: readonly Point[]): string {
	if (points.length < 2) return '';
	const [first, ...rest] = points;
	let path = `M${first!.join(' ')}`;
	rest.forEach((point, i) => {
		const before = points[i]!;
		const next = rest[i + 1] ?? point;
		const earlier = points[i - 1] ?? before;
		const control = (a: Point, b: Point, c: Point, sign: number) =>
			`${b[0] + (sign * (c[0] - a[0])) / 6} ${b[1] + (sign * (c[1] - a[1])) / 6}`;
		path += `C${control(earlier, before, point, 1)} ${control(before, point, next, -1)} ${point.join(' ')}`;
	});
	return path;
}

export function polygon(points: readonly Point[]): string {
	return points.length ? `M${points.map((point) => point.join(' ')).join('L')}Z` : '';
}

export function polyline(points: readonly Point[]): string {
	return points.length ? `M${points.map((point) => point.join(' ')).join('L')}` : '';
}

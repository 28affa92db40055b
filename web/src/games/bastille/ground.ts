// The plan of Paris under the places: the Seine and its island, streets, gardens, roofs, and the way from place to place.
import { BUILDINGS } from './buildings';
import { inset, RIBBON, siteOf, SLOT, type Box, type Layout, type Point } from './layout';

type Plan = {
	streets: Point[][];
	river: Point[];
	island: Point[];
	bridges: { x: number; y: number; angle: number }[];
	gardens: Point[][];
	way: Point[][]; // the stretches between one place and the next
};
export type Ground = Plan & { roofs: string; shadows: string; trees: string };

const DESK: Plan = {
	streets: [
		[[222, 0], [228, 70], [216, 150], [222, 196], [210, 300], [222, 410]],
		[[452, 0], [456, 90], [448, 196], [462, 300], [452, 410]],
		[[0, 184], [110, 190], [222, 192]],
		[[448, 194], [560, 200], [700, 190]],
		[[222, 192], [300, 200], [370, 198], [448, 194]],
		[[0, 394], [220, 396], [460, 394], [700, 396]]
	],
	river: [[-10, 232], [60, 214], [150, 214], [236, 226], [330, 272], [440, 262], [520, 220], [610, 206], [700, 216]],
	island: [[252, 256], [276, 232], [330, 222], [400, 230], [434, 254], [428, 318], [408, 374], [330, 384], [266, 374], [246, 316]],
	bridges: [
		{ x: 214, y: 222, angle: 84 },
		{ x: 482, y: 240, angle: 62 }
	],
	gardens: [
		[[8, 16], [26, 16], [26, 176], [8, 172]],
		[[196, 20], [210, 20], [208, 170], [194, 172]],
		[[668, 20], [684, 20], [684, 180], [670, 178]]
	],
	way: [
		[[270, 150], [250, 178], [258, 214], [284, 240]],
		[[258, 336], [232, 300], [222, 240], [204, 208], [186, 194]],
		[[92, 186], [82, 204], [92, 224]],
		[[176, 352], [226, 388], [338, 398], [440, 388], [492, 346]],
		[[652, 338], [676, 322], [700, 322]],
		[[700, 290], [672, 240], [640, 204], [620, 186]]
	]
};

function phonePlan({ map }: Layout): Plan {
	const at = (y: number) => map.y + y;
	return {
		streets: [
			[[194, at(0)], [190, at(220)], [198, at(420)], [192, at(650)]],
			[[0, at(206)], [194, at(208)], [390, at(204)]],
			[[0, at(420)], [194, at(422)], [390, at(418)]]
		],
		river: [[-10, at(226)], [90, at(206)], [180, at(204)], [240, at(196)], [390, at(214)], [402, at(216)]],
		island: [[206, at(22)], [296, at(10)], [380, at(20)], [386, at(100)], [378, at(186)], [290, at(196)], [208, at(186)], [198, at(100)]],
		bridges: [{ x: 192, y: at(206), angle: 88 }],
		gardens: [[[4, at(246)], [16, at(246)], [16, at(400)], [4, at(400)]]],
		way: [
			[[178, at(106)], [196, at(100)], [210, at(106)]],
			[[226, at(182)], [196, at(206)], [150, at(224)]],
			[[98, at(402)], [94, at(418)], [98, at(434)]],
			[[178, at(534)], [196, at(530)], [206, at(534)]],
			[[300, at(612)], [312, at(624)], [312, at(640)]],
			[[372, at(640)], [384, at(500)], [372, at(420)]]
		]
	};
}

const drawn = new Map<string, Ground>();

/** The ground of a layout; it never changes, so it is drawn once. */
export function groundOf(layout: Layout): Ground {
	const key = `${layout.compact} ${layout.map.y}`;
	let ground = drawn.get(key);
	if (!ground) {
		const plan = layout.compact ? phonePlan(layout) : DESK;
		ground = { ...plan, ...houses(plan, layout) };
		drawn.set(key, ground);
	}
	return ground;
}

/** The ground that a place takes up: its building, and below it the ribbon, the spaces and the signs. */
function footprint(layout: Layout, location: string): Box[] {
	const [x, y] = siteOf(layout, location);
	const { width, height } = BUILDINGS[location] ?? { width: 0, height: 0 };
	return [
		{ x: x - width / 2, y: y - height, width, height },
		{ x: x - 84, y, width: 168, height: RIBBON + SLOT.height + 24 }
	];
}

const PITCH: Point = [13, 11.5];

function houses(plan: Plan, layout: Layout): Pick<Ground, 'roofs' | 'shadows' | 'trees'> {
	const land = inset(layout.map, 8);
	const taken = Object.keys(layout.sites).flatMap((location) => footprint(layout, location));
	let roofs = '';
	let shadows = '';
	let trees = '';
	const dice = fallingDice(1789);
	for (let y = land.y + 4; y < land.y + land.height; y += PITCH[1])
		for (let x = land.x + 4; x < land.x + land.width; x += PITCH[0]) {
			const at: Point = [x + dice() * 4, y + dice() * 4];
			const luck = dice();
			if (taken.some((box) => isIn(at, box, 4)) || isInside(at, plan.island)) continue;
			const [street, angle] = nearest(at, plan.streets);
			if (street < 9 || nearest(at, [plan.river])[0] < 22 || nearest(at, plan.way)[0] < 9) continue;
			if (plan.gardens.some((garden) => isInside(at, garden))) continue;
			if (luck < 0.12 || street > 90) {
				if (luck < 0.6) trees += tree(at, dice());
				continue;
			}
			const [roof, shadow] = house(at, angle + (dice() - 0.5) * 0.22, 8.5 + dice() * 3.6, 7 + dice() * 2);
			roofs += roof;
			shadows += shadow;
		}
	return { roofs, shadows, trees };
}

function isIn([x, y]: Point, box: Box, margin: number): boolean {
	return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
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

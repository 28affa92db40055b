// The plan below the buildings: streets, water, fields and houses.
import { cached, scatterHouses, type Houses } from '$lib/drawing/houses';
import { inset, isIn, isInside, nearest, type Box, type Point } from '$lib/drawing/plane';
import { footprint, LOWER, TRACK, UPPER, type Layout } from '../layout';

export type Ground = Houses & {
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
};

type Plan = Omit<Ground, keyof Houses>;

// prettier-ignore
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
	// prettier-ignore
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

export const groundOf = cached(
	(layout: Layout) => `${layout.compact} ${Object.keys(layout.sites).join()}`,
	(layout): Ground => {
		const plan = layout.compact ? phonePlan(layout) : DESK;
		return { ...plan, ...housesOf(plan, layout) };
	}
);

function housesOf(plan: Plan, layout: Layout): Houses {
	const taken = Object.entries(layout.sites).map(([area, site]) => footprint(area, site));
	if (plan.title) taken.push(plan.title);
	return scatterHouses({
		land: inset(layout.town, TRACK + 5),
		streets: plan.streets,
		country: 74,
		trees: 0.1,
		isTaken: (at) => isOccupied(at, taken, plan)
	});
}

function isOccupied(at: Point, taken: readonly Box[], plan: Plan): boolean {
	const [x, y] = at;
	const { square } = plan;
	return (
		nearest(at, [plan.river])[0] < 19 ||
		[plan.sea, plan.star, ...plan.fields].some((land) => isInside(at, land)) ||
		(plan.quay.length > 0 && nearest(at, [plan.quay])[0] < 11) ||
		((x - square.x) / (square.rx + 8)) ** 2 + ((y - square.y) / (square.ry + 8)) ** 2 < 1 ||
		plan.walls.some((wall) => nearest(at, [wall])[0] < 9) ||
		taken.some((box) => isIn(at, box, 7))
	);
}

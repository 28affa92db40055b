// The plan of Paris below the places: Seine, island, streets, gardens, roofs, and the path from place to place.
import { cached, scatterHouses, type Houses } from '$lib/drawing/houses';
import { inset, isIn, isInside, nearest, type Box, type Point } from '$lib/drawing/plane';
import { BUILDINGS } from './buildings';
import { RIBBON, siteOf, SLOT, type Layout } from '../layout';

type Plan = {
	streets: Point[][];
	river: Point[];
	island: Point[];
	bridges: { x: number; y: number; angle: number }[];
	gardens: Point[][];
	way: Point[][]; // the path between consecutive places
};
export type Ground = Plan & Houses;

// prettier-ignore
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
	// prettier-ignore
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

export const groundOf = cached(
	(layout: Layout) => `${layout.compact} ${layout.map.y}`,
	(layout): Ground => {
		const plan = layout.compact ? phonePlan(layout) : DESK;
		return { ...plan, ...housesOf(plan, layout) };
	}
);

/** Return the boxes a place covers: building, ribbon, spaces and icons. */
function footprint(layout: Layout, location: string): Box[] {
	const [x, y] = siteOf(layout, location);
	const { width, height } = BUILDINGS[location] ?? { width: 0, height: 0 };
	return [
		{ x: x - width / 2, y: y - height, width, height },
		{ x: x - 84, y, width: 168, height: RIBBON + SLOT.height + 24 }
	];
}

function housesOf(plan: Plan, layout: Layout): Houses {
	const { x, y, width, height } = inset(layout.map, 8);
	const taken = Object.keys(layout.sites).flatMap((location) => footprint(layout, location));
	return scatterHouses({
		land: { x: x + 4, y: y + 4, width: width - 4, height: height - 4 },
		streets: plan.streets,
		country: 90,
		trees: 0.12,
		isTaken: (at) =>
			taken.some((box) => isIn(at, box, 4)) ||
			[plan.island, ...plan.gardens].some((land) => isInside(at, land)) ||
			nearest(at, [plan.river])[0] < 22 ||
			nearest(at, plan.way)[0] < 9
	});
}

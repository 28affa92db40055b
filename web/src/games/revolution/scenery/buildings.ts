// The seven quarters and the square in the middle as buildings in elevation; their windows are the cube spaces.
// The origin is the middle of the foot; y is negative upwards.
import type { Point } from '$lib/drawing/plane';
import { box, disc, poly, stones, teeth, type Stroke } from '$lib/drawing/strokes';

export type Opening = 'arch' | 'bars' | 'bed' | 'stall';
export type Building = {
	width: number;
	height: number;
	windows: readonly Point[]; // centres
	opening: Opening;
	flag: Point; // where the holder's pennant is drawn
	strokes: readonly Stroke[];
};

function rows(xs: readonly number[], ys: readonly number[]): Point[] {
	return ys.flatMap((y) => xs.map((x): Point => [x, y]));
}

const stripes = (x: number, y: number, count: number, step: number) =>
	Array.from({ length: count }, (_, i) => {
		const left = x + i * step * 2;
		return `M${left} ${y}h${step}v15a${step / 2} 5 0 0 1 ${-step} 0Z`;
	}).join('');

function palm(x: number, y: number): string {
	const leaves = [-11, -7, 7, 11].map((dx) => `M${x} ${y - 30}q${dx / 2} ${-9} ${dx} ${Math.abs(dx) > 8 ? 2 : -6}`).join('');
	return `M${x} ${y}q3-14 0-30${leaves}`;
}

export const BUILDINGS: Record<string, Building> = {
	fortress: {
		width: 172,
		height: 104,
		windows: rows([-45, -15, 15, 45], [-50, -18]),
		opening: 'arch',
		flag: [0, -80],
		strokes: [
			['wall', box(-62, -70, 124, 70)],
			['wall', teeth(-62, -70, 124, 9, 8)],
			['thin', stones(-58, -64, 122, 62)],
			['wall', box(-86, -86, 26, 86)],
			['wall', box(60, -86, 26, 86)],
			['shade', box(-70, -86, 10, 86)],
			['shade', box(76, -86, 10, 86)],
			['wall', box(-89, -94, 32, 8)],
			['wall', box(57, -94, 32, 8)],
			['wall', teeth(-89, -94, 32, 4, 8)],
			['wall', teeth(57, -94, 32, 4, 8)],
			['ink', `${box(-77, -70, 4, 12)}${box(69, -70, 4, 12)}${box(-77, -36, 4, 12)}${box(69, -36, 4, 12)}`]
		]
	},
	cathedral: {
		width: 160,
		height: 122,
		windows: [[-46, -56], [46, -56], ...rows([-60, -30, 0, 30, 60], [-19])],
		opening: 'arch',
		flag: [0, -84],
		strokes: [
			['roof', poly([-78, -38], [-66, -50], [66, -50], [78, -38])],
			['wall', box(-78, -38, 156, 38)],
			['wall', poly([-28, -38], [-28, -58], [0, -84], [28, -58], [28, -38])],
			['shade', poly([0, -84], [28, -58], [28, -38], [18, -38], [18, -60], [0, -78])],
			['wall', disc(0, -54, 10)],
			['line', `${disc(0, -54, 4)}M0-64V-44M-10-54H10M-7-61L7-47M7-61L-7-47`],
			['wall', box(-64, -76, 36, 76 - 38)],
			['wall', box(28, -76, 36, 76 - 38)],
			['shade', box(-34, -76, 6, 38)],
			['shade', box(58, -76, 6, 38)],
			['dark', poly([-68, -76], [-46, -116], [-24, -76])],
			['dark', poly([24, -76], [46, -116], [68, -76])],
			['line', 'M-46-116v-8M-49-121h6M46-116v-8M43-121h6M-75 0V-38M-45 0V-38M-15 0V-38M15 0V-38M45 0V-38M75 0V-38']
		]
	},
	town_hall: {
		width: 148,
		height: 126,
		windows: [...rows([-30, 0, 30], [-53]), ...rows([-45, -15, 15, 45], [-19])],
		opening: 'arch',
		flag: [40, -84],
		strokes: [
			['wall', box(-66, -72, 132, 72)],
			['shade', box(56, -72, 10, 72)],
			['line', 'M-66-36H66M-62-72V0M-50-72V-38M50-72V-38'],
			['roof', poly([-74, -72], [0, -100], [74, -72])],
			['wall', box(-12, -112, 24, 26)],
			['wall', disc(0, -99, 8)],
			['line', 'M0-99V-105M0-99L4-96'],
			['dark', 'M-15-112Q-12-124 0-126Q12-124 15-112Z'],
			['wall', box(-74, -74, 148, 5)],
			['wall', box(-70, -3, 140, 4)]
		]
	},
	harbor: {
		width: 156,
		height: 104,
		windows: [-47, 0, 47].flatMap((x): Point[] => [
			[x, -50],
			[x, -18]
		]),
		opening: 'arch',
		flag: [0, -98],
		strokes: [
			['line', 'M-24-60V-112M24-60V-108M-34-100H-14M14-96H34M-24-112L-47-70M24-108L47-70M-24-112L0-72M24-108L0-72'],
			...[-47, 0, 47].flatMap((x): Stroke[] => [
				['wall', poly([x - 23, 0], [x - 23, -66], [x, -92], [x + 23, -66], [x + 23, 0])],
				['roof', poly([x - 26, -62], [x, -92], [x + 26, -62], [x + 26, -69], [x, -99], [x - 26, -69])],
				['ink', box(x - 3, -80, 6, 8)],
				['thin', `M${x - 20}-34H${x + 20}M${x - 20}-3H${x + 20}`],
				['shade', box(x + 17, -60, 6, 60)]
			]),
			['wall', box(-78, -2, 156, 4)]
		]
	},
	plantation: {
		width: 150,
		height: 104,
		windows: rows([-30, 0, 30], [-50, -18]),
		opening: 'arch',
		flag: [0, -98],
		strokes: [
			['green', `${palm(-62, 0)}${palm(-72, 2)}${palm(64, 0)}${palm(74, 2)}`],
			['wall', `${box(-34, -100, 8, 14)}${box(26, -100, 8, 14)}`],
			['roof', poly([-58, -68], [-38, -94], [38, -94], [58, -68])],
			['wall', box(-50, -68, 100, 68)],
			['shade', box(42, -68, 8, 68)],
			['line', 'M-50-34H50M-46-68V0M-15-68V0M15-68V0M46-68V0'],
			['wall', box(-56, -3, 112, 4)]
		]
	},
	market: {
		width: 164,
		height: 92,
		windows: rows([-60, -30, 0, 30, 60], [-19]),
		opening: 'stall',
		flag: [44, -76],
		strokes: [
			['roof', poly([-72, -54], [-56, -76], [56, -76], [72, -54])],
			['wall', poly([-16, -76], [0, -92], [16, -76])],
			['ink', disc(0, -80, 3)],
			['wall', box(-78, -54, 156, 54)],
			['line', 'M-75-40V0M-45-40V0M-15-40V0M15-40V0M45-40V0M75-40V0'],
			['wall', box(-80, -57, 160, 15)],
			['red', stripes(-80, -57, 8, 10)],
			['line', 'M-80-57H80']
		]
	},
	tavern: {
		width: 112,
		height: 114,
		windows: rows([-16, 16], [-51, -18]),
		opening: 'arch',
		flag: [0, -110],
		strokes: [
			['wall', box(18, -108, 10, 26)],
			['wall', poly([-38, 0], [-38, -68], [0, -104], [38, -68], [38, 0])],
			['line', 'M-38-68H38M-38-34H38M0-68V0M-22-84L-8-68M22-84L8-68M0-96V-68M-32-68V0M32-68V0'],
			['roof', poly([-46, -64], [0, -108], [46, -64], [46, -74], [0, -118], [-46, -74])],
			['shade', box(32, -66, 6, 66)],
			['line', 'M38-58H56M50-58V-52'],
			['red', 'M43-52h14v12q-7 7-14 0Z'],
			['wall', box(-44, -3, 88, 4)]
		]
	},
	palace: {
		width: 168,
		height: 128,
		windows: rows([-48, -16, 16, 48], [-51, -18]),
		opening: 'arch',
		flag: [0, -132],
		strokes: [
			['dark', poly([-78, -68], [-66, -98], [66, -98], [78, -68])],
			['wall', `${box(-54, -88, 10, 14)}${box(44, -88, 10, 14)}`],
			['wall', box(-72, -68, 144, 68)],
			['line', 'M-72-35H72M-66-68V-2M-32-68V-2M32-68V-2M66-68V-2M-3-68V-2M3-68V-2'],
			['shade', box(66, -68, 6, 68)],
			['wall', poly([-26, -68], [-26, -82], [0, -98], [26, -82], [26, -68])],
			['roof', 'M-24-92Q-22-116 0-120Q22-116 24-92L0-104Z'],
			['wall', disc(0, -80, 7)],
			['ink', 'M-5-78l1-6 4 3 4-3 1 6Z'],
			['line', 'M0-120v-10'],
			['wall', box(-80, -71, 160, 5)],
			['wall', box(-78, -3, 156, 4)]
		]
	},
	guardhouse: {
		width: 56,
		height: 84,
		windows: [[0, -20]],
		opening: 'arch',
		flag: [0, -80],
		strokes: [
			['wall', box(-21, -46, 42, 46)],
			['shade', box(13, -46, 8, 46)],
			['wall', box(-25, -52, 50, 7)],
			['wall', teeth(-25, -52, 50, 5, 6)],
			['roof', poly([-17, -58], [0, -80], [17, -58])],
			['wall', box(-25, -3, 50, 4)]
		]
	},
	garden: {
		width: 118,
		height: 84,
		windows: rows([-33, 0, 33], [-51, -18]),
		opening: 'bed',
		flag: [0, -84],
		strokes: [
			['shade', box(-56, -72, 112, 72)],
			['wall', `${box(-50, -67, 33, 31)}${box(-17, -67, 34, 31)}${box(17, -67, 33, 31)}`],
			['wall', `${box(-50, -34, 33, 31)}${box(-17, -34, 34, 31)}${box(17, -34, 33, 31)}`],
			['green', [-50, -25, 25, 50].map((x) => `${disc(x, -76, 8)}M${x}-68v4`).join('')],
			['line', 'M-8-72V-84Q0-92 8-84V-72']
		]
	},
	asylum: {
		width: 116,
		height: 100,
		windows: [...rows([-16, 16], [-51]), ...rows([-32, 0, 32], [-18])],
		opening: 'bars',
		flag: [0, -108],
		strokes: [
			['wall', box(-52, -36, 104, 36)],
			['roof', poly([-56, -36], [-44, -48], [44, -48], [56, -36])],
			['wall', box(-36, -70, 72, 34)],
			['shade', `${box(30, -70, 6, 34)}${box(47, -36, 5, 36)}`],
			['dark', poly([-42, -70], [-28, -86], [28, -86], [42, -70])],
			['wall', box(-8, -98, 16, 14)],
			['dark', 'M-10-98Q0-110 10-98Z'],
			['wall', box(-56, -3, 112, 4)]
		]
	},
	jail: {
		width: 120,
		height: 92,
		windows: rows([-32, 0, 32], [-51, -18]),
		opening: 'bars',
		flag: [0, -84],
		strokes: [
			['wall', box(-52, -70, 104, 70)],
			['thin', stones(-48, -66, 104, 64)],
			['shade', `${box(42, -70, 10, 70)}${box(-52, -70, 104, 4)}`],
			['wall', box(-57, -76, 114, 7)],
			['wall', teeth(-57, -76, 114, 9, 7)],
			['wall', box(-56, -3, 112, 4)]
		]
	}
};

// The buildings of Paris in elevation. The origin is the middle of the foot; y is negative upwards.
import { box, disc, poly, stones, teeth, type Stroke } from '$lib/drawing/strokes';

export type Building = { width: number; height: number; strokes: readonly Stroke[] };

const arch = (x: number, y: number, w: number, h: number) =>
	`M${x - w / 2} ${y}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`;
const each = (xs: readonly number[], draw: (x: number) => string) => xs.map(draw).join('');
const range = (from: number, to: number, count: number) => Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

export const BUILDINGS: Record<string, Building> = {
	banque: {
		width: 128,
		height: 74,
		strokes: [
			['wall', box(-64, -44, 26, 44)],
			['wall', box(38, -44, 26, 44)],
			['dark', poly([-66, -44], [-60, -54], [-40, -54], [-38, -44])],
			['dark', poly([38, -44], [40, -54], [60, -54], [66, -44])],
			['ink', each([-57, -46, 46, 57], (x) => arch(x, -24, 6, 13) + arch(x, -4, 6, 13))],
			['shade', box(54, -44, 10, 44)],
			['wall', box(-38, -48, 76, 48)],
			['wall', poly([-42, -48], [0, -72], [42, -48])],
			['line', 'M-34-50L0-69L34-50Z'],
			['gold', disc(0, -56, 6)],
			['line', 'M-38-43H38M-38-6H38'],
			['wall', each(range(-33, 27, 6), (x) => box(x, -43, 6, 37))],
			['shade', each(range(-33, 27, 6), (x) => box(x + 3, -43, 3, 37))],
			['ink', arch(0, -6, 9, 26)],
			['wall', box(-46, -5, 92, 5)]
		]
	},
	notre_dame: {
		width: 108,
		height: 96,
		strokes: [
			['dark', poly([0, -100], [-4, -58], [4, -58])],
			['wall', box(-44, -80, 30, 80)],
			['wall', box(14, -80, 30, 80)],
			['wall', box(-15, -58, 30, 58)],
			['shade', `${box(-22, -80, 8, 80)}${box(36, -80, 8, 80)}`],
			['wall', `${teeth(-46, -80, 34, 5, 4)}${teeth(12, -80, 34, 5, 4)}`],
			['ink', each([-35, -24, 23, 34], (x) => arch(x, -54, 6, 20))],
			['wall', disc(0, -42, 11)],
			['line', `${disc(0, -42, 4)}M0-53V-31M-11-42H11M-8-50L8-34M8-50L-8-34`],
			['line', 'M-44-26H44M-44-30H44M-44-52H44'],
			['thin', each(range(-41, 41, 15), (x) => `M${x} -26v-4`)],
			['ink', `${arch(-29, 0, 15, 21)}${arch(0, 0, 18, 24)}${arch(29, 0, 15, 21)}`],
			['line', 'M-48 0V-60M48 0V-60M-52 0L-44-44M52 0L44-44']
		]
	},
	versailles: {
		width: 176,
		height: 62,
		strokes: [
			['green', each([-88, -76, 76, 88], (x) => `M${x} 0v-4M${x - 5} -4L${x} -20L${x + 5} -4Z`)],
			['wall', box(-70, -38, 140, 38)],
			['dark', poly([-72, -38], [-66, -50], [-26, -50], [-22, -38])],
			['dark', poly([22, -38], [26, -50], [66, -50], [72, -38])],
			['wall', box(-24, -44, 48, 44)],
			['dark', poly([-27, -44], [-20, -60], [20, -60], [27, -44])],
			['gold', 'M-14-60h28l-4-4h-20Z'],
			['line', 'M0-64v-10'],
			['red', 'M0-74h13l-3 4l3 4h-13Z'],
			['line', 'M-70-20H70'],
			['ink', each(range(-64, -32, 5), (x) => box(x - 2, -33, 4.4, 10) + arch(x, -3, 5, 13))],
			['ink', each(range(32, 64, 5), (x) => box(x - 2, -33, 4.4, 10) + arch(x, -3, 5, 13))],
			['ink', each([-15, -5, 5, 15], (x) => arch(x, -24, 5, 14) + arch(x, 0, 6, 16))],
			['shade', `${box(60, -38, 10, 38)}${box(16, -44, 8, 44)}`]
		]
	},
	catacombes: {
		width: 120,
		height: 66,
		strokes: [
			['green', each([-52, -42, 46, 56], (x) => `M${x} 0v-8${disc(x, -15, 8)}`)],
			['wall', poly([-34, 0], [-34, -44], [34, -44], [34, 0])],
			['shade', box(24, -44, 10, 44)],
			['thin', stones(-30, -38, 62, 36)],
			['wall', box(-38, -50, 76, 6)],
			['wall', poly([-30, -50], [0, -68], [30, -50])],
			['wall', disc(0, -56, 4)],
			['ink', arch(0, 0, 30, 34)],
			['thin', 'M-13-3h26M-11-8h22M-9-13h18M-7-18h14'],
			['wall', box(-20, -41, 40, 0.1)]
		]
	},
	place_louis: {
		width: 176,
		height: 70,
		strokes: [
			['wall', box(-86, -36, 66, 36)],
			['wall', box(20, -36, 66, 36)],
			['roof', poly([-88, -36], [-82, -47], [-24, -47], [-18, -36])],
			['roof', poly([18, -36], [24, -47], [82, -47], [88, -36])],
			['ink', each([-78, -66, -53, -40, -28, 28, 40, 53, 66, 78], (x) => arch(x, -3, 7, 14) + box(x - 2, -30, 4, 9))],
			['line', 'M-86-19H-20M20-19H86'],
			['shade', `${box(-28, -36, 8, 36)}${box(78, -36, 8, 36)}`],
			['wall', poly([-13, 0], [-10, -22], [10, -22], [13, 0])],
			['line', 'M-8-5H8M-7-17H7'],
			[
				'ink',
				'M-12-22h3l2-12q-7-1-8-6l3-3q2 4 6 4h9q5 0 6-8l-4-4l5-3l5 5l-3 12q-1 5-4 6l1 9h3v1h-6l-2-10h-8l-3 9h-5ZM-4-40q0-9 3-12a4 4 0 1 1 5 0q3 4 3 12Z'
			]
		]
	},
	etats_generaux: {
		width: 136,
		height: 74,
		strokes: [
			['wall', box(-66, -46, 132, 46)],
			['shade', box(54, -46, 12, 46)],
			['roof', poly([-70, -46], [-54, -60], [54, -60], [70, -46])],
			['wall', poly([-26, -46], [0, -66], [26, -46])],
			['wall', box(-26, -46, 52, 46)],
			['line', 'M0-66v-12'],
			['red', 'M0-78h14v8h-14Z'],
			['line', 'M-66-22H66'],
			['ink', each([-56, -44, -33, 33, 44, 56], (x) => arch(x, -4, 7, 14) + arch(x, -27, 6, 13))],
			['wall', each([-22, -8, 4, 18], (x) => box(x, -44, 5, 38))],
			['ink', `${arch(-9.5, -6, 7, 24)}${arch(10.5, -6, 7, 24)}`],
			['wall', `${box(-32, -6, 64, 3)}${box(-36, -3, 72, 3)}`],
			['gold', disc(0, -54, 4)]
		]
	}
};

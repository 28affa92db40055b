// Engraved busts, one per estate, in a frame of 100 by 120 centred on the origin.
import type { Stroke } from '$lib/drawing/strokes';
import type { Estate } from '../view-helpers';

const FACE: Stroke = ['wall', 'M-15-16Q-17 14 0 22Q17 14 15-16Q10-30 0-30Q-10-30-15-16Z'];
const FEATURES: Stroke[] = [
	['shade', 'M2-28Q16-24 15-14Q17 12 1 21Q8 10 7-6Z'],
	['line', 'M-10-8q4-3 7 0M4-8q4-3 7 0M1-5l-3 9h4M-6 11q6 3 12 0'],
	['ink', 'M-8-5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0ZM5-5a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0Z']
];
const NECK: Stroke = ['wall', 'M-9 14V34H9V14Z'];

const MEN: Record<Estate, readonly Stroke[]> = {
	peasants: [
		['wall', 'M-44 62Q-42 38-18 33L0 44L18 33Q42 38 44 62Z'],
		['shade', 'M8 40L18 33Q42 38 44 62H20Z'],
		['thin', 'M-30 44l4 18M-20 40l6 22M24 42l-4 20M33 46l-4 16'],
		NECK,
		['red', 'M-14 31Q0 42 14 31L8 48L0 42L-8 48Z'],
		['ink', 'M-17-14Q-20 4-14 12L-13-14ZM17-14Q20 4 14 12L13-14Z'],
		FACE,
		...FEATURES,
		['red', 'M-19-15Q-20-40 0-45Q22-48 27-30Q28-20 19-21Q20-27 15-29Q20-20 19-15Q0-23-19-15Z'],
		['line', 'M-19-15Q0-23 19-15M-14-30Q-4-39 8-38'],
		['gold', 'M-15-22a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z']
	],
	soldiers: [
		['dark', 'M-46 62Q-44 38-20 32L0 40L20 32Q44 38 46 62Z'],
		['shade', 'M10 38L20 32Q44 38 46 62H20Z'],
		['wall', 'M-14 33L14 62H24L-4 31ZM14 33L-14 62H-24L4 31Z'],
		['gold', 'M-46 46q2-12 14-12l4 4q-10 2-12 12ZM46 46q-2-12-14-12l-4 4q10 2 12 12Z'],
		NECK,
		['ink', 'M-10 24H10L6 36H-6Z'],
		['ink', 'M-17-14Q-20 2-13 10L-13-14ZM17-14Q20 2 13 10L13-14Z'],
		FACE,
		...FEATURES,
		['ink', 'M-8 8q8-4 16 0q-3 4-8 2q-5 2-8-2Z'],
		['ink', 'M-36-16Q-34-26-24-30Q-14-46 0-47Q14-46 24-30Q34-26 36-16Q18-24 0-24Q-18-24-36-16Z'],
		['gold', 'M-12-30a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z'],
		['red', 'M-9-30a3 3 0 1 0 6 0a3 3 0 1 0-6 0ZM-6-36q-3-12 4-20q6 10-1 20Z']
	],
	nobles: [
		['wall', 'M-44 62Q-42 40-18 34L0 42L18 34Q42 40 44 62Z'],
		['red', 'M-44 62Q-42 40-22 35L-12 62ZM44 62Q42 40 22 35L12 62Z'],
		['shade', 'M22 35Q42 40 44 62H18Z'],
		['gold', 'M-22 35l4-1l8 28h-4ZM22 35l-4-1l-8 28h4Z'],
		['wall', 'M-20-14Q-30-14-27-4Q-32 2-26 8Q-30 16-22 20Q-14 22-13 12V-16ZM20-14Q30-14 27-4Q32 2 26 8Q30 16 22 20Q14 22 13 12V-16Z'],
		['line', 'M-26-6q6 3 12 0M-26 4q6 3 12 0M-26 13q6 3 12 0M26-6q-6 3-12 0M26 4q-6 3-12 0M26 13q-6 3-12 0'],
		NECK,
		['wall', 'M-10 24Q-14 32-7 38Q-10 46-2 50Q6 54 8 44Q14 38 9 32Q12 28 10 24Z'],
		['line', 'M-7 32q7 4 14 0M-6 40q7 4 13 0'],
		FACE,
		...FEATURES,
		['wall', 'M-20-13Q-24-30-16-38Q-12-50 0-50Q12-50 16-38Q24-30 20-13Q14-26 0-26Q-14-26-20-13Z'],
		['line', 'M-16-22Q-12-36-4-44M-9-27Q-6-38 0-46M9-27Q8-38 4-46M16-22Q13-36 8-43'],
		['shade', 'M6-48Q14-46 16-38Q24-30 20-13Q17-20 12-24Z'],
		['ink', 'M8 6a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0Z']
	],
	monks: [
		['ink', 'M-46 62Q-44 40-24 32Q-32-40 0-48Q32-40 24 32Q44 40 46 62Z'],
		['roof', 'M-44 62Q-42 42-22 34L0 48L22 34Q42 42 44 62Z'],
		['shade', 'M6 44L22 34Q42 42 44 62H20Z'],
		FACE,
		...FEATURES,
		['wall', 'M-13 4Q-14 30 0 36Q14 30 13 4Q8 12 0 11Q-8 12-13 4Z'],
		['line', 'M-8 14q0 10 5 16M0 14v18M8 14q0 10-5 16'],
		['line', 'M-20 30Q-27-34 0-42Q27-34 20 30'],
		['gold', 'M-1.6 46h3.2v5h5v3.2h-5v8h-3.2v-8h-5v-3.2h5Z']
	]
};

const [NOBLE_COAT, ...NOBLE_REST] = MEN.nobles;

// Even cards: women, soldiers without a moustache, monks without a beard.
const OTHERS: Record<Estate, readonly Stroke[]> = {
	peasants: [
		['wall', 'M-40 62Q-38 40-18 34L0 50L18 34Q38 40 40 62Z'],
		['dark', 'M-40 62Q-38 40-24 36L-12 62ZM40 62Q38 40 24 36L12 62Z'],
		['shade', 'M24 36Q38 40 40 62H18Z'],
		['ink', 'M-19-14Q-24 14-16 26L-11 16V-14ZM19-14Q24 14 16 26L11 16V-14Z'],
		NECK,
		['wall', 'M-18 34L0 50L18 34L10 30L0 40L-10 30Z'],
		FACE,
		...FEATURES,
		['wall', 'M-24-10Q-30-44 0-48Q30-44 24-10Q18-20 12-15Q6-21 0-16Q-6-21-12-15Q-18-20-24-10Z'],
		['line', 'M-22-18Q0-30 22-18M-14-38Q-8-30-9-26M0-44V-27M14-38Q8-30 9-26'],
		['red', 'M-13-30a5 5 0 1 0 10 0a5 5 0 1 0-10 0Z'],
		['wall', 'M-10-30a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z']
	],
	soldiers: [
		...MEN.soldiers.slice(0, 5),
		['wall', 'M-10 24H10L6 36H-6Z'],
		...MEN.soldiers.slice(6, 8),
		...FEATURES,
		['ink', 'M-27-18Q-25-52 0-56Q25-52 27-18Q12-25 0-25Q-12-25-27-18Z'],
		['gold', 'M-16-28Q0-36 16-28L12-44Q0-50-12-44Z'],
		['red', 'M-3-50q-4-10 3-16q7 6 3 16Z'],
		['line', 'M-24-20Q0-30 24-20']
	],
	nobles: [
		NOBLE_COAT!,
		['dark', 'M-42 62Q-38 42-20 38Q0 56 20 38Q38 42 42 62Z'],
		['wall', 'M-22 37Q0 56 22 37L18 33Q0 48-18 33Z'],
		['wall', 'M-19-12Q-30 0-24 14Q-28 26-20 32Q-13 24-14 10V-12ZM19-12Q30 0 24 14Q28 26 20 32Q13 24 14 10V-12Z'],
		['line', 'M-24-2q5 3 9 0M-25 10q5 3 10 0M-24 21q5 3 8 0M24-2q-5 3-9 0M25 10q-5 3-10 0M24 21q-5 3-8 0'],
		...NOBLE_REST.filter((stroke) => stroke === NECK || stroke === FACE || FEATURES.includes(stroke)),
		['wall', 'M-21-12Q-28-40-14-54Q0-62 14-54Q28-40 21-12Q13-26 0-26Q-13-26-21-12Z'],
		['line', 'M-17-22Q-16-42-6-54M-8-27Q-8-44 0-56M8-27Q9-44 5-55M17-22Q17-42 11-52'],
		['shade', 'M8-56Q16-54 20-42Q24-28 21-12Q17-20 13-23Z'],
		['red', 'M-18-40a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z'],
		['gold', 'M-14-40a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z']
	],
	monks: [
		...MEN.monks.slice(1, 3),
		NECK,
		FACE,
		...FEATURES,
		['ink', 'M-18-8Q-22-30-10-31Q-16-24-15-6ZM18-8Q22-30 10-31Q16-24 15-6Z'],
		['line', 'M-9-28q9 5 18 0'],
		...MEN.monks.slice(-1)
	]
};

/** Return the bust of a card; odd and even numbers have different faces. */
export function bustOf(estate: Estate, number: number): readonly Stroke[] {
	return (number % 2 ? MEN : OTHERS)[estate];
}

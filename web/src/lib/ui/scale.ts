// A scale for points: from nought to a round figure, with a few ticks that are whole numbers.
const STEPS = [1, 2, 5];
const MOST = 5; // ticks above nought

export function scaleOf(highest: number): { top: number; ticks: number[] } {
	const least = Math.max(8, highest);
	let step = 1;
	for (let place = 0; least > step * MOST; place++) step = STEPS[place % STEPS.length]! * 10 ** Math.floor(place / STEPS.length);
	const count = Math.ceil(least / step);
	return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

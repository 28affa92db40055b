// Axis ticks for points: from zero to a round number, all whole.
const STEPS = [1, 2, 5];
const MAX_TICKS = 5; // above zero

export function scaleOf(highest: number): { top: number; ticks: number[] } {
	const least = Math.max(8, highest);
	let step = 1;
	for (let index = 0; least > step * MAX_TICKS; index++) step = STEPS[index % STEPS.length]! * 10 ** Math.floor(index / STEPS.length);
	const count = Math.ceil(least / step);
	return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
}

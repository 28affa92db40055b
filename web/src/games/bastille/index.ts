import { WEAPON_SIGNS } from './icons';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';
export { default as Sign } from './LineSign.svelte';

export const marked = [
	...['coins', 'points', 'steps', 'torches', 'henchmen'].map((effect) => `effect:${effect}`),
	...Object.keys(WEAPON_SIGNS).map((weapon) => `weapon:${weapon}`)
];

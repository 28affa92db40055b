import { LANDMARKS, TYPES } from './icons';
import { KINDS, type ParisView } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';
export { default as Sign } from './LineSign.svelte';

export const signed = ['gain:francs', ...KINDS.map((kind) => `kind:${kind}`)];
export const marked = [
	'gain:points',
	...Object.keys(TYPES).map((type) => `type:${type}`),
	...Object.keys(LANDMARKS).map((landmark) => `landmark:${landmark}`)
];

export const banner = (view: ParisView) => (view.last_round === view.round ? 'board-last-round' : null);

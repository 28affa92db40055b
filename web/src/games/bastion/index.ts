import { FIGURES } from './icons';
import { RESERVES } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';
export { default as Sign } from './LineSign.svelte';

export const marked = [...RESERVES.map((reserve) => `reserve:${reserve}`), ...Object.keys(FIGURES).map((figure) => `figure:${figure}`)];

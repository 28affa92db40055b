export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';
export { default as Sign } from './LineSign.svelte';

export const signed = ['kind:force', 'kind:blackmail', 'kind:gold'];

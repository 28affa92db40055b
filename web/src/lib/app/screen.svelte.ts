import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1100px');
// A tablet in landscape: height is scarce, so everything is beside the board.
const across = new MediaQuery('(min-width: 900px) and (max-width: 1099px) and (min-aspect-ratio: 1/1)');
const phone = new MediaQuery('max-width: 699px');

export const screen = {
	get isWide(): boolean {
		return wide.current;
	},
	get isAcross(): boolean {
		return across.current;
	},
	get isPhone(): boolean {
		return phone.current;
	}
};

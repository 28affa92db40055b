// How much room there is: beside each other, or behind each other.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1100px');
// A tablet held across: the board's height is what is short, so everything else stands beside it.
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

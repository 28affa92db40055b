// How much room there is: beside each other, or behind each other.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1100px');
const phone = new MediaQuery('max-width: 699px');

export const screen = {
	get isWide(): boolean {
		return wide.current;
	},
	get isPhone(): boolean {
		return phone.current;
	}
};

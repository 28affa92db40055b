// What every piece of a board needs: put once by the board, instead of passed on through every hand.
import { createContext } from 'svelte';
import type { Lit } from './board';
import type { Facts } from './facts';
import type { Words } from '$lib/i18n/words';

export type Play = {
	readonly lit: Lit;
	readonly words: Words;
	readonly act: (action: string) => void;
	readonly facts: Facts;
	readonly told: ReadonlySet<string>; // the things that are told of just now
	readonly compact: boolean;
};

/** How each of it is read, so that whoever reads it follows. */
type Reading = { [Name in keyof Play]: () => Play[Name] };

const [usePlay, putPlay] = createContext<Play>();

/** What the board has put. To follow it, read from it each time: `play.words`. */
export { usePlay };

export function setPlay(read: Reading): void {
	putPlay({
		get lit() {
			return read.lit();
		},
		get words() {
			return read.words();
		},
		get act() {
			return read.act();
		},
		get facts() {
			return read.facts();
		},
		get told() {
			return read.told();
		},
		get compact() {
			return read.compact();
		}
	});
}

/** For all pieces within, other things may be chosen; the rest stays as it is about them. */
export function setLit(read: () => Lit): void {
	putPlay(Object.create(usePlay(), { lit: { get: read } }) as Play);
}

export const NOTHING_LIT: Lit = new Map();

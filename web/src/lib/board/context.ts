// Svelte context that a board shares with all its pieces.
import { createContext } from 'svelte';
import type { Lit } from './board';
import type { Facts } from './facts';
import type { Words } from '$lib/i18n/words';

export type Play = {
	readonly lit: Lit;
	readonly words: Words;
	readonly act: (action: string) => void;
	readonly facts: Facts;
	readonly mentioned: ReadonlySet<string>; // ids of the things that the animated event mentions
	readonly compact: boolean;
};

/** Getters, so that reads stay reactive. */
type Reading = { [Name in keyof Play]: () => Play[Name] };

const [usePlay, putPlay] = createContext<Play>();

/** Return the board's context. Read properties from it each time (`play.words`): destructuring loses reactivity. */
export { usePlay };

export function setPlay(read: Reading): void {
	const getters = Object.entries(read).map(([name, get]) => [name, { get }]);
	putPlay(Object.defineProperties({}, Object.fromEntries(getters)) as Play);
}

/** Override the lit options for all components inside. */
export function overrideLit(read: () => Lit): void {
	putPlay(Object.create(usePlay(), { lit: { get: read } }) as Play);
}

export const NOTHING_LIT: Lit = new Map();

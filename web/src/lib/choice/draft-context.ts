// Svelte context by which the pieces of a board take back the answers given with them.
import { getContext, setContext } from 'svelte';
import type { Option } from '$lib/net/protocol';
import type { NextAnswer, DraftStep } from './draft';

export type Draft = {
	readonly steps: readonly DraftStep[]; // own answers that can still be taken back
	readonly alternatives: ReadonlyMap<string, Option | null>; // by thing: the answer that a click on it gives instead of the last one; null: only undo
	readonly reconsider: (thing: string) => void;
	readonly retract: (step: DraftStep) => void; // take one answer back and ask for it again
	readonly change: (back: number, next: NextAnswer) => void;
};

const KEY = Symbol('draft');
const NO_DRAFT: Draft = { steps: [], alternatives: new Map(), reconsider: () => {}, retract: () => {}, change: () => {} };

export const provideDraft = (draft: Draft) => setContext(KEY, draft);
/** Return the draft of the surrounding page. Read properties from it each time: destructuring loses reactivity. */
export const useDraft = () => getContext<Draft | undefined>(KEY) ?? NO_DRAFT;

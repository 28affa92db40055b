// Where a board may be played on, its pieces can take back what was chosen with them.
import { getContext, setContext } from 'svelte';
import type { Option } from '$lib/net/protocol';
import type { Next, Step } from './draft';

export type Mind = {
	readonly steps: readonly Step[]; // one's own answers that may still be taken back
	readonly others: ReadonlyMap<string, Option | null>; // by thing: what a click on it would choose instead; null: nothing
	readonly reconsider: (thing: string) => void;
	readonly lift: (step: Step) => void; // take one answer back, and ask for it again
	readonly change: (back: number, next: Next) => void;
};

const KEY = Symbol('mind');
const MADE_UP: Mind = { steps: [], others: new Map(), reconsider: () => {}, lift: () => {}, change: () => {} };

export const putMind = (mind: Mind) => setContext(KEY, mind);
/** To follow it, read from it each time: `mind.steps`. */
export const useMind = () => getContext<Mind | undefined>(KEY) ?? MADE_UP;

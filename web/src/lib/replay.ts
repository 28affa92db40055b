// A finished match, step by step, as the table tells it once and for all.
import { changed } from './change';
import type { Message, Retold, Sight } from './protocol';

/** The match after so many actions: what is seen then, and what the last of them told. */
export type Frame = Pick<Sight, 'view' | 'outcome' | 'sheets'> & { events: readonly Message[] };

/** The match before its first action and after each; frames share all that stays the same. */
export function framesOf({ view, sheets, steps }: Retold): Frame[] {
	const first: Frame = { view, outcome: null, events: [], ...(sheets && { sheets }) };
	const frames = [first];
	let last = first;
	for (const { events, change } of steps) {
		const told = events.reduce((seen, event) => (event.change ? changed(seen, event.change) : seen), last.view);
		const frame = { ...last, view: told };
		last = { ...(change ? changed(frame, change) : frame), events };
		frames.push(last);
	}
	return frames;
}

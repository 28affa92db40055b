// Small readings of what the server shows of a match (view.ts).
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';
import type { ParisView, Resources, Tokens } from './view';

export type Resource = keyof Resources;
export type Kind = keyof Tokens;

export function optionsOf(lit: Lit, thing: string): readonly Option[] {
	return lit.get(thing) ?? [];
}

/** Whether a key of the viewer's may leave a place, and where it goes if it has one way only. */
export function leaving(lit: Lit, thing: string): { isMovable: boolean; goal: string | null } {
	const { key, args } = lit.get(thing)?.[0]?.message ?? {};
	return {
		isMovable: key === 'option-move' || key === 'option-move-to',
		goal: key === 'option-move-to' ? String(args?.['target']) : null
	};
}

/** The seats whose keys stand somewhere, one entry for each key. */
export function keysOn(keys: readonly number[]): number[] {
	return keys.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** The place from which the viewer has begun to move a key, as the id of a thing. */
export function sourceOf(view: ParisView): string | null {
	const source = view.move?.source;
	if (!source) return null;
	if (source === 'arc') return 'arc:arc';
	if (source.startsWith('bank-')) return source.replace('-', ':');
	return view.landmarks.some((landmark) => landmark.id === source) ? `landmark:${source}` : `space:${source}`;
}

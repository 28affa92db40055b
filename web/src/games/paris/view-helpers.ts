// Helpers that derive values from the view (view.ts).
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';
import type { ParisView, Resources, Tokens } from './view';

export type Resource = keyof Resources;
export type Kind = keyof Tokens;

export function optionsOf(lit: Lit, thing: string): readonly Option[] {
	return lit.get(thing) ?? [];
}

/** Tell whether a key of the viewer can leave a place, with its destination if there is only one. */
export function leaving(lit: Lit, thing: string): { isMovable: boolean; goal: string | null } {
	const { key, args } = lit.get(thing)?.[0]?.message ?? {};
	return {
		isMovable: key === 'option-move' || key === 'option-move-to',
		goal: key === 'option-move-to' ? String(args?.['target']) : null
	};
}

/** Return the seat of each key at a place. */
export function keysOn(keys: readonly number[]): number[] {
	return keys.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** Return the id of the place from which the viewer is moving a key. */
export function sourceOf(view: ParisView): string | null {
	const source = view.move?.source;
	if (!source) return null;
	if (source === 'arc') return 'arc:arc';
	if (source.startsWith('bank-')) return source.replace('-', ':');
	return view.landmarks.some((landmark) => landmark.id === source) ? `landmark:${source}` : `space:${source}`;
}

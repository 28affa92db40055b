// What the server shows of a match of Paris (view.py), and small readings of it.
import type { Lit } from '$lib/board';
import type { Message, Option, Part } from '$lib/protocol';
import type { Words } from '$lib/words';

export const RESOURCES = ['wood', 'marble', 'gold'] as const;
export const PRESTIGE = ['bronze_prestige', 'silver_prestige', 'gold_prestige'] as const;
export const KINDS = [...RESOURCES, ...PRESTIGE] as const;
export type Resource = (typeof RESOURCES)[number];
export type Kind = (typeof KINDS)[number];

export type SeatView = {
	points: number;
	meeple: number; // 0: before the first lamp
	spare_keys: number;
	used: number[];
	keys: number | null; // null: behind a closed screen, as are the next three
	francs: number | null;
	tokens: Record<Kind, number> | null;
	tiles: number[] | null;
	end_count: number;
	end_tiles: string[] | null;
	end_used: string[];
};
export type SpaceView = {
	id: string;
	value: number;
	type: string | null; // null: nothing built yet
	wood: number | null;
	token: Kind | null;
	keys: number[];
};
export type DistrictView = {
	id: string;
	pays: number;
	bank: boolean[];
	keys: number;
	vp_tile: string | null;
	totals: number[];
	points: number[];
	spaces: SpaceView[];
	landmarks: string[];
};
export type LandmarkView = {
	id: string;
	value: number;
	cost: Record<Resource, number>;
	prestige: { kind: Kind; points: number }[];
	district: string | null;
	keys: number[];
};
export type VpTileView = { id: string; figures: number[]; district: string | null };
export type LampView = { place: number; number: number; left: number; meeples: number[] };
export type PileView = { height: number; district: string | null };

export type ParisView = {
	round: number;
	last_round: number | null;
	first: number;
	acting: number | null;
	step: string;
	seats: SeatView[];
	piles: PileView[];
	drawn: { type: string; value: number; district: string } | null;
	districts: DistrictView[];
	arc: boolean[];
	landmarks: LandmarkView[];
	prestige: { landmark: string; open: number[] } | null;
	placing: string | null;
	vp_tiles: VpTileView[];
	track: LampView[];
	reserve: Record<Resource, number>;
	end_tiles: { left: number; seen: string[] | null };
	move: { source: string } | null;
};

export type Facts = ReadonlyMap<string, readonly Message[]>;

/** What every part of the board needs in order to be chosen. */
export type Play = { lit: Lit; words: Words; act: (action: string) => void };

export const NOTHING_LIT: Lit = new Map();

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

/** A figure printed on a thing: the argument of the first fact with that key. */
export function figureOf(facts: Facts, thing: string, key: string, name: string): number | null {
	const found = facts.get(thing)?.find((fact) => fact.key === key)?.args[name];
	return found === undefined ? null : Number(found);
}

export function optionsOf(lit: Lit, thing: string): readonly Option[] {
	return lit.get(thing) ?? [];
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

/** The part of an id behind its first colon: `montmartre` of `district:montmartre`. */
export function named(id: unknown): string {
	return String(id).replace(/^[^:]*:/, '');
}

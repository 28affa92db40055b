// What the server shows of a match of Bastille (view.py), and small readings of it and of the parts.
import type { BoardProps } from '$lib/board';
import type { Message, Part } from '$lib/protocol';

export const GROUPS = ['peasants', 'soldiers', 'nobles'] as const;
export type Group = (typeof GROUPS)[number];
export const WEAPONS = ['pitchfork', 'rifle', 'rapier'] as const;
export type Weapon = (typeof WEAPONS)[number];
export const MARKS = ['crowns', 'gems', 'flags'] as const;

export type Influence = { seat: number; value: number };
export type LocationView = { id: string; spaces: (Influence | null)[]; evaluated: number | null };
export type CardView = {
	id: string;
	group: Group | null; // null: a monk who has not joined one
	cost: number;
	points: number;
	armed: boolean;
	crowns: number;
	gems: number;
	flags: number;
};
export type BonusView = { effect: string; amount: number };
export type NicheView = BonusView & { seat: number | null };
export type TileView = { id: string; bonuses: BonusView[] };
export type PileView = { size: number; seen: Record<string, number> | null };
export type MissionView = { id: string; points: number };
export type SeatView = {
	points: number;
	sources: Record<string, number>;
	coins: number;
	tiles: number[];
	supply: number[];
	henchmen: number;
	bag: number;
	space: number;
	cards: CardView[];
	crowns: number;
	gems: number;
	flags: number;
	weapons: Record<Weapon, number>;
	torches: number;
	armed_with: number;
	unarmed: number;
	mission_count: number;
	missions: MissionView[] | null;
};
export type BastilleView = {
	round: number;
	rounds: number;
	phase: 'placing' | 'evaluating' | 'assigning' | 'drawing' | 'claiming' | 'over';
	start: number;
	acting: number | null;
	locations: LocationView[];
	display: CardView[];
	deck: number;
	versailles: TileView;
	bonus: TileView;
	catacombs: Record<string, NicheView[]>;
	track: { order: number[]; last: number };
	arsenal: Record<Weapon, number>;
	stock: number;
	torches: number;
	piles: PileView[];
	searched: number | null;
	seats: SeatView[];
};

/** What every drawn thing needs to be clicked and named. */
export type Hands = Pick<BoardProps, 'lit' | 'words' | 'act'>;
export type Facts = ReadonlyMap<string, readonly Message[]>;

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

/** The part of an id behind its colon: `banque` of `location:banque`. */
export function named(id: unknown): string {
	return String(id).split(':')[1] ?? '';
}

export const seatOf = (id: unknown) => Number(named(id));

/** A figure of a printed fact, such as the coins a tile's value is multiplied by. */
export function figureOf(facts: Facts, thing: string, key: string, argument: string): number | null {
	const value = facts.get(thing)?.find((fact) => fact.key === key)?.args[argument];
	return value === undefined ? null : Number(value);
}

/** The lines of the Bastille track, lowest first. */
export function linesOf(facts: Facts): { space: number; points: number }[] {
	return (facts.get('track:bastille') ?? []).map(({ args }) => ({
		space: Number(args['space']),
		points: Number(args['points'])
	}));
}

const CREW: Record<string, Group> = { p: 'peasants', s: 'soldiers', n: 'nobles' };

export type Estate = Group | 'monks';

/** How a character is dressed: a monk stays a monk in whatever group he joins. */
export function estateOf(card: CardView): Estate {
	return CREW[card.id[0] ?? ''] ?? 'monks';
}

export const WEAPON_OF: Record<Group, Weapon> = { peasants: 'pitchfork', soldiers: 'rifle', nobles: 'rapier' };

/** Whether the table is counting: then the procession of points stands over the map. */
export function isScoring(view: BastilleView): boolean {
	return view.phase !== 'placing' && view.phase !== 'evaluating';
}

export function total(counts: Record<string, number>): number {
	return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

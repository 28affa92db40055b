// Made by `make types` from src/tocsin/games/bastille/display/view_types.py: change it there.

export const GROUPS = ['peasants', 'soldiers', 'nobles'] as const;

export const WEAPONS = ['pitchfork', 'rifle', 'rapier'] as const;

export const MARKS = ['crowns', 'gems', 'flags'] as const;

/** A placed influence tile. */
export type Influence = {
	seat: number;
	value: number;
};

/** A location and its spaces. */
export type LocationView = {
	id: string;
	spaces: (Influence | null)[];
	evaluated: number | null; // index of the space being evaluated
};

/** A character. */
export type CardView = {
	id: string;
	group: 'peasants' | 'soldiers' | 'nobles' | null; // null: a monk who has not joined one
	cost: number;
	points: number;
	armed: boolean;
	crowns: number;
	gems: number;
	flags: number;
};

/** A bonus. */
export type BonusView = {
	effect: string;
	amount: number;
};

/** A tile with its left and right bonus. */
export type TileView = {
	id: string;
	bonuses: BonusView[];
};

/** A niche of the catacombs, with the seat of its henchman. */
export type NicheView = {
	effect: string;
	amount: number;
	seat: number | null;
};

/** The Bastille track: seats in order from the front, and the last space. */
export type TrackView = {
	order: number[];
	last: number;
};

/** Number of weapon tokens of each kind. */
export type Weapons = {
	pitchfork: number;
	rifle: number;
	rapier: number;
};

/** A pile of missions, with the missions the viewer saw in its last search. */
export type PileView = {
	size: number;
	seen: Record<string, number> | null;
};

/** A mission in hand, with its points if scored now. */
export type MissionView = {
	id: string;
	points: number;
};

/** A seat and its components. */
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
	weapons: Weapons;
	torches: number;
	armed_with: number;
	unarmed: number;
	mission_count: number;
	missions: MissionView[] | null; // null: hidden
};

/** The points of a seat so far, and its points if the match ended now, by source. */
export type ScoreView = {
	now: number; // scored so far
	end: number; // if the match ended now, from the knowledge of the viewer
	sources: Record<string, number>; // the parts of `end`, each a thing or a message `points-…`
	hidden: string[]; // the sources that the viewer knows only in part
	ties: Record<string, number | null>; // the tie-breakers, in order: messages `tie-…`
};

/** View of a match. */
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
	track: TrackView;
	arsenal: Weapons;
	stock: number;
	torches: number;
	piles: PileView[];
	searched: number | null;
	seats: SeatView[];
	scores: ScoreView[];
};

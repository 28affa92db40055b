// Made by `make types` from src/tocsin/games/paris/display/view_types.py: change it there.

export const KINDS = ['wood', 'marble', 'gold', 'bronze_prestige', 'silver_prestige', 'gold_prestige'] as const;

export const RESOURCES = ['wood', 'marble', 'gold'] as const;

export const PRESTIGE = ['bronze_prestige', 'silver_prestige', 'gold_prestige'] as const;

/** Tokens of all kinds. */
export type Tokens = {
	wood: number;
	marble: number;
	gold: number;
	bronze_prestige: number;
	silver_prestige: number;
	gold_prestige: number;
};

/** A seat, with the items behind its screen that the viewer may see. */
export type SeatView = {
	keys: number | null;
	francs: number | null;
	tokens: Tokens | null;
	tiles: number[] | null;
	points: number;
	meeple: number; // 0: before the first lamp
	spare_keys: number;
	used: number[];
	end_count: number;
	end_tiles: string[] | null; // null: hidden
	end_used: string[];
};

/** A pile of building tiles, and the district on the back of the topmost. */
export type PileView = {
	height: number;
	district: string | null;
};

/** The drawn tile that waits for its district. */
export type DrawnView = {
	type: string;
	value: number;
	district: string;
};

/** A building space. */
export type SpaceView = {
	id: string;
	value: number;
	type: string | null; // null: nothing built yet
	wood: number | null;
	token: 'wood' | 'marble' | 'gold' | 'bronze_prestige' | 'silver_prestige' | 'gold_prestige' | null;
	keys: number[]; // by seat
};

/** A district. */
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

/** Resource tokens by their kinds. */
export type Resources = {
	wood: number;
	marble: number;
	gold: number;
};

/** A slot for a prestige token. */
export type SlotView = {
	kind: 'wood' | 'marble' | 'gold' | 'bronze_prestige' | 'silver_prestige' | 'gold_prestige';
	points: number;
};

/** A landmark. */
export type LandmarkView = {
	id: string;
	value: number;
	cost: Resources;
	prestige: SlotView[];
	district: string | null;
	keys: number[]; // by seat
};

/** The landmark acquired in this turn, and its open slots. */
export type OpenSlotsView = {
	landmark: string;
	open: number[];
};

/** A VP tile. */
export type VpTileView = {
	id: string;
	figures: number[];
	district: string | null;
};

/** A lamp of the bonus track. */
export type LampView = {
	place: number;
	number: number;
	left: number;
	meeples: number[];
};

/** Prestige tokens by their kinds. */
export type PrestigeTokens = {
	bronze_prestige: number;
	silver_prestige: number;
	gold_prestige: number;
};

/** The End Game tiles: those left, and those that the viewer saw remain at its last search. */
export type EndTilesView = {
	left: number;
	seen: string[] | null;
};

/** The unpaid move of the viewer. */
export type MoveView = {
	source: string;
	target: string | null;
	district: string | null;
	plan: number[];
};

/** The points of a seat so far, and its points if the match ended now, by source. */
export type ScoreView = {
	now: number; // scored so far
	end: number; // if the match ended now, from the knowledge of the viewer
	sources: Record<string, number>; // the parts of `end`, each a thing or a message `points-…`
	hidden: string[]; // the sources that the viewer knows only in part
	ties: Record<string, number | null>; // the tie-breakers, in order: messages `tie-…`
};

/** The view of a match. */
export type ParisView = {
	round: number;
	last_round: number | null;
	first: number;
	acting: number | null;
	step: string;
	seats: SeatView[];
	piles: PileView[];
	drawn: DrawnView | null;
	districts: DistrictView[];
	arc: boolean[];
	landmarks: LandmarkView[];
	prestige: OpenSlotsView | null;
	placing: string | null;
	vp_tiles: VpTileView[];
	track: LampView[];
	reserve: Resources;
	gone: PrestigeTokens;
	end_tiles: EndTilesView;
	move: MoveView | null;
	scores: ScoreView[];
};

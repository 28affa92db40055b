// What every board is given. A game's folder exports its `Board`; nothing else knows the game.
//
// web/src/games/<id>/index.ts      export { default as Board } from './Board.svelte';
// web/src/games/<id>/words.en.ftl  words of the board alone (optional, both languages), added to the game's own.
//
// A board draws each thing inside <Target thing="space:printer"> (lib/Target.svelte). That makes it a button while an
// option has it as its target, and gives it its tooltip from `parts`; more needs no code in the board. What its pieces need
// of what it is given it puts into their context by `setPlay` (lib/board-context.ts).
import type { Component } from 'svelte';
import type { Message, Option, Part, Seat, Sight, View } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

/** The options by the id of the thing they belong to, while this viewer is asked something. */
export type Lit = ReadonlyMap<string, readonly Option[]>;

/**
 * An event that is being told just now: the view it found, the view it left, and what the same action brought before it.
 * The board's sight has the later view.
 */
export type Playing<Shown = View> = { before: Shown; event: Message; after: Shown; earlier: readonly Message[]; milliseconds: number };

export type BoardProps<Shown = View> = {
	sight: Sight<Shown>; // while something is told, its view is that of the moment
	parts: readonly Part[];
	words: Words;
	seats: readonly Seat[];
	act: (action: string) => void;
	lit: Lit;
	playing: Playing<Shown> | null; // null: the board is at rest
	compact: boolean; // a phone's width: fewer ornaments, larger targets
};

export type Board = Component<BoardProps>;

/** What a name plate shows of a seat besides its points: a few icons with figures, public things only. */
export type PlateProps<Shown = View> = { view: Shown; seat: number; words: Words };

/** What `web/src/games/<id>/index.ts` exports; all of it may be missing, and the text table stands in for the board. */
export type GameFolder = {
	Board?: Board;
	Plate?: Component<PlateProps>;
	Sign?: Component<{ thing: string }>; // a sign as high as a line of text,
	signed?: readonly string[]; // and the things that have one: in the log it stands for their names,
	marked?: readonly string[]; // or before the names of these
	banner?: (view: never) => string | null; // the board's message that everybody must not miss now, such as of the last round
};

/** The order of colours and shapes is the same in all games. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross', 'star'] as const;
export type ShapeName = (typeof SHAPES)[number];

export function shapeOf(seat: number): ShapeName {
	return SHAPES[seat % SHAPES.length] ?? 'circle';
}

/** The CSS variable of a seat's colour: `fill: var(--seat-0)`; what is written on it: `--seat-ink`. */
export function colourOf(seat: number): string {
	return `var(--seat-${seat % SHAPES.length})`;
}

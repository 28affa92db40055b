// The interface between the client and a game's board. Only the game's own folder knows the game.
//
// web/src/games/<id>/index.ts      export { default as Board } from './Board.svelte';
// web/src/games/<id>/words.en.ftl  additional messages of the board (optional, in both languages).
//
// A board wraps each thing in <Target thing="space:printer"> (lib/board/Target.svelte). Target makes it a button while
// an option targets it, and gives it its tooltip from `parts`. The board passes shared props to its pieces
// by `setPlay` (lib/board/context.ts).
import type { Component } from 'svelte';
import type { Message, Option, Part, Seat, Sight, View } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

/** The current options by the id of the thing they target. */
export type Lit = ReadonlyMap<string, readonly Option[]>;

/**
 * The event being animated: the views before and after it, and the earlier events of the same action.
 * During the animation the board's sight holds the view after it.
 */
export type Playing<Shown = View> = { before: Shown; event: Message; after: Shown; earlier: readonly Message[]; milliseconds: number };

export type BoardProps<Shown = View> = {
	sight: Sight<Shown>; // during an animation its view is the one after the animated event
	parts: readonly Part[];
	words: Words;
	seats: readonly Seat[];
	act: (action: string) => void;
	lit: Lit;
	playing: Playing<Shown> | null; // null: no animation
	compact: boolean; // phone width: fewer ornaments, larger targets
};

export type Board = Component<BoardProps>;

/** The name plate shows a few public holdings of a seat besides its points, as icons with figures. */
export type PlateProps<Shown = View> = { view: Shown; seat: number; words: Words };

/** The exports of `web/src/games/<id>/index.ts`, all optional; without a Board the text table is shown. */
export type GameModule = {
	Board?: Board;
	Plate?: Component<PlateProps>;
	Sign?: Component<{ thing: string }>; // an inline sign as high as a line of text
	signed?: readonly string[]; // things whose name the sign replaces in the log
	marked?: readonly string[]; // things whose name the sign precedes in the log
	banner?: (view: never) => string | null; // key of a message every player must notice now, such as the last round
};

/** Colours and shapes have the same order in all games. */
export const SHAPES = ['circle', 'triangle', 'square', 'diamond', 'cross', 'star'] as const;
export type ShapeName = (typeof SHAPES)[number];

export function shapeOf(seat: number): ShapeName {
	return SHAPES[seat % SHAPES.length] ?? 'circle';
}

/** The CSS variable of a seat's colour, `var(--seat-0)`; text on it uses `--seat-ink`. */
export function colourOf(seat: number): string {
	return `var(--seat-${seat % SHAPES.length})`;
}

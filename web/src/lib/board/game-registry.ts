// All games with a folder in web/src/games, found by glob: a new game needs no line here.
import type { Component } from 'svelte';
import type { GameModule } from './board';

const FOLDERS = import.meta.glob<GameModule>('../../games/*/index.ts');
const POSTERS = import.meta.glob<Component>('../../games/*/Poster.svelte', { import: 'default', eager: true });

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

/** Load the module of a game; empty if the game has no folder yet (the text table is shown then). */
export async function loadGameModule(game: string): Promise<GameModule> {
	return (await FOLDERS[`../../games/${game}/index.ts`]?.()) ?? {};
}

export const posters: ReadonlyMap<string, Component> = new Map(Object.entries(POSTERS).map(([path, poster]) => [nameOf(path), poster]));

// The games' folders, found by themselves: a new one needs no line here.
import type { Component } from 'svelte';
import type { GameFolder } from './board';

const FOLDERS = import.meta.glob<GameFolder>('../../games/*/index.ts');
const POSTERS = import.meta.glob<Component>('../../games/*/Poster.svelte', { import: 'default', eager: true });

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

/** The folder of a game; empty when it has none yet, and the text table stands in. */
export async function folderOf(game: string): Promise<GameFolder> {
	return (await FOLDERS[`../../games/${game}/index.ts`]?.()) ?? {};
}

export const posters: ReadonlyMap<string, Component> = new Map(Object.entries(POSTERS).map(([path, poster]) => [nameOf(path), poster]));

// The words on a page about one game: fetched in the present language, and what did not come.
import { lexicon } from './fluent.svelte';

export class GameWords {
	readonly #game: string;
	/** Why something did not come: these words, or what else the page needs. */
	refusal = $state.raw<unknown>(null);
	readonly words = $derived.by(() => lexicon.at(this.#game, []));
	readonly name = $derived.by(() => lexicon.gameName(this.#game));

	/** Made by a page that is there for one game; it may need more words than those at a table. */
	constructor(game: string, more?: (game: string) => Promise<void>) {
		this.#game = game;
		// What is fetched follows the language.
		$effect(() => this.need(Promise.all([lexicon.load(game), more?.(game)])));
	}

	/** Have something that the page cannot do without. */
	need<T>(asked: Promise<T>, keep: (found: T) => void = () => undefined): void {
		asked.then(keep, (error: unknown) => (this.refusal = error));
	}
}

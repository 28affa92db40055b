// The words of a page about one game, in the current language, and the first loading error.
import { fluent } from './fluent.svelte';

export class GameWords {
	readonly #game: string;
	/** The first error of anything the page loads. */
	refusal = $state.raw<unknown>(null);
	readonly words = $derived.by(() => fluent.at(this.#game, []));
	readonly name = $derived.by(() => fluent.gameName(this.#game));

	/** Must be called during component initialisation. `more` loads further words. */
	constructor(game: string, more?: (game: string) => Promise<void>) {
		this.#game = game;
		// Reruns when the language changes.
		$effect(() => this.need(Promise.all([fluent.load(game), more?.(game)])));
	}

	/** Load something the page needs; a failure is kept in `refusal`. */
	need<T>(request: Promise<T>, use: (answer: T) => void = () => undefined): void {
		request.then(use, (error: unknown) => (this.refusal = error));
	}
}

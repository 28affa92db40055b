// Fluent texts in the chosen language: the interface's own, the table's and each game's, fetched once.
import { api } from '$lib/net/api';
import { settings } from '$lib/app/settings.svelte';
import { Words, type Language } from './words';
import en from '../../words/ui.en.ftl?raw';
import fr from '../../words/ui.fr.ftl?raw';

const INTERFACE: Record<Language, string> = { en, fr };
const OF_FOLDERS = import.meta.glob<string>(['../../games/*/poster.*.ftl', '../../games/*/words.*.ftl'], {
	query: '?raw',
	import: 'default',
	eager: true
});
// Needed on few pages only, so loaded on demand.
const ABOUT = import.meta.glob<string>('../../games/*/about.*.ftl', { query: '?raw', import: 'default' });

function ofFolders(language: Language, file: string, game = '[^/]+'): string[] {
	const pattern = new RegExp(`/games/${game}/${file}\\.${language}\\.ftl$`);
	return Object.entries(OF_FOLDERS)
		.filter(([path]) => pattern.test(path))
		.map(([, text]) => text);
}

class FluentStore {
	#fetched = $state<Record<string, string>>({});
	#requests = new Map<string, Promise<void>>();

	/** The words of all pages outside a table. */
	page = $derived(
		new Words(settings.language, [
			this.#fetched[settings.language] ?? '',
			...ofFolders(settings.language, 'poster'),
			INTERFACE[settings.language]
		])
	);

	/** Return the name of a game: the one on its poster, if it has one. */
	gameName(game: string, otherwise = game): string {
		const key = `poster-${game}-name`;
		return this.page.has(key) ? this.page.t(key) : otherwise;
	}

	/** Preload the table's words: they contain the error messages. */
	open(): void {
		this.#fetch(settings.language).catch(() => undefined);
	}

	/** Load the words of a game in the current language. */
	load(game: string): Promise<void> {
		const language = settings.language;
		return Promise.all([this.#fetch(language), this.#fetch(language, game)]).then(() => undefined);
	}

	/** Load the introduction to a game. */
	loadAbout(game: string): Promise<void> {
		const language = settings.language;
		return this.#fetchOnce(`${language}/${game}/about`, async () => (await ABOUT[`../../games/${game}/about.${language}.ftl`]?.()) ?? '');
	}

	loadLessons(game: string): Promise<void> {
		const language = settings.language;
		return this.#fetchOnce(`${language}/${game}/lessons`, () => api.words(language, game, 'lessons'));
	}

	/** Return the words for one table, or null until they are loaded. */
	at(game: string, players: readonly string[]): Words | null {
		const language = settings.language;
		const ofTable = this.#fetched[language];
		const ofGame = this.#fetched[`${language}/${game}`];
		if (ofTable === undefined || ofGame === undefined) return null;
		const ofBoard = ofFolders(language, 'words', game);
		const posters = ofFolders(language, 'poster');
		const more = ['about', 'lessons'].map((part) => this.#fetched[`${language}/${game}/${part}`] ?? '');
		return new Words(language, [ofTable, ofGame, ...more, ...posters, ...ofBoard, INTERFACE[language]], players);
	}

	#fetch(language: Language, game?: string): Promise<void> {
		return this.#fetchOnce(game ? `${language}/${game}` : language, () => api.words(language, game));
	}

	#fetchOnce(name: string, fetch: () => Promise<string>): Promise<void> {
		let request = this.#requests.get(name);
		if (!request) {
			request = fetch().then((text) => void (this.#fetched[name] = text));
			// A failed fetch may be retried.
			request.catch(() => this.#requests.delete(name));
			this.#requests.set(name, request);
		}
		return request;
	}
}

export const fluent = new FluentStore();

// What this browser remembers of how its person likes the table.
import type { Language } from './words';

type Theme = 'light' | 'dark';
type Kept = { language: Language; theme: Theme; sound: boolean; notify: boolean; text: boolean };

const KEY = 'tocsin';

function preferred(): Kept {
	return {
		language: navigator.language?.toLowerCase().startsWith('fr') ? 'fr' : 'en',
		theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
		sound: true,
		notify: false,
		text: false
	};
}

function read(): Kept {
	try {
		return { ...preferred(), ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
	} catch {
		return preferred(); // A private window may refuse storage.
	}
}

class Settings {
	#kept = $state<Kept>(read());

	get language(): Language {
		return this.#kept.language;
	}
	get theme(): Theme {
		return this.#kept.theme;
	}
	get sound(): boolean {
		return this.#kept.sound;
	}
	get notify(): boolean {
		return this.#kept.notify;
	}
	get text(): boolean {
		return this.#kept.text;
	}

	change(part: Partial<Kept>): void {
		Object.assign(this.#kept, part);
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// Kept for this visit only.
		}
	}
}

export const settings = new Settings();

export function stillness(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

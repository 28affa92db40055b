// Who sits before this browser: a guest, or an account.
import { api } from './api';
import type { Me } from './protocol';
import { settings } from './settings.svelte';
import type { Language } from './words';

class Self {
	me = $state.raw<Me | null>(null);

	async load(): Promise<void> {
		this.me ??= await api.me();
	}

	/** Read the pages in a language from now on; an account is written to in it too. */
	async speak(language: Language): Promise<void> {
		settings.change({ language });
		await this.load();
		if (this.me?.account && this.me.language !== language) this.me = await api.changeMe({ language });
	}
}

export const self = new Self();

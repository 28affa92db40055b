// Who sits before this browser: a guest, or an account.
import { api } from '$lib/net/api';
import type { Me } from '$lib/net/protocol';
import { settings } from './settings.svelte';
import type { Language } from '$lib/i18n/words';

class Self {
	me = $state.raw<Me | null>(null);

	async load(): Promise<void> {
		this.me ??= await api.me();
	}

	/** A guest who has neither chosen a name nor said that the one they were given will do. */
	isNameless = $derived(this.me !== null && !this.me.named && settings.named !== this.me.id);

	async rename(name: string): Promise<void> {
		this.me = await api.changeMe({ name });
	}

	/** The name that was drawn will do: it is not asked for again. */
	keepName(): void {
		if (this.me) settings.change({ named: this.me.id });
	}

	/** Read the pages in a language from now on, and be written to in it if there is a way. */
	async speak(language: Language): Promise<void> {
		settings.change({ language });
		await this.load();
		const isWrittenTo = this.me?.account != null || this.me?.language != null;
		if (isWrittenTo && this.me?.language !== language) this.me = await api.changeMe({ language });
	}
}

export const self = new Self();

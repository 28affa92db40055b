// The visitor of this browser: a guest or an account.
import { api } from '$lib/net/api';
import type { Me } from '$lib/net/protocol';
import { settings } from './settings.svelte';
import type { Language } from '$lib/i18n/words';

class Visitor {
	me = $state.raw<Me | null>(null);

	async load(): Promise<void> {
		this.me ??= await api.me();
	}

	/** A guest who has neither chosen a name nor accepted the random one. */
	isNameless = $derived(this.me !== null && !this.me.named && settings.named !== this.me.id);

	async rename(name: string): Promise<void> {
		this.me = await api.changeMe({ name });
	}

	/** Accept the random name: the visitor is not asked again. */
	keepName(): void {
		if (this.me) settings.change({ named: this.me.id });
	}

	/** Set the language of the pages and, where the server sends notices, of those too. */
	async speak(language: Language): Promise<void> {
		settings.change({ language });
		await this.load();
		const isWrittenTo = this.me?.account != null || this.me?.language != null;
		if (isWrittenTo && this.me?.language !== language) this.me = await api.changeMe({ language });
	}
}

export const visitor = new Visitor();

// Something asked of the server from a form, and what is to be said of it.
import { why } from '$lib/net/api';
import { lexicon } from '$lib/i18n/fluent.svelte';

export class Attempt {
	said = $state.raw<{ text: string; isError: boolean } | null>(null);

	/** Try it; say how it went, and return whether it went well. */
	async make(what: () => Promise<unknown>, done: string): Promise<boolean> {
		this.said = null;
		try {
			await what();
		} catch (error) {
			this.said = { text: why(error, lexicon.page), isError: true };
			return false;
		}
		this.said = { text: lexicon.page.t(done), isError: false };
		return true;
	}

	fail(message: string): void {
		this.said = { text: lexicon.page.t(message), isError: true };
	}
}

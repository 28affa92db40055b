// A server request started from a form, with its status message.
import { errorText } from '$lib/net/api';
import { fluent } from '$lib/i18n/fluent.svelte';

export class AsyncAction {
	status = $state.raw<{ text: string; isError: boolean } | null>(null);

	/** Run the request and show its outcome; return whether it succeeded. */
	async run(what: () => Promise<unknown>, done: string): Promise<boolean> {
		this.status = null;
		try {
			await what();
		} catch (error) {
			this.status = { text: errorText(error, fluent.page), isError: true };
			return false;
		}
		this.status = { text: fluent.page.t(done), isError: false };
		return true;
	}

	fail(message: string): void {
		this.status = { text: fluent.page.t(message), isError: true };
	}
}

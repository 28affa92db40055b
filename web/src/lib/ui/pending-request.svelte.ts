// A request behind a button: whether it is pending, and its error message.
import { errorText } from '$lib/net/api';
import type { Words } from '$lib/i18n/words';

export class PendingRequest {
	isPending = $state(false);
	error = $state<string | null>(null);

	constructor(private readonly words: () => Words) {}

	run = async (send: () => Promise<unknown>): Promise<void> => {
		this.isPending = true;
		this.error = null;
		try {
			await send();
		} catch (error) {
			this.error = errorText(error, this.words());
		} finally {
			this.isPending = false;
		}
	};
}

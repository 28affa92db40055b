// The review of a finished match: started on the server, then polled.
import { api } from '$lib/net/api';
import type { Analysis, Review } from '$lib/net/protocol';

const POLL_INTERVAL_MS = 700;

export class ReviewModel {
	state = $state<'none' | 'working' | 'done'>('none');
	done = $state(0);
	of = $state(0);
	analysis = $state.raw<Analysis | null>(null);
	refusal = $state.raw<unknown>(null);
	isOpen = $state(false); // judged with all information, not only what each player knew
	#isClosed = false;

	constructor(
		private readonly id: string,
		private readonly invitation: string | null
	) {}

	begin = async (): Promise<void> => {
		if (this.state === 'working') return;
		this.state = 'working';
		this.refusal = null;
		try {
			this.#take(await api.beginReview(this.id, this.invitation, this.isOpen));
			while (this.analysis === null && !this.#isClosed) {
				await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
				this.#take(await api.review(this.id, this.invitation, this.isOpen));
			}
			this.state = 'done';
		} catch (error) {
			this.refusal = error;
			this.state = 'none';
		}
	};

	/** Switch the point of view: this needs another review. */
	change = (isOpen: boolean): void => {
		this.isOpen = isOpen;
		this.analysis = null;
		this.state = 'none';
	};

	close(): void {
		this.#isClosed = true;
	}

	#take({ done, of, analysis }: Review): void {
		this.done = done;
		this.of = of;
		this.analysis = analysis;
	}
}

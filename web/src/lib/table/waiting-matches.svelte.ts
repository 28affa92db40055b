// The matches that wait for a decision of the visitor, the most urgent first.
import { api } from '$lib/net/api';
import type { ListedTable } from '$lib/net/protocol';

const POLL_INTERVAL_MS = 20_000;

class WaitingMatches {
	tables = $state.raw<ListedTable[]>([]);
	readAt = $state.raw(0); // when the clocks were received (performance.now)
	#followers = 0;
	#timer: ReturnType<typeof setInterval> | undefined;

	/** Return the waiting matches except one: the table being shown. */
	besides(table: string | null): ListedTable[] {
		return this.tables.filter(({ id }) => id !== table);
	}

	/** Return the prefix for the page title: the number of waiting matches. */
	mark(table: string | null = null): string {
		const count = this.besides(table).length;
		return count > 0 ? `(${count}) ` : '';
	}

	async read(): Promise<void> {
		try {
			this.tables = await api.waiting();
			this.readAt = performance.now();
		} catch {
			// The page itself reports that the server is unreachable.
		}
	}

	/** Start polling; returns a function that stops it. */
	follow(): () => void {
		if (this.#followers++ === 0) {
			this.#timer = setInterval(this.#poll, POLL_INTERVAL_MS);
			document.addEventListener('visibilitychange', this.#poll);
		}
		return () => {
			if (--this.#followers > 0) return;
			clearInterval(this.#timer);
			document.removeEventListener('visibilitychange', this.#poll);
		};
	}

	// Hidden pages poll too, for their title; browsers throttle their timers.
	#poll = (): void => void this.read();
}

export const waitingMatches = new WaitingMatches();

// The matches that wait for whoever sits before this browser: the most urgent first.
import { api } from '$lib/net/api';
import type { ListedTable } from '$lib/net/protocol';

const PAUSE = 20_000;

class Waiting {
	tables = $state.raw<ListedTable[]>([]);
	readAt = $state.raw(0); // when the clocks among them were read, on this page's own clock
	#followers = 0;
	#timer: ReturnType<typeof setInterval> | undefined;

	/** Those that wait, but for one: where one is already. */
	besides(table: string | null): ListedTable[] {
		return this.tables.filter(({ id }) => id !== table);
	}

	/** What stands before the title of a page, so that it is seen among many windows. */
	mark(table: string | null = null): string {
		const count = this.besides(table).length;
		return count > 0 ? `(${count}) ` : '';
	}

	async read(): Promise<void> {
		try {
			this.tables = await api.waiting();
			this.readAt = performance.now();
		} catch {
			// The page itself says when the table does not answer.
		}
	}

	/** Read it now and then, until what is returned is called. */
	follow(): () => void {
		if (this.#followers++ === 0) {
			this.#timer = setInterval(this.#look, PAUSE);
			document.addEventListener('visibilitychange', this.#look);
		}
		return () => {
			if (--this.#followers > 0) return;
			clearInterval(this.#timer);
			document.removeEventListener('visibilitychange', this.#look);
		};
	}

	// A hidden page looks too: its title is what is seen of it. Browsers see to it that it does so seldom.
	#look = (): void => void this.read();
}

export const waiting = new Waiting();

// Which lines of chat this browser has shown already, table by table.
const KEY = 'tocsin-chat';
const MOST = 100; // tables to remember

function read(): [string, number][] {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
	} catch {
		return []; // A private window may refuse storage.
	}
}

class Unread {
	#seen = $state.raw<ReadonlyMap<string, number>>(new Map(read()));

	/** How many lines a table has after the last one shown; `newest` is the number of its last. */
	since(table: string, newest: number): number {
		return Math.max(0, newest - (this.#seen.get(table) ?? 0));
	}

	/** All lines up to that one have been shown. */
	note(table: string, newest: number): void {
		if (this.since(table, newest) === 0) return;
		const others = [...this.#seen].filter(([id]) => id !== table);
		this.#seen = new Map([...others, [table, newest] as const].slice(-MOST));
		try {
			localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
		} catch {
			// Kept for this visit only.
		}
	}
}

export const unread = new Unread();

// A list of tables that is read page by page, as far as somebody wants to see it.
import type { ListedTable } from '$lib/net/protocol';

const A_PAGE = 100; // what the server gives at once; a shorter page is the last

export class Pages {
	tables = $state.raw<ListedTable[] | null>(null);
	hasMore = $state(false);
	#wanted = 1;

	constructor(private readonly read: (skip: number) => Promise<ListedTable[]>) {}

	/** Read all that is shown, anew: what has come or gone since moves everything after it. */
	async load(): Promise<void> {
		const wanted = this.#wanted;
		const pages = await Promise.all(Array.from({ length: wanted }, (_, page) => this.read(page * A_PAGE)));
		// Somebody wanted more meanwhile: that answer shows this one too.
		if (wanted < this.#wanted) return;
		// While pages were on their way a table may have moved from one to the next.
		this.tables = [...new Map(pages.flat().map((table) => [table.id, table])).values()];
		this.hasMore = pages.at(-1)?.length === A_PAGE;
	}

	async more(): Promise<void> {
		this.#wanted += 1;
		await this.load();
	}
}

// A list of tables, loaded page by page.
import type { ListedTable } from '$lib/net/protocol';

const PAGE_SIZE = 100; // of the server; a shorter page is the last

export class PagedTables {
	tables = $state.raw<ListedTable[] | null>(null);
	hasMore = $state(false);
	#wanted = 1;

	constructor(private readonly read: (skip: number) => Promise<ListedTable[]>) {}

	/** Reload all pages shown: tables may have moved between pages. */
	async load(): Promise<void> {
		const wanted = this.#wanted;
		const pages = await Promise.all(Array.from({ length: wanted }, (_, page) => this.read(page * PAGE_SIZE)));
		// `more` was called meanwhile; its response includes these pages.
		if (wanted < this.#wanted) return;
		// A table may appear twice if it moved to the next page between two requests.
		this.tables = [...new Map(pages.flat().map((table) => [table.id, table])).values()];
		this.hasMore = pages.at(-1)?.length === PAGE_SIZE;
	}

	async more(): Promise<void> {
		this.#wanted += 1;
		await this.load();
	}
}

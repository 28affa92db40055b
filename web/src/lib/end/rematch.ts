// Playing again: there is one next table for all, whoever asks for it first.
import { api } from '$lib/net/api';
import type { Table } from '$lib/net/protocol';
import { place } from '$lib/app/router.svelte';

/** Go to the table that follows one, and take the seats there that are kept for oneself. */
export async function playAgain(table: Table): Promise<void> {
	const next = await api.again(table.id);
	for (const [seat, { kept_for_me }] of next.seats.entries()) if (kept_for_me) await api.sit(next.id, seat, next.invitation);
	place.go(`/tables/${next.id}`);
}

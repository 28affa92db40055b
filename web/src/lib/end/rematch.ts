// Rematches: one per table, created by the first request.
import { api } from '$lib/net/api';
import type { Table } from '$lib/net/protocol';
import { router } from '$lib/app/router.svelte';

/** Go to the rematch and take the seats reserved for the visitor. */
export async function playAgain(table: Table): Promise<void> {
	const next = await api.again(table.id);
	for (const [seat, { kept_for_me }] of next.seats.entries()) if (kept_for_me) await api.sit(next.id, seat, next.invitation);
	router.go(`/tables/${next.id}`);
}

// The service worker: shows push notifications and opens the table they are about.
// Without imports: they would have to be fetched while no page is open.

type Notice = { kind: 'turn' | 'again' | 'test'; table: string | null; text: string };
type Pushed = Event & { data: { json(): Notice } | null; waitUntil(work: Promise<unknown>): void };
type Clicked = Event & { notification: Notification; waitUntil(work: Promise<unknown>): void };
type Page = { url: string; focus(): Promise<unknown> };
type Worker = EventTarget & {
	registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
	clients: {
		matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<Page[]>;
		openWindow(address: string): Promise<unknown>;
	};
};
const worker = globalThis as unknown as Worker;

const addressOf = (table: string | null) => (table ? `/tables/${encodeURIComponent(table)}` : '/');

worker.addEventListener('push', (event) => {
	const pushed = event as Pushed;
	const notice = pushed.data?.json();
	if (!notice) return;
	const shown = worker.registration.showNotification(notice.text, {
		icon: '/favicon.svg',
		tag: notice.table ?? notice.kind, // replaces an earlier notification about the same table
		data: addressOf(notice.table)
	});
	pushed.waitUntil(shown);
});

worker.addEventListener('notificationclick', (event) => {
	const clicked = event as Clicked;
	clicked.notification.close();
	clicked.waitUntil(open(String(clicked.notification.data)));
});

/** Focus the page with the address, or open a new one. */
async function open(address: string): Promise<void> {
	const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
	const there = pages.find((page) => new URL(page.url).pathname === address);
	await (there ? there.focus() : worker.clients.openWindow(address));
}

export {}; // make this file a module

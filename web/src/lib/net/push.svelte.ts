// Notices that come when no page is open: a service worker gets them, this browser subscribes to them.
import { api, Refused } from './api';
import { lexicon } from '$lib/i18n/fluent.svelte';
import { self } from '$lib/app/visitor.svelte';
import { permit } from './notifications';
import { settings } from '$lib/app/settings.svelte';

const WORKER = '/worker.js';

const refused = (message: string) => new Refused('no-push', lexicon.page.t(message), 0);
const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Base64 as it stands in addresses, as the bytes a browser wants. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Push {
	/** Whether notices come to this browser; null: it cannot have them, or it is not known yet. */
	isOn = $state<boolean | null>(null);

	async #subscription(): Promise<PushSubscription | null> {
		const worker = await navigator.serviceWorker.getRegistration();
		return (await worker?.pushManager.getSubscription()) ?? null;
	}

	async look(): Promise<void> {
		if (!isPossible()) return;
		this.isOn = (await this.#subscription()) !== null;
	}

	/** Ask for notices; what stands in the way is said. */
	async begin(): Promise<void> {
		if (!isPossible() || !(await permit())) throw refused('ui-notify-refused');
		await navigator.serviceWorker.register(WORKER);
		const worker = await navigator.serviceWorker.ready;
		const { key } = await api.pushKey();
		const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
		const subscription = await worker.pushManager.subscribe(wish).catch(() => {
			throw refused('ui-push-failed');
		});
		try {
			await api.beginPush(subscription.toJSON());
		} catch (error) {
			await subscription.unsubscribe();
			throw error instanceof Refused && error.kind === 'not-now' ? refused('ui-push-sit') : error;
		}
		// What comes is written in the language that is read here.
		self.me = await api.changeMe({ language: settings.language });
		this.isOn = true;
	}

	async end(): Promise<void> {
		if (!isPossible()) return;
		const subscription = await this.#subscription();
		if (subscription) {
			await api.endPush(subscription.endpoint);
			await subscription.unsubscribe();
		}
		this.isOn = false;
	}
}

export const push = new Push();

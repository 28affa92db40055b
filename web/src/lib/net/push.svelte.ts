// Web push: notifications that arrive when no page is open.
import { api, ApiError } from './api';
import { fluent } from '$lib/i18n/fluent.svelte';
import { visitor } from '$lib/app/visitor.svelte';
import { requestPermission } from './notifications';
import { settings } from '$lib/app/settings.svelte';

const WORKER = '/worker.js';

const refused = (message: string) => new ApiError('no-push', fluent.page.t(message), 0);
const isPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Decode base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

class Push {
	/** Whether this browser is subscribed; null: unsupported or not known yet. */
	isOn = $state<boolean | null>(null);

	async #subscription(): Promise<PushSubscription | null> {
		const worker = await navigator.serviceWorker.getRegistration();
		return (await worker?.pushManager.getSubscription()) ?? null;
	}

	async refresh(): Promise<void> {
		if (!isPossible()) return;
		this.isOn = (await this.#subscription()) !== null;
	}

	/** Subscribe; throw an ApiError that says why not. */
	async begin(): Promise<void> {
		if (!isPossible() || !(await requestPermission())) throw refused('ui-notify-refused');
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
			throw error instanceof ApiError && error.kind === 'not-now' ? refused('ui-push-sit') : error;
		}
		// The server writes push messages in this language.
		visitor.me = await api.changeMe({ language: settings.language });
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

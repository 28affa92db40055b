// Who sits before this browser: a guest, or an account.
import { api } from './api';
import type { Me } from './protocol';

class Self {
	me = $state.raw<Me | null>(null);

	async load(): Promise<void> {
		this.me ??= await api.me();
	}
}

export const self = new Self();

// Maps the path in the address bar to a page.

export type Route =
	| { page: 'home' }
	| { page: 'tables' }
	| { page: 'mine' }
	| { page: 'settings' }
	| { page: 'new'; game: string | null }
	| { page: 'table'; id: string; invitation: string | null }
	| { page: 'replay'; id: string; to: number | null; invitation: string | null }
	| { page: 'person'; id: string }
	| { page: 'letter'; kind: 'confirm' | 'recover' }
	| { page: 'game'; game: string }
	| { page: 'rules'; game: string; search: string }
	| { page: 'figures'; game: string }
	| { page: 'learn'; game: string; lesson: string | null }
	| { page: 'lost' };

export function parse(address: string): Route {
	const url = new URL(address, 'http://table');
	const [first, second, ...rest] = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
	const deep = rest.length > 0;
	if (first === undefined) return { page: 'home' };
	if (first === 'games' && second !== undefined && !deep) return { page: 'game', game: second };
	if (first === 'games' && second !== undefined && rest.join('/') === 'rules')
		return { page: 'rules', game: second, search: url.searchParams.get('search') ?? '' };
	if (first === 'games' && second !== undefined && rest.join('/') === 'figures') return { page: 'figures', game: second };
	if (first === 'learn' && second !== undefined && rest.length < 2) return { page: 'learn', game: second, lesson: rest[0] ?? null };
	if (first === 'new' && !deep) return { page: 'new', game: second ?? null };
	if (first === 'tables' && !deep)
		return second === undefined ? { page: 'tables' } : { page: 'table', id: second, invitation: url.searchParams.get('invitation') };
	if (first === 'replay' && second !== undefined && !deep) {
		const to = url.searchParams.get('to');
		const invitation = url.searchParams.get('invitation');
		return { page: 'replay', id: second, to: to === null ? null : Number(to), invitation };
	}
	if (first === 'people' && second !== undefined && !deep) return { page: 'person', id: second };
	if (first === 'letter' && !deep && (second === 'confirm' || second === 'recover')) return { page: 'letter', kind: second };
	if (second === undefined && (first === 'mine' || first === 'settings')) return { page: first };
	return { page: 'lost' };
}

class Router {
	#address = $state(location.pathname + location.search);
	route = $derived(parse(this.#address));

	constructor() {
		addEventListener('popstate', () => (this.#address = location.pathname + location.search));
		// Intercept plain links only, so that opening in a new tab or copying still works.
		addEventListener('click', (event) => {
			const link = (event.target as Element | null)?.closest?.('a');
			if (!link || event.defaultPrevented || event.button !== 0) return;
			if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
			if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
			if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
			event.preventDefault();
			this.go(link.pathname + link.search);
		});
	}

	go(address: string): void {
		if (address !== this.#address) history.pushState(null, '', address);
		this.#address = address;
		scrollTo(0, 0);
	}

	/** Replace the address without a new history entry. */
	replace(address: string): void {
		history.replaceState(null, '', address);
	}
}

export const router = new Router();

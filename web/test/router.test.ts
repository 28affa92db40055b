import { describe, expect, it } from 'vitest';
import { parse } from '../src/lib/app/router.svelte';

describe('an address', () => {
	it.each([
		['/', { page: 'home' }],
		['/tables', { page: 'tables' }],
		['/tables/abc?invitation=xyz', { page: 'table', id: 'abc', invitation: 'xyz' }],
		['/tables/abc', { page: 'table', id: 'abc', invitation: null }],
		['/replay/abc?to=12', { page: 'replay', id: 'abc', to: 12, invitation: null }],
		['/new/paris', { page: 'new', game: 'paris' }],
		['/games/paris', { page: 'game', game: 'paris' }],
		['/games/paris/figures', { page: 'figures', game: 'paris' }],
		['/games/paris/rules?search=how%20do%20I%20win', { page: 'rules', game: 'paris', search: 'how do I win' }],
		['/games/paris/more', { page: 'lost' }],
		['/learn/paris', { page: 'learn', game: 'paris', lesson: null }],
		['/learn/paris/house', { page: 'learn', game: 'paris', lesson: 'house' }],
		['/learn/paris/house/more', { page: 'lost' }],
		['/mine', { page: 'mine' }],
		['/mine/more', { page: 'lost' }],
		['/elsewhere', { page: 'lost' }]
	])('%s leads to its page', (address, route) => {
		expect(parse(address)).toEqual(route);
	});
});

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import QrCode from '../src/lib/frame/QrCode.svelte';

describe('a QR code', () => {
	it('has a text alternative and a quiet zone', () => {
		render(QrCode, { text: 'http://table.example/tables/k3?invitation=aZ9', label: 'Scan to join' });
		const image = screen.getByRole('img', { name: 'Scan to join' });
		const size = Number(image.getAttribute('viewBox')?.split(' ')[2]);
		const modules = [...(image.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)];
		const places = modules.flatMap(([, x, y]) => [Number(x), Number(y)]);
		// Version 4 holds 62 bytes at level M.
		expect(size).toBe(33 + 2 * 4);
		expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
	});
});

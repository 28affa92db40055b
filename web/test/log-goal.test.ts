import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/net/api';
import Log from '../src/lib/log/Log.svelte';
import Rules from '../src/lib/rules/Rules.svelte';
import { Words } from '../src/lib/i18n/words';

const words = new Words('fr', ['goal = Prenez l’État.\nbegun = Le tour { $turn } commence.']);
const CLAUSES = [
	{ number: '1.1', chapter: '1. Matériel', text: 'L’État\u00a0: vingt cubes.' },
	{ number: '1.2', chapter: '1. Matériel', text: 'Trois joueurs.' }
];

afterEach(() => vi.restoreAllMocks());

describe('the goal of the game', () => {
	it.each([[[]], [[1]], [[1, 2, 3]]])('is the first line of the log after turns %s', (turns) => {
		const lines = turns.map((turn) => ({ id: `${turn}`, message: { key: 'begun', args: { turn } } }));
		const { container } = render(Log, { lines, words, gameModule: {}, newest: 2 });
		const shown = [...container.querySelectorAll('p')].map((line) => line.textContent?.trim());
		expect(shown[0]).toBe('Prenez l’État.');
		expect(shown.slice(1)).toEqual(turns.length ? turns.slice(-2).map((turn) => `Le tour ${turn} commence.`) : ['ui-log-empty']);
	});

	it('is at the top of the rules until a search', async () => {
		vi.spyOn(api, 'rules').mockImplementation((_game, _language, search) => Promise.resolve(search ? CLAUSES.slice(0, 1) : CLAUSES));
		vi.spyOn(api, 'questions').mockResolvedValue([]);
		const { container, rerender } = render(Rules, { game: 'paris', words, wanted: '' });
		await screen.findByText('Trois joueurs.');
		expect(container.querySelector('.text')?.firstElementChild?.textContent).toBe('Prenez l’État.');
		await rerender({ wanted: 'combien de cubes' });
		await vi.waitFor(() => expect(container.querySelectorAll('.number')).toHaveLength(1));
		expect(api.rules).toHaveBeenLastCalledWith('paris', 'fr', 'combien de cubes');
		expect([...container.querySelectorAll('.number')].map((number) => number.textContent)).toEqual(['1.1']);
		expect(container.textContent).not.toContain('Prenez');
	});
});

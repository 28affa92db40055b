import { describe, expect, it } from 'vitest';
import { blocksOf, signer } from '../src/lib/log/blocks';
import { Words } from '../src/lib/i18n/words';

const words = new Words(
	'en',
	[
		`turn-begins = Turn { $turn } begins.
seat-begins = It is { $seat_of } turn.
name-of = { $name }’s
moved = { $seat } moves a piece.
    .you = You move a piece.
paid = { $seat } pays 2 Gold.
    .you = You pay
left = { $seat } leaves.
    .you = You leave
hinted = { $seat } asked for a hint.
    .you = You asked for a hint.
quiet = { "" }
kind-gold = Gold
sign-figure-s = Soldier | Soldiers`
	],
	['Ada', 'Bo']
);
const line = (id: number, key: string, args: Record<string, number | string> = {}) => ({ id: `${id}`, message: { key, args } });
const by = (seat: number) => ({ seat: `seat:${seat}` });
const texts = (own: number | null, ...lines: ReturnType<typeof line>[]) =>
	blocksOf(lines, words, own).map(({ heading, runs }) => [
		heading?.text ?? null,
		...runs.map((run) => run.lines.map(({ text }) => text).join(' '))
	]);

describe('the log', () => {
	it('shows a hint request once per turn', () => {
		const lines = [
			line(0, 'turn-begins', { turn: 1 }),
			line(1, 'hinted', by(0)),
			line(2, 'hinted', by(0)),
			line(3, 'hinted', by(1)),
			line(4, 'paid', by(0)),
			line(5, 'hinted', by(0)),
			line(6, 'turn-begins', { turn: 2 }),
			line(7, 'hinted', by(0))
		];
		expect(texts(0, ...lines)).toEqual([
			['Turn 1 begins.', 'You asked for a hint.', 'Bo asked for a hint.', 'You pay 2 Gold.'],
			['Turn 2 begins.', 'You asked for a hint.']
		]);
	});

	it('has a block per turn and names a seat once per run', () => {
		const lines = [
			line(0, 'moved', by(1)),
			line(1, 'turn-begins', { turn: 2 }),
			line(2, 'moved', by(1)),
			line(3, 'quiet', by(0)),
			line(4, 'paid', by(1)),
			line(5, 'paid', by(0)),
			line(6, 'seat-begins', by(1)),
			line(7, 'paid', by(1))
		];
		expect(texts(null, ...lines)).toEqual([
			[null, 'Bo moves a piece.'],
			['Turn 2 begins.', 'Bo moves a piece. Pays 2 Gold.', 'Ada pays 2 Gold.'],
			['It is Bo’s turn.', 'Pays 2 Gold.']
		]);
	});

	it('addresses the reader as *you*', () => {
		const lines = [line(0, 'moved', by(1)), line(1, 'paid', by(1)), line(2, 'left', by(1)), line(3, 'paid', by(0))];
		expect(texts(1, ...lines)).toEqual([[null, 'You move a piece. You pay 2 Gold. You leave.', 'Ada pays 2 Gold.']]);
	});

	it('replaces names by signs, kept with the preceding word', () => {
		expect(signer(['kind:gold'], words)('Bo pays 2 Gold.')).toEqual([
			{ text: 'Bo pays ', thing: null, lead: '' },
			{ text: 'Gold', thing: 'kind:gold', lead: '2 ' },
			{ text: '.', thing: null, lead: '' }
		]);
		const soldiers = signer(['figure:s'], words)('Two Soldiers, one Soldier');
		expect(soldiers.map(({ text, thing, lead }) => (thing ? [lead, text] : text))).toEqual([
			'',
			['Two ', 'Soldiers'],
			', ',
			['one ', 'Soldier']
		]);
		expect(signer(['kind:gold'], words)('Golden days')).toEqual([{ text: 'Golden days', thing: null, lead: '' }]);
	});
});

// The forecast that the server gives with an option.
import type { Message } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

/** Return the square a message names. */
export function squareIn(message: Message | undefined): string | null {
	const { file, row } = message?.args ?? {};
	return file === undefined ? null : `${String(file).slice('file:'.length)}${row}`;
}

/** Return the square or tower a piece moves to when its option is chosen. */
export function goalOf(message: Message, seat: number): string | null {
	if (message.key === 'option-move-to') return `square:${squareIn(message)}`;
	return message.key === 'option-move-aboard' ? `piece:${seat}:${String(message.args['tower']).slice('piece:'.length)}` : null;
}

export function hintOf(message: Message | undefined, words: Words): string[] {
	if (!message) return [];
	const { most, left, cost, least_theirs: least, most_theirs: theirs } = message.args;
	if (most === undefined)
		return message.key.startsWith('option-move') && Number(cost) > 0 ? [words.t('board-hint-cost', { cost: Number(cost) })] : [];
	const lines = [words.t('board-hint-you', { most })];
	if (least !== undefined && theirs !== undefined)
		lines.push(least === theirs ? words.t('board-hint-them-sure', { most: theirs }) : words.t('board-hint-them', { least, most: theirs }));
	else if (left !== undefined) lines.push(words.t('board-hint-bridge', { left }));
	return lines;
}

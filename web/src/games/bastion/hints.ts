// What an option says of its outcome, in the few words that fit beside the thing.
import type { Message } from '$lib/protocol';
import type { Words } from '$lib/words';

export function hintOf(message: Message | undefined, words: Words): string[] {
	if (!message) return [];
	const { most, left, cost, least_theirs: least, most_theirs: theirs } = message.args;
	if (most === undefined)
		return message.key === 'option-move' && Number(cost) > 0 ? [words.t('board-hint-cost', { cost: Number(cost) })] : [];
	const lines = [words.t('board-hint-you', { most })];
	if (least !== undefined && theirs !== undefined)
		lines.push(least === theirs ? words.t('board-hint-them-sure', { most: theirs }) : words.t('board-hint-them', { least, most: theirs }));
	else if (left !== undefined) lines.push(words.t('board-hint-bridge', { left }));
	return lines;
}

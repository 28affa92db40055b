// The log in blocks: a heading per turn, and consecutive sentences about one seat as a run.
import type { Message } from '$lib/net/protocol';
import { isTurnStart, eventSeat } from '$lib/playback/timeline';
import { messageId, type Words } from '$lib/i18n/words';

export type Line = { id: string; message: Message };
export type Sentence = Line & { text: string };
export type Run = { id: string; seat: number | null; lines: Sentence[] };
export type Block = { id: string; heading: Sentence | null; runs: Run[] };

/** Group the lines by turns; the seat `own` is addressed as *you*. */
export function blocksOf(lines: readonly Line[], words: Words, own: number | null): Block[] {
	const blocks: Block[] = [];
	for (const { id, message } of lines) {
		const text = words.say(message, own);
		// Silent steps of a decision have no words.
		if (text === '') continue;
		const sentence = { id, message, text };
		let block = blocks.at(-1);
		if (block && isRepeated(sentence, block)) continue;
		if (isTurnStart(message)) blocks.push({ id, heading: sentence, runs: [] });
		else {
			if (!block) blocks.push((block = { id, heading: null, runs: [] }));
			add(block, sentence, words);
		}
	}
	return blocks;
}

/** Tell whether a line repeats that a seat asked for hints in this turn. */
function isRepeated({ message }: Sentence, { runs }: Block): boolean {
	if (message.key !== 'hinted') return false;
	const seat = eventSeat(message);
	return runs.some((run) => run.seat === seat && run.lines.some((line) => line.message.key === message.key));
}

/** Within a run, and under a heading that names the seat, the name is not repeated. */
function add(block: Block, sentence: Sentence, words: Words): void {
	const seat = eventSeat(sentence.message);
	const run = block.runs.at(-1);
	const isNamed = seat !== null && (run ? run.seat === seat : eventSeat(block.heading?.message ?? null) === seat);
	const line = isNamed ? { ...sentence, text: withoutName(sentence.text, words.name(`seat:${seat}`)) } : sentence;
	if (run && run.seat === seat && seat !== null) run.lines.push(line);
	else block.runs.push({ id: sentence.id, seat, lines: [line] });
}

function withoutName(text: string, name: string): string {
	if (!text.startsWith(`${name} `)) return text;
	const rest = text.slice(name.length + 1);
	return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** Return the names of a thing in sentences, including forms listed in the board's words, such as the plural. */
function namesOf(thing: string, words: Words): string[] {
	const forms = `sign-${messageId(thing)}`;
	return [...(words.hasName(thing) ? [words.name(thing)] : []), ...(words.has(forms) ? words.t(forms).split(' | ') : [])];
}

/** A piece of a sentence: text, or a thing with the word before it, which must stay on the line of its sign. */
type Piece = { text: string; thing: string | null; lead: string };
const LAST_WORD = /[^\s]*[ \u00a0]$/u;

/** Return a function that splits a text at the names of things that have a sign. */
export function signer(things: readonly string[], words: Words): (text: string) => Piece[] {
	const byName = new Map(things.flatMap((thing) => namesOf(thing, words).map((name) => [name, thing] as const)));
	if (byName.size === 0) return (text) => [{ text, thing: null, lead: '' }];
	const names = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	const pattern = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u');
	return (text) =>
		text
			.split(pattern)
			.filter((part) => part !== '')
			.map((text, index, parts) => {
				const thing = byName.get(text) ?? null;
				const isNext = byName.has(parts[index + 1] ?? '');
				return {
					text: thing === null && isNext ? text.replace(LAST_WORD, '') : text,
					thing,
					lead: thing === null ? '' : (LAST_WORD.exec(parts[index - 1] ?? '')?.[0] ?? '')
				};
			});
}

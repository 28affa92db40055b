// The log in blocks: a heading for each turn, and what one seat did in a row as one run of sentences.
import type { Message } from '$lib/net/protocol';
import { begins, seatOf } from '$lib/playback/timeline';
import { messageId, type Words } from '$lib/i18n/words';

export type Line = { id: string; message: Message };
export type Said = Line & { text: string };
export type Run = { id: string; seat: number | null; lines: Said[] };
export type Block = { id: string; heading: Said | null; runs: Run[] };

/** The lines that have words, by turns; `own` is addressed as *you*. */
export function blocksOf(lines: readonly Line[], words: Words, own: number | null): Block[] {
	const blocks: Block[] = [];
	for (const { id, message } of lines) {
		const text = words.say(message, own);
		// Some steps of a decision are told without words, so that others see it grow; they are no news.
		if (text === '') continue;
		const said = { id, message, text };
		let block = blocks.at(-1);
		if (block && isRepeated(said, block)) continue;
		if (begins(message)) blocks.push({ id, heading: said, runs: [] });
		else {
			if (!block) blocks.push((block = { id, heading: null, runs: [] }));
			add(block, said, words);
		}
	}
	return blocks;
}

/** That somebody asked for hints is said once in a turn, however many there were. */
function isRepeated({ message }: Said, { runs }: Block): boolean {
	if (message.key !== 'hinted') return false;
	const seat = seatOf(message);
	return runs.some((run) => run.seat === seat && run.lines.some((line) => line.message.key === message.key));
}

/** In a row, and under a heading that names the seat, its name is said once. */
function add(block: Block, said: Said, words: Words): void {
	const seat = seatOf(said.message);
	const run = block.runs.at(-1);
	const isNamed = seat !== null && (run ? run.seat === seat : seatOf(block.heading?.message ?? null) === seat);
	const line = isNamed ? { ...said, text: withoutName(said.text, words.name(`seat:${seat}`)) } : said;
	if (run && run.seat === seat && seat !== null) run.lines.push(line);
	else block.runs.push({ id: said.id, seat, lines: [line] });
}

function withoutName(text: string, name: string): string {
	if (!text.startsWith(`${name} `)) return text;
	const rest = text.slice(name.length + 1);
	return rest.slice(0, 1).toUpperCase() + rest.slice(1);
}

/** What a thing is called in sentences: its name, and other forms of it that its board's words list, such as the plural. */
function namesOf(thing: string, words: Words): string[] {
	const forms = `sign-${messageId(thing)}`;
	return [...(words.hasName(thing) ? [words.name(thing)] : []), ...(words.has(forms) ? words.t(forms).split(' | ') : [])];
}

/** A piece of a sentence: some text, or a thing with its name and the word before it, on whose line its sign stands. */
type Piece = { text: string; thing: string | null; lead: string };
const LAST_WORD = /[^\s]*[ \u00a0]$/u;

/** What takes texts to pieces, the names of signed things apart, each with its thing. */
export function signer(things: readonly string[], words: Words): (text: string) => Piece[] {
	const byName = new Map(things.flatMap((thing) => namesOf(thing, words).map((name) => [name, thing] as const)));
	if (byName.size === 0) return (text) => [{ text, thing: null, lead: '' }];
	const names = [...byName.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
	const pattern = new RegExp(`(?<!\\p{L})(${names.join('|')})(?!\\p{L})`, 'u');
	return (text) =>
		text
			.split(pattern)
			.filter((part) => part !== '')
			.map((text, place, parts) => {
				const thing = byName.get(text) ?? null;
				const isNext = byName.has(parts[place + 1] ?? '');
				return {
					text: thing === null && isNext ? text.replace(LAST_WORD, '') : text,
					thing,
					lead: thing === null ? '' : (LAST_WORD.exec(parts[place - 1] ?? '')?.[0] ?? '')
				};
			});
}

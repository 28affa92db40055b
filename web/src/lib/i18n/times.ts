// Times as they are said: how long is left, how fast a match goes, and when something was.
import { PACES } from '$lib/table/paces';
import type { Pace } from '$lib/net/protocol';
import type { Words } from './words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');

/** What a clock shows. */
export function timeLeft(left: number, words: Words): string {
	const seconds = Math.ceil(left);
	if (seconds >= DAY) return words.t('ui-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
	const hours = Math.floor(seconds / HOUR);
	const minutes = Math.floor((seconds % HOUR) / MINUTE);
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`;
}

/** The pace of a table: by the name the form gives it, or by its figures. */
export function paceName(pace: Pace | null, words: Words): string {
	const known = Object.entries(PACES).find(([, each]) => each?.bank === pace?.bank && each?.increment === pace?.increment);
	if (known || !pace) return words.t(`ui-pace-${known?.[0] ?? 'none'}`);
	return words.t('ui-paced', { bank: timeLeft(pace.bank, words), increment: timeLeft(pace.increment, words) });
}

/** The hour of something, and the day too if it was not today. */
export function whenSaid(at: number, words: Words, now = new Date()): string {
	const then = new Date(at);
	const isToday = then.toDateString() === now.toDateString();
	const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
	return then.toLocaleString(words.locale, style);
}

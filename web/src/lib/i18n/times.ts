// Formatting of times: clocks, time controls and timestamps.
import { PACES } from '$lib/table/paces';
import type { Pace } from '$lib/net/protocol';
import type { Words } from './words';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

const two = (value: number) => String(value).padStart(2, '0');

/** Format a clock's remaining time. */
export function formatTimeLeft(left: number, words: Words): string {
	const seconds = Math.ceil(left);
	if (seconds >= DAY_S) return words.t('ui-days', { days: Math.floor(seconds / DAY_S), hours: Math.floor((seconds % DAY_S) / HOUR_S) });
	const hours = Math.floor(seconds / HOUR_S);
	const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % MINUTE_S)}` : `${minutes}:${two(seconds % MINUTE_S)}`;
}

/** Return the name of a time control, or its values if it is not a preset. */
export function paceName(pace: Pace | null, words: Words): string {
	const known = Object.entries(PACES).find(([, each]) => each?.bank === pace?.bank && each?.increment === pace?.increment);
	if (known || !pace) return words.t(`ui-pace-${known?.[0] ?? 'none'}`);
	return words.t('ui-paced', { bank: formatTimeLeft(pace.bank, words), increment: formatTimeLeft(pace.increment, words) });
}

/** Format a timestamp: the time of day, with the date unless it is today. */
export function formatTime(at: number, words: Words, now = new Date()): string {
	const then = new Date(at);
	const isToday = then.toDateString() === now.toDateString();
	const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: 'short' } : { dateStyle: 'short', timeStyle: 'short' };
	return then.toLocaleString(words.locale, style);
}

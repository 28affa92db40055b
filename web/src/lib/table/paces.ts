// The time controls a host can choose: bank, increment and cap in seconds.
import type { Pace } from '$lib/net/protocol';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

export const PACES: Record<string, Pace | null> = {
	none: null,
	quick: { bank: 5 * MINUTE_S, increment: 10, cap: 5 * MINUTE_S },
	evening: { bank: 15 * MINUTE_S, increment: 30, cap: 20 * MINUTE_S },
	daily: { bank: 3 * DAY_S, increment: 12 * HOUR_S, cap: 5 * DAY_S }
};

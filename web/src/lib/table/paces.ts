// The paces a host may choose from: bank, increment and cap in seconds.
import type { Pace } from '$lib/net/protocol';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PACES: Record<string, Pace | null> = {
	none: null,
	quick: { bank: 5 * MINUTE, increment: 10, cap: 5 * MINUTE },
	evening: { bank: 15 * MINUTE, increment: 30, cap: 20 * MINUTE },
	daily: { bank: 3 * DAY, increment: 12 * HOUR, cap: 5 * DAY }
};

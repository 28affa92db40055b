// Bot levels: portrait, name and temperament.
import easy from 'icon:rabbit-head';
import expert from 'icon:owl';
import gentle from 'icon:sheep';
import hard from 'icon:wolf-head';
import medium from 'icon:fox-head';
import robot from 'icon:vintage-robot';
import type { Words } from '$lib/i18n/words';

const PORTRAITS: Record<string, string> = { gentle, easy, medium, hard, expert };

/** Return the portrait of a level; other bots have the robot. */
export const portraitOf = (bot: string): string => PORTRAITS[bot] ?? robot;

/** Return the name of a bot. */
export const levelName = (bot: string, words: Words): string =>
	words.has(`ui-bot-${bot}`) ? words.t(`ui-bot-${bot}`) : bot || words.t('ui-bot');

/** Return the temperament of a level; null for other bots, and until the words are loaded. */
function temperOf(bot: string, words: Words): string | null {
	const temper = `level-${bot}-temper`;
	return words.has(temper) ? words.t(temper) : null;
}

/** Return the name with the temperament, if known. */
export function levelTemper(bot: string, words: Words): string {
	const [level, temper] = [levelName(bot, words), temperOf(bot, words)];
	return temper === null ? level : words.t('ui-level-temper', { level, temper });
}

/** Return a short description for a seat. */
export function temperBot(bot: string, words: Words): string {
	const temper = temperOf(bot, words);
	return temper === null ? words.t('ui-bot') : words.t('ui-temper-bot', { temper });
}

/** Return the full description of a level, or null. */
export function levelAbout(bot: string, words: Words): string | null {
	const [about, temper] = [`level-${bot}-about`, temperOf(bot, words)];
	return temper === null || !words.has(about) ? null : words.t('ui-level-whole', { about: words.t(about), temper });
}

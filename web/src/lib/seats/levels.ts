// The bots as people know them: a portrait, a name and a temperament for each level.
import easy from 'icon:rabbit-head';
import expert from 'icon:owl';
import gentle from 'icon:sheep';
import hard from 'icon:wolf-head';
import medium from 'icon:fox-head';
import robot from 'icon:vintage-robot';
import type { Words } from '$lib/i18n/words';

const PORTRAITS: Record<string, string> = { gentle, easy, medium, hard, expert };

/** The drawing of a bot; a program of somebody's own, and a bot of the lab, are robots. */
export const portraitOf = (bot: string): string => PORTRAITS[bot] ?? robot;

/** What a bot is called. */
export const levelName = (bot: string, words: Words): string =>
	words.has(`ui-bot-${bot}`) ? words.t(`ui-bot-${bot}`) : bot || words.t('ui-bot');

/** The temperament of a level; null for other bots, and until the words of the table are there. */
function temperOf(bot: string, words: Words): string | null {
	const temper = `level-${bot}-temper`;
	return words.has(temper) ? words.t(temper) : null;
}

/** The name with the temperament, if there is one. */
export function levelTemper(bot: string, words: Words): string {
	const [level, temper] = [levelName(bot, words), temperOf(bot, words)];
	return temper === null ? level : words.t('ui-level-temper', { level, temper });
}

/** What a seat says of its bot in a word or two. */
export function temperBot(bot: string, words: Words): string {
	const temper = temperOf(bot, words);
	return temper === null ? words.t('ui-bot') : words.t('ui-temper-bot', { temper });
}

/** All that is to be said of a level, or null if nothing is. */
export function levelAbout(bot: string, words: Words): string | null {
	const [about, temper] = [`level-${bot}-about`, temperOf(bot, words)];
	return temper === null || !words.has(about) ? null : words.t('ui-level-whole', { about: words.t(about), temper });
}

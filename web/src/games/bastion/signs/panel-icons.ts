// Icons of the panels: reserves, missions and cards.
import ambush from 'icon:hidden';
import breakingChain from 'icon:breaking-chain';
import brokenWall from 'icon:broken-wall';
import castle from 'icon:castle';
import crown from 'icon:crown';
import dodge from 'icon:dodge';
import dove from 'icon:peace-dove';
import flag from 'icon:flying-flag';
import fog from 'icon:fog';
import fury from 'icon:enrage';
import grab from 'icon:grab';
import helmet from 'icon:crested-helmet';
import medal from 'icon:star-medal';
import mirror from 'icon:mirror-mirror';
import mask from 'icon:domino-mask';
import strategist from 'icon:chess-king';
import wingfoot from 'icon:wingfoot';
import { chest, FIGURES, OBJECTS, throne } from '../icons';
import type { Reserve } from '../view-helpers';

/** Return the figure of a piece by the first letter of its name, as `s` of `sa`. */
export function figureOf(name: string): string {
	return FIGURES[name.charAt(0)] ?? '';
}

export const RESERVE_SIGNS: Record<Reserve, string> = { green: wingfoot, red: helmet, blue: crown };

/** Icons of mission requirements, by the key of their fact. */
export const NEED_SIGNS: Record<string, string> = {
	'fact-need-soldier': figureOf('s'),
	'fact-need-strategist': strategist,
	'fact-need-brave': medal,
	'fact-need-archer': figureOf('a'),
	'fact-need-tower': figureOf('t'),
	'fact-need-knight': figureOf('c'),
	'fact-need-queen': figureOf('q'),
	'fact-need-king': figureOf('k'),
	'fact-proof-freed': breakingChain,
	'fact-proof-treasure': chest,
	'fact-proof-flag': flag,
	'fact-proof-annexed': throne,
	'fact-proof-broken': brokenWall,
	'fact-proof-ramparts': castle
};

export const LOOT_SIGNS = { treasure: chest, flag };

const EVENTS: Record<string, string> = { ambush, theft: grab, ruse: mask, fog, mirror, fury, dodge, truce: dove };

/** Return the icon of `object:helm` or `event:fog`. */
export function cardSign(thing: string): string {
	const [kind, name] = thing.split(':');
	return (kind === 'object' ? OBJECTS : EVENTS)[name ?? ''] ?? '';
}

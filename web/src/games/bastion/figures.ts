// The drawings of the panels, by the things they stand for.
import breakingChain from 'icon:breaking-chain';
import bowman from 'icon:bowman';
import brokenWall from 'icon:broken-wall';
import castle from 'icon:castle';
import chest from 'icon:open-treasure-chest';
import crown from 'icon:crown';
import crystalBall from 'icon:crystal-ball';
import dodge from 'icon:dodge';
import dove from 'icon:peace-dove';
import flag from 'icon:flying-flag';
import fog from 'icon:fog';
import gem from 'icon:gem-pendant';
import grab from 'icon:grab';
import grapnel from 'icon:grapple';
import helmet from 'icon:crested-helmet';
import king from 'icon:throne-king';
import knight from 'icon:mounted-knight';
import mirror from 'icon:mirror-mirror';
import muscle from 'icon:enrage';
import pocketBow from 'icon:pocket-bow';
import queen from 'icon:witch-face';
import ruse from 'icon:domino-mask';
import shield from 'icon:checked-shield';
import soldier from 'icon:swordman';
import strategist from 'icon:chess-king';
import star from 'icon:star-medal';
import sword from 'icon:shining-sword';
import tower from 'icon:siege-tower';
import ambush from 'icon:hidden';
import warHelm from 'icon:visored-helm';
import wingfoot from 'icon:wingfoot';
import boots from 'icon:leather-boot';
import type { Reserve } from './view';

const KINDS: Record<string, string> = { s: soldier, a: bowman, t: tower, c: knight, q: queen, k: king };

/** The figure of a piece by the first letter of its name, as `s` of `sa`. */
export function figureOf(name: string): string {
	return KINDS[name.charAt(0)] ?? soldier;
}

export const RESERVE_SIGNS: Record<Reserve, string> = { green: wingfoot, red: helmet, blue: crown };

/** What a mission asks for, by the end of the key of its fact. */
export const NEED_SIGNS: Record<string, string> = {
	'need-soldier': soldier,
	'need-strategist': strategist,
	'need-brave': star,
	'need-archer': bowman,
	'need-tower': tower,
	'need-knight': knight,
	'need-queen': queen,
	'need-king': king,
	'proof-freed': breakingChain,
	'proof-treasure': chest,
	'proof-flag': flag,
	'proof-annexed': king,
	'proof-broken': brokenWall,
	'proof-ramparts': castle
};

export const CARD_SIGNS: Record<string, string> = {
	'object:flame_sword': sword,
	'object:rune_shield': shield,
	'object:helm': warHelm,
	'object:boots': boots,
	'object:grapnel': grapnel,
	'object:silver_bow': pocketBow,
	'object:amulet': gem,
	'object:crystal_ball': crystalBall,
	'event:ambush': ambush,
	'event:theft': grab,
	'event:ruse': ruse,
	'event:fog': fog,
	'event:mirror': mirror,
	'event:fury': muscle,
	'event:dodge': dodge,
	'event:truce': dove
};

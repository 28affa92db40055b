// Icons of the game-icons set by their meaning in the game.
import archer from 'icon:bowman';
import amulet from 'icon:gem-pendant';
import boots from 'icon:boots';
import bow from 'icon:bow-arrow';
import chest from 'icon:locked-chest';
import crystalBall from 'icon:crystal-ball';
import grapnel from 'icon:grapple';
import helm from 'icon:heavy-helm';
import king from 'icon:king';
import knight from 'icon:mounted-knight';
import prison from 'icon:window-bars';
import queen from 'icon:witch-face';
import shield from 'icon:rosa-shield';
import soldier from 'icon:swordman';
import spyglass from 'icon:spyglass';
import steps from 'icon:boot-prints';
import swords from 'icon:crossed-swords';
import sword from 'icon:winged-sword';
import throne from 'icon:stone-throne';
import tower from 'icon:siege-tower';
import turn from 'icon:clockwise-rotation';

/** By the first letter of a piece's or figure's name. */
export const FIGURES: Record<string, string> = { s: soldier, a: archer, t: tower, c: knight, q: queen, k: king };

export const OBJECTS: Record<string, string> = {
	flame_sword: sword,
	rune_shield: shield,
	helm,
	boots,
	grapnel,
	silver_bow: bow,
	amulet,
	crystal_ball: crystalBall
};

/** The actions of a piece in a turn. */
export const DEEDS: Record<string, string> = {
	moved: steps,
	hastened: steps,
	booted: steps,
	attacked: swords,
	spy: spyglass
};

export { chest, prison, throne, turn };

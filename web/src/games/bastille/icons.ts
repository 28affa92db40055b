// Icons of the game-icons set by their meaning in the game.
import cardDraw from 'icon:card-draw';
import crown from 'icon:crown';
import cube from 'icon:cube';
import gem from 'icon:cut-diamond';
import skull from 'icon:death-skull';
import flag from 'icon:flying-flag';
import laurels from 'icon:laurels';
import musket from 'icon:musket';
import pitchfork from 'icon:pitchfork';
import rooster from 'icon:rooster';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:shield';
import stairs from 'icon:stairs';
import stiletto from 'icon:stiletto';
import bag from 'icon:swap-bag';
import torch from 'icon:torch';
import coins from 'icon:two-coins';
import upgrade from 'icon:upgrade';
import type { Weapon } from './view-helpers';

/** By the effect of a bonus or the kind of a holding. */
export const SIGNS: Record<string, string> = {
	coins,
	points: laurels,
	steps: stairs,
	torches: torch,
	henchmen: cube,
	upgrade,
	card: cardDraw,
	mission: scroll,
	crowns: crown,
	gems: gem,
	flags: flag,
	pitchfork,
	rifle: musket,
	rapier: stiletto,
	bag,
	start: rooster,
	value: shield
};

export const WEAPON_SIGNS: Record<Weapon, string> = { pitchfork, rifle: musket, rapier: stiletto };

export { laurels, rooster, scroll, skull, torch };

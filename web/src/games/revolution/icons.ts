// Icons of the game-icons set by their meaning in the game.
import anchor from 'icon:anchor';
import barrel from 'icon:barrel';
import beerStein from 'icon:beer-stein';
import brain from 'icon:brain';
import burningBook from 'icon:burning-book';
import capitol from 'icon:capitol';
import cash from 'icon:cash';
import church from 'icon:church';
import rider from 'icon:cloaked-figure-on-horseback';
import crown from 'icon:crown';
import cube from 'icon:cube';
import dominoMask from 'icon:domino-mask';
import fist from 'icon:fist';
import fleurDeLys from 'icon:fleur-de-lys';
import flowerPot from 'icon:flower-pot';
import galleon from 'icon:galleon';
import guardedTower from 'icon:guarded-tower';
import handcuffs from 'icon:handcuffs';
import imperialCrown from 'icon:imperial-crown';
import laurels from 'icon:laurels';
import monkFace from 'icon:monk-face';
import newspaper from 'icon:newspaper';
import pestleMortar from 'icon:pestle-mortar';
import portrait from 'icon:portrait';
import prisoner from 'icon:prisoner';
import publicSpeaker from 'icon:public-speaker';
import ringingBell from 'icon:ringing-bell';
import rollingBomb from 'icon:rolling-bomb';
import saberAndPistol from 'icon:saber-and-pistol';
import scales from 'icon:scales';
import shipWheel from 'icon:ship-wheel';
import shop from 'icon:shop';
import skeletonKey from 'icon:skeleton-key';
import spy from 'icon:spy';
import stoneTower from 'icon:stone-tower';
import swordsEmblem from 'icon:swords-emblem';
import throneKing from 'icon:throne-king';
import village from 'icon:village';
import wheat from 'icon:wheat';

export const PORTRAITS: Record<string, string> = {
	general: swordsEmblem,
	captain: shipWheel,
	innkeeper: beerStein,
	magistrate: scales,
	priest: monkFace,
	aristocrat: fleurDeLys,
	merchant: cash,
	printer: newspaper,
	rogue: dominoMask,
	spy,
	apothecary: pestleMortar,
	mercenary: saberAndPistol,
	viceroy: imperialCrown,
	messenger: rider,
	mayor: publicSpeaker,
	constable: handcuffs,
	warden: skeletonKey,
	heretic: burningBook,
	governor: throneKing,
	anarchist: rollingBomb
};

export const AREAS: Record<string, string> = {
	plantation: wheat,
	tavern: barrel,
	cathedral: church,
	town_hall: capitol,
	fortress: stoneTower,
	market: shop,
	harbor: anchor,
	palace: crown,
	guardhouse: guardedTower,
	garden: flowerPot,
	asylum: brain,
	jail: prisoner
};

export { cube, fist, galleon, laurels, portrait, ringingBell, village };

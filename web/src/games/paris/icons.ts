// Icons of the game-icons set by their meaning in the game; landmarks and the Arc are our own drawings.
import bed from 'icon:bed';
import bread from 'icon:croissant';
import church from 'icon:church';
import cafe from 'icon:coffee-cup';
import cow from 'icon:cow';
import lily from 'icon:fleur-de-lys';
import goldBar from 'icon:gold-bar';
import grab from 'icon:grab';
import grapes from 'icon:grapes';
import house from 'icon:family-house';
import knifeFork from 'icon:knife-fork';
import lantern from 'icon:old-lantern';
import laurels from 'icon:laurels';
import log from 'icon:log';
import masks from 'icon:drama-masks';
import returnArrow from 'icon:return-arrow';
import stone from 'icon:stone-block';
import train from 'icon:steam-locomotive';
import windmill from 'icon:windmill';
import sands from 'icon:sands-of-time';

export const TYPES: Record<string, string> = {
	cafe,
	bakery: bread,
	residence: house,
	restaurant: knifeFork,
	hotel: bed,
	theater: masks
};

export const EMBLEMS: Record<string, string> = {
	belleville: grapes,
	la_villette: cow,
	batignolles: train,
	montmartre: windmill,
	saint_germain: church,
	chaillot: lily
};

export const RESOURCE_ICONS: Record<string, string> = { wood: log, marble: stone, gold: goldBar };

export { grab, lantern, laurels, returnArrow, sands };

/** Silhouettes standing on y = 0, about 60 wide: `solid` in ink, `cut` as lines in paper colour. */
export const LANDMARKS: Record<string, { solid: string; cut: string }> = {
	eiffel: {
		solid: 'M-1-46H1L3-34L5-24H6V-21H5L8-11H10V-8H9Q13-3 18 0H9Q6-6 0-6Q-6-6-9 0H-18Q-13-3-9-8H-10V-11H-8L-5-21H-6V-24H-5L-3-34Z',
		cut: 'M-3-21L-5-11H5L3-21ZM-1.6-34L-3-24H3L1.6-34Z'
	},
	louvre: {
		solid: 'M-32 0V-15L-29-21H-23L-20-15H-9V-21Q0-31 9-21V-15H20L23-21H29L32-15V0Z',
		cut: 'M-12 0L0-12L12 0ZM-29-4V-11H-26V-4ZM-22-4V-11H-19V-4ZM19-4V-11H22V-4ZM26-4V-11H29V-4Z'
	},
	notre_dame: {
		solid: 'M-20 0V-36H-18V-39H-8V-36H-7V-24H7V-36H8V-39H18V-36H20V0Z',
		cut: 'M-16-33H-14V-25H-16ZM-12-33H-10V-25H-12ZM10-33H12V-25H10ZM14-33H16V-25H14ZM0-20A5 5 0 1 1 0-10A5 5 0 1 1 0-20ZM-16 0V-6Q-13.5-10-11 0ZM-4 0V-6Q0-10 4 0ZM11 0V-6Q13.5-10 16 0Z'
	},
	sacre_coeur: {
		solid:
			'M-25 0V-13H-21V-17Q-21-24-17-26Q-13-24-13-17V-15H-9V-23Q-9-36 0-42Q9-36 9-23V-15H13V-17Q13-24 17-26Q21-24 21-17V-13H25V0ZM-1-46H1V-40H-1Z',
		cut: 'M-9-24H9V-22H-9ZM-4 0V-8Q0-13 4 0ZM-15 0V-7Q-12-11-9 0ZM9 0V-7Q12-11 15 0Z'
	},
	grand_palais: {
		solid: 'M-34 0V-14H-26V-17H-14Q-11-32 0-33Q11-32 14-17H26V-14H34V0ZM-1-40H1V-33H-1Z',
		cut: 'M-11-18Q-9-28-2-30V-18ZM11-18Q9-28 2-30V-18ZM-31-3V-10H-29V-3ZM-26-3V-10H-24V-3ZM-21-3V-10H-19V-3ZM-16-3V-10H-14V-3ZM14-3V-10H16V-3ZM19-3V-10H21V-3ZM24-3V-10H26V-3ZM29-3V-10H31V-3ZM-6 0V-9Q0-15 6-9V0Z'
	},
	opera: {
		solid: 'M-30 0V-20H-26V-25H-13V-27Q0-40 13-27V-25H26V-20H30V0ZM-28-25H-24V-30H-28ZM24-25H28V-30H24ZM-1-41H1V-34H-1Z',
		cut: 'M-26-4V-16H-23V-4ZM-19-4V-16H-16V-4ZM-12-4V-16H-9V-4ZM-5-4V-16H-2V-4ZM2-4V-16H5V-4ZM9-4V-16H12V-4ZM16-4V-16H19V-4ZM23-4V-16H26V-4Z'
	},
	tuileries: {
		solid:
			'M-30 0V-3H-23V-8Q-29-10-29-17Q-29-26-21-26Q-13-26-13-17Q-13-10-19-8V-3H-9V-7Q-9-10-5-10H-1.5V-24H1.5V-10H5Q9-10 9-7V-3H19V-8Q13-10 13-17Q13-26 21-26Q29-26 29-17Q29-10 23-8V-3H30V0Z',
		cut: 'M-24-20H-18V-18H-24ZM18-20H24V-18H18Z'
	},
	luxembourg: {
		solid:
			'M-33 0V-2H-28V-9Q-32-12-28-19Q-24-12-26-9V-2H-20V-14H-18V-19L-13-24L-8-19V-16H-4V-22Q0-29 4-22V-16H8V-19L13-24L18-19V-14H20V-2H26V-9Q24-12 28-19Q32-12 28-9V-2H33V0Z',
		cut: 'M-15-4V-11H-12V-4ZM-8-4V-11H-5V-4ZM5-4V-11H8V-4ZM12-4V-11H15V-4ZM-2.5 0V-9Q0-12 2.5-9V0Z'
	}
};

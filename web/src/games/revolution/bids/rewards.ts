// The printed rewards of a space as icons, from the facts of its part.
import { named } from '$lib/board/facts';
import type { Message } from '$lib/net/protocol';
import { AREAS, laurels, portrait, village } from '../icons';
import type { Kind } from '../view-helpers';

export type Reward =
	| { is: 'support'; icon: string; figure: number; width: number }
	| { is: 'token'; kind: Kind; figure: number; width: number }
	| { is: 'cube'; whose: 'own' | 'rival'; icon: string; width: number }
	| { is: 'spy' | 'swap' | 'reclaim'; width: number }
	| { is: 'move'; figure: number; width: number }
	| { is: 'copy'; icon: string; width: number };

const CUBE = 44;

const DRAWN: Record<string, (message: Message) => Reward> = {
	'fact-support': ({ args }) => ({
		is: 'support',
		icon: laurels,
		figure: Number(args['points']),
		width: Number(args['points']) > 9 ? 46 : 36
	}),
	'fact-tokens': ({ args }) => ({
		is: 'token',
		kind: named(args['kind']) as Kind,
		figure: Number(args['amount']),
		width: 36
	}),
	'fact-influence': ({ args }) => own(AREAS[named(args['area'])] ?? village),
	'fact-influence-any': () => own(village),
	'fact-influence-rival': () => rival(village),
	'fact-spy': () => ({ is: 'spy', width: 54 }),
	'fact-apothecary': () => ({ is: 'swap', width: 54 }),
	'fact-occupy': () => own(AREAS['guardhouse'] ?? village),
	'fact-reassign': ({ args }) => ({ is: 'move', figure: Number(args['amount']), width: 56 }),
	'fact-reclaim': () => ({ is: 'reclaim', width: 32 }),
	'fact-jail': () => rival(AREAS['jail'] ?? village),
	'fact-asylum': () => own(AREAS['asylum'] ?? village),
	'fact-copy': () => ({ is: 'copy', icon: portrait, width: 46 })
};

const own = (icon: string): Reward => ({ is: 'cube', whose: 'own', icon, width: CUBE });
const rival = (icon: string): Reward => ({ is: 'cube', whose: 'rival', icon, width: CUBE });

export function rewardsOf(facts: readonly Message[]): Reward[] {
	return facts.flatMap((fact) => DRAWN[fact.key]?.(fact) ?? []);
}

export function bansOf(facts: readonly Message[]): Kind[] {
	return facts.filter((fact) => fact.key === 'fact-ban').map((fact) => named(fact.args['kind']) as Kind);
}

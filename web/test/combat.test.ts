import { describe, expect, it } from 'vitest';
import type { Message } from '../src/lib/protocol';
import { isSettled, sceneAfter, sceneOf, totalOf, type Scene } from '../src/games/bastion/combat';
import type { BastionView, CombatView, PieceView } from '../src/games/bastion/view';

function piece(id: string, values: [number, number] | null = null): PieceView {
	const [force, courage] = values ?? [null, null];
	return { id, square: 'a1', prison: null, carrier: null, force, courage, shown: [], rescued: false, done: [], object: null };
}

const PIECES = [piece('0:ca', [8, 3]), piece('0:sa', [6, 2]), piece('0:sb', [5, 3]), piece('0:ta', [11, 2]), piece('1:sd'), piece('1:ca')];

function view(step: string, combat: Partial<CombatView> | null = null): BastionView {
	const none = {
		attacker: 0,
		target: null,
		bridge: null,
		valiant: null,
		support: [],
		cards: [null, null],
		added: [null, null],
		captures: 0
	};
	const seats = [{ resistance: 20 }, { resistance: 20 }];
	return { token: 0, step, seats, pieces: PIECES, combat: combat && { ...none, ...combat } } as unknown as BastionView;
}

function event(key: string, args: Message['args']): Message {
	return { key, args };
}

/** The scene after each event of a telling. */
function scenes(before: BastionView, events: Message[]): (Scene | null)[] {
	let scene = sceneOf(before);
	return events.map((told) => (scene = sceneAfter(scene, before, told)));
}

const power = (seat: number, name: string, force: number, courage: number) =>
	event('power', { seat: `seat:${seat}`, piece: `piece:${name}`, force, courage, power: force * courage });

describe('a lone attack', () => {
	const declared = event('attacked', { seat: 'seat:0', piece: 'piece:ca', rival: 'seat:1', target: 'piece:sd' });

	it('puts both fighters on the stage, the enemy with unknown values', () => {
		const [scene] = scenes(view('fighting'), [declared]);
		expect(scene?.valiant).toMatchObject({ piece: '0:ca', force: 8, courage: 3 });
		expect(scene?.target).toMatchObject({ piece: '1:sd', force: null });
		expect(scene?.isRiposte).toBe(false);
	});

	it('turns both cards with the first power that is told', () => {
		const asked = view('cards', { target: '1:sd', valiant: '0:ca', cards: ['3', null] });
		const events = [
			event('card-laid', { seat: 'seat:1' }),
			event('shown', { seat: 'seat:1', piece: 'piece:sd', force: 7, courage: 2 }),
			power(0, 'ca', 8, 3),
			power(1, 'sd', 7, 2),
			event('captured', { seat: 'seat:0', rival: 'seat:1', piece: 'piece:sd' })
		];
		const [laid, shown, first, second, end] = scenes(asked, events);
		expect(laid?.attack.card).toEqual({ face: '3', isUp: false });
		expect(laid?.defence.card).toEqual({ face: null, isUp: false });
		expect(shown?.target).toMatchObject({ force: 7, courage: 2 });
		expect([first?.attack.card?.isUp, first?.defence.card?.isUp]).toEqual([true, true]);
		expect(first?.defence.power).toBeNull();
		expect(second?.defence.power).toEqual({ force: 7, courage: 2, power: 14 });
		expect(second && isSettled(second)).toBe(false);
		expect(end?.target?.isLost).toBe(true);
		expect(end?.captures).toEqual([{ captor: 0, piece: '1:sd' }]);
		expect(end && isSettled(end)).toBe(true);
	});

	it('may end without prisoners', () => {
		const [scene] = scenes(view('cards', { target: '1:sd', valiant: '0:ca' }), [event('standoff', { seat: 'seat:0', rival: 'seat:1' })]);
		expect(scene?.outcome.map(({ key }) => key)).toEqual(['standoff']);
	});

	it('keeps its events apart from courage cards', () => {
		const asked = view('cards', { target: '1:sd', valiant: '0:ca', cards: [true, '2'] });
		const [scene] = scenes(asked, [event('event-played', { seat: 'seat:0', event: 'event:fog' })]);
		expect(scene?.attack.card).toEqual({ face: 'fog', isUp: true });
		expect(scene && isSettled(scene)).toBe(false);
	});

	it('is over when an event cancels it before any card', () => {
		const [scene] = scenes(view('preparing', { target: '1:sd', valiant: '0:ca' }), [
			event('event-played', { seat: 'seat:1', event: 'event:truce' })
		]);
		expect(scene && isSettled(scene)).toBe(true);
	});
});

describe('an outnumbering attack', () => {
	it('is put together piece by piece', () => {
		const events = [
			event('aimed', { seat: 'seat:0', piece: 'piece:sd', rival: 'seat:1' }),
			event('picked', { seat: 'seat:0', piece: 'piece:sa' }),
			event('picked', { seat: 'seat:0', piece: 'piece:sb' })
		];
		const [aimed, led, joined] = scenes(view('fighting'), events);
		expect([aimed?.target?.piece, aimed?.valiant]).toEqual(['1:sd', null]);
		expect([led?.valiant?.piece, led?.support]).toEqual(['0:sa', []]);
		expect(joined?.support.map((other) => other.piece)).toEqual(['0:sb']);
	});

	const declared = view('cards', { target: '1:sd', valiant: '0:sa', support: ['0:sb'], cards: ['2', '1'] });

	it('adds the Force of the supporters to the power of the valiant', () => {
		const [scene] = scenes(declared, [power(0, 'sa', 6, 2)]);
		expect(scene && totalOf(scene)).toBe(12 + 5);
	});

	it('counts a supporter as it is told, with whatever helps it', () => {
		const [, scene] = scenes(declared, [power(0, 'sa', 6, 2), event('force-added', { seat: 'seat:0', piece: 'piece:sb', force: 6 })]);
		expect(scene?.attack.power?.power).toBe(12);
		expect(scene && totalOf(scene)).toBe(12 + 6);
	});

	it('may take the enemy and lose the valiant', () => {
		const events = [
			event('captured', { seat: 'seat:1', rival: 'seat:0', piece: 'piece:sa' }),
			event('captured', { seat: 'seat:0', rival: 'seat:1', piece: 'piece:sd' })
		];
		const scene = scenes(declared, events).at(-1);
		expect([scene?.valiant?.isLost, scene?.target?.isLost, scene?.support[0]?.isLost]).toEqual([true, true, false]);
		expect(scene?.captures.map(({ captor }) => captor)).toEqual([1, 0]);
	});
});

describe('an assault on a drawbridge', () => {
	it('has one card, and tells what is left', () => {
		const events = [
			event('assaulted', { seat: 'seat:0', piece: 'piece:ta', rival: 'seat:1' }),
			event('card-laid-own', { seat: 'seat:0', card: 1 }),
			power(0, 'ta', 11, 1),
			event('damaged', { seat: 'seat:0', rival: 'seat:1', power: 11, left: 9 })
		];
		const [begun, , counted, end] = scenes(view('fighting'), events);
		expect(begun?.bridge).toEqual({ resistance: 20, damage: null, left: null });
		expect(begun?.target).toBeNull();
		expect(counted?.defence.card).toBeNull();
		expect(end?.bridge).toEqual({ resistance: 20, damage: 11, left: 9 });
		expect(end && totalOf(end)).toBe(11);
		expect(end?.outcome.map(({ key }) => key)).toEqual(['damaged']);
	});
});

describe('a riposte', () => {
	it('is an attack of a seat without the token', () => {
		const scene = sceneOf(view('cards', { attacker: 1, target: '0:ca', valiant: '1:ca' }));
		expect(scene?.isRiposte).toBe(true);
		expect([scene?.attack.seat, scene?.defence.seat]).toEqual([1, 0]);
	});
});

describe('the view', () => {
	it('shows the own card and hides the card of the other', () => {
		const scene = sceneOf(view('cards', { target: '1:sd', valiant: '0:ca', cards: ['2', true] }));
		expect(scene?.attack.card).toEqual({ face: '2', isUp: false });
		expect(scene?.defence.card).toEqual({ face: null, isUp: false });
	});

	it('has no scene once the combat is settled or when there is none', () => {
		expect(sceneOf(view('laying', { target: '1:sd', valiant: '0:ca', cards: ['2', '1'] }))).toBeNull();
		expect(sceneOf(view('moving'))).toBeNull();
	});
});

import { describe, expect, it } from 'vitest';
import { isSettled, sceneOf, sceneOfLast, totalOf } from '../src/games/bastion/combat/combat';
import type { BastionView, CombatView, FoughtView, PieceView } from '../src/games/bastion/view';

function piece(id: string, values: [number, number] | null = null): PieceView {
	const [force, courage] = values ?? [null, null];
	return { id, square: 'a1', prison: null, carrier: null, force, courage, shown: [], rescued: false, done: [], object: null };
}

const PIECES = [piece('0:ca', [8, 3]), piece('0:sa', [6, 2]), piece('0:sb', [5, 3]), piece('0:ta', [11, 2]), piece('1:sd'), piece('1:ca')];

const COMBAT: CombatView = {
	attacker: 0,
	target: null,
	bridge: null,
	valiant: null,
	support: [],
	cards: [null, null],
	added: [null, null],
	bonuses: {},
	captures: 0
};
const FOUGHT: FoughtView = {
	attacker: 0,
	riposte: false,
	target: null,
	bridge: null,
	valiant: null,
	support: [],
	cards: [null, null],
	added: [null, null],
	powers: [null, null],
	resistance: null,
	damage: null,
	left: null,
	standoff: false,
	cancelled: false,
	lost: [],
	won: []
};

function view(step: string, combat: Partial<CombatView> | null = null, fought: Partial<FoughtView> | null = null): BastionView {
	const seats = [{ resistance: 20 }, { resistance: 20 }];
	return {
		token: 0,
		step,
		seats,
		pieces: PIECES,
		combat: combat && { ...COMBAT, ...combat },
		fought: fought && { ...FOUGHT, ...fought }
	} as unknown as BastionView;
}
const last = (fought: Partial<FoughtView>) => sceneOfLast(view('laying'), { ...FOUGHT, ...fought });

describe('the scene of the current combat', () => {
	const duel = { target: '1:sd', valiant: '0:ca' };

	it('shows both fighters, the opponent without values', () => {
		const scene = sceneOf(view('cards', duel));
		expect(scene?.valiant).toMatchObject({ piece: '0:ca', force: 8, courage: 3 });
		expect(scene?.target).toMatchObject({ piece: '1:sd', force: null });
		expect(scene?.isRiposte).toBe(false);
	});

	it('includes bonuses before the calculation', () => {
		const scene = sceneOf(view('cards', { ...duel, support: ['0:ta'], bonuses: { '0:ta': 1, '1:sd': 2 } }));
		expect([scene?.valiant?.bonus, scene?.support[0]?.bonus, scene?.target?.bonus]).toEqual([0, 1, 2]);
	});

	it('hides the card of the opponent', () => {
		const scene = sceneOf(view('cards', { ...duel, cards: ['2', true] }));
		expect(scene?.attack.card).toEqual({ face: '2', isUp: false });
		expect(scene?.defence.card).toEqual({ face: null, isUp: false });
	});

	it('is a riposte if the attacker has no token', () => {
		const scene = sceneOf(view('cards', { attacker: 1, target: '0:ca', valiant: '1:ca' }));
		expect(scene?.isRiposte).toBe(true);
		expect([scene?.attack.seat, scene?.defence.seat]).toEqual([1, 0]);
	});

	it('ignores the result of the previous combat', () => {
		const before = { ...duel, standoff: true };
		const scene = sceneOf(view('mustering', { ...duel, support: ['0:sb'] }, before));
		expect(scene?.support.map((other) => other.piece)).toEqual(['0:sb']);
		expect(scene && isSettled(scene)).toBe(false);
	});

	it('reveals cards and powers while it is settled', () => {
		const fought: Partial<FoughtView> = { ...duel, cards: ['3', 'fog'], powers: [{ force: 8, courage: 3 }, null] };
		const scene = sceneOf(view('riposting', { ...duel, cards: ['3', 'fog'] }, fought));
		expect([scene?.attack.card, scene?.defence.card]).toEqual([
			{ face: '3', isUp: true },
			{ face: 'fog', isUp: true }
		]);
		expect([scene?.attack.power?.power, scene?.defence.power]).toEqual([24, null]);
		expect(scene && isSettled(scene)).toBe(false);
	});

	it('is settled while its consequences are pending', () => {
		const scene = sceneOf(view('laying', { ...duel, cards: ['2', '1'] }, { ...duel, standoff: true }));
		expect(scene && isSettled(scene)).toBe(true);
		expect(sceneOf(view('moving'))).toBeNull();
	});
});

describe('the scene of the last combat', () => {
	it("adds the supporters' Force to the power of the valiant", () => {
		const scene = last({
			valiant: '0:sa',
			target: '1:sd',
			support: [{ piece: '0:sb', force: 6 }],
			powers: [
				{ force: 6, courage: 2 },
				{ force: 7, courage: 2 }
			]
		});
		expect(totalOf(scene)).toBe(12 + 6);
		expect(scene.defence.power).toEqual({ force: 7, courage: 2, power: 14 });
	});

	it('can have captures on both sides', () => {
		const scene = last({
			valiant: '0:sa',
			target: '1:sd',
			support: [{ piece: '0:sb', force: 5 }],
			lost: [
				{ captor: 1, piece: '0:sa' },
				{ captor: 0, piece: '1:sd' }
			]
		});
		expect([scene.valiant?.isLost, scene.target?.isLost, scene.support[0]?.isLost]).toEqual([true, true, false]);
		expect(scene.captures.map(({ captor }) => captor)).toEqual([1, 0]);
		expect(isSettled(scene)).toBe(true);
	});

	it('can end without prisoners', () => {
		const scene = last({ valiant: '0:ca', target: '1:sd', standoff: true });
		expect(scene.outcome.map(({ key }) => key)).toEqual(['standoff']);
	});

	it('does not show a piece saved by the amulet as lost', () => {
		const scene = last({ valiant: '0:ca', target: '1:sd', lost: [{ captor: null, piece: '1:sd' }] });
		expect(scene.target?.isLost).toBe(false);
		expect(scene.outcome).toEqual([{ key: 'duel-home', args: { seat: 'seat:1', piece: 'piece:sd' } }]);
	});

	it('names the event that cancelled the combat', () => {
		const scene = last({ valiant: '0:ca', target: '1:sd', cards: [null, 'dodge'], cancelled: true });
		expect(scene.outcome).toEqual([{ key: 'duel-cancelled', args: { seat: 'seat:1', event: 'event:dodge' } }]);
		expect(isSettled(scene)).toBe(true);
	});

	it('names the loot of the winner', () => {
		const scene = last({ valiant: '0:ca', target: '1:sd', lost: [{ captor: 0, piece: '1:sd' }], won: [{ piece: '0:ca', object: 'helm' }] });
		expect(scene.outcome).toEqual([{ key: 'object-taken', args: { seat: 'seat:0', piece: 'piece:ca', object: 'object:helm' } }]);
	});

	it('shows the remaining resistance of a drawbridge', () => {
		const scene = last({ valiant: '0:ta', bridge: 1, powers: [{ force: 11, courage: 1 }, null], resistance: 20, damage: 11, left: 9 });
		expect(scene.bridge).toEqual({ resistance: 20, damage: 11, left: 9 });
		expect(totalOf(scene)).toBe(11);
		expect(scene.outcome.map(({ key }) => key)).toEqual(['damaged']);
		expect(last({ bridge: 1, resistance: 9, damage: 9, left: 0 }).outcome.map(({ key }) => key)).toEqual(['broken']);
	});
});

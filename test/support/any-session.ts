import fc from 'fast-check';
import { abilitiesAfter, abilitiesOn } from '../../src/play/abilities/available-abilities';
import { useAbility } from '../../src/play/moves/use-ability';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import type { StepOption } from '../../src/play/record/pending-step';
import type { Asset } from '../../src/play/assets/asset';
import { kindOfCard } from '../../src/play/assets/asset';
import type { Character } from '../../src/play/character/character';
import { nextBonus } from '../../src/play/character/next-bonus';
import type { DiceRoller } from '../../src/play/dice/dice';
import { burnMomentum } from '../../src/play/moves/burn-momentum';
import { DIE_NAMES, reroll, setDie } from '../../src/play/moves/change-dice';
import { MIN_MOMENTUM, maxMomentum } from '../../src/play/character/momentum';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import { declineStep, chooseOption } from '../../src/play/moves/pick-option';
import type { MoveRecord } from '../../src/play/record/record';
import { newUnrolledMove } from '../../src/play/record/record';
import type { RollInput } from '../../src/play/record/roll-input';
import { rollMove } from '../../src/play/moves/roll-move';
import { offeredOptions } from '../../src/play/roll/roll-options';
import type { Track } from '../../src/play/tracks/track';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS } from '../../src/rules/books/bundled';
import { specialTrackName } from '../../src/rules/move';
import type { ParseResult } from '../../src/rules/core/problem';
import type { Ruleset } from '../../src/rules/ruleset';
import { RANKS } from '../../src/rules/core/rank';
import type { Rulebook } from '../../src/rules/books/rulebook';
import { rulebook } from '../../src/rules/books/rulebook';
import { hasKey, TRACK_KINDS } from '../../src/rules/core/track-kind';

/** Play at random: a new move, or something on one of the records there are. Numbers pick among what is possible. */
export type Turn =
	| { readonly kind: 'move'; readonly move: number; readonly option: number; readonly cost: number }
	| { readonly kind: 'pick' | 'pass'; readonly step: number; readonly option: number }
	| { readonly kind: 'burn' | 'follow' }
	/** An ability of an asset, after the roll. */
	| { readonly kind: 'use'; readonly option: number }
	| { readonly kind: 'reroll' | 'set'; readonly die: number; readonly face: number };

export const books: Readonly<Record<RulesetId, Rulebook>> = {
	classic: rulebook(bundledRuleset('classic')),
	delve: rulebook(bundledRuleset('delve')),
	starforged: rulebook(bundledRuleset('starforged')),
	sundered_isles: rulebook(bundledRuleset('sundered_isles')),
};

const small = fc.nat({ max: 9 });

const anyTrack: fc.Arbitrary<Track> = fc
	.record({
		kind: fc.constantFrom(...TRACK_KINDS.filter(kind => hasKey(kind, 'ticks'))),
		rank: fc.option(fc.constantFrom(...RANKS), { nil: undefined, freq: 8 }),
		ticks: fc.nat({ max: 40 }),
		name: fc.constantFrom('Find the ark', 'Ana', 'Escape', 'Raider', 'Beyond', 'The hollow', 'Storm'),
		bond: fc.boolean(),
	})
	.map(({ rank, bond, kind, ...rest }) => ({
		...rest,
		kind,
		...(kind === 'scene' ? { segments: 4, filled: 1 } : {}),
		...(kind === 'foe' || kind === 'objective' ? { harm: 2 } : {}),
		...(bond && kind === 'connection' ? { bond } : {}),
		...(rank ? { rank } : {}),
		status: 'open' as const,
	}));

const ROOK: Asset = {
	name: 'Rook',
	asset: 'Sprite',
	kind: 'companion',
	abilities: [1],
	meters: { health: { value: 2, max: 3 } },
	conditions: [],
};
export const SHIP: Asset = {
	name: 'Wanderer',
	asset: 'Starship',
	kind: 'command vehicle',
	abilities: [1],
	meters: { integrity: { value: 1, max: 5 } },
	conditions: [],
	aboard: true,
};
const LAB: Asset = { name: 'Lab', asset: 'Lab', kind: 'module', abilities: [1], meters: {}, conditions: [] };

/** A printed asset with all of its abilities marked. */
function anyOwned({ assets }: Ruleset, n: number): readonly Asset[] {
	const card = oneOf(assets?.() ?? [], n);
	if (!card) return [];
	const meters = card.controls.flatMap(control =>
		control.kind === 'meter' ? [[control.key, { value: 1 + (n % 3), max: control.max }] as const] : [],
	);
	return [
		{
			name: card.name,
			asset: card.name,
			kind: kindOfCard(card),
			abilities: [1, 2, 3],
			meters: Object.fromEntries(meters),
			conditions: [],
		},
	];
}

export const anyCharacter = ({ ruleset }: Rulebook): fc.Arbitrary<Character> =>
	fc
		.record({
			stats: fc.record({ edge: small, heart: small, iron: small, shadow: small, wits: small }),
			meters: fc.record({ health: fc.nat({ max: 5 }), spirit: fc.nat({ max: 5 }), supply: fc.nat({ max: 5 }) }),
			impacts: fc.subarray(
				ruleset.impacts.filter(({ on_vehicle }) => !on_vehicle).map(({ name }) => name),
				{ maxLength: 4 },
			),
			momentum: fc.integer({ min: MIN_MOMENTUM, max: 10 }),
			next: fc.array(fc.constant(nextBonus(1, 'Secure an Advantage', { momentum: 1 })), { maxLength: 2 }),
			tracks: fc.uniqueArray(anyTrack, { selector: ({ name }) => name, maxLength: 5 }),
			assets: fc
				.tuple(fc.subarray([ROOK, SHIP, LAB]), fc.array(fc.nat(), { maxLength: 4 }))
				.map(([made, printed]) => [...made, ...printed.flatMap(n => anyOwned(ruleset, n))]),
			combat: fc.constantFrom('in control', 'in a bad spot', 'has initiative', undefined),
			legacy: fc.nat({ max: 60 }),
		})
		.map(({ momentum, combat, legacy, ...rest }) => ({
			...rest,
			name: 'Kestrel Vane',
			experience: 0,
			experience_spent: 0,
			special: Object.fromEntries(ruleset.special_tracks.map(track => [specialTrackName(track), legacy])),
			...(combat === undefined ? {} : { combat }),
			momentum: Math.min(momentum, maxMomentum(rest)),
		}));

const anyTurn: fc.Arbitrary<Turn> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({
			kind: fc.constant('move'),
			move: fc.nat({ max: 70 }),
			option: small,
			cost: fc.integer({ min: 1, max: 3 }),
		}),
	},
	{ weight: 6, arbitrary: fc.record({ kind: fc.constant('pick'), step: small, option: small }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('pass'), step: small, option: small }) },
	{ weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('burn', 'follow') }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant('use'), option: small }) },
	{
		weight: 1,
		arbitrary: fc.record({ kind: fc.constantFrom('reroll', 'set'), die: small, face: fc.nat({ max: 11 }) }),
	},
) as fc.Arbitrary<Turn>;

export const anyTurns = fc.array(anyTurn, { maxLength: 25, size: 'max' });

/** A session of one of the rulesets. */
export const anySession = fc.constantFrom(...RULESET_IDS).chain(id =>
	fc.record({
		id: fc.constant(id),
		character: anyCharacter(books[id]),
		turns: anyTurns,
		seed: fc.integer(),
		certain: fc.constantFrom('at_once' as const, 'ask' as const),
	}),
);

/** Dice that fall anywhere, but the same way each time a counterexample is tried again. */
export function seededDice(seed: number): DiceRoller {
	let state = seed >>> 0;
	return {
		roll(sides) {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return 1 + Math.floor((state / 2 ** 32) * sides);
		},
	};
}

const oneOf = <T>(items: readonly T[], n: number): T | undefined => items[n % items.length];

/** The records of a session, oldest first, each press on the newest; and the character as it stands. */
export interface Session {
	readonly records: readonly MoveRecord[];
	readonly character: Character;
	readonly follow?: MoveRecord;
}

export function take(turn: Turn, session: Session, table: DecisionSettings, dice: DiceRoller): Session {
	const { records, character } = session;
	const newest = records.at(-1);
	const after = (reading: ParseResult<Decided>, before: readonly MoveRecord[]): Session => {
		if (!reading.ok) return session;
		const { record, character, follow } = reading.value;
		return { records: [...before, record], character, ...(follow ? { follow } : {}) };
	};
	if (turn.kind === 'move') return after(newMove(turn, character, table, dice), records);
	if (!newest) return session;
	if (turn.kind === 'follow') {
		const { follow } = session;
		const rollInput = { roll: { option: follow?.roll?.option ?? 'iron' }, progress: 5 };
		return follow ? after(rollMove({ record: follow, character, ...table }, rollInput, dice), records) : session;
	}
	const pressed = pressOn(turn, newest, character, table, dice);
	return pressed ? after(pressed, records.slice(0, -1)) : session;
}

function newMove(turn: NewMove, character: Character, table: DecisionSettings, dice: DiceRoller): ParseResult<Decided> {
	const { call, rollInput } = callOf(turn, character, table);
	return rollMove({ record: call, character, ...table }, rollInput, dice);
}

type NewMove = Turn & { readonly kind: 'move' };

/** The call of a turn, and what is wished for it. */
export function callOf(turn: NewMove, character: Character, { book }: DecisionSettings) {
	const { ruleset } = book;
	const move = oneOf(ruleset.moves, turn.move);
	if (!move) throw new Error('A ruleset has moves.');
	const option = oneOf(offeredOptions(move, character, ruleset), turn.option)?.name ?? 'edge';
	const next = character.next.slice(0, turn.option % 2).map(({ text }) => text);
	const track = turn.option % 3 === 0 ? oneOf(character.tracks, turn.option)?.name : undefined;
	const offers = abilitiesOn(move, {}, character, book);
	const abilities = offers.filter((_, at) => (turn.option >> (at % 4)) % 2 === 1).map(({ used }) => used);
	const rollInput: RollInput = {
		...(abilities.length > 0 ? { abilities } : {}),
		...(move.roll_type === 'no_roll' ? {} : { roll: { option, value: turn.option % 5 } }),
		progress: turn.option,
		next,
		...(track === undefined ? {} : { track }),
		...(turn.option % 3 ? { cost: turn.cost } : {}),
	};
	return { call: newUnrolledMove(move.name), rollInput };
}

function pressOn(
	turn: Exclude<Turn, { kind: 'move' | 'follow' }> | { kind: 'burn' | 'follow' },
	newest: MoveRecord,
	character: Character,
	table: DecisionSettings,
	dice: DiceRoller,
): ParseResult<Decided> | undefined {
	switch (turn.kind) {
		case 'follow':
			return undefined;
		case 'burn':
			return burnMomentum({ record: newest, character, ...table });
		case 'use': {
			const offer = oneOf(abilitiesAfter({ record: newest, character, book: table.book }), turn.option);
			return offer && useAbility(offer.id, { record: newest, character, ...table });
		}
		case 'reroll':
			return reroll([oneOf(DIE_NAMES, turn.die) ?? 'first'], { record: newest, character, ...table }, dice);
		case 'set':
			return setDie(oneOf(DIE_NAMES, turn.die) ?? 'first', turn.face, { record: newest, character, ...table });
		case 'pick':
		case 'pass': {
			const step = oneOf(pendingStepsOf({ record: newest, character, book: table.book }).filter(isOpen), turn.step);
			const option = step && oneOf(step.options, turn.option);
			if (!step || !option) return undefined;
			return turn.kind === 'pass'
				? declineStep(step.id, { record: newest, character, ...table })
				: chooseOption(
						{ step: step.id, label: option.label, answer: answerTo(option, character) },
						{ record: newest, character, ...table },
						dice,
					);
		}
	}
}

/** A new name, and one of the ranks that are allowed. */
const answerTo = ({ asks }: StepOption, { tracks }: Character) => {
	const rank = asks && oneOf(asks.ranks, tracks.length);
	return { name: `Track ${tracks.length}`, ...(rank ? { rank } : {}) };
};

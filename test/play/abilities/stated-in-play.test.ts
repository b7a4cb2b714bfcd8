import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { abilitiesAfter, abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { rulesetFor } from '../../../src/play/abilities/asset-moves';
import { useAbility } from '../../../src/play/moves/use-ability';
import { applyAutomaticEffects } from '../../../src/play/moves/automatic-effects';
import type { Decided, DecisionSettings } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import { undoMove } from '../../../src/play/moves/undo-move';
import { rollMove } from '../../../src/play/moves/roll-move';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import type { Character } from '../../../src/play/character/character';
import type { Move } from '../../../src/rules/move';
import { kestrel, starling } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { STATED } from '../../support/stated-abilities';
import { expectParsed } from '../../support/tables';

type Id = keyof typeof STATED;

const THROWS = [
	[6, 1, 2],
	[4, 1, 9],
	[1, 9, 10],
	[5, 3, 3],
	[1, 10, 10],
] as const;

const tableOf = (id: Id): DecisionSettings => ({ book: rulebook(bundledRuleset(id)), certain: 'at_once' });
const tables: Readonly<Record<Id, DecisionSettings>> = {
	classic: tableOf('classic'),
	starforged: tableOf('starforged'),
	sundered_isles: tableOf('sundered_isles'),
};

/** An owner in the middle of things, with room above and below. */
function ownerOf(id: Id, asset: string): Character {
	const at = { health: 3, spirit: 3, supply: 3 };
	const card = owned(id, asset);
	return {
		...kestrel({ assets: [card, ...(card.kind === 'command vehicle' ? [] : [starling(3)])], meters: at }),
		momentum: 4,
		harm: 1,
		special: { quests: 0, bonds: 0, discoveries: 0 },
	};
}

/** A record can be read back, nothing of it is done twice, and all of it is taken back. */
function expectSound({ record, character }: Decided, by: Character, { book }: DecisionSettings): void {
	const again = expectParsed(readMoveRecord(writeRecord(record))).record;
	expect(again).toEqual(record);
	const left = pendingStepsOf({ record: again, character, book }).filter(
		step => step.state === 'automatic' && !step.dependsOnState,
	);
	expect(left.map(({ prompt }) => prompt)).toEqual([]);
	expect(undoMove({ record, character, book })).toEqual({ character: by, moved: [], left: [] });
}

/** Every way in which an ability of the asset can be used on a move that lands as told. */
function playsOf(move: Move, ability: string, by: Character, table: DecisionSettings): readonly Decided[] {
	const roll = { roll: { option: 'iron', value: 2 }, cost: 2 };
	return THROWS.flatMap(([actionDie, ...challengeDice]) => {
		const input = { ...roll, thrown: { actionDie, challengeDice } };
		const rolled = (abilities: Parameters<typeof abilitiesOn>[1]['abilities'] = []) =>
			rollMove(
				{ record: newUnrolledMove(move.name), character: by, ...table },
				{ ...input, abilities },
				{ roll: () => 1 },
			);
		const before = abilitiesOn(move, {}, by, table.book)
			.filter(({ used }) => `${used.asset} ${used.ability}` === ability)
			.map(({ used }) => rolled([used]));
		const plain = rolled();
		const after = plain.ok
			? abilitiesAfter({ record: plain.value.record, character: plain.value.character, book: table.book })
					.filter(({ used }) => `${used.asset} ${used.ability}` === ability)
					.map(({ id }) => useAbility(id, { record: plain.value.record, character: plain.value.character, ...table }))
			: [];
		return [...before, ...after].flatMap(reading => (reading.ok ? [reading.value] : []));
	});
}

/** The move on the card itself, as it lands. */
const throwsOf = ({ name, roll_type }: Move, by: Character, table: DecisionSettings): readonly Decided[] =>
	roll_type !== 'action_roll'
		? []
		: THROWS.map(([actionDie, ...challengeDice]) =>
				expectParsed(
					rollMove(
						{ record: newUnrolledMove(name), character: by, ...table },
						{ roll: { option: 'iron', value: 2 }, thrown: { actionDie, challengeDice } },
						{ roll: () => 1 },
					),
				),
			);

const all = (['classic', 'starforged', 'sundered_isles'] as const).flatMap(id =>
	STATED[id].map(({ asset, ability }) => ({ id, asset, ability })),
);

describe('what is stated of an ability is played, can be read back, and is taken back', () => {
	it.each(all)('$id, $asset $ability', ({ id, asset, ability }) => {
		const table = tables[id];
		const { book } = table;
		const by = ownerOf(id, asset);
		const card = book.abilities.card(asset);
		const printed = card?.abilities[ability - 1];
		const reading = card && printed && book.abilities.read(card, printed);
		const named = reading?.uses.flatMap(({ appliesTo }) => appliesTo.flatMap(({ moves }) => moves)) ?? [];
		const moves = [...new Set([...named, 'Face Danger', 'Fulfill Your Vow', 'Make a Connection'])];
		const own = rulesetFor(by, book).moves.slice(book.ruleset.moves.length);
		const decided = [
			...moves.flatMap(name => {
				const move = book.move(name);
				return move?.roll_type === 'action_roll' || move?.roll_type === 'no_roll'
					? playsOf(move, `${asset} ${ability}`, by, table)
					: [];
			}),
			...own
				.filter(({ name }) => name === `${asset} ${ability}`)
				.map(({ name }) => applyAutomaticEffects({ record: newUnrolledMove(name), character: by, ...table })),
			...(printed?.moves ?? []).flatMap(move => throwsOf(move, by, table)),
		];
		for (const each of decided) expectSound(each, by, table);
	});
});

import { describe, expect, it } from 'vitest';
import { resolveRecordAction, type RecordAction } from '../../../src/journal/actions/record-action';
import type { Asset } from '../../../src/play/assets/asset';
import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';

/** Starforged, glossary, Reroll: unless a rule says otherwise, a progress move is not rerolled. */
const game = gameWith([], 'starforged');
const sworn = kestrel({ tracks: [track('vow', 'Find the ark', { ticks: 20 })] });
const REROLL: RecordAction = { kind: 'reroll', dice: ['second'] };
const SET: RecordAction = { kind: 'set_die', die: 'second', face: 1 };

const fulfilled = () => game.make('Fulfill Your Vow', { by: sworn, call: { track: 'Find the ark' }, dice: [1, 9] });

describe('the dice of a progress roll', () => {
	it.each([REROLL, SET])('stand: $kind', press => {
		const { record, character } = fulfilled();
		expect(record.dice?.challengeDice).toEqual([1, 9]);
		expect(resolveRecordAction(press, { record, character, ...game }, scriptedDice())).toMatchObject({
			ok: false,
			problems: [{ code: 'progress_stands' }],
		});
	});

	it('may be rerolled where an ability of the character says so', () => {
		const card: PrintedAsset = {
			...(game.book.ruleset.assets?.()[0] as PrintedAsset),
			name: 'Dogged',
			abilities: [
				{
					...{ text: 'When you make a progress move, you may reroll one challenge die.', enabled: true },
					...{ enhance_moves: [], controls: [] },
				},
			] as unknown as PrintedAsset['abilities'],
		};
		const dogged: Asset = {
			...{ name: 'Dogged', asset: 'Dogged', kind: 'other', abilities: [1] },
			...{ meters: {}, conditions: [] },
		};
		const book = rulebook(applyCards(game.book.ruleset, [card]));
		const { record, character } = fulfilled();
		const owner = { ...character, assets: [dogged] };
		expect(resolveRecordAction(REROLL, { record, character: owner, ...game, book }, scriptedDice(2)).ok).toBe(true);
		const without = { ...character, assets: [{ ...dogged, abilities: [] }] };
		expect(resolveRecordAction(REROLL, { record, character: without, ...game, book }, scriptedDice()).ok).toBe(false);
	});
});

it.each([
	[REROLL, [2]],
	[SET, []],
])('the dice of an action roll may be changed: %j', (press, faces) => {
	const { record, character } = game.make('Face Danger', { by: sworn, roll: { option: 'edge' }, dice: [4, 1, 9] });
	expect(resolveRecordAction(press, { record, character, ...game }, scriptedDice(...faces)).ok).toBe(true);
});

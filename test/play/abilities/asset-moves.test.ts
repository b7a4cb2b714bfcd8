import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { applyAutomaticEffects } from '../../../src/play/moves/automatic-effects';
import { undoMove } from '../../../src/play/moves/undo-move';
import { abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { rulesetFor } from '../../../src/play/abilities/asset-moves';
import type { Asset } from '../../../src/play/assets/asset';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import { offeredOptions } from '../../../src/play/roll/roll-options';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, starling } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed } from '../../support/tables';

const bookOf = (id: RulesetId) => rulebook(bundledRuleset(id));

/** The moves that a character has besides those of the book. */
function ownMoves(id: RulesetId, ...assets: readonly Asset[]) {
	const book = bookOf(id);
	return rulesetFor(kestrel({ assets }), book).moves.slice(book.ruleset.moves.length);
}

describe('a move that is on an asset', () => {
	it('is made by who owns it, under the name of the asset', () => {
		const moves = ownMoves('starforged', owned('starforged', 'Shields'));
		expect(moves.map(({ name, category }) => [name, category])).toEqual([
			['Raise Shields', 'Shields'],
			['Shields 1', 'Shields'],
		]);
	});

	it.each([
		{ rule: 'whose ability is not marked', more: { abilities: [2, 3] } },
		{ rule: 'that is broken', more: { conditions: ['broken'] } },
		{ rule: 'that was discarded', more: { discarded: true } },
	])('not by an asset $rule', ({ more }) => {
		expect(ownMoves('starforged', owned('starforged', 'Shields', more))).toEqual([]);
	});

	it('once, where two cards have it', () => {
		const sick = owned('classic', 'Augur');
		expect(ownMoves('classic', sick, { ...sick, name: 'Another' })).toHaveLength(1);
	});

	it('sets what is counted on its card', () => {
		const by = kestrel({
			assets: [owned('starforged', 'Shields', { meters: { shields: { value: 0, max: 4 } } }), starling()],
		});
		const table = { book: bookOf('starforged'), certain: 'at_once' } as const;
		const roll = { option: 'wits' };
		const made = expectParsed(
			rollMove({ record: newUnrolledMove('Raise Shields'), character: by, ...table }, { roll }, scriptedDice(6, 1, 2)),
		);
		expect(done(made)).toEqual(['Shields › shields 0 → 4']);
	});

	it('is rolled with any stat where the player linked one', () => {
		const book = bookOf('sundered_isles');
		const move = book.move('Depart Port');
		const options = move ? offeredOptions(move, kestrel(), book.ruleset) : [];
		expect(options.map(({ name }) => name)).toEqual(['edge', 'heart', 'iron', 'shadow', 'wits']);
	});

	it('is helped by the other abilities of its card (classic rituals)', () => {
		const book = bookOf('classic');
		const move = book.move('Augur');
		const by = kestrel({ assets: [owned('classic', 'Augur'), owned('classic', 'Ritualist')] });
		const offers = move ? abilitiesOn(move, {}, by, book) : [];
		expect(offers.map(({ id }) => id)).toEqual(['Augur 2', 'Augur 3', 'Ritualist 2']);
	});
});

describe('an ability that speaks of a time of its own', () => {
	const AT_ITS_TIME = [
		{ id: 'starforged', asset: 'Protocol Bot', ability: 2, steps: ['Take +1 momentum'] },
		{ id: 'starforged', asset: 'Shade', ability: 3, steps: ['Take +2 momentum'] },
		{ id: 'classic', asset: 'Bonded', ability: 2, steps: ['Take 1 experience', 'Take +2 momentum'] },
	] as const;

	it.each(AT_ITS_TIME)('is a move of whoever owns it ($asset $ability)', ({ id, asset, ability, steps }) => {
		const name = `${asset} ${ability}`;
		const by = kestrel({ assets: [owned(id, asset, { abilities: [ability] })] });
		const book = bookOf(id);
		expect(ownMoves(id, ...by.assets).map(move => move.name)).toEqual([name]);
		const agenda = pendingStepsOf({ record: newUnrolledMove(name), character: by, book });
		expect(agenda.map(({ prompt }) => prompt)).toEqual(steps);
	});

	it('is made once it is pressed, and taken back', () => {
		const by = kestrel({ assets: [owned('starforged', 'Shade', { abilities: [3] })] });
		const table = { book: bookOf('starforged'), certain: 'at_once' } as const;
		const made = applyAutomaticEffects({ record: newUnrolledMove('Shade 3'), character: by, ...table });
		expect(done(made)).toEqual(['momentum 2 → 4']);
		expect(undoMove({ record: made.record, character: made.character, book: table.book }).character).toEqual(by);
	});

	it('is not made where a move of the book is named', () => {
		expect(ownMoves('starforged', owned('starforged', 'Ace'))).toEqual([]);
	});
});

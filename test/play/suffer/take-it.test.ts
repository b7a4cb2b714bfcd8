import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import { openPendingSteps } from '../../../src/play/pending-steps/list-pending-steps';
import type { Character } from '../../../src/play/character/character';
import { declineStep, chooseOption } from '../../../src/play/moves/pick-option';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import { RULESET_IDS, type RulesetId } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { books } from '../../support/any-session';
import { kestrel, rook, starling } from '../../support/characters';
import { expectParsed, noDice, problemOf } from '../../support/tables';

const tableOf = (id: RulesetId) => ({ book: books[id], certain: 'at_once' }) as const;
const taken = (id: RulesetId, move: string, cost: number, by: Character) =>
	rollMove({ record: newUnrolledMove(move), character: by, ...tableOf(id) }, { cost, resists: false }, noDice);
const told = ({ record }: Decided) => record.done.map(writeChange);
const stillOpen = (id: RulesetId, { record, character }: Decided, rolledAgain = false) =>
	openPendingSteps({ record, character, ...tableOf(id), rolledAgain })
		.filter(({ state }) => state === 'optional' || state === 'required')
		.flatMap(({ options }) => options.map(({ label }) => label));
const typed = (id: RulesetId, text: string, character: Character) => {
	const book = books[id];
	const at = { character, book, recent: [], oracles: oracleBook(book.ruleset), recentOracles: [] };
	return listSuggestions(text, at).filter(({ action }) => action?.kind !== 'oracle');
};

const owner = kestrel({ assets: [rook(4), starling(5)] });

describe.each(['starforged', 'sundered_isles'] as const)('the roll of a suffer move may be left: %s', id => {
	it.each([
		{ move: 'Endure Harm', done: 'health 5 → 3 (Endure Harm)' },
		{ move: 'Endure Stress', done: 'spirit 5 → 3 (Endure Stress)' },
		{ move: 'Companion Takes a Hit', done: 'Rook › health 4 → 2 (Companion Takes a Hit)' },
		{ move: 'Withstand Damage', done: 'Starling › integrity 5 → 3 (Withstand Damage)' },
	])('$move', ({ move, done }) => {
		const decided = expectParsed(taken(id, move, 2, owner));
		expect(told(decided)).toEqual([done]);
		expect(decided.record.outcome).toBeUndefined();
		expect(stillOpen(id, decided)).toEqual([]);
	});

	it('but not once the meter is empty', () => {
		const by = kestrel({ meters: { health: 2 } });
		expect(problemOf(taken(id, 'Endure Harm', 2, by))).toBe('roll_needed');
		expect(expectParsed(taken(id, 'Endure Harm', 1, by)).character.meters.health).toBe(1);
	});

	it('a block with its cost offers it on its card, as the roll itself', () => {
		const call = newUnrolledMove('Endure Harm', { cost: { amount: 1, paid: false } });
		const at = { record: call, character: owner };
		expect(stillOpen(id, at)).toContain('Take it without a roll');
		const decided = expectParsed(
			chooseOption(
				{ step: 'taken', label: 'Take it without a roll' },
				{ record: call, character: owner, ...tableOf(id) },
				noDice,
			),
		);
		expect(told(decided)).toEqual(['health 5 → 4 (Endure Harm)']);
		expect(stillOpen(id, decided)).toEqual([]);
	});

	it('it is typed', () => {
		const rows = typed(id, 'endure harm 1', owner).map(({ label }) => label);
		expect(rows.slice(0, 2)).toEqual(['Endure Harm (−1) +health 4', 'Endure Harm (−1) no roll']);
		for (const text of ['endure harm no roll 1', 'endure harm 1 no roll', rows[1] ?? '']) {
			const [first] = typed(id, text.replace('(−1)', '1'), owner);
			expect(first?.action, text).toEqual({
				kind: 'move',
				move: 'Endure Harm',
				rollInput: { cost: 1, resists: false },
			});
		}
		expect(typed(id, 'endure harm 5', owner).every(({ action }) => action === undefined)).toBe(true);
	});
});

describe.each(RULESET_IDS.filter(id => id === 'classic' || id === 'delve'))('the roll always follows: %s', id => {
	it.each(['Endure Harm', 'Endure Stress', 'Companion Endure Harm'])('%s', move => {
		expect(problemOf(taken(id, move, 1, owner))).toBe('roll_needed');
		expect(typed(id, `${move} 1`, owner).map(({ label }) => label)).not.toContain(`${move} (−1) no roll`);
	});
});

describe('what may still be taken stays on the card until it is taken or passed', () => {
	const weak = () =>
		expectParsed(
			rollMove(
				{ record: newUnrolledMove('Endure Harm'), character: owner, ...tableOf('starforged') },
				{ cost: 1, thrown: { actionDie: 3, challengeDice: [2, 9] } },
				noDice,
			),
		);

	it('an exchange, though the character rolls again', () => {
		const decided = weak();
		expect(stillOpen('starforged', decided, true)).toEqual(['Lose Momentum (−1) for +1 health']);
		const [step] = openPendingSteps({ record: decided.record, character: decided.character, ...tableOf('starforged') });
		const passed = expectParsed(
			declineStep(step?.id ?? '', { record: decided.record, character: decided.character, ...tableOf('starforged') }),
		);
		expect(stillOpen('starforged', passed, true)).toEqual([]);
	});

	it('the resist roll of a suffer move picked elsewhere', () => {
		const faced = expectParsed(
			rollMove(
				{ record: newUnrolledMove('Face Danger'), character: owner, ...tableOf('starforged') },
				{ roll: { option: 'edge' }, thrown: { actionDie: 3, challengeDice: [2, 9] } },
				noDice,
			),
		);
		const [step] = openPendingSteps({ record: faced.record, character: faced.character, ...tableOf('starforged') });
		const hurt = expectParsed(
			chooseOption(
				{ step: step?.id ?? '', label: 'Endure Harm' },
				{ record: faced.record, character: faced.character, ...tableOf('starforged') },
				noDice,
			),
		);
		expect(stillOpen('starforged', hurt, true)).toEqual(['Roll Endure Harm']);
	});
});

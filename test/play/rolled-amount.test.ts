import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { writeRecord } from '../../src/journal/record/write-record';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import { applyAutomaticEffects } from '../../src/play/moves/automatic-effects';
import { chooseOption } from '../../src/play/moves/pick-option';
import { newUnrolledMove } from '../../src/play/record/record';
import { undoMove } from '../../src/play/moves/undo-move';
import { rulesOfNote } from '../../scripts/rules/rules-report';
import { kestrel } from '../support/characters';
import { scriptedDice } from '../support/scripted-dice';
import { done, expectParsed } from '../support/tables';

/** A move of a player, in words of our own. */
const { book } = rulesOfNote(
	'## Own moves\n\n### Ration\n\nWhen **you feed the stragglers**, lose 1d6 supply.\n\n### Forage\n\nWhen **you forage**, take +1d3 supply.',
	'House',
	'starforged',
);
const table = { book, certain: 'at_once' } as const;

/** Makes the move, and presses the option, with the dice that fall. */
function made(move: string, label: string, supply: number, ...faces: readonly number[]) {
	const before = kestrel({ meters: { health: 5, spirit: 5, supply } });
	const open = applyAutomaticEffects({ record: newUnrolledMove(move), character: before, ...table });
	const [step] = pendingStepsOf({ record: open.record, character: open.character, book }).filter(isOpen);
	return {
		before,
		open,
		after: expectParsed(
			chooseOption(
				{ step: step?.id ?? '', label },
				{ record: open.record, character: open.character, ...table },
				scriptedDice(...faces),
			),
		),
	};
}

describe('an amount that a die shows', () => {
	it('is asked for on the card: roll it, or say what your own die shows', () => {
		const { open } = made('Ration', 'Roll 1d6', 5, 4);
		const [step] = pendingStepsOf({ record: open.record, character: open.character, book }).filter(isOpen);
		expect([step?.prompt, step?.state]).toEqual(['Suffer −1d6 supply', 'required']);
		expect(step?.options.map(({ label }) => label)).toEqual([
			'Roll 1d6',
			...[1, 2, 3, 4, 5, 6].map(n => `Suffer −${n} supply`),
		]);
	});

	it.each([
		{ move: 'Ration', label: 'Roll 1d6', faces: [4], from: 5, line: 'supply 5 → 1' },
		{ move: 'Ration', label: 'Suffer −2 supply', faces: [], from: 5, line: 'supply 5 → 3' },
		{ move: 'Forage', label: 'Roll 1d3', faces: [3], from: 1, line: 'supply 1 → 4' },
	])('$move: $label, and it is recorded, settled and undone', ({ move, label, faces, from, line }) => {
		const { before, after } = made(move, label, from, ...faces);
		expect(done(after)).toContain(line);
		const again = expectParsed(readMoveRecord(writeRecord(after.record))).record;
		expect(again).toEqual(after.record);
		expect(pendingStepsOf({ record: again, character: after.character, book }).filter(isOpen)).toEqual([]);
		expect(undoMove({ record: after.record, character: after.character, book })).toMatchObject({ character: before });
	});
});

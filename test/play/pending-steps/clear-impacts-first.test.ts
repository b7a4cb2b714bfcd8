import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../../src/play/record/pending-step';
import type { Character } from '../../../src/play/character/character';
import { declineStep, chooseOption } from '../../../src/play/moves/pick-option';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import { rollMove } from '../../../src/play/moves/roll-move';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { books } from '../../support/any-session';
import { kestrel, starling } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { expectParsed, noDice } from '../../support/tables';

/** A strong hit on a move, then what the player presses. `!` passes the step that has the option. */
function after(id: RulesetId, move: string, by: Character, ...presses: readonly string[]): Decided {
	const table = { book: books[id], certain: 'at_once' } as const;
	const made = expectParsed(
		rollMove(
			{ record: newUnrolledMove(move), character: by, ...table },
			{ roll: { option: 'wits', value: 3 } },
			scriptedDice(6, 1, 2),
		),
	);
	return presses.reduce((decided, words) => {
		const label = words.replace('!', '');
		const step = stepsOf(id, decided).find(({ options }) => options.some(option => option.label.startsWith(label)));
		if (!step) throw new Error(`“${label}” is not open`);
		const option = step.options.find(option => option.label.startsWith(label))?.label ?? label;
		return words.startsWith('!')
			? expectParsed(declineStep(step.id, { record: decided.record, character: decided.character, ...table }))
			: expectParsed(
					chooseOption(
						{ step: step.id, label: option },
						{ record: decided.record, character: decided.character, ...table },
						noDice,
					),
				);
	}, made);
}

const stepsOf = (id: RulesetId, { record, character }: Decided) =>
	pendingStepsOf({ record, character, book: books[id] }).filter(isOpen);
const due = (id: RulesetId, decided: Decided) =>
	stepsOf(id, decided).flatMap(({ state, options }) => (state === 'required' ? options.map(({ label }) => label) : []));

const hurt = kestrel({ meters: { health: 0, spirit: 0, supply: 0 }, impacts: ['wounded', 'shaken', 'unprepared'] });

describe.each(['classic', 'delve'] as const)('one who is wounded is healed: %s', id => {
	it('the wound is cleared first, then health rises', () => {
		const asked = after(id, 'Heal', hurt, 'You are healed');
		expect(due(id, asked)).toEqual(['Clear it']);
		expect(asked.character.meters.health).toBe(0);
		const { character, record } = after(id, 'Heal', hurt, 'You are healed', 'Clear it');
		expect(character.meters.health).toBe(2);
		expect(character.impacts).toEqual(['shaken', 'unprepared']);
		expect(record.done.map(writeChange).filter(line => !line.includes('?'))).toEqual([
			'wounded cleared (Clear it)',
			'health 0 → 2 (You are healed)',
		]);
	});

	it('whoever keeps the wound does not recover', () => {
		const { character } = after(id, 'Heal', hurt, 'You are healed', '!Clear it');
		expect(character.meters.health).toBe(0);
		expect(character.impacts).toContain('wounded');
	});

	it('who is not wounded is healed at once', () => {
		const well = kestrel({ meters: { health: 2 } });
		expect(after(id, 'Heal', well, 'You are healed').character.meters.health).toBe(4);
	});

	it.each([
		{ gain: 'Recuperate', clear: 'Mend', meter: 'health' },
		{ gain: 'Consort', clear: 'Hearten', meter: 'spirit' },
		{ gain: 'Provision', clear: 'Equip', meter: 'supply' },
	])('Sojourn: $gain and $clear give three, in either order', ({ gain, clear, meter }) => {
		for (const presses of [
			[gain, clear],
			[clear, gain],
		])
			expect(after(id, 'Sojourn', hurt, ...presses).character.meters[meter]).toBe(3);
	});

	it('a second recover action that clears nothing still leaves the wound', () => {
		const { character } = after(id, 'Sojourn', hurt, 'Recuperate', 'Plan');
		expect([character.meters.health, character.momentum]).toEqual([0, 4]);
	});
});

describe.each(['starforged', 'sundered_isles'] as const)('what clears an impact also raises its meter: %s', id => {
	it.each([
		{ move: 'Heal', presses: ['You are healed'], meter: 'health', is: 2 },
		{ move: 'Hearten', presses: [], meter: 'spirit', is: 1 },
		{ move: 'Resupply', presses: ['If you are unprepared'], meter: 'supply', is: 1 },
	])('$move', ({ move, presses, meter, is }) => {
		expect(after(id, move, hurt, ...presses).character.meters[meter]).toBe(is);
	});

	it('no repair point is spent on the integrity of a battered vehicle', () => {
		const by = kestrel({ assets: [starling(1, { conditions: ['battered'] })] });
		const facility = after(id, 'Repair', by, 'At a facility');
		const integrity = ({ record, character }: Decided) =>
			pendingStepsOf({ record, character, book: books[id] })
				.flatMap(({ options }) => options)
				.find(({ label }) => label.startsWith('Take +1 integrity'))?.blocked;
		expect(integrity(facility)).toBe('The vehicle is battered.');
		const cleared = after(id, 'Repair', by, 'At a facility', 'Clear the battered', 'Take +1 integrity');
		expect(cleared.character.assets[0]?.meters.integrity?.value).toBe(2);
	});
});

import { describe, expect, it } from 'vitest';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import type { Asset } from '../../../src/play/assets/asset';
import { editedRecord } from '../../../src/play/moves/edited-record';
import { declineStep, chooseOption } from '../../../src/play/moves/pick-option';
import { rollMove } from '../../../src/play/moves/roll-move';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { MoveRecord } from '../../../src/play/record/record';
import type { RollInput } from '../../../src/play/record/roll-input';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed, noDice } from '../../support/tables';

const NOTE = [
	'---',
	'sworn: asset',
	'kind: other',
	'abilities: [1, 2, 3, 4]',
	'---',
	'A round shield.',
	'',
	'- [x] When you Endure Harm behind the shield, reduce the harm by 1.',
	'- [x] When you Endure Harm, you may suffer -1 supply to reduce the harm by 2 (minimum 1).',
	'- [x] When you Endure Harm on your feet, suffer 1 less harm and add +1.',
	'- [x] When you Face Danger by leaping, add +1, and Endure Harm (-3).',
].join('\n');

const card = ownCardIn(NOTE, 'Shield');
const book = rulebook(applyCards(bundledRuleset('starforged'), card ? [card] : []));
const table = { book, certain: 'at_once' } as const;
const shield = (...abilities: readonly number[]): Asset => ({
	name: 'Shield',
	asset: 'Shield',
	kind: 'other',
	abilities,
	meters: {},
	conditions: [],
});
const by = (meters: Readonly<Record<string, number>>, ...abilities: readonly number[]) =>
	kestrel({ meters: { health: 5, supply: 3, ...meters }, momentum: 2, assets: [shield(...abilities)] });
const used = (ability: number, way?: string) => ({ asset: 'Shield', ability, ...(way === undefined ? {} : { way }) });

const enduring = (call: Partial<MoveRecord>, input: RollInput, character = by({}, 1, 2, 3)): Decided =>
	expectParsed(
		rollMove(
			{ record: newUnrolledMove('Endure Harm', call), character, ...table },
			{ roll: { option: 'iron', value: 3 }, ...input },
			scriptedDice(4, 3, 9),
		),
	);

/** Read back from the note, it is the same, and nothing is left to do or to correct. */
function standsAsWritten({ record, character }: Decided): void {
	const block = expectParsed(readMoveRecord(writeRecord(record))).record;
	expect(block).toEqual(record);
	expect(pendingStepsOf({ record: block, character, book }).filter(({ state }) => state === 'automatic')).toEqual([]);
	expect(editedRecord({ record: block, character, ...table })).toBeUndefined();
}

describe('a suffer move made on its own', () => {
	it.each([
		{ rule: 'costs less', cost: 2, health: 5, using: [used(1)], text: '1 (1 less)', to: 4 },
		{ rule: 'never costs less than nothing', cost: 1, health: 5, using: [used(1), used(2)], text: '0 (1 less)', to: 5 },
		{ rule: 'costs at least what the card says', cost: 2, health: 5, using: [used(2)], text: '1 (1 less)', to: 4 },
		{ rule: 'may cost less twice', cost: 3, health: 5, using: [used(1), used(2)], text: '1 (2 less)', to: 4 },
		{ rule: 'costs as much as ever without', cost: 2, health: 5, using: [], text: '2', to: 3 },
	])('$rule', ({ cost, health, using, text, to }) => {
		const made = enduring({}, { cost, abilities: using }, by({ health }, 1, 2));
		expect(made.character.meters.health).toBe(to);
		expect(writeRecord(made.record)).toContain(`\ncost: ${text}\n`);
		standsAsWritten(made);
	});

	it('pays only what is left before the rest goes to momentum', () => {
		const made = enduring({}, { cost: 3, abilities: [used(1)] }, by({ health: 1 }, 1));
		expect(done(made)).toEqual(
			expect.arrayContaining(['health 1 → 0 (Endure Harm)', 'momentum 2 → 1 (Lose Momentum)']),
		);
	});

	it('pays the price of the ability', () => {
		expect(enduring({}, { cost: 3, abilities: [used(2)] }).character.meters.supply).toBe(2);
	});

	it('adds to the roll by a use of its own', () => {
		const { record } = enduring({}, { cost: 2, abilities: [used(3), used(3, 'Suffer 1 less')] });
		expect(record).toMatchObject({ cost: { amount: 1 }, adds: [{ amount: 1, reason: 'Shield' }] });
	});

	it('takes nothing off a cost twice, or off one that is paid', () => {
		const lowered = { cost: { amount: 1, paid: false, less: 1 }, abilities: [used(1)] };
		expect(enduring(lowered, {}).record.cost).toEqual(lowered.cost);
		const paid = { cost: { amount: 1, paid: true }, abilities: [used(1)] };
		expect(enduring(paid, {}).record.cost).toEqual(paid.cost);
	});

	it('asks for the cost with and without the ability', () => {
		const situation = { record: newUnrolledMove('Endure Harm'), character: by({}, 1), ...table };
		const [step] = pendingStepsOf(situation);
		const labels = step?.options.map(({ label }) => label) ?? [];
		expect(labels.slice(0, 2)).toEqual(['minor (−1)', 'minor (−1), Shield 1: behind the shield: suffer 1 less']);
		const made = expectParsed(chooseOption({ step: 'cost', label: labels[3] ?? '' }, situation, noDice));
		expect(made.record).toMatchObject({ cost: { amount: 1, paid: false, less: 1 }, abilities: [used(1)] });
		expect(made.character.meters.health).toBe(4);
		const rolled = enduring(made.record, {}, made.character);
		expect(rolled.character.meters.health).toBe(4);
		standsAsWritten(rolled);
	});
});

describe('a suffer move that another move leads to', () => {
	/** A weak hit, whose suffer move is made with Endure Harm. */
	const facing = (...abilities: readonly number[]) => {
		const rolled = expectParsed(
			rollMove(
				{ record: newUnrolledMove('Face Danger'), character: by({}, ...abilities), ...table },
				{ roll: { option: 'iron', value: 3 } },
				scriptedDice(4, 3, 9),
			),
		);
		return chosen(rolled, 'Endure Harm');
	};
	const openIn = ({ record, character }: Decided) =>
		pendingStepsOf({ record, character, book }).filter(({ state }) => state === 'required');
	const chosen = (decided: Decided, label: string): Decided => {
		const step = openIn(decided).find(({ options }) => options.some(option => option.label === label));
		if (!step) throw new Error(`${label} is not open`);
		return expectParsed(chooseOption({ step: step.id, label }, { ...decided, ...table }, noDice));
	};

	it('is paid at once where no ability takes anything off it', () => {
		expect(done(facing())).toEqual(['health 5 → 4 (Endure Harm)']);
	});

	it('asks before it is paid, with the situation', () => {
		const asked = facing(1);
		expect(done(asked)).toEqual([]);
		const [step] = openIn(asked);
		expect(step).toMatchObject({
			prompt: 'Reduce Endure Harm (−1)',
			options: [{ label: 'Reduce Endure Harm by 1 (Shield 1)', detail: 'behind the shield: suffer 1 less' }],
		});
	});

	it('is paid in full once that is passed', () => {
		const asked = facing(1);
		const [step] = openIn(asked);
		const paid = expectParsed(declineStep(step?.id ?? '', { ...asked, ...table }));
		expect(done(paid)).toEqual(['health 5 → 4 (Endure Harm)']);
		standsAsWritten(paid);
	});

	it('costs nothing where all of it is taken off, and the record says why', () => {
		const spared = chosen(facing(1), 'Reduce Endure Harm by 1 (Shield 1)');
		expect(done(spared)).toEqual([]);
		expect(writeRecord(spared.record)).toContain('  - Reduce Endure Harm by 1 (Shield 1)');
		expect(openIn(spared)).toEqual([]);
		standsAsWritten(spared);
	});

	it('asks again while another ability may take something off, and pays its price', () => {
		const leaping = expectParsed(
			rollMove(
				{ record: newUnrolledMove('Face Danger'), character: by({}, 1, 2, 4), ...table },
				{ roll: { option: 'iron', value: 3 }, abilities: [used(4)] },
				scriptedDice(4, 3, 2),
			),
		);
		const once = chosen(leaping, 'Reduce Endure Harm by 2 (Shield 2)');
		expect(done(once)).toContain('supply 3 → 2 (Shield)');
		expect(once.character.meters.health).toBe(5);
		const twice = chosen(once, 'Reduce Endure Harm by 1 (Shield 1)');
		expect(twice.character.meters).toMatchObject({ health: 5, supply: 2 });
		standsAsWritten(twice);
		const [step] = openIn(once);
		const paid = expectParsed(declineStep(step?.id ?? '', { ...once, ...table }));
		expect(paid.character.meters).toMatchObject({ health: 4, supply: 2 });
		standsAsWritten(paid);
	});

	it('does not ask for what takes nothing off', () => {
		expect(done(facing(2))).toEqual(['health 5 → 4 (Endure Harm)']);
	});
});

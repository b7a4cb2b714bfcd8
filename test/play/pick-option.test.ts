import { describe, expect, it } from 'vitest';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { declineStep, chooseOption } from '../../src/play/moves/pick-option';
import type { Decided } from '../../src/play/record/decision-settings';
import { kestrel } from '../support/characters';
import { gameWith } from '../support/stated-moves';
import {
	asking,
	book,
	done,
	expectParsed,
	makeMove,
	noDice,
	openSteps,
	openWords,
	press,
	problemOf,
	starforged,
	stepWith,
	tryPick,
} from '../support/tables';

const secured = (table = starforged) =>
	makeMove({ move: 'Secure an Advantage', roll: { option: 'edge' }, dice: [1, 2, 9], table });
const passed = (decided: Decided, label: string, table = starforged) =>
	expectParsed(
		declineStep(stepWith(decided, label).id, { record: decided.record, character: decided.character, ...table }),
	);

describe('a choice', () => {
	it('is carried out and recorded once', () => {
		const chosen = press(secured(), 'Take +2 momentum');
		expect(chosen.record.chose).toEqual(['Take +2 momentum']);
		expect(done(chosen)).toEqual(['momentum 2 → 4']);
		expect(openWords(chosen)).toEqual([]);
	});

	it('stays visible', () => {
		const chosen = press(secured(), 'Take +2 momentum');
		expect(pendingStepsOf({ record: chosen.record, character: chosen.character, book })).toMatchObject([
			{ state: 'settled', options: [{ isChosen: true }, { isChosen: false }] },
		]);
	});

	it.each(['Take +2 momentum', 'Add +1 on your next move'])('a press on an old card does nothing: %s', label => {
		const old = stepWith(secured(), label);
		const { record, character } = press(secured(), 'Take +2 momentum');
		expect(problemOf(chooseOption({ step: old.id, label }, { record, character, ...starforged }, noDice))).toBe(
			'no_longer_open',
		);
	});

	it('of two takes two, each once', () => {
		const gained = makeMove({ move: 'Gain Ground', roll: { option: 'edge' }, dice: [5, 2, 3] });
		expect(openSteps(gained).map(({ prompt, state }) => `${prompt}, ${state}`)).toEqual(['Choose two, required']);
		const first = press(gained, 'Take +2 momentum');
		const step = stepWith(first, 'Mark progress');
		expect(step.state).toBe('required');
		expect(
			problemOf(
				chooseOption(
					{ step: step.id, label: 'Take +2 momentum' },
					{ record: first.record, character: first.character, ...starforged },
					noDice,
				),
			),
		).toBe('no_longer_open');
		const both = press(first, 'Add +1 on your next move');
		expect(done(both)).toEqual(['combat none → in control', 'momentum 2 → 4', 'next +1 (Gain Ground) taken']);
		expect(openWords(both)).toEqual([]);
	});

	it('whose condition does not hold is blocked', () => {
		const by = kestrel({ impacts: ['wounded'] });
		const strong = makeMove({ move: 'Endure Harm', call: { cost: { amount: 1, paid: true } }, by, dice: [6, 1, 2] });
		expect(stepWith(strong, 'Shake it off').options.map(({ blocked }) => blocked)).toEqual([
			'Only if not wounded.',
			undefined,
		]);
		expect(problemOf(tryPick(strong, 'Shake it off'))).toBe('blocked');
	});

	it.each([
		{ rule: 'that takes experience takes what is left of it', spent: 2, blocked: undefined },
		{ rule: 'is blocked where none is left', spent: 3, blocked: 'It takes 1 experience, and there is 0.' },
	])('$rule', ({ spent, blocked }) => {
		const game = gameWith([
			{ name: 'Train', strong_hit: 'choose 1\n\t- Learn\n\t\texperience -1\n\t- Rest\n\t\tspirit +1' },
		]);
		const trained = game.make('Train', { by: kestrel({ experience: 3, experience_spent: spent }), dice: [6, 1, 2] });
		const learn = game.open(trained)[0]?.options.find(({ label }) => label === 'Learn');
		expect(learn?.blocked).toBe(blocked);
	});

	it('taken by hand is read by its first words', () => {
		const { record, character } = secured();
		expect(openWords({ record: { ...record, chose: ['Add +1'] }, character })).toEqual([
			'Add +1 on your next move: Add +1 on your next',
		]);
	});

	it('that the record no longer has is refused', () => {
		const { record, character } = secured();
		expect(
			problemOf(chooseOption({ step: 'e.9', label: 'Take +2 momentum' }, { record, character, ...starforged }, noDice)),
		).toBe('no_longer_open');
		expect(
			problemOf(chooseOption({ step: 'e.0', label: 'Take +9 momentum' }, { record, character, ...starforged }, noDice)),
		).toBe('no_longer_open');
	});
});

describe('what is passed', () => {
	it('is recorded and no longer open', () => {
		const weak = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [1, 2, 9] });
		const suffered = press(weak, 'Endure Harm');
		const { id } = stepWith(suffered, 'Roll Endure Harm');
		const declined = passed(suffered, 'Roll Endure Harm');
		expect(declined.record.passed).toEqual(['Resist (Endure Harm)']);
		expect(openWords(declined)).toEqual([]);
		const { record, character } = declined;
		expect(problemOf(declineStep(id, { record, character, ...starforged }))).toBe('no_longer_open');
	});

	it('may be what the rules demand, where an ability that is only shown takes it away', () => {
		const weak = makeMove({ move: 'Face Danger', roll: { option: 'edge' }, dice: [1, 2, 9] });
		const [demanded] = openSteps(weak);
		expect([demanded?.pass, demanded?.waive]).toEqual([undefined, 'Make a suffer move (−1)']);
		const waived = passed(weak, 'Endure Harm');
		expect(waived.record.passed).toEqual(['Make a suffer move (−1)']);
		expect(openWords(waived)).toEqual([]);
	});

	it.each([
		{ rule: 'the second of two choices', pass: 'Lose Momentum (-2)', left: 'You are healed' },
		{ rule: 'the first of two choices', pass: 'You are healed', left: 'Lose Momentum (-2)' },
	])('by hand is just that: $rule', ({ pass, left }) => {
		const by = kestrel({ meters: { health: 0 } });
		const { record, character } = makeMove({ move: 'Heal', roll: { option: 'wits' }, by, dice: [6, 1, 10] });
		const declined = { record: { ...record, passed: [`Choose one: ${pass}, …`] }, character };
		expect(openSteps(declined).map(({ options }) => options[0]?.label)).toEqual([left]);
	});

	it.each([
		{ move: 'Secure an Advantage', option: 'wits', dice: [4, 3, 9], rule: 'choose one' },
		{ move: 'Heal', option: 'wits', dice: [6, 1, 10], rule: 'choose one, twice' },
		{ move: 'Face Danger', option: 'wits', dice: [4, 3, 9], rule: 'make a suffer move' },
		{ move: 'Swear an Iron Vow', option: 'heart', dice: [6, 3, 4], rule: 'begin a vow' },
	])('is no answer to what the rules demand: $rule', ({ move, option, dice }) => {
		const asked = openSteps(makeMove({ move, roll: { option }, by: kestrel(), dice }));
		expect(asked.map(({ pass }) => pass)).toEqual(asked.map(() => undefined));
		expect(asked.length).toBeGreaterThan(0);
	});

	it('by hand, in its first words, is the first that is open', () => {
		const { record, character } = secured();
		expect(openWords({ record: { ...record, passed: ['Choose one'] }, character })).toEqual([]);
	});
});

describe('asked first', () => {
	const strong = () =>
		makeMove({ move: 'Secure an Advantage', roll: { option: 'edge' }, dice: [6, 1, 2], table: asking });

	it('each certain effect is carried out by its own press, once', () => {
		const [momentum] = openSteps(strong());
		const once = expectParsed(tryPick(strong(), 'Take +2 momentum', noDice, asking));
		expect(done(once)).toEqual(['momentum 2 → 4']);
		expect(openWords(once)).toEqual(['Add +1 on your next move: Add +1 on your next']);
		expect(
			problemOf(
				chooseOption(
					{ step: momentum?.id ?? '', label: 'Take +2 momentum' },
					{ record: once.record, character: once.character, ...asking },
					noDice,
				),
			),
		).toBe('no_longer_open');
		const both = expectParsed(tryPick(once, 'Add +1 on your next move', noDice, asking));
		expect(done(both)).toEqual(['momentum 2 → 4', 'next +1 (Secure an Advantage) taken']);
		expect(openWords(both)).toEqual([]);
	});

	it('a certain effect may be passed', () => {
		const declined = passed(strong(), 'Take +2 momentum', asking);
		expect(declined.record.passed).toEqual(['Take +2 momentum']);
		expect(openWords(declined)[0]).toBe('Add +1 on your next move: Add +1 on your next');
	});

	it('what belongs to a choice needs no second press', () => {
		const chosen = expectParsed(tryPick(secured(asking), 'Take +2 momentum', noDice, asking));
		expect(done(chosen)).toEqual(['momentum 2 → 4']);
	});
});

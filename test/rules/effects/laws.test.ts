import { describe, expect, it } from 'vitest';
import { rulesOfNote } from '../../../scripts/rules/rules-report';
import { moveWarnings } from '../../../src/rules/coverage/move-warnings';
import type { MoveEffects } from '../../../src/rules/effects/effect';
import { OUTCOMES } from '../../../src/rules/core/outcome';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';

const noteOf = (text: string) => rulesOfNote(`## Call the Tide\n\n${text}\n`, 'tides', 'starforged');

function readNote(text: string): MoveEffects {
	const { book, moves } = noteOf(text);
	return book.effectsOf(moves[0]!);
}

const rolled = (hit: string, miss = 'you fall.') =>
	`When **you call the tide**, roll +heart.\n\nOn a **strong hit**, ${hit}\n\nOn a **weak hit**, you wait.\n\nOn a **miss**, ${miss}`;

const hitOf = (hit: string): string => writeEffects(readNote(rolled(hit)).outcomes.strong_hit ?? []);

describe('a price in the trigger', () => {
	it.each([
		'**you call the tide** (spend 1 supply)',
		'**you call the tide (spend 1 supply)**',
		'**you call the tide** at the cost of 1 supply',
		'**you call the tide** and pay 1 supply',
		'**you call the tide** by spending 1 supply',
		'**you call the tide**, which costs 1 supply',
	])('is paid: %s', trigger => {
		const { always } = readNote(
			`When ${trigger}, roll +heart.\n\nOn a **hit**, take +1 spirit.\n\nOn a **miss**, you fall.`,
		);
		expect(writeEffects(always)).toBe('supply -1');
	});

	it.each(['and suffer -1 supply', 'against 1 point of spirit'])('is shown, if it is none for certain: %s', words => {
		const text = `When **you call the tide** ${words}, roll +heart.\n\nOn a **hit**, take +1 spirit.\n\nOn a **miss**, you fall.`;
		expect(writeEffects(readNote(text).always)).toBe(`say When you call the tide ${words}.`);
		const { book, moves } = noteOf(text);
		expect(moveWarnings(book, moves[0]!).join()).toContain('it names an amount that is not paid by itself');
	});
});

describe('an alternative binds its whole sentence', () => {
	it.each([
		'take +1 spirit, or let it go and take +2 momentum.',
		'take +1 spirit, or else turn back and take +2 momentum.',
		'it is your choice: wait and take +1 spirit, or go on and take +2 momentum.',
	])('%s', hit => {
		expect(
			hitOf(hit)
				.replace(/^say (?:On a strong hit, )?/, '')
				.toLowerCase(),
		).toBe(hit);
	});

	it.each([
		[
			'either take +1 spirit or take +2 momentum.',
			'choose 1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Take +2 momentum\n\t\tmomentum +2',
		],
		[
			'either take +1 spirit, or let it go and take +2 momentum.',
			'choose 1\n\t- Take +1 spirit\n\t\tspirit +1\n\t- Let it go and take +2 momentum\n\t\tmomentum +2',
		],
		['mark progress and take +1 spirit.', 'progress\nspirit +1'],
		['take +1 spirit. This costs you 1 supply.', 'spirit +1\nsupply -1'],
		['you may take +1 spirit. This costs 1 supply.', 'may Take +1 spirit\n\tspirit +1\nsay This costs 1 supply.'],
		['the ferryman waits. It costs 1 supply.', 'say It costs 1 supply.'],
		['take +1 spirit at the cost of 1 supply.', 'supply -1\nspirit +1'],
		['take +1 momentum and heat goes up by one.', 'momentum +1\nclock +1 on heat'],
		[
			'lose 2 integrity and you have to Tempt the Tide.',
			'say On a strong hit, lose 2 integrity and you have to Tempt the Tide.',
		],
		[
			'flip the card now: red, +1 spirit; black, -1 spirit.',
			'say Flip the card now: red, +1 spirit; black, -1 spirit.',
		],
	])('what is read whole stays: %s', (hit, effects) => {
		expect(hitOf(hit)).toBe(effects);
	});

	it('and the check says why it is shown', () => {
		const { book, moves } = noteOf(rolled('take +1 spirit, or let it go and take +2 momentum.'));
		expect(moveWarnings(book, moves[0]!).join()).toContain('of its alternatives, one would be carried out in any case');
	});
});

it.each([
	'both, but suffer -1 supply',
	'both of the above, and suffer -1 supply',
	'all of the above, but suffer -1 supply',
	'as above, but also suffer -1 supply',
	'the same, and suffer -1 supply',
	'as before, but suffer -1 supply',
])('an option that points to others is shown whole: %s', words => {
	const shown = hitOf(`choose one.\n\n* Wait: Take +1 spirit\n* Thorough: ${words}`);
	expect(shown).toMatch(new RegExp(`- Thorough\\n\\t\\tsay ${words}\\.?$`, 'i'));
});

it.each([
	'In any case',
	'No matter what',
	'Either way',
	'However it goes',
	'Whatever happens',
	'Regardless of the outcome',
	'Whatever you rolled',
])('behind the last outcome, “%s” holds for all of them', words => {
	const { outcomes } = readNote(rolled('take +1 spirit.', `you fall. ${words}, suffer -1 supply.`));
	expect(writeEffects(outcomes.strong_hit ?? [])).toBe('spirit +1\nsupply -1');
	expect(writeEffects(outcomes.weak_hit ?? [])).toBe('supply -1');
	expect(writeEffects(outcomes.miss ?? [])).toBe('supply -1');
});

it('“Either way” behind a choice holds for the choice', () => {
	const { outcomes } = readNote(rolled('you wait.', 'take +1 spirit or take +1 health. Either way, suffer -1 supply.'));
	expect(outcomes.weak_hit).toEqual([]);
	expect(writeEffects(outcomes.miss ?? [])).toContain('say Either way, suffer -1 supply.');
});

it('“all but two” is not shown as “all”', () => {
	expect(hitOf('erase all but two boxes of it, and take +1 momentum.')).toBe(
		'say On a strong hit, erase all but two boxes of it, and take +1 momentum.',
	);
});

it.each([
	'hold three.',
	'take +1 momentum, and hold three.',
	'if you bring this to [[Face Danger]], the sea remembers.',
	'envision a gift worth two supply.',
	'as long as you have 3 supply, envision the tide.',
	'the first two, and suffer -1 supply.',
	'both of those happen.',
	'only the first.',
	'Tempt the Tide.',
	'as weak hit, +1 momentum.',
])('an amount, a move or other text that no effect holds is shown: %s', hit => {
	expect(hitOf(hit)).toMatch(/^say .*[.]$/);
});

it.each([
	['is it night? Suffer -1 spirit.', 'may Is it night? Suffer -1 spirit\n\tspirit -1'],
	[
		'feeling bold? Take +2 momentum and flood the hold.',
		'say On a strong hit, feeling bold? Take +2 momentum and flood the hold.',
	],
	[
		'take +1 momentum. No supply left? Pay the Price too.',
		'momentum +1\nmay No supply left? Pay the Price too\n\tmove Pay the Price',
	],
	['does it glow? If so, take +1 spirit.', 'say On a strong hit, does it glow? If so, take +1 spirit.'],
	['what do you find? Take +1 momentum.', 'momentum +1'],
	['take +1 momentum. Is the danger over?', 'momentum +1'],
])('a question is a condition of what follows it: %s', (hit, effects) => {
	expect(hitOf(hit)).toBe(effects);
});

it('what is said of the roll, and is no way to roll, is shown', () => {
	const { always, outcomes } = readNote(
		'When **you call the tide**, roll +iron and +edge, and use both results.\n\nOn a **hit** envision the sea and take +1 momentum.\n\nOn a **miss**, you fall.',
	);
	expect(writeEffects(always)).toBe('say Roll +iron and +edge, and use both results.');
	expect(writeEffects(outcomes.weak_hit ?? [])).toBe('momentum +1');
});

it('no text is cut at a sign within it', () => {
	expect(hitOf('mark progress (●● per tier).')).toBe('say Mark progress (●● per tier).');
});

it('a list of prices that is not understood is shown', () => {
	const list = '- 1 point: Take +1 supply\n- 2 points: Take +2 spirit';
	expect(hitOf(`spend points as follows.\n\n${list}`)).toBe(
		'say 1 point: Take +1 supply\nsay 2 points: Take +2 spirit',
	);
});

describe('what stands twice is carried out once', () => {
	const outcomes =
		'On a **strong hit**, take +1 spirit.\n\nOn a **weak hit**, you take +1 momentum.\n\nOn a **miss**, Pay the Price.';
	const card = `When **you call the tide**, roll +heart.\n\n${outcomes}`;

	it.each([
		`You stand at the shore. Roll +heart.\n\n${outcomes}`,
		'The rite of the coast. On a strong hit, take +1 spirit. On a weak hit, you take +1 momentum. On a miss, Pay the Price.',
		'**Strong hit:** take +1 spirit.\n\n**Weak hit:** take +1 momentum.\n\n**Miss:** Pay the Price.',
		'- On a strong hit, take +1 spirit.\n- On a weak hit, you take +1 momentum.\n- On a miss, Pay the Price.',
	])('a card, and then in full: %s', full => {
		for (const between of ['', '---\n\n']) {
			const read = readNote(`${card}\n\n${between}${full}`).outcomes;
			expect(OUTCOMES.map(outcome => writeEffects(read[outcome] ?? []))).toEqual([
				'spirit +1',
				'momentum +1',
				'move Pay the Price',
			]);
		}
	});

	it('without a roll', () => {
		const { always } = readNote(
			'When **you call the tide**, take +1 spirit.\n\nYou sing at the shore. Take +1 spirit.',
		);
		expect(writeEffects(always)).toBe('spirit +1');
	});

	it('but what is said to come besides is carried out', () => {
		const { outcomes } = readNote(`${card}\n\nOn a **strong hit**, also take another +1 spirit.`);
		expect(outcomes.strong_hit).toHaveLength(2);
	});
});

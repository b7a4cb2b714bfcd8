import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Effect, MoveEffects } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { playedIn, readNote } from '../shapes/read-note';
import { rows } from '../../support/rows';

const written = (effects: readonly Effect[] = []): string =>
	writeEffects(effects).replace(/\n/g, '; ').replace(/\t/g, '');

/** What the only move of a note does. */
function effectsIn(note: string): MoveEffects {
	const { layer } = readNote(note);
	const book = rulebook(applyLayer(bundledRuleset('starforged'), layer));
	const [move] = layer.moves;
	if (!move) throw new Error('no move was found');
	return book.effectsOf(book.move(move.name) ?? move);
}

/** What the words come to on the miss of a move, in the notation; `''` if to nothing. */
function onMiss(words: string, name = 'Wade Across'): string {
	const note = `## House Moves\n\n### ${name}\nWhen you wade across, roll +iron.\n\nOn a **strong hit**, you are over.\n\nOn a **weak hit**, you are wet.\n\nOn a **miss**, ${words}\n`;
	return playedIn(note)[name]?.miss ?? '';
}

/** The same with a first letter as a sentence has it. */
const shown = (words: string): string => `say ${words.charAt(0).toUpperCase()}${words.slice(1)}`;

describe('"lost" is the end of a character only in words of desolation', () => {
	it.each([
		['you are lost.', ''],
		['you are lost. Lose 1 supply.', 'supply -1'],
		['you are now lost and must find another way.', ''],
		['you are lost in the fog, and lose 1 momentum.', 'momentum -1'],
		['take -1 momentum. You are lost.', 'momentum -1'],
		['you are lost for words. Lose 1 spirit.', 'spirit -1'],
		['you succumb to terror and are lost.', 'lost'],
		['your spirit breaks.', 'lost'],
	])('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it('is the end on the miss of a move of desolation', () => {
		expect(onMiss('you are lost.', 'Stare at Desolation')).toBe('lost');
	});

	it('is story in a row of a table', () => {
		const note =
			'## House Moves\n\n### Ford It\nWhen you ford it, roll on the table.\n\n| Roll | Result |\n| --- | --- |\n| 1-50 | You are lost and stay where you are |\n| 51-100 | You are lost |\n';
		expect(JSON.stringify(playedIn(note))).not.toContain('lost');
	});
});

describe('"they" are a companion only where the text speaks of one', () => {
	it.each([
		['you wound the guard, and they lose 1 health.', 'say On a miss, you wound the guard, and they lose 1 health.'],
		['the guard falls. They suffer -1 health.', 'say They suffer -1 health.'],
		['your companion is caught. They lose 1 health.', 'companion health -1'],
	])('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it('and in a move about one', () => {
		expect(onMiss('they lose 1 health.', 'Send Your Companion')).toBe('companion health -1');
	});
});

it.each([
	['gain 1 spirit, and you do not roll.', 'spirit +1; say You do not roll.'],
	['you never mark progress here.', 'say You never mark progress here.'],
	['end the shaken.', 'say End the shaken.'],
	['knock it off your health.', 'say Knock it off your health.'],
	["you're wrecked, so that's another point of health.", "say You're wrecked, so that's another point of health."],
	['same deal, except for the noise.', 'say On a miss, same deal, except for the noise.'],
])('shows what is denied, and a meter or impact that is changed in other words: %s', (words, effects) =>
	expect(onMiss(words)).toBe(effects),
);

it('holds "either way" behind a match for its outcome alone, with a match and without', () => {
	const { outcomes, matches } = effectsIn(
		'## House Moves\n\n### Duel\nWhen you duel, roll +iron.\n\nOn a **strong hit**, mark progress.\n\nOn a **weak hit**, lose 1 health.\n\nOn a **miss**, lose 1 health. On a match, lose 3 health instead. Either way, lose 1 spirit.\n',
	);
	expect([outcomes.strong_hit, outcomes.weak_hit, outcomes.miss, matches.miss].map(written)).toEqual([
		'progress',
		'health -1',
		'health -1; spirit -1',
		'spirit -1; health -3',
	]);
});

it('pays the price that a trigger tells in other words', () => {
	const { always } = effectsIn(
		'## House Moves\n\n### Stay Up\nWhen you skip sleep, knock a point off your health right now, then roll +wits.\n\nOn a **strong hit**, mark progress.\n\nOn a **miss**, lose 1 spirit.\n',
	);
	expect(written(always)).toBe('health -1');
});

describe('a move that is named and not to be made is not called', () => {
	it.each([
		'you can come back without having to Set a Course or Undertake an Expedition.',
		'you need not Endure Stress or Endure Harm.',
		'you avoid having to Face Danger and Pay the Price.',
		'you will need to Set a Course and Undertake an Expedition again.',
		'you do not have to Endure Harm or Pay the Price.',
		'there is no need to Endure Stress and Pay the Price.',
		'it spares you the need to Face Danger, Endure Harm, or Pay the Price.',
		'you may rest without making the Sojourn, Hearten, or Heal moves.',
		'nobody has to Pay the Price or Endure Harm.',
		'Endure Harm and Pay the Price need not be made.',
		'the Endure Harm and Endure Stress moves are skipped.',
		'you are never asked to Endure Harm or Lose Momentum.',
		"you don't Endure Harm, and Pay the Price is not called for.",
		'you escape before you Endure Harm and Pay the Price.',
		'your friend had to Endure Stress and Pay the Price.',
		'sooner or later you are going to Face Danger and Pay the Price.',
		'you dread to Face Defeat and Pay the Price.',
	])('%s', words => expect(onMiss(words)).toBe(shown(words)));

	it.each([
		['Endure Harm or Endure Stress.', 'choose 1; - Endure Harm; move Endure Harm; - Endure Stress; move Endure Stress'],
		['Endure Harm, and Pay the Price.', 'move Endure Harm; move Pay the Price'],
		['it hurts, and you must Pay the Price.', 'move Pay the Price'],
		['you fail to find a way, and Pay the Price.', 'move Pay the Price'],
	])('still called: %s', (words, effects) => expect(onMiss(words)).toBe(effects));
});

const CHOICE = (count: string, ...moves: readonly string[]): string =>
	`choose ${count}; ${moves.map(move => `- ${move.replace(/ -\d$/, '')}; move ${move}`).join('; ')}`;

describe('a count holds for all of a list in its sentence', () => {
	it.each(rows`
		you and your allies can choose two recovery moves: Heal, Hearten or Resupply. => ${CHOICE('2', 'Heal', 'Hearten', 'Resupply')}
		choose two: Heal, Hearten, Resupply. => ${CHOICE('2', 'Heal', 'Hearten', 'Resupply')}
		make two of these moves: Heal, Hearten, and Resupply. => ${CHOICE('2', 'Heal', 'Hearten', 'Resupply')}
		you may choose up to two: Heal, Hearten, or Resupply. => ${CHOICE('up to 2', 'Heal', 'Hearten', 'Resupply')}
		take any two: +1 health, +1 spirit, +1 supply. => choose 2; - +1 health; health +1; - +1 spirit; spirit +1; - +1 supply; supply +1
		pick one: +1 health or +1 spirit. => choose 1; - +1 health; health +1; - +1 spirit; spirit +1
		gain both: +1 health and +1 spirit. => health +1; spirit +1
		suffer two of the following: -1 health, -1 spirit, or -1 supply. => choose 2; - -1 health; health -1; - -1 spirit; spirit -1; - -1 supply; supply -1
	`)('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it.each([
		'choose two among Heal, Hearten, and Resupply.',
		'take two from +1 health, +1 spirit, and +1 supply.',
		'each ally chooses two: Heal, Hearten, or a song.',
		'choose one or more as the odds allow: +1 health, +1 spirit, +1 supply.',
		'make half of these moves: Heal, Hearten, Resupply, Sojourn.',
	])('as text where it is not understood: %s', words => expect(onMiss(words)).toBe(shown(words)));
});

describe('a cost behind a list of moves holds for each of them', () => {
	const COMPANION_FIRST = CHOICE('1', 'Companion Takes a Hit -2', 'Endure Harm -2', 'Endure Stress -2');
	it.each(rows`
		make an Endure Stress or Endure Harm move, suffering a serious (-2) cost. => ${CHOICE('1', 'Endure Stress -2', 'Endure Harm -2')}
		make the Companion Takes a Hit or Endure Stress move, suffering a serious (-2) cost. => ${CHOICE('1', 'Companion Takes a Hit -2', 'Endure Stress -2')}
		make an Endure Stress or Companion Takes a Hit move at a serious (-2) cost. => ${CHOICE('1', 'Endure Stress -2', 'Companion Takes a Hit -2')}
		make a Companion Takes a Hit, Endure Harm, or Endure Stress move (-2). => ${COMPANION_FIRST}
		Companion Takes a Hit, Endure Harm, or Endure Stress (-2). => ${COMPANION_FIRST}
		Companion Takes a Hit, Endure Harm, or Endure Stress (-2 each). => ${COMPANION_FIRST}
		Endure Harm or Endure Stress (-2). => ${CHOICE('1', 'Endure Harm -2', 'Endure Stress -2')}
		Endure Harm and Endure Stress (-1). => move Endure Harm -1; move Endure Stress -1
		Endure Harm (-1) or Endure Stress (-2). => choose 1; - Endure Harm (-1); move Endure Harm -1; - Endure Stress (-2); move Endure Stress -2
		Pay the Price or Endure Stress (-2). => choose 1; - Pay the Price; move Pay the Price; - Endure Stress (-2); move Endure Stress -2
	`)('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it.each(['Endure Harm or Endure Stress, each with one more harm than is marked (-2).'])(
		'as text where it is not understood: %s',
		words => expect(onMiss(words)).toBe(shown(words)),
	);
});

/** What the words come to on a miss, and on a miss with a match. */
function withMatch(words: string): readonly [string, string] {
	const note = `## House Moves\n\n### Wade Across\nWhen you wade across, roll +iron.\n\nOn a **strong hit**, you are over.\n\nOn a **weak hit**, you are wet.\n\nOn a **miss**, ${words}\n`;
	const { outcomes, matches } = effectsIn(note);
	return [written(outcomes.miss), written(matches.miss)];
}

describe('"instead" on a match replaces what is done without one', () => {
	it.each(rows`
		suffer -1 supply. On a **miss with a match**, suffer -2 supply instead. => supply -1 => supply -2
		fill a clock segment. On a **miss with a match**, instead fill two segments. => clock +1 => clock +2
		fill a clock segment. With a match, fill two segments instead of one. => clock +1 => clock +2
		suffer -1 health. On a **miss with a match**, suffer -1 spirit instead. => health -1 => spirit -1
		suffer -1 health and -1 spirit. On a **miss with a match**, mark wounded instead. => health -1; spirit -1 => mark wounded
		suffer -1 health. On a **miss with a match**, Pay the Price instead of that. => health -1 => move Pay the Price
		suffer -1 health. On a **miss with a match**, feed the crow instead of the dog. => health -1 => health -1
		suffer -1 health. On a **miss with a match**, they sing instead. => health -1 => say On a miss with a match, they sing instead.
		suffer -1 health. On a **miss with a match**, also suffer -1 spirit. => health -1 => health -1; spirit -1
	`)('%s', (words, plainly, matched) => expect(withMatch(words)).toEqual([plainly, matched]));
});

describe('"instead" behind a sentence replaces what the sentence did', () => {
	const EITHER =
		'choose 1; - Take +1 momentum; momentum +1; - If this is your first visit, take +2 momentum instead; momentum +2';
	it.each(rows`
		take +1 momentum. If this is your first visit, take +2 momentum instead. => ${EITHER}
		take +1 momentum. If this is your first visit, take +2 momentum instead of +1. => ${EITHER.replace('instead;', 'instead of +1;')}
		take +1 momentum. If this is your first visit, instead take +2 momentum. => ${EITHER.replace('take +2 momentum instead', 'instead take +2 momentum')}
		take +1 momentum. If you are wounded, take +1 health instead. => if wounded; health +1; else; momentum +1
		take +1 momentum and mark progress. If you are wounded, take +1 health instead. => if wounded; health +1; else; momentum +1; progress
		take +1 momentum. You may take +1 health instead. => choose 1; - Take +1 momentum; momentum +1; - Take +1 health instead; health +1
		take +1 momentum. You may instead take +1 health. => choose 1; - Take +1 momentum; momentum +1; - Instead, take +1 health; health +1
		take +1 momentum. The sun sets. If you are wounded, take +1 health instead. => if wounded; health +1; else; momentum +1
		take +1 momentum. If the crow sings, sing to it instead. => say Take +1 momentum.; say If the crow sings, sing to it instead.
		take +1 momentum. If you hold a torch, burn 1 torch instead. => say Take +1 momentum.; say If you hold a torch, burn 1 torch instead.
		take +1 momentum.\n\nIf this is your first visit, take +2 momentum instead. => ${EITHER}
	`)('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it('is what a strong hit has in place of what any hit has', () => {
		const note =
			'## House Moves\n\n### Wade\nWhen you wade, roll +iron.\n\nOn a **hit**, take +1 momentum. On a **strong hit**, take +2 momentum instead.\n\nOn a **miss**, Pay the Price.\n';
		expect(playedIn(note)).toEqual({
			Wade: { strong: 'momentum +2', weak: 'momentum +1', miss: 'move Pay the Price' },
		});
	});
});

describe('a limit behind an amount holds for it', () => {
	it.each([
		'take +1 momentum, but never above +5.',
		'take +1 momentum, but not beyond your maximum of +5.',
		'take +1 momentum, to a maximum of +5.',
		'take +1 momentum, and no more than +5.',
		'take +1 momentum, up to +5.',
		'take +2 supply, but at most your wits.',
		'lose 1 supply, but not below 2.',
	])('%s', words => expect(onMiss(words)).toBe(shown(words)));

	it.each([
		['take +1 momentum. This cannot raise it above +5.', 'say Take +1 momentum.; say This cannot raise it above +5.'],
		['take +1 momentum. It never goes above +5.', 'say Take +1 momentum.; say It never goes above +5.'],
		['lose 2 supply. Halve this if you travel light.', 'say Lose 2 supply.; say Halve this if you travel light.'],
		['lose 2 supply. Ignore this if you have a mule.', 'say Lose 2 supply.; say Ignore this if you have a mule.'],
		['lose 2 supply. Double that loss at night.', 'say Lose 2 supply.; say Double that loss at night.'],
	])('%s', (words, effects) => expect(onMiss(words)).toBe(effects));
});

describe('another amount behind a sentence is never added to it, nor left out', () => {
	it.each([
		['suffer -1 spirit. If you are wounded, make that -2.', 'Suffer -1 spirit.', 'If you are wounded, make that -2.'],
		['take +2 momentum. If shaken, take only +1.', 'Take +2 momentum.', 'If shaken, take only +1.'],
		['take +1 spirit. When alone, double it.', 'Take +1 spirit.', 'When alone, double it.'],
		['suffer -1 health. In the dark, make it -2.', 'Suffer -1 health.', 'In the dark, make it -2.'],
		['mark progress. With a guide, mark it twice.', 'Mark progress.', 'With a guide, mark it twice.'],
		['take +1 momentum. If you are on foot, no momentum.', 'Take +1 momentum.', 'If you are on foot, no momentum.'],
		['take +2 supply. If it is winter, +1 only.', 'Take +2 supply.', 'If it is winter, +1 only.'],
		['suffer -2 health. With armor, half that.', 'Suffer -2 health.', 'With armor, half that.'],
		['Endure Harm (-1). Against a beast, it is -2.', 'Endure Harm (-1).', 'Against a beast, it is -2.'],
	])('%s', (words, first, second) => expect(onMiss(words)).toBe(`say ${first}; say ${second}`));

	it('is carried out where all of it is understood', () => {
		expect(onMiss('mark progress. If you have a guide, mark progress twice rather than once.')).toBe(
			'choose 1; - Mark progress; progress; - If you have a guide, mark progress twice rather than once; progress twice',
		);
		expect(withMatch('lose 1 supply. On a match, lose 3 supply in its place.')).toEqual(['supply -1', 'supply -3']);
		expect(withMatch('lose 1 supply. On a match, lose 3 in its place.')[1]).toBe(
			'say On a match, lose 3 in its place.',
		);
	});
});

describe('what another outcome does is repeated as a whole, or all of it is shown', () => {
	const onWeak = (words: string): string | undefined =>
		playedIn(
			`## House Moves\n\n### Wade\nWhen you wade, roll +iron.\n\nOn a **strong hit**, take +2 momentum and +1 supply.\n\nOn a **weak hit**, ${words}\n\nOn a **miss**, Pay the Price.\n`,
		)['Wade']?.weak;

	it.each(rows`
		you get the above, but lose 1 spirit. => spirit -1
		everything above, but suffer -1 spirit. => spirit -1
		you gain all of the above, but Lose Momentum (-1). => move Lose Momentum -1
		like a strong hit, only you also suffer -1 spirit. => spirit -1
		you succeed as above, at a cost: suffer -1 spirit. => spirit -1
		as above, but mark shaken. => mark shaken
		you get the above, but choose one:\n\n- Lose 1 supply\n- Lose 1 spirit => choose 1; - Lose 1 supply; supply -1; - Lose 1 spirit; spirit -1
	`)('%s', (words, more) => expect(onWeak(words)).toBe(`momentum +2; supply +1; ${more}`));

	it.each([
		'as above, except that no momentum is gained.',
		'as above, but only +1 momentum.',
		'as above, but without the supply.',
		'same as above minus the supply.',
		'as a strong hit, but halve the momentum.',
		'take the above, but at half.',
		'as on a strong hit, but you must choose one.',
		'choose one of the above.',
	])('%s', words => expect(onWeak(words)).toMatch(/^say [^;]*$/));
});

describe('a paragraph behind the miss is done on the miss, or shown', () => {
	it.each([
		"If your companion's health is 0, suffer -1 spirit.",
		'If you are wounded, suffer -1 health.',
		'Suffer -1 supply.',
		'Mark wounded and Pay the Price.',
		'If your health is 0, Face Death.',
		'In either case, if you are shaken, lose 1 spirit.',
		'If you are unprepared, mark shaken. Otherwise, suffer -1 supply.',
	])('%s', paragraph => {
		const note = `## House Moves\n\n### Wade\nWhen you wade, roll +iron.\n\n**STRONG HIT**: Take +1 momentum.\n\n**WEAK HIT**: You are wet.\n\n**MISS**: Also suffer -1 momentum.\n\n${paragraph}\n`;
		const { always, outcomes } = effectsIn(note);
		expect(always.every(({ kind }) => kind === 'say')).toBe(true);
		expect(written(outcomes.strong_hit)).toBe('momentum +1');
		expect(written([...always, ...(outcomes.miss ?? [])])).toContain('momentum -1');
		expect(always.length + (outcomes.miss ?? []).length).toBeGreaterThan(1);
	});
});

it.each([
	['make Hearten or Heal twice.', 'say Make Hearten or Heal twice.'],
	['make Heal, Hearten, or Resupply twice.', 'say Make Heal, Hearten, or Resupply twice.'],
	['Pay the Price or Endure Stress twice.', 'say Pay the Price or Endure Stress twice.'],
	['Endure Harm twice.', 'move Endure Harm; move Endure Harm'],
])('a number of times behind several moves may hold for each of them: %s', (words, effects) => {
	expect(onMiss(words)).toBe(effects);
});

it('a count of its own takes from the list below', () => {
	const note = `## House Moves\n\n### Glean\nWhen you glean, roll +wits.\n\nOn a **strong hit**, gain two; on a **weak hit**, only one:\n\n- +1 supply\n- +1 spirit\n\nOn a **miss**, Pay the Price.\n`;
	expect(written(effectsIn(note).outcomes.strong_hit)).toMatch(
		/^choose 2; - \+1 supply; supply \+1; - \+1 spirit; spirit \+1/,
	);
	expect(written(effectsIn(note).outcomes.weak_hit)).toMatch(
		/^choose 1; - \+1 supply; supply \+1; - \+1 spirit; spirit \+1/,
	);
});

it.each([
	['take +1 momentum - or mark progress.', 'choose 1; - Take +1 momentum; momentum +1; - Mark progress; progress'],
	['take +1 momentum – and mark progress.', 'momentum +1; progress'],
	['take +1 momentum — but suffer -1 supply.', 'momentum +1; supply -1'],
	['it is done - but Lose Momentum (-1) or Pay the Price.', /^(say It is done\.; )?choose 1; - Lose Momentum/],
	// what stands behind a dash alone may only explain what stands before it
	['Pay the Price - suffer -1 supply.', 'say Pay the Price - suffer -1 supply.'],
])('a dash before a conjunction parts two instructions: %s', (words, effects) => {
	expect(onMiss(words)).toEqual(typeof effects === 'string' ? effects : expect.stringMatching(effects));
});

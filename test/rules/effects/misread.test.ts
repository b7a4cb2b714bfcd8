import { describe, expect, it } from 'vitest';
import { playedIn } from '../shapes/read-note';

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
	it.each([
		[
			'you and your allies can choose two recovery moves: Heal, Hearten or Resupply.',
			CHOICE('2', 'Heal', 'Hearten', 'Resupply'),
		],
		['choose two: Heal, Hearten, Resupply.', CHOICE('2', 'Heal', 'Hearten', 'Resupply')],
		['make two of these moves: Heal, Hearten, and Resupply.', CHOICE('2', 'Heal', 'Hearten', 'Resupply')],
		['you may choose up to two: Heal, Hearten, or Resupply.', CHOICE('up to 2', 'Heal', 'Hearten', 'Resupply')],
		[
			'take any two: +1 health, +1 spirit, +1 supply.',
			'choose 2; - +1 health; health +1; - +1 spirit; spirit +1; - +1 supply; supply +1',
		],
		['pick one: +1 health or +1 spirit.', 'choose 1; - +1 health; health +1; - +1 spirit; spirit +1'],
		['gain both: +1 health and +1 spirit.', 'health +1; spirit +1'],
		[
			'suffer two of the following: -1 health, -1 spirit, or -1 supply.',
			'choose 2; - -1 health; health -1; - -1 spirit; spirit -1; - -1 supply; supply -1',
		],
	])('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it.each([
		'choose two among Heal, Hearten, and Resupply.',
		'take two from +1 health, +1 spirit, and +1 supply.',
		'each ally chooses two: Heal, Hearten, or a song.',
		'choose one or more as the odds allow: +1 health, +1 spirit, +1 supply.',
		'make half of these moves: Heal, Hearten, Resupply, Sojourn.',
	])('as text where it is not understood: %s', words => expect(onMiss(words)).toBe(shown(words)));
});

describe('a cost behind a list of moves holds for each of them', () => {
	const HARM = CHOICE('1', 'Endure Harm -2', 'Endure Stress -2', 'Companion Takes a Hit -2');
	it.each([
		['make an Endure Harm, Endure Stress, or Companion Takes a Hit move, suffering a serious (-2) cost.', HARM],
		['make the Endure Harm, Endure Stress, or Companion Takes a Hit move, suffering a serious (-2) cost.', HARM],
		['make an Endure Harm, Endure Stress, or Companion Takes a Hit move at a serious (-2) cost.', HARM],
		['make an Endure Harm, Endure Stress, or Companion Takes a Hit move (-2).', HARM],
		['Endure Harm, Endure Stress, or Companion Takes a Hit (-2).', HARM],
		['Endure Harm, Endure Stress, or Companion Takes a Hit (-2 each).', HARM],
		['Endure Harm or Endure Stress (-2).', CHOICE('1', 'Endure Harm -2', 'Endure Stress -2')],
		['Endure Harm and Endure Stress (-1).', 'move Endure Harm -1; move Endure Stress -1'],
		[
			'Endure Harm (-1) or Endure Stress (-2).',
			'choose 1; - Endure Harm (-1); move Endure Harm -1; - Endure Stress (-2); move Endure Stress -2',
		],
		[
			'Pay the Price or Endure Stress (-2).',
			'choose 1; - Pay the Price; move Pay the Price; - Endure Stress (-2); move Endure Stress -2',
		],
	])('%s', (words, effects) => expect(onMiss(words)).toBe(effects));

	it.each(['Endure Harm, Endure Stress, or Companion Takes a Hit, each with one more harm than is marked (-2).'])(
		'as text where it is not understood: %s',
		words => expect(onMiss(words)).toBe(shown(words)),
	);
});

import { expect, it } from 'vitest';
import { playedIn, readNote } from './read-note';
import { rows } from '../../support/rows';

/** What a sentence of a move comes to. */
const says = (sentence: string): string =>
	playedIn(`## Cross the Ice\nWhen you cross thin ice, you are cold. ${sentence}`)['Cross the Ice']?.always ?? '';

it.each(rows`
	// clocks and tracks
	Mark a countdown segment. => clock +1
	Mark one segment on the countdown. => clock +1
	Fill two segments of the countdown clock. => clock +2
	Mark a segment of the clock. => clock +1
	Erase a segment of the clock. => say Erase a segment of the clock.
	// adds
	Add +1 on your next move, and add another +1 if you carry a rope. => say Add +1 on your next move, and add another +1 if you carry a rope.
	// moves with an amount behind them
	[[Lose Momentum]] -2. => move Lose Momentum -2
	[[Lose Momentum]] (-2). => move Lose Momentum -2
	[[Endure Harm]] -1 and [[Endure Stress]] -1. => move Endure Harm -1; move Endure Stress -1
	[[Lose Momentum]]: -2. => move Lose Momentum -2
	[[Endure Harm]] for -2 health. => say Endure Harm for -2 health.
	// impacts
	Mark both wounded and shaken. => mark wounded; mark shaken
	Mark wounded, shaken, and unprepared. => mark wounded; mark shaken; mark unprepared
	Clear wounded, shaken, and unprepared. => clear wounded; clear shaken; clear unprepared
	Clear your misfortunes and any battered impacts. => clear misfortunes; say Clear any battered impacts.
	Clear any battered impacts. => say Clear any battered impacts.
	Clear all of your misfortunes. => clear misfortunes
	Mark the wounded impact. => mark wounded
	Mark the shaken debility. => mark shaken
	// position
	Gain position. => say Gain position.
	Lose position. => say Lose position.
	You gain the upper hand and are in control. => combat in control
	// meters
	Restore 2 health. => health +2
	Restore your health. => say Restore your health.
	Restore all health. => say Restore all health.
	Restore your spirit to full. => spirit to maximum
	Restore momentum. => say Restore momentum.
	Your ship gains 2 integrity. => vehicle integrity +2
	Your vehicle loses 1 integrity. => vehicle integrity -1
	Your ship suffers -2 integrity. => vehicle integrity -2
	The ship takes +1 integrity. => vehicle integrity +1
	// rolls that the card would have to make
	Lose 1d6 supply. => supply -1d6
	Lose d6 health. => health -1d6
	Take +1d3 momentum. => momentum +1d3
	Take +1 momentum and lose 1d6 supply. => momentum +1; supply -1d6
	// amounts by a meter
	Lose health equal to your supply. => health -supply
	Take momentum equal to your spirit. => momentum +spirit
	Suffer -1 health per shaken ally. => say Suffer -1 health per shaken ally.
`)('%s', (sentence, comesTo) => {
	expect(says(sentence)).toBe(comesTo);
});

it.each([
	'Choose 2.',
	'Choose 2:',
	'Choose two from this list:',
	'Pick 2.',
	'Select two:',
	'Choose 2 of the following:',
	'Choose any 2:',
])('a list under “%s”', choose => {
	const note = `## Cross the Ice\nWhen you cross thin ice, you are cold. ${choose}\n- Take +1 momentum\n- Lose 1 supply\n- Mark shaken`;
	expect(playedIn(note)['Cross the Ice']?.always).toBe(
		'choose 2; - Take +1 momentum; momentum +1; - Lose 1 supply; supply -1; - Mark shaken; mark shaken',
	);
});

it.each<[string, readonly string[]]>([
	[
		'If you carry a rope, add +1. If a friend holds it, add another +1.',
		['+1 you carry a rope', '+1 a friend holds it'],
	],
	[
		'If you carry a rope, add +1; if a friend holds it, add another +1.',
		['+1 you carry a rope', '+1 a friend holds it'],
	],
	[
		'If you carry a rope, add +1; if a friend holds it, add +2.',
		['+1 you carry a rope', '+2 instead a friend holds it'],
	],
	['Add an additional +1 if a friend holds the rope.', ['+1 a friend holds the rope']],
])('what is added to the roll: %s', (sentence, adds) => {
	const { layer } = readNote(
		`## Cross the Ice\nWhen you cross thin ice, roll +edge. ${sentence}\n\nOn a **hit**, mark progress.`,
	);
	expect(
		layer.moves[0]?.trigger.adds?.map(({ by, when, instead }) => `+${by}${instead ? ' instead' : ''} ${when}`),
	).toEqual(adds);
});

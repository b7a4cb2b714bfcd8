import { describe, expect, it } from 'vitest';
import { reportOfNote } from '../../../scripts/rules/rules-report';
import { optionName } from '../../../src/rules/move';
import { playedIn, readNote } from '../shapes/read-note';
import { rows } from '../../support/rows';

const OUTCOMES =
	'On a **strong hit**, take +2 momentum.\n\nOn a **weak hit**, take +1 momentum.\n\nOn a **miss**, [Pay the Price].';

const noteOf = (text: string): string => `## House Moves\n\n### Keep the Lamp\n\n${text}\n`;
const played = (text: string) => playedIn(noteOf(text))['Keep the Lamp'];
const rolledWith = (text: string): readonly string[] =>
	(readNote(noteOf(text)).layer.moves[0]?.trigger.conditions ?? []).flatMap(({ roll_options }) =>
		roll_options.map(optionName),
	);

const LATER = [
	'You may instead roll +shadow on your next [Compel].',
	'You may roll +shadow on your next move.',
	'When you next [Compel], you may roll +shadow instead.',
	'On your next [Compel], roll +shadow.',
	'You may roll +shadow the next time you [Compel].',
];

describe('a roll of a later move is none of the move that grants it', () => {
	it.each(LATER)('without outcomes, it is shown: %s', later => {
		const text = `When you trim the wick, take +1 momentum. ${later}`;
		expect(rolledWith(text)).toEqual([]);
		expect(played(text)?.always).toBe(`momentum +1; say ${later.replace(/[[\]]/g, '')}`);
		expect(reportOfNote(noteOf(text), 'Lamps', 'starforged').findings).toEqual([]);
	});

	it.each(LATER)('beside its own roll, it is shown: %s', later => {
		const text = `When you trim the wick, roll +heart. ${later}\n\n${OUTCOMES}`;
		expect(rolledWith(text)).toEqual(['heart']);
		expect(played(text)?.always).toBe(`say ${later.replace(/[[\]]/g, '')}`);
	});

	it.each([
		['When you next meet your rival, roll +heart.', ['heart']],
		['When you take the next watch, roll +wits.', ['wits']],
		['When you trim the wick for the next night, roll +wits with care, or +heart with a friend.', ['wits', 'heart']],
	])('but the next of something else is no later move: %s', (trigger, options) => {
		expect(rolledWith(`${trigger}\n\n${OUTCOMES}`)).toEqual(options);
	});
});

describe('what is done before the roll is shown, wherever it stands in the sentence of the trigger', () => {
	it.each(rows`
		When you slip past, snuff the lamp, if it burns, and roll +wits. => say Snuff the lamp, if it burns, and roll +wits.
		When you slip past, snuff the lamp and roll +wits. => say Snuff the lamp and roll +wits.
		When you slip past, roll +wits and snuff the lamp, if it burns. => say Roll +wits and snuff the lamp, if it burns.
		When you play dice, put up some momentum (max 4), and roll +wits. => say Put up some momentum (max 4), and roll +wits.
		When you play dice, put up some momentum (max 4). Roll +wits. => say Put up some momentum (max 4).
	`)('%s', (trigger, always) => {
		expect(played(`${trigger}\n\n${OUTCOMES}`)?.always).toBe(always);
		expect(rolledWith(`${trigger}\n\n${OUTCOMES}`)).toEqual(['wits']);
	});

	it.each([
		'When you snuff the lamp, roll +wits.',
		'When you slip past, snuff a lamp, or douse a fire, roll +wits.',
		'When you put up a tent in the rain, roll +wits.',
	])('but a trigger is none of it: %s', trigger => {
		expect(played(`${trigger}\n\n${OUTCOMES}`)?.always).toBeUndefined();
	});
});

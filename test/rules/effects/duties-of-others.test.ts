import { describe, expect, it } from 'vitest';
import { reportOfNote } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';

function told(sentence: string): string {
	const note = `## House Moves\n\n### Take Stock\n\nWhen you take stock of your gear, take +1 momentum. ${sentence}\n`;
	const { reports, findings } = reportOfNote(note, 'House', 'starforged');
	return reportText(reports, findings);
}

describe('what nobody reads is shown, and not all of it is said to be understood', () => {
	it.each([
		'Your rival gets a token.',
		'Your hound loses its next turn.',
		'The ferryman takes two coins.',
		'Each companion draws a card.',
		'Everyone at the table names one regret.',
		'All players close their eyes.',
		'From now on, the gate stays shut to you.',
		'For the rest of the session, nobody may speak of it.',
		'Until dawn, all tests of shadow are made at a disadvantage.',
		'Your rolls against him are made with advantage.',
		'Shuffle the omen deck and draw two cards.',
		'Subtract one from the pool of doom.',
	])('%s', sentence => {
		expect(told(sentence)).toContain(`say ${sentence}`);
		expect(told(sentence)).not.toContain('everything was understood');
	});

	it.each([
		'Your rival gets a good look at you.',
		'The hound loses its footing.',
		'Everyone falls silent.',
		'The gate stays shut to you.',
		'You have the advantage now.',
		'The tide takes a turn of its own.',
	])('but a story is a story: %s', sentence => {
		expect(told(sentence)).toContain('everything was understood');
	});
});

import { describe, expect, it } from 'vitest';
import { reportOfFile } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';

function summaryOf(text: string, file = 'House.md'): string {
	const reading = reportOfFile(text, file, 'starforged');
	if (!reading.ok) throw new Error(reading.problems[0]?.message);
	return reportText(reading.value.reports, reading.value.findings);
}

const moves = (...blocks: readonly string[]): string => ['# House Moves', ...blocks].join('\n\n');

const WADE = [
	'## Wade',
	'When you wade through a bog, roll +iron.',
	'On a **strong hit**, you are across. Take +1 momentum.',
	'On a **weak hit**, suffer -1 supply.',
	'On a **miss**, Pay the Price.',
];

const EVERYTHING = 'everything was understood';

describe('that everything was understood', () => {
	it('is said of a move of which it is true', () => {
		expect(summaryOf(moves(...WADE))).toContain(`1 move, ${EVERYTHING}.`);
	});

	it.each([
		['a note without moves', '# Thoughts\n\nThe bog is wide.'],
		['an empty note', ''],
		['a move that stands twice', moves(...WADE, ...WADE)],
		['a move behind a fence that is never closed', moves(...WADE, '```', '## Swim', 'When you swim, take +1 spirit.')],
		['a heading among the moves that is none', moves(...WADE, '## Drift', 'The current is strong.')],
		['a sentence withheld because it names no outcome', moves(...WADE, 'Gain +1 supply from the reeds.')],
		['a move that speaks of a roll nobody can read', moves('## Sink', 'When you sink, fling bones.', ...WADE.slice(2))],
		['an instruction that is only shown', moves(...WADE.slice(0, 3), 'On a **miss**, suffer -2 flibber.')],
	])('is not said of %s', (_what, text) => {
		expect(summaryOf(text)).not.toContain(EVERYTHING);
	});

	it('says so if no move was found', () => {
		expect(summaryOf('# Thoughts\n\nThe bog is wide.')).toContain('No move was found.');
	});

	it('is not said of a file that holds other things than moves', () => {
		const file = { _id: 'bog', type: 'expansion', ruleset: 'starforged', moves: {} };
		expect(summaryOf(JSON.stringify(file), 'bog.json')).toContain('No move was found.');
	});
});

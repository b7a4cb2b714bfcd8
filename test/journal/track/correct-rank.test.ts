import { describe, expect, it } from 'vitest';
import { fixTypo } from '../../../src/journal/actions/fix-typo';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { readTrackBlock } from '../../../src/journal/track/track-block';
import { findMove } from '../../../src/rules/find-move';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/tables';

/** The note once what its track offers to correct is corrected; `undefined` if nothing is offered. */
function corrected(note: string): string | undefined {
	const [block] = swornBlocks(note);
	if (!block) throw new Error('There is no block');
	const reading = readTrackBlock(block.body);
	const correction = reading.ok ? undefined : reading.problems.find(each => each.correction)?.correction;
	if (!correction) return undefined;
	const edits = expectParsed(fixTypo('Journal.md', note, { body: block.body }, correction));
	expect(validatePlan(edits, new Map([['Journal.md', note]]))).toBeUndefined();
	return applyChanges(note, edits[0]?.changes ?? []);
}

const inBlock = (line: string): string => `\`\`\`sworn\nvow: Find the ark\n${line}\nticks: 8\n\`\`\`\n`;

describe('correcting a typo in the rank or status of a track keeps the rest of the line', () => {
	it.each([
		['rank: dangerus', 'rank: dangerous'],
		['rank: dangerus # hm', 'rank: dangerous # hm'],
		['rank: dangerus a', 'rank: dangerous a'],
		['rank: a dangerus', 'rank: a dangerous'],
		['rank: Dangerus, i', 'rank: dangerous, i'],
		['rank: formidabel (yes)', 'rank: formidable (yes)'],
		['rank: extrem # was epic', 'rank: extreme # was epic'],
		['status: complete # at last', 'status: completed # at last'],
	])('%s', (line, meant) => {
		expect(corrected(inBlock(line))).toBe(inBlock(meant));
	});

	it.each(['rank: dangerous so', 'rank: dangerous, no'])('offers nothing where no word is misspelled: %s', line => {
		expect(corrected(inBlock(line))).toBeUndefined();
	});

	it('on a line of text', () => {
		const line = (rank: string) => `I swear \`sworn: vow: Find the ark, 8 ticks; ${rank}; clears doomed\` now.\n`;
		expect(corrected(line('rank dangerus a'))).toBe(line('rank dangerous a'));
		expect(corrected(line('rank dangerus'))).toBe(line('rank dangerous'));
	});
});

it('correcting the name of a move keeps the words behind it', () => {
	const name = 'Face Dangr by';
	const found = findMove(bundledRuleset('starforged'), name);
	const correction = found.ok ? undefined : found.problems[0]?.correction;
	expect(correction && applyChanges(name, [correction])).toBe('Face Danger by');
});

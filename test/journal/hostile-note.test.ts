import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertBlock } from '../../src/journal/note-blocks/insert-block';
import { removeBlock } from '../../src/journal/note-blocks/remove-block';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { rewriteRecord } from '../../src/journal/record/write-record';
import { findBlock, replaceBody, swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../src/journal/text/text-change';
import { stateOn } from '../../src/journal/actions/character-state';
import { readTrackBlock } from '../../src/journal/track/track-block';
import type { Ruleset } from '../../src/rules/ruleset';
import { newUnrolledMove } from '../../src/play/record/record';

const NO_RULES: Ruleset = {
	_id: 'none',
	title: 'None',
	stats: [],
	condition_meters: [],
	impacts: [],
	special_tracks: [],
	moves: [],
};

const MILLION = 1_000_000;
const BLOCK = '```sworn\nmove: Face Danger\ndice: 4 vs 3, 9\n```\n\n';

const HOSTILE: Readonly<Record<string, string>> = {
	'two million letters in one line': 'a'.repeat(2 * MILLION),
	'two million spaces': ' '.repeat(2 * MILLION),
	'two million line breaks': '\n'.repeat(2 * MILLION),
	'two million carriage returns': '\r'.repeat(2 * MILLION),
	'prose of two million letters': 'She runs, and the gale follows her.\n\n'.repeat(MILLION / 18),
	'twenty thousand blocks': BLOCK.repeat(20_000),
	'ten thousand vows of one name': '```sworn\nvow: Ark\nticks: 8\n```\n\n'.repeat(10_000),
	'a fence in every line': '```sworn\n'.repeat(100_000),
	'quotes in quotes': `${'> '.repeat(10_000)}\`\`\`sworn\n`.repeat(3),
	'lists in lists': `${'- '.repeat(10_000)}\`\`\`sworn\n`.repeat(3),
	'many lines of deep quotes': `${'>'.repeat(100)}a\n`.repeat(5_000),
	'backticks without end': '`'.repeat(2 * MILLION),
	'quotes around a million letters': `\`\`\`sworn\nmove: "${'a\\"'.repeat(MILLION / 2)}"\n\`\`\``,
	'brackets without end': `\`\`\`sworn\nmove: x\ndone:\n  - ${'('.repeat(100_000)}${')'.repeat(100_000)} (\n\`\`\``,
	'arrows without end': `\`\`\`sworn\nmove: x\ndone:\n  - ${' › → '.repeat(50_000)}\n\`\`\``,
	'blanks before a colon': `\`\`\`sworn\nmove${' '.repeat(200_000)}: x\n\`\`\``,
	'signs of formulas': '$$\n\n'.repeat(100_001),
	'signs of comments': '%% a\n<!-- b\n'.repeat(100_001),
	'control characters': Array.from({ length: 200 }, (_, code) => String.fromCharCode(code))
		.join('')
		.repeat(100),
	'half characters': `\`\`\`sworn\nmove: \ud83c\n\`\`\`\ud83c`,
};

describe('a hostile note is read to its end and never throws', () => {
	it.each(Object.entries(HOSTILE))('%s', (_, note) => {
		const blocks = swornBlocks(note);
		for (const block of blocks.slice(0, 3)) {
			readMoveRecord(block.body);
			const body = rewriteRecord(block.body.slice(0, 10_000), newUnrolledMove('Strike'));
			expect(applyChanges(note, replaceBody(note, block, body)).length).toBeGreaterThan(0);
			removeBlock(note, block);
			readTrackBlock(block.body);
		}
		stateOn({ journal: { path: 'Log.md', text: note }, actor: { path: 'Kestrel.md', text: 'edge' } }, NO_RULES);
		findBlock(note, { body: 'move: Face Danger', near: { lineStart: 3, lineEnd: 9 } });
		const { changes } = insertBlock(note, Math.floor(note.length / 2), 'move: Strike');
		expect(applyChanges(note, changes)).toContain('move: Strike');
	});

	it('all blocks of a note of two million letters are found', () => {
		const prose = `${'She runs, and the gale follows her.\n'.repeat(30)}\n${BLOCK}`.repeat(1_800);
		expect(prose.length).toBeGreaterThan(2 * MILLION);
		expect(swornBlocks(prose)).toHaveLength(1_800);
	});

	it('any text at all', () => {
		const signs = fc.string({
			unit: fc.constantFrom(
				'```',
				'~~~',
				'sworn',
				'\n',
				'\r',
				'> ',
				'- ',
				'\t',
				'    ',
				':',
				'move',
				'a',
				'"',
				'---',
				'%%',
				'<!--',
				'1. ',
				'#',
			),
			maxLength: 40,
		});
		fc.assert(
			fc.property(fc.oneof(signs, fc.string({ unit: 'binary' })), fc.nat(50), (note, offset) => {
				for (const block of swornBlocks(note)) {
					readMoveRecord(block.body);
					expect(applyChanges(note, replaceBody(note, block, block.body))).toBe(note);
					// A block without an end of its own ends at its first gap.
					const body = block.closed ? 'move: x\n\nrank: y' : 'move: x\nrank: y';
					const [same] = swornBlocks(applyChanges(note, replaceBody(note, block, body))).filter(
						({ fenceFrom }) => fenceFrom === block.fenceFrom,
					);
					expect(same?.body).toBe(body);
					removeBlock(note, block);
				}
				insertBlock(note, offset, 'move: x');
			}),
			{ numRuns: 5000 },
		);
	});
});

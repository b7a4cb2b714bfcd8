import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { keepsProse } from '../../../src/journal/edit-guard/import-guard';
import { applyChanges } from '../../../src/journal/text/text-change';
import { RULESET_IDS } from '../../../src/rules/books/bundled';
import { contextOf, sampleJournals, sampleNotes } from '../import/import-context';

const names = namesOf(contextOf(sampleNotes('starforged'), 'starforged'), new Map());
const SPAN = '`iv-meter:Health|5|4`';
const FENCE = '```iron-vault-mechanics\nmeter "Health" from=5 to=4\n```';

describe('an import', () => {
	it.each(RULESET_IDS.flatMap(game => sampleJournals(game).map(note => [note.path, note.text] as const)))(
		'keeps the prose of %s',
		(_path, text) => {
			for (const form of ['line', 'block'] as const)
				expect(keepsProse(text, importPlay(text, names, form).changes)).toBe(true);
		},
	);

	it.each([
		['takes a word', 'I run.\n\n', [{ from: 2, to: 5, insert: 'sit' }]],
		['joins two lines', `I run.\n${SPAN} She waits.\n`, [{ from: 6, to: 7 + SPAN.length, insert: '' }]],
		['takes the line behind a fence', `${FENCE}\nI run.\n`, [{ from: 0, to: FENCE.length + 7, insert: '' }]],
		['reaches from the properties into the text', '---\na: 1\n---\nI run.\n', [{ from: 4, to: 16, insert: '' }]],
	])('that %s is refused', (_what, text, changes) => expect(keepsProse(text, changes)).toBe(false));

	const piece = fc.constantFrom(
		...[
			'I run.',
			'She waits, `code` and all.',
			'> a quote',
			'- an item',
			'| a | b |',
			'# Heading',
			'',
			'  ',
			'%%',
			'```',
		],
		...[SPAN, `We talk ${SPAN} a while.`, FENCE, `> ${FENCE.replaceAll('\n', '\n> ')}`, '```mechanics\nnothing {\n```'],
		...['`iv-reroll:action|2|6|Edge|1|0|8|9|2`', '```iron-vault-mechanics'],
	);

	it('keeps every byte of any prose, and does nothing the second time', () => {
		fc.assert(
			fc.property(
				fc.array(piece, { maxLength: 12 }),
				fc.constantFrom('\n', '\r\n'),
				fc.constantFrom('line' as const, 'block' as const),
				(pieces, eol, form) => {
					const text = pieces.join('\n').replaceAll('\n', eol);
					const { changes } = importPlay(text, names, form);
					expect(keepsProse(text, changes)).toBe(true);
					const once = applyChanges(text, changes);
					expect(importPlay(once, names, form).changes).toEqual([]);
					if (!text.includes('```\n') && eol === '\r\n') expect(once.replaceAll('\r\n', '')).not.toContain('\n');
				},
			),
			{ numRuns: Number(process.env['RUNS'] ?? 300) },
		);
	});
});

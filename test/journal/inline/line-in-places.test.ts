import { describe, expect, it } from 'vitest';
import { editTrack } from '../../../src/play/manual-edits/track-edit';
import { rewriteAnswer } from '../../../src/journal/oracle-blocks/ask-block';
import { parseGenerated, rewriteThing } from '../../../src/journal/oracle-blocks/generated-block';
import { rewriteOracle } from '../../../src/journal/oracle-blocks/oracle-block';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { changeTrackManually } from '../../../src/journal/manual-edits/change-track';
import { renameInNote } from '../../../src/journal/rename/rename-in-notes';
import { findBlock, placeOf, replaceBody, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { turnIntoNote } from '../../../src/journal/manual-edits/convert-track';
import { parseOk } from '../../../src/rules/core/problem';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf } from '../../support/tables';

const PLACES = {
	alone: 'I kick off.\n\n#\n\nThe light counts.\n',
	'in a sentence': 'I kick off # and the light counts.\n',
	'beside another line': 'I kick off # and `sworn: ask: Is it dark?` it is.\n',
	'in a list': '- rope\n- then # and on\n- oil\n\nWe set out.\n',
	'in a callout': '> [!note] Out\n> I kick off # now.\n> On.\n\nWe land.\n',
	'in a table': '| who | what |\n| --- | --- |\n| I | # |\n| she | waits |\n\nWe land.\n',
	'with the line breaks of Windows': 'I kick off.\r\n\r\n#\r\n\r\nThe light counts.\r\n',
	'at the end of a note': 'I kick off #',
};

type Rewrite = (note: string) => string;

/** The first line of a note with another body. */
const withBody =
	(rewrite: (body: string) => string): Rewrite =>
	note => {
		const [first] = swornBlocks(note);
		if (!first) throw new Error('no line is there');
		const block = expectParsed(findBlock(note, placeOf(first)));
		return applyChanges(note, replaceBody(note, block, rewrite(block.body)));
	};

const marked: Rewrite = note => {
	const [first] = swornBlocks(note);
	if (!first) throw new Error('no line is there');
	const home = { path: 'a.md', place: placeOf(first) };
	const { edits } = expectParsed(
		changeTrackManually(new Map([['a.md', note]]), home, track => editTrack(track, { kind: 'progress', times: 1 })),
	);
	return applyChanges(note, edits[0]?.changes ?? []);
};

const YES = { question: 'Is it so?', odds: 'Likely', roll: 34, answer: 'yes', isMatch: false } as const;

const KINDS: readonly { readonly what: string; readonly from: string; readonly to: string; readonly by: Rewrite }[] = [
	{
		what: 'a vow on which progress is marked',
		from: 'vow: Ash \\| Oak, formidable, 8 ticks; clears doomed',
		to: 'vow: Ash \\| Oak, formidable, 12 ticks; clears doomed',
		by: marked,
	},
	{
		what: 'a question that is asked',
		from: 'ask: Is it so?; odds likely',
		to: 'Is it so? › yes (likely: 34)',
		by: withBody(body => rewriteAnswer(body, YES)),
	},
	{
		what: 'an oracle that is rolled again',
		from: 'Core / Action › Advance (rolled: 3)',
		to: 'Core / Action › Ash \\| Oak (rolled: 27)',
		by: withBody(body => rewriteOracle(body, { oracle: 'Core / Action', dice: [27], result: 'Ash | Oak' })),
	},
	{
		what: 'a generated thing of which a fact is rolled again',
		from: 'generated: Planet; name: Verdance; life: Diverse',
		to: 'generated: Planet; name: Verdance; life: None',
		by: withBody(body => {
			const { generated } = expectParsed(parseGenerated(body));
			return rewriteThing(body, generated, { ...generated, facts: new Map([...generated.facts, ['life', ['None']]]) });
		}),
	},
];

describe.each(Object.entries(PLACES))('a line %s', (_, place) => {
	it.each(KINDS)('of $what changes where it is, and in no other byte', ({ from, to, by }) => {
		const note = place.replace('#', `\`sworn: ${from}\``);
		const changed = by(note);
		expect(changed).toBe(place.replace('#', `\`sworn: ${to}\``));
		expect(findViolation(note, changed)).toBeUndefined();
	});

	it('of a threat follows when its vow is renamed', () => {
		const line = (vow: string) => `\`sworn: threat: Rot, extreme, 0 ticks; vow ${vow}\``;
		const note = place.replace('#', line('Stem the tide'));
		const { changes } = expectParsed(
			renameInNote(note, { from: 'Stem the tide', to: '"Stem; it"', kind: 'track' } as never),
		);
		expect(applyChanges(note, changes)).toBe(place.replace('#', line('"\\"Stem; it\\""')));
	});
});

describe('a track that is a line becomes a note', () => {
	const toNote = (note: string) => {
		const [first] = swornBlocks(note);
		if (!first) throw new Error('no line is there');
		return turnIntoNote(note, { path: 'a.md', place: placeOf(first) }, name => parseOk(`${name}.md`));
	};

	it('and a block that shows it is in its place', () => {
		const note = PLACES.alone.replace('#', '`sworn: vow: Find the ark, epic, 8 ticks`');
		const [created, shown] = expectParsed(toNote(note)).edits;
		expect(applyChanges('', created?.changes ?? [])).toContain('sworn: vow');
		const after = applyChanges(note, shown?.changes ?? []);
		expect(after).toBe(PLACES.alone.replace('#', '```sworn\nshow: Find the ark\n```'));
		expect(findViolation(note, after)).toBeUndefined();
	});

	it('but not among words, if no block can be', () => {
		const note = PLACES['in a sentence'].replace('#', '`sworn: vow: Find the ark, epic, 8 ticks`');
		expect(problemOf(toNote(note))).toBe('among_words');
	});
});

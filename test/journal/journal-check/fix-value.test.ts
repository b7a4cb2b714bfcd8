import { describe, expect, it } from 'vitest';
import type { ManualEditPlan } from '../../../src/journal/manual-edits/edit-plan';
import type { ValueDifference } from '../../../src/journal/journal-check/fix-value';
import { recordCorrection, setOnSheet } from '../../../src/journal/journal-check/fix-value';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed, problemOf, ruleset } from '../../support/tables';
import { checkOf, KESTREL, linesOf, record, sheet } from './a-campaign';

type Notes = Readonly<Record<string, string>>;

const JOURNAL = 'Session 1.md';
const ROOK = '---\nsworn: asset\nasset: Sprite\nkind: companion\nabilities: [1]\nhealth: 3\n---\n';
const VOW = '```sworn\nvow: Find the ark\nrank: formidable\nticks: 8\n```\n';

const pagesOf = (notes: Notes) => ({
	journal: { path: JOURNAL, text: notes[JOURNAL] ?? '' },
	actor: { path: KESTREL, text: notes[KESTREL] ?? '' },
	others: Object.entries(notes).map(([path, text]) => ({ path, text })),
});

const atTheEnd = (notes: Notes) => ({ path: JOURNAL, offset: notes[JOURNAL]?.length ?? 0, by: 'Kestrel' });

/** The first difference of a campaign, from either side. */
function difference(notes: Notes): { sheet: ValueDifference; story: ValueDifference } {
	const found = checkOf(notes).values.find(({ says }) => says === 'differs');
	if (found?.now === undefined) throw new Error('story and sheet agree');
	const { value, now, last } = found;
	return { sheet: { value, from: now, to: last.to }, story: { value, from: last.to, to: now } };
}

const edited = (notes: Notes, edits: ManualEditPlan['edits']) =>
	Object.fromEntries(
		Object.entries(notes).map(([path, text]) => [
			path,
			applyChanges(text, edits.find(edit => edit.path === path)?.changes ?? []),
		]),
	);

/** What the sheet says, what the journal says, and the correction of the journal. */
const DIFFERENCES: Readonly<Record<string, { notes: Notes; line: string }>> = Object.fromEntries(
	(
		[
			['momentum', sheet({ momentum: 3 }), record('momentum 3 → 4'), 'Kestrel › momentum 4 → 3'],
			[
				'a meter that an impact keeps from rising',
				sheet({ health: 2, impacts: '[wounded]' }),
				record('health 5 → 4'),
				'Kestrel › health 4 → 2',
			],
			['a stat', sheet({ edge: 2 }), record('edge 2 → 3'), 'Kestrel › edge 3 → 2'],
			['a legacy track', sheet({ quests: 3 }), record('quests 3 → 5 ticks'), 'Kestrel › quests 5 → 3 ticks'],
			[
				'experience spent',
				sheet({ experience: 5 }),
				record('experience spent 0 → 3'),
				'Kestrel › experience spent 3 → 0',
			],
			['the position in a fight', sheet(), record('combat none → in control'), 'Kestrel › combat in control → none'],
			['an impact', sheet(), record('wounded marked'), 'Kestrel › wounded cleared'],
			['a waiting bonus', sheet(), record('next +1 (Make Camp) taken'), 'Kestrel › next +1 (Make Camp) spent'],
			['ticks of a vow', sheet(), VOW + record('Find the ark › 8 → 12 ticks'), 'Find the ark › 12 → 8 ticks'],
			[
				'the rank of a vow',
				sheet(),
				VOW + record('Find the ark › formidable → epic'),
				'Find the ark › rank epic → formidable',
			],
			[
				'the end of a vow',
				sheet(),
				VOW + record('Find the ark › vow completed'),
				'Find the ark › status completed → open',
			],
			['a companion', sheet(), record('Rook › health 3 → 2'), 'Rook › health 2 → 3'],
			['an asset that was given up', sheet(), record('Rook › asset discarded'), 'Rook › asset gained'],
		] as const
	).map(([title, onSheet, inJournal, line]) => [
		title,
		{ notes: { [KESTREL]: onSheet, [JOURNAL]: inJournal, 'Rook.md': ROOK }, line: `${line} (correction)` },
	]),
);

describe('story and sheet are put together again', () => {
	it.each(Object.entries(DIFFERENCES))(
		'by setting the sheet, with a line in the journal and without: %s',
		(_, { notes }) => {
			for (const place of [atTheEnd(notes), undefined]) {
				const { edits } = expectParsed(setOnSheet(pagesOf(notes), ruleset, difference(notes).sheet, place));
				expect(linesOf(checkOf(edited(notes, edits)))).toEqual([]);
			}
		},
	);

	it.each(Object.entries(DIFFERENCES))('by a line at the end of the journal: %s', (_, { notes, line }) => {
		const { edits } = expectParsed(recordCorrection(pagesOf(notes), ruleset, difference(notes).story, atTheEnd(notes)));
		expect(edits.map(({ path }) => path)).toEqual([JOURNAL]);
		const after = edited(notes, edits);
		expect(after[JOURNAL]).toBe(`${notes[JOURNAL]}\n\`sworn: ${line}\`\n\n`);
		expect(linesOf(checkOf(after))).toEqual([]);
	});
});

describe('a sheet that has moved on since the check', () => {
	const { notes } = DIFFERENCES['momentum'] ?? { notes: {} };
	const { sheet: mending, story } = difference(notes);
	const now = { ...notes, [KESTREL]: sheet({ momentum: 7 }) };

	it('is not set', () => {
		const refused = setOnSheet(pagesOf(now), ruleset, mending);
		expect(refused).toMatchObject({
			ok: false,
			problems: [
				{
					code: 'moved_on',
					message: 'The sheet has changed since the check: momentum is 7 by now. Nothing was written.',
				},
			],
		});
	});

	it('is not noted either', () => {
		expect(problemOf(recordCorrection(pagesOf(now), ruleset, story, atTheEnd(now)))).toBe('moved_on');
	});
});

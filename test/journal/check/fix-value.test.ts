import { describe, expect, it } from 'vitest';
import type { ManualEditPlan } from '../../../src/journal/manual-edits/edit-plan';
import type { ValueDifference } from '../../../src/journal/check/fix-value';
import { recordCorrection, setOnSheet } from '../../../src/journal/check/fix-value';
import { applyChanges } from '../../../src/journal/text/text-change';
import { good, problemOf, ruleset } from '../../support/tables';
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

const DIFFERENCES: Readonly<Record<string, { notes: Notes; line: string }>> = {
	momentum: {
		notes: { [KESTREL]: sheet({ momentum: 3 }), [JOURNAL]: record('momentum 3 → 4') },
		line: 'Kestrel › momentum 4 → 3 (correction)',
	},
	'a meter that an impact keeps from rising': {
		notes: { [KESTREL]: sheet({ health: 2, impacts: '[wounded]' }), [JOURNAL]: record('health 5 → 4') },
		line: 'Kestrel › health 4 → 2 (correction)',
	},
	'a stat': {
		notes: { [KESTREL]: sheet({ edge: 2 }), [JOURNAL]: record('edge 2 → 3') },
		line: 'Kestrel › edge 3 → 2 (correction)',
	},
	'a legacy track': {
		notes: { [KESTREL]: sheet({ quests: 3 }), [JOURNAL]: record('quests 3 → 5 ticks') },
		line: 'Kestrel › quests 5 → 3 ticks (correction)',
	},
	'experience spent': {
		notes: { [KESTREL]: sheet({ experience: 5 }), [JOURNAL]: record('experience spent 0 → 3') },
		line: 'Kestrel › experience spent 3 → 0 (correction)',
	},
	'the position in a fight': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: record('combat none → in control') },
		line: 'Kestrel › combat in control → none (correction)',
	},
	'an impact': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: record('wounded marked') },
		line: 'Kestrel › wounded cleared (correction)',
	},
	'a waiting bonus': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: record('next +1 (Make Camp) taken') },
		line: 'Kestrel › next +1 (Make Camp) spent (correction)',
	},
	'ticks of a vow': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: VOW + record('Find the ark › 8 → 12 ticks') },
		line: 'Find the ark › 12 → 8 ticks (correction)',
	},
	'the rank of a vow': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: VOW + record('Find the ark › formidable → epic') },
		line: 'Find the ark › rank epic → formidable (correction)',
	},
	'the end of a vow': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: VOW + record('Find the ark › vow completed') },
		line: 'Find the ark › status completed → open (correction)',
	},
	'a companion': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: record('Rook › health 3 → 2'), 'Rook.md': ROOK },
		line: 'Rook › health 2 → 3 (correction)',
	},
	'an asset that was given up': {
		notes: { [KESTREL]: sheet(), [JOURNAL]: record('Rook › asset discarded'), 'Rook.md': ROOK },
		line: 'Rook › asset gained (correction)',
	},
};

describe('story and sheet are put together again', () => {
	it.each(Object.entries(DIFFERENCES))('by setting the sheet: %s', (_, { notes }) => {
		const { edits } = good(setOnSheet(pagesOf(notes), ruleset, difference(notes).sheet, atTheEnd(notes)));
		expect(linesOf(checkOf(edited(notes, edits)))).toEqual([]);
	});

	it.each(Object.entries(DIFFERENCES))('without a line in the journal as well: %s', (_, { notes }) => {
		const { edits } = good(setOnSheet(pagesOf(notes), ruleset, difference(notes).sheet));
		expect(linesOf(checkOf(edited(notes, edits)))).toEqual([]);
	});

	it.each(Object.entries(DIFFERENCES))('by a line at the end of the journal: %s', (_, { notes, line }) => {
		const { edits } = good(recordCorrection(pagesOf(notes), ruleset, difference(notes).story, atTheEnd(notes)));
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

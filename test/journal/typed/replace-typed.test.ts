import { describe, expect, it } from 'vitest';
import type { PageEdit, Pages } from '../../../src/journal/pages/page';
import { applyChanges, type TextChange } from '../../../src/journal/text/text-change';
import { inPlaceOfTyped } from '../../../src/journal/typed/replace-typed';
import { read, unread } from '../../../src/rules/problem';

const SHEET = '---\nhealth: 5\n---\n';
const pagesOf = (text: string): Pages => ({
	journal: { path: 'Journal.md', text },
	actor: { path: 'Kestrel.md', text: SHEET },
});

/** Carries out a plan that writes something into the journal where `;;fd` was typed, and a point of health. */
function typed(note: string, insert: (text: string, at: number) => TextChange, from = note.indexOf(';;fd')) {
	const seen: string[] = [];
	const planned = inPlaceOfTyped(pagesOf(note), { from, text: ';;fd' }, ({ journal, actor }, at) => {
		seen.push(journal.text);
		const edits: PageEdit[] = [
			{ path: journal.path, changes: [insert(journal.text, at)] },
			{ path: actor.path, changes: [{ from: SHEET.indexOf('5'), to: SHEET.indexOf('5') + 1, insert: '4' }] },
		];
		return read({ edits });
	});
	return { planned, seen };
}

const behindText = (record: string) => (text: string) => ({ from: text.length, to: text.length, insert: record });

describe('what is typed gives way to what it asked for', () => {
	it('in one edit of the note, and the other notes are changed as planned', () => {
		const { planned, seen } = typed('I run. ;;fd', behindText('\n\nRECORD\n'));
		if (!planned.ok) throw new Error('nothing was planned');
		expect(seen).toEqual(['I run. ']);
		expect(planned.value.edits.map(({ path }) => path)).toEqual(['Journal.md', 'Kestrel.md']);
		const [journal, sheet] = planned.value.edits;
		expect(applyChanges('I run. ;;fd', journal?.changes ?? [])).toBe('I run. \n\nRECORD\n');
		expect(applyChanges(SHEET, sheet?.changes ?? [])).toBe('---\nhealth: 4\n---\n');
	});

	it('a line takes its place in the sentence', () => {
		const { planned } = typed('I run ;;fd and fall.', (_text, at) => ({
			from: at,
			to: at,
			insert: '`sworn: Face Danger`',
		}));
		if (!planned.ok) throw new Error('nothing was planned');
		expect(planned.value.edits[0]?.typed).toEqual({ from: 6, to: 10, insert: '`sworn: Face Danger`' });
		expect(applyChanges('I run ;;fd and fall.', planned.value.edits[0]?.changes ?? [])).toBe(
			'I run `sworn: Face Danger` and fall.',
		);
	});

	it('where words came in front of it meanwhile, the nearest one is meant', () => {
		const { planned } = typed('New words. I run. ;;fd Then ;;fd', behindText('.'), 8);
		if (!planned.ok) throw new Error('nothing was planned');
		expect(applyChanges('New words. I run. ;;fd Then ;;fd', planned.value.edits[0]?.changes ?? [])).toBe(
			'New words. I run.  Then ;;fd.',
		);
	});
});

describe('nothing is written', () => {
	it('where what was typed is gone', () => {
		const { planned, seen } = typed('I run.', behindText('RECORD'), 4);
		expect(planned.ok).toBe(false);
		expect(seen).toEqual([]);
	});

	it('where the plan has a problem', () => {
		const problem = unread('unknown_move', 'No such move.');
		const planned = inPlaceOfTyped(pagesOf(';;fd'), { from: 0, text: ';;fd' }, () => problem);
		expect(planned).toEqual(problem);
	});
});

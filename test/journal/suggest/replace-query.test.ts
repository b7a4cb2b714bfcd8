import { describe, expect, it } from 'vitest';
import type { ActionNotes } from '../../../src/journal/actions/action-notes';
import type { PlannedEdit } from '../../../src/journal/edit-guard/validate-plan';
import { applyChanges, type TextChange } from '../../../src/journal/text/text-change';
import { replaceQuery } from '../../../src/journal/suggest/replace-query';
import { parseOk, parseError } from '../../../src/rules/core/problem';

const SHEET = '---\nhealth: 5\n---\n';
const pagesOf = (text: string): ActionNotes => ({
	journal: { path: 'Journal.md', text },
	actor: { path: 'Kestrel.md', text: SHEET },
});

/** Carries out a plan that writes something into the journal where `;;fd` was typed, and a point of health. */
function typed(note: string, insert: (text: string, at: number) => TextChange, before = note) {
	const seen: string[] = [];
	const from = before.lastIndexOf(';;fd');
	const planned = replaceQuery(pagesOf(note), { from, text: ';;fd', note: before }, ({ journal, actor }, at) => {
		seen.push(journal.text);
		const edits: PlannedEdit[] = [
			{ path: journal.path, changes: [insert(journal.text, at)] },
			{ path: actor.path, changes: [{ from: SHEET.indexOf('5'), to: SHEET.indexOf('5') + 1, insert: '4' }] },
		];
		return parseOk({ edits, cursor: 3 });
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

	const LINE = '`sworn: Face Danger`';
	const here = (_text: string, at: number) => ({ from: at, to: at, insert: LINE });

	it.each([
		['words in front of it', 'I run. ;;fd', 'New words. I run. ;;fd'],
		['words behind it', 'I run. ;;fd', 'I run. ;;fd And on.'],
		['words on both sides', 'I run. ;;fd Then.', 'So I run. ;;fd Then I fall.'],
		['the same words in front of it', 'I run. ;;fd', 'Say ~fd. I run. ;;fd'],
		['lines above', 'I run.\n\n;;fd', 'One.\nTwo.\n\nI run.\n\n;;fd'],
		['fewer words in front of it', 'Then I run. ;;fd', 'I run. ;;fd'],
		['the same words elsewhere, and others above', 'Say ;;fd.\nI run. ;;fd', 'Oh, say ;;fd.\nI run. ;;fd'],
	])('where it was typed, with %s meanwhile', (_, before, now) => {
		const { planned } = typed(now, here, before);
		if (!planned.ok) throw new Error('nothing was planned');
		const at = now.lastIndexOf(';;fd');
		expect(applyChanges(now, planned.value.edits[0]?.changes ?? [])).toBe(now.slice(0, at) + LINE + now.slice(at + 4));
	});

	it('and the cursor stays behind what is written meanwhile', () => {
		const cursorOf = (now: string) => {
			const { planned } = typed(now, here, 'I run. ;;fd');
			return planned.ok ? planned.value.cursor : 'nothing planned';
		};
		expect(cursorOf('I run. ;;fd')).toBe(3);
		expect(cursorOf('I run. ;;fd And')).toBeUndefined();
	});
});

describe('nothing is written', () => {
	it.each([
		['it is gone', 'I run. ;;fd', 'I run.'],
		['it is gone and the same words are elsewhere', 'Say ;;fd.\nI run. ;;fd', 'Say ;;fd.\nI run. '],
		['it is gone with its line', 'Say ;;fd.\n\n;;fd', 'Say ;;fd.\n\n'],
		['it is gone and something else was typed', 'Say ;;fd. I run. ;;fd', 'Say ;;fd. I run. And on.'],
		['it is gone and the same words are below', ';;fd\n\nSay ;;fe.', '\n\nSay ;;fd.'],
		['a letter was added within it', 'Say ;;fd. I run. ;;fd', 'Say ;;fd. I run. ;;fxd'],
	])('where %s', (_, before, now) => {
		const { planned, seen } = typed(now, behindText('RECORD'), before);
		expect(planned.ok).toBe(false);
		expect(seen).toEqual([]);
	});

	it('where the plan has a problem', () => {
		const problem = parseError('unknown_move', 'No such move.');
		const planned = replaceQuery(pagesOf(';;fd'), { from: 0, text: ';;fd', note: ';;fd' }, () => problem);
		expect(planned).toEqual(problem);
	});
});

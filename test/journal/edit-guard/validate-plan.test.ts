import { describe, expect, it } from 'vitest';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';

const NOTE = 'One.\n\nTwo.\n';
const TEXTS = new Map([['Journal.md', NOTE]]);
const REMOVES = { path: 'Journal.md', changes: [{ from: 6, to: 11, insert: '' }] };

describe('an edit that would harm the player’s text is refused', () => {
	it('with the note, the line and its words', () => {
		expect(validatePlan([REMOVES], TEXTS)?.message).toBe(
			'This would remove or change line 3 of “Journal.md”, which is yours (“Two.”), so nothing was written. Please report it.',
		);
	});

	it('with a report that shows what was about to be written', () => {
		expect(validatePlan([REMOVES], TEXTS)?.report).toBe(
			[
				'Sworn Journal refused an edit: lost line, line 3 of "Journal.md".',
				'',
				'Before:',
				'1: "One."',
				'2: ""',
				'3: "Two."',
				'4: ""',
				'',
				'After it would have been:',
				'1: "One."',
				'2: ""',
				'3: ""',
				'',
				'Changes:',
				'6–11: "Two.\\n" → ""',
			].join('\n'),
		);
	});

	it('but for what was typed to ask for it, which alone may go', () => {
		const typed = { from: 6, to: 11, insert: '' };
		const text = new Map([['Journal.md', 'One.\n\n;;fd\n\nTwo.\n']]);
		const asked = { from: 6, to: 10, insert: '' };
		expect(validatePlan([{ path: 'Journal.md', changes: [asked], typed: asked }], text)).toBeUndefined();
		expect(validatePlan([{ path: 'Journal.md', changes: [asked] }], text)?.code).toBe('harmful_edit');
		expect(validatePlan([{ ...REMOVES, changes: [{ from: 0, to: 4, insert: '' }], typed }], TEXTS)?.code).toBe(
			'harmful_edit',
		);
	});

	it('also where the whole note would go', () => {
		expect(validatePlan([{ path: 'Journal.md', changes: [], isGone: true }], TEXTS)?.code).toBe('harmful_edit');
	});
});

it('a new note, and lines that the player agreed to replace, harm nothing', () => {
	expect(
		validatePlan([{ path: 'New.md', changes: [{ from: 0, to: 0, insert: 'One.' }], isNew: true }], TEXTS),
	).toBeUndefined();
	expect(validatePlan([{ ...REMOVES, mayRemove: ['Two.'] }], TEXTS)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';
import { blockAsNote } from '../../../src/journal/track/track-block-to-note';
import { turnIntoBlock } from '../../../src/journal/manual-edits/convert-track';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const NOTE =
	'---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: dangerous # since the storm\nticks: 12\n---\nWhat I swore.\n';
const JOURNAL = { path: 'Journal.md', text: 'We land.\n', offset: 8, owner: 'Kestrel' };

it.each([
	['stays in a note with a text of its own', NOTE, '# since the storm'],
	[
		'comes along from a note that held nothing else',
		NOTE.replace('What I swore.\n', ''),
		'rank: dangerous # since the storm',
	],
])('a comment behind a value %s', (_, note, where) => {
	const { edits } = expectParsed(turnIntoBlock(note, 'Ark.md', JOURNAL));
	const texts = new Map([
		['Ark.md', note],
		['Journal.md', JOURNAL.text],
	]);
	expect(validatePlan(edits, texts)).toBeUndefined();
	const after = edits.map(({ path, changes, isGone }) => (isGone ? '' : applyChanges(texts.get(path) ?? '', changes)));
	expect(after.join('\n')).toContain(where);
});

it('what is below the name of a track goes along to its note as a comment', () => {
	const { name, text } = expectParsed(blockAsNote('vow: Find the ark\n- rope\n\t- knots\nrank: epic\n'));
	expect(name).toBe('Find the ark');
	expect(text).toBe('---\nsworn: vow\n# - rope\n# - knots\nrank: epic\n---\n');
});

import { describe, expect, it } from 'vitest';
import { addAssetManually } from '../../../src/journal/manual-edits/add-asset';
import { handOnAsset } from '../../../src/journal/manual-edits/transfer-asset';
import type { ManualEditPlan, LineAt } from '../../../src/journal/manual-edits/edit-plan';
import { applyChanges } from '../../../src/journal/text/text-change';
import { findCard } from '../../../src/rules/assets/find-card';
import type { ParseResult } from '../../../src/rules/core/problem';
import { expectParsed, problemOf, ruleset } from '../../support/tables';

const JOURNAL = 'Session 1.md';
const KESTREL = 'People/Kestrel.md';
const ROOK = 'People/Rook.md';

const NOTES: Readonly<Record<string, string>> = {
	[JOURNAL]: 'We sail.\n',
	[KESTREL]:
		'---\nsworn: character\nruleset: starforged\nedge: 2\nmomentum: 4\nexperience: 4 # hard won\nassets: ["[[Rook]]", Veteran]\n---\n',
	[ROOK]: '---\nsworn: asset # a gull\nasset: Banshee\ncharacter: "[[Kestrel]]"\nabilities: [1]\n---\nClever.\n',
};

const page = (path: string) => ({ path, text: NOTES[path] ?? '' });
const PAGES = { journal: page(JOURNAL), actor: page(KESTREL), others: [page(ROOK)] };
const LINE: LineAt = { path: JOURNAL, offset: 9, by: 'Kestrel' };

/** Every note that the plan touches, as it is then. */
const after = (plan: ParseResult<ManualEditPlan>): Readonly<Record<string, string>> =>
	Object.fromEntries(
		expectParsed(plan).edits.map(({ path, changes, isNew }) => [
			path,
			applyChanges(isNew ? '' : (NOTES[path] ?? ''), changes),
		]),
	);

const JUNO = { name: 'Juno', link: 'Juno' };

describe('an asset that is handed on', () => {
	it('links to its new owner, and the list of the first one does not name it any more', () => {
		expect(after(handOnAsset(PAGES, ruleset, { name: 'Rook', heir: JUNO, line: LINE }))).toEqual({
			[JOURNAL]: 'We sail.\n\n`sworn: Rook › asset discarded, to Juno`\n\n',
			[KESTREL]: NOTES[KESTREL]?.replace('"[[Rook]]", ', ''),
			[ROOK]: NOTES[ROOK]?.replace('[[Kestrel]]', '[[Juno]]'),
		});
	});

	it('that is a bare name cannot go: nothing is written', () => {
		expect(problemOf(handOnAsset(PAGES, ruleset, { name: 'Veteran', heir: JUNO, line: LINE }))).toBe(
			'asset_without_note',
		);
	});
});

describe('a new asset', () => {
	const card = expectParsed(findCard(ruleset.assets?.() ?? [], 'Ace'));
	const ace = { card, name: 'Ace', abilities: [1], inputs: {}, cost: 3 };

	it('is a note beside its character, who pays for it in the same action', () => {
		const notes = after(addAssetManually(PAGES, ruleset, ace, LINE));
		expect(Object.keys(notes)).toEqual([JOURNAL, KESTREL, 'People/Ace.md']);
		expect(notes[JOURNAL]).toBe('We sail.\n\n`sworn: Ace › asset gained; Kestrel › experience spent 0 → 3`\n\n');
		expect(notes[KESTREL]).toBe(NOTES[KESTREL]?.replace('# hard won\n', '# hard won\nexperience_spent: 3\n'));
	});

	it.each([
		{ rule: 'it costs too much', asset: { ...ace, cost: 5 }, is: 'too_little_experience' },
		{ rule: 'it has the name of another', asset: { ...ace, name: 'Rook' }, is: 'name_taken' },
		{ rule: 'a note has its path', asset: { ...ace, name: 'Kestrel' }, is: 'name_taken' },
	])('is not made when $rule', ({ asset, is }) => {
		expect(problemOf(addAssetManually(PAGES, ruleset, asset, LINE))).toBe(is);
	});
});

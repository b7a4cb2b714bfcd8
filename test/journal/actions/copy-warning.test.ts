import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { copyWarning } from '../../../src/journal/actions/copy-warning';

const note = (...lines: readonly string[]): string => `---\n${lines.join('\n')}\n---\n`;

const KESTREL = note('edge: 2', 'heart: 3', 'momentum: 2', 'health: 5', 'assets:', '  - "[[Rook]]"');
const VOW = note('sworn: vow', 'rank: formidable', 'ticks: 4', 'character: "[[Kestrel]]"');
const ROOK = note('sworn: asset', 'asset: Glowcat', 'abilities: [1]');
const JOURNAL = note('character: "[[Kestrel]]"');

function remark(path: string, files: Readonly<Record<string, string>>): string | undefined {
	return copyWarning(path, (files[path] ?? '').includes('```sworn'), {
		isNote: each => each in files,
		properties: each => {
			const read = readFrontmatter(files[each] ?? '');
			return read.ok && each in files ? read.value.values : undefined;
		},
	});
}

describe('a note that was duplicated', () => {
	it.each([
		['Kestrel copy.md', 'Kestrel.md', KESTREL, /^This note is a copy of “Kestrel”\. Both play/],
		['Kestrel copy 2.md', 'Kestrel.md', KESTREL, /^This note is a copy of “Kestrel”\. Both play/],
		['Copy of Kestrel.md', 'Kestrel.md', KESTREL, /^This note is a copy of “Kestrel”\. Both play/],
		['Kopie von Kestrel.md', 'Kestrel.md', KESTREL, /^This note is a copy of “Kestrel”\. Both play/],
		['Kestrel 1.md', 'Kestrel.md', KESTREL, /^This note has the same properties as “Kestrel”, .* Both play/],
		['Kestrel (1).md', 'Kestrel.md', KESTREL, /^This note has the same properties as “Kestrel”, .* Both play/],
		['Vows/Ark 1.md', 'Vows/Ark.md', VOW, /same properties as “Ark”.* own progress/],
		['Vows/Ark copy.md', 'Vows/Ark.md', VOW, /a copy of “Ark”\. .* own progress/],
		['Rook 1.md', 'Rook.md', ROOK, /same properties as “Rook”.* own values/],
		['Journal copy.md', 'Journal.md', JOURNAL, /a copy of “Journal”\. .* carried out once/],
	])('%s says that it is a copy of %s, and what to do', (copy, original, text, says) => {
		const files = { [original]: text, [copy]: text };
		expect(remark(copy, files)).toMatch(says);
		expect(remark(original, files)).toBeUndefined();
	});

	it('that was played on since is still told by the stats and texts of its sheet', () => {
		const played = KESTREL.replace('momentum: 2', 'momentum: 7').replace('health: 5', 'health: 3');
		expect(remark('Kestrel 1.md', { 'Kestrel.md': KESTREL, 'Kestrel 1.md': played })).toMatch(/same properties/);
	});
});

describe('a copy that a sync conflict left', () => {
	it.each([
		'Kestrel (conflicted copy 2026-11-26).md',
		'Kestrel.sync-conflict-20261126-101112-ABCDEFG.md',
		'Kestrel (conflict 2).md',
	])('%s says that it does not play', copy => {
		const says = remark(copy, { 'Kestrel.md': KESTREL, [copy]: KESTREL });
		expect(says).toMatch(/copy of “Kestrel”, and it does not play\. .* into “Kestrel”, then delete this note/);
	});

	it('says so, too, if only its blocks are of play', () => {
		const copy = 'Log (conflicted copy 2026-11-26).md';
		const text = '```sworn\nmove: Face Danger\n```\n';
		expect(remark(copy, { 'Log.md': text, [copy]: text })).toMatch(/copy of “Log”/);
	});

	it('says what to do where the original is gone', () => {
		const copy = 'Kestrel (conflicted copy 2026-11-26).md';
		expect(remark(copy, { [copy]: KESTREL })).toMatch(/“Kestrel” is not there.* rename it to “Kestrel”/);
	});
});

describe('a note that only may be a copy by its name says nothing', () => {
	it.each([
		['of other stats', 'Kestrel 1.md', { 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL.replace('2', '1') }],
		['of other assets', 'Kestrel 1.md', { 'Kestrel.md': KESTREL, 'Kestrel 1.md': KESTREL.replace('Rook', 'Crow') }],
		['without an original', 'Kestrel copy.md', { 'Kestrel copy.md': KESTREL }],
		['without an original, numbered', 'Kestrel 1.md', { 'Kestrel 1.md': KESTREL }],
		['of another kind', 'Ark copy.md', { 'Ark.md': KESTREL, 'Ark copy.md': VOW }],
		['of a vow with other progress', 'Ark 2.md', { 'Ark.md': VOW, 'Ark 2.md': VOW.replace('4', '8') }],
		['a journal with a number', 'Journal 2.md', { 'Journal.md': JOURNAL, 'Journal 2.md': JOURNAL }],
		['nothing of ours', 'Soup copy.md', { 'Soup.md': 'Leek.\n', 'Soup copy.md': 'Leek.\n' }],
		['a conflict copy of nothing of ours', 'Soup (conflicted copy 2026-11-26).md', { 'Soup.md': 'Leek.\n' }],
		['a conflict with a number', 'Aud (conflict 2).md', { 'Aud (conflict 2).md': KESTREL }],
	] as const)('%s', (_, path, files) => {
		expect(remark(path, files)).toBeUndefined();
	});
});

import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { entriesInNote } from '../../../src/journal/export/entries-in-note';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { inlineCodes } from '../../../src/journal/inline/code-spans';
import { sectionsOf } from '../../../src/journal/text/literal-sections';
import { contextOf } from '../import/import-context';

const CALL = '`sworn: Face Danger, edge`';
const countIn = (note: string) => [recordsOf(note).length, inlineCodes(note).length];

describe('a call in a comment is not live', () => {
	it.each([
		'I run. %% # %% And on.',
		'%% # %%',
		'%%#%%',
		'I run %% not yet\n# yet %% and on.',
		'%%\n#\n%%',
		'%%\n\n#\n\n%%',
		'I run. <!-- # --> And on.',
		'I run <!-- not\nyet # -->.',
		'I %% open\n\n# and on %%',
		'I %% open\n\n> A quote.\n\n- # in a list\n\nand closed %% here.',
		'I %% open\r\n\r\n# and on\r\n\r\n%%\r\n',
		'<!--\n#\n-->',
		'<!--\n\n%%\n-->\n\n%% # %%',
		'> She %% # %% waits.',
		'- one %% # %%',
		'| a |\n| - |\n| %% # %% |',
		'I run `%%` and %% # %% on.',
		'One.\r\nTwo %% # %%\r\n',
	])('%j', note => {
		for (const text of [note, note.replaceAll(/\r?\n/g, '\r\n')])
			expect(countIn(text.replace('#', CALL))).toEqual([0, 0]);
	});
});

const BLOCK = '```sworn\nmove: Face Danger\nroll: edge\n```';
const MECHANICS = '```iron-vault-mechanics\nmeter "Health" from=5 to=4\n```';
const NAMES = namesOf(contextOf([], 'starforged'), new Map());
const imports = (note: string) => importPlay(note, NAMES, 'line').changes.length;
/** The block in a note, with the marks of the row it stands on. */
const put = (note: string, block: string) =>
	note.replace(/^(.*)#/m, (_, lead: string) => lead + block.replaceAll('\n', `\n${lead.replace(/-/g, ' ')}`));

describe('a block in a comment is no block', () => {
	it.each([
		'I %% open\n\n#\n\nand closed %% here.',
		'I %% open\n#\nand closed %% here.',
		'I run. %%\n#\n%%',
		'I run. %%\n\n#\n\n%% And on.',
		'%%\n#\n%%',
		'%% open\n\n#\n\n%%',
		'> I %% open\n>\n> #\n>\n> closed %% here.',
		'- I %% open\n\n- #\n\nand closed %% here.',
		'%% a %% and %% open\n\n#\n\n%%',
		'<!--\n#\n-->',
	])('%j', note => {
		for (const text of [note, note.replaceAll('\n', '\r\n')]) {
			expect(recordsOf(put(text, BLOCK))).toEqual([]);
			expect(entriesInNote(put(text, BLOCK), sectionsOf(put(text, BLOCK)))).toEqual([]);
			expect(imports(put(text, MECHANICS))).toBe(0);
		}
	});
});

describe('a block beside a comment is one', () => {
	it.each([
		'I %% open and closed %% here.\n\n#',
		'I %% open\n\nand closed %% here.\n\n#\n\nAnd %% again %%.',
		'I %% open\n\n#\n\nand never closed.',
		'I run `%%`.\n\n#\n\nAnd `%%`.',
		'I <!-- open\n\n#\n\nand on -->',
		'100%% sure.\n\n#',
		'I %% open\n\n```\n%%\n```\n\n#',
		'I run. %%\nnot yet\n%%\n\n#',
		'I run. %%\n\nnot yet\n\n%%\n\n#',
	])('%j', note => {
		expect(recordsOf(put(note, BLOCK))).toHaveLength(1);
		expect(entriesInNote(put(note, BLOCK), sectionsOf(put(note, BLOCK)))).toHaveLength(1);
		expect(imports(put(note, MECHANICS))).toBe(1);
	});
});

describe('a call beside a comment is live', () => {
	it.each([
		'%% a %% # %% b %%',
		'100%% sure # so.',
		'I run `%%` # `%%`.',
		'I <!-- open\n\n# and on -->',
		'I %% open\n\n```\n\n%%\n```\n\n# and on',
		'I %% open\n\n# and never closed.',
		'I ` open\n\n# and ` on.',
		'I %% open\n\nand closed %% here. #',
		'<!-- a --> # <!-- b -->',
		'a <-- # --> b',
		'%% a %%\n# and on',
		'I run. %%\nnot yet\n%%\n\n# and on',
		'I run. %%\n\nnot yet\n\n%%\n\n# and on',
		'I run. %%\n\nnot yet\n\n%% # and on',
		'> I run. %%\n>\n> not yet\n>\n> %%\n>\n> # and on',
		'I run. %%\n\n```\n%%\n```\n\n%%\n\n# and on',
		'%%\na\n%%\n\nI %% b\n%%\n\n%%\nc\n%%\n\n# and on',
		'%%\na %% b %%\nc\n%%\n\n# and on',
	])('%j', note => {
		expect(countIn(note.replace('#', CALL))).toEqual([1, 1]);
	});
});

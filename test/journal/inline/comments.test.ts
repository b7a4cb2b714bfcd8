import { describe, expect, it } from 'vitest';
import { recordsOf } from '../../../src/journal/blocks-in-note/records-of';
import { inlineCodes } from '../../../src/journal/inline/code-spans';

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
		'> She %% # %% waits.',
		'- one %% # %%',
		'| a |\n| - |\n| %% # %% |',
		'I run `%%` and %% # %% on.',
		'One.\r\nTwo %% # %%\r\n',
	])('%j', note => {
		expect(countIn(note.replace('#', CALL))).toEqual([0, 0]);
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
	])('%j', note => {
		expect(countIn(note.replace('#', CALL))).toEqual([1, 1]);
	});
});

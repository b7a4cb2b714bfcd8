/** Cells that are known to fail, by what is wrong. The list only gets shorter. */
const VIEWS = ['live', 'reading', 'left'] as const;

const inEachView = (action: string, cells: readonly string[]): readonly string[] =>
	VIEWS.flatMap(view => cells.map(cell => `${action}, ${view}: ${cell}`));

const LOG = '.obsidian/plugins/sworn-journal/unfinished-actions.jsonl';

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
	// #13: the app renames the note before the log is begun, so a start after a crash does not know of the new name
	'a rename is no step of the log': inEachView('Rename a character and the records that name it', [
		'gone before 2: mkdir .obsidian/plugins/sworn-journal',
		`gone before 3: write ${LOG}`,
		'gone before 4: write Last.md',
		'gone halfway 1: rename Kestrel.md',
		'gone halfway 2: mkdir .obsidian/plugins/sworn-journal',
		`gone halfway 3: write ${LOG}`,
		'gone halfway 4: write Last.md',
		'gone after 1: rename Kestrel.md',
		'gone after 2: mkdir .obsidian/plugins/sworn-journal',
		`gone after 3: write ${LOG}`,
		'gone after 4: write Last.md',
	]),
	// the session ends with its digest, but the digest finds no records of a character whose note another program renamed
	'a digest of a character that is gone': inEachView('End a session with its digest', [
		'renamed meanwhile 5: Kestrel.md',
	]),
	// a trash that failed may have been done: the note is brought back, beside the one that another program renamed
	'a note is brought back that another program renamed': [
		'Turn track note into a block, live: renamed meanwhile 6: Far.md',
		'Turn track note into a block, reading: renamed meanwhile 4: Far.md',
		'Turn track note into a block, left: renamed meanwhile 3: Far.md',
	],
};

const names = new Set(Object.values(EXPECTED).flat());

export const isExpected = (name: string): boolean => names.has(name);

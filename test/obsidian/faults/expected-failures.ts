/** Cells that are known to fail, by the number of their issue. The list only gets shorter. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
	'13': [
		// the new name of the note is not in the log, so taking back the records leaves the note renamed
		'Rename a character and the records that name it, left: gone after 4: write Last.md',
	],
};

const names = new Set(Object.values(EXPECTED).flat());

export const isExpected = (name: string): boolean => names.has(name);

/** The values of the lines. What is no JSON object is skipped; a byte order mark and Windows line breaks do no harm. */
export const valuesIn = (text: string): readonly unknown[] => linesIn(text).flatMap(valueIn);

/** Whether a text was written to its end: each line can be read. */
export const isWhole = (text: string): boolean =>
	text.endsWith('\n') && linesIn(text).every(line => valueIn(line).length > 0);

/** Whether the end of a text is missing, or all of it. */
export function isCutShort(text: string): boolean {
	const last = linesIn(text).at(-1);
	return last === undefined || valueIn(last).length === 0;
}

/** Whether a text has lines that are not ours: a line of ours that was cut off in the middle is no such line. */
export const isDamaged = (text: string): boolean =>
	linesIn(text).some(line => valueIn(line).length === 0 && (!line.startsWith('{') || line.endsWith('}')));

/** The lines with something in them. After a power cut, a file may end in zero bytes. */
const linesIn = (text: string): readonly string[] =>
	text
		.split(/\r\n?|\n/)
		.map(line => line.replaceAll('\0', '').trim())
		.filter(line => line !== '');

function valueIn(line: string): readonly unknown[] {
	if (!line.startsWith('{')) return [];
	try {
		return [JSON.parse(line) as unknown];
	} catch {
		return [];
	}
}

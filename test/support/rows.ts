/**
 * The rows of a table, a line each, with ` => ` between the cells and `\n`, `\r`, `\t` and `\u00a0` as in a string; what ends with
 * `=>` has an empty cell behind it. Lines that begin with `//` are comments.
 */
export function rows({ raw }: TemplateStringsArray, ...values: readonly string[]): readonly (readonly string[])[] {
	return raw
		.map((text, at) => (at === 0 ? text : `{{${at - 1}}}${text}`))
		.join('')
		.split('\n')
		.map(line => line.trim())
		.filter(line => line !== '' && !line.startsWith('//'))
		.map(line => `${line} `.split(' => ').map(cell => filled(cell.trim(), values)));
}

const filled = (cell: string, values: readonly string[]): string =>
	cell
		.replace(/\\(u[\da-f]{4}|.)/gi, (_all, sign: string) =>
			sign.length > 1 ? String.fromCharCode(parseInt(sign.slice(1), 16)) : (ESCAPED[sign] ?? sign),
		)
		.replace(/\{\{(\d+)\}\}/g, (_all, at: string) => values[Number(at)] ?? '');

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

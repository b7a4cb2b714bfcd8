import docs from '../../../docs/reference/api.md?raw';

/** The code blocks of `docs/reference/api.md` in a language. */
export const examplesIn = (language: string): readonly string[] =>
	[...docs.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].flatMap(([, found, code = '']) => (found === language ? [code] : []));

export const API_DOCS = docs;

/** Runs a script with these names in reach, as an app runs one that it read from a note. */
export function runScript(code: string, inReach: Readonly<Record<string, unknown>>): Promise<unknown> {
	const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
		...args: string[]
	) => (...values: unknown[]) => Promise<unknown>;
	return new AsyncFunction(...Object.keys(inReach), code)(...Object.values(inReach));
}

/** What a template of Templater comes to: `<% a value %>` and `<%* a script -%>`, as far as the examples use them. */
export async function runTemplate(template: string, inReach: Readonly<Record<string, unknown>>): Promise<string> {
	const code = template
		.split(/(<%\*?[^]*?-?%>\n?)/)
		.map(part => {
			const [, star, body = '', trims] = /^<%(\*?)([^]*?)(-?)%>\n?$/.exec(part) ?? [];
			if (star === undefined) return `tR += ${JSON.stringify(part)};`;
			const rest = !trims && part.endsWith('\n') ? 'tR += "\\n";' : '';
			return star === '*' ? `${body};${rest}` : `tR += (${body});${rest}`;
		})
		.join('\n');
	return String(await runScript(`let tR = '';\n${code}\nreturn tR;`, inReach));
}

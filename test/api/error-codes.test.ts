import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What the files of the API import without refusing a call: dialogs, cards, imports, and readers that only report. */
const NOT_CALLED =
	/\/(?:features|blocks|inline-view|components|import|campaign|sessions|truths|journal-check|rename|datasworn-files|effects|chart|rules-notes|export)\//;

const MAKER = String.raw`\b(?:problem|parseError|refusal|cannotRead|typo|failure)\(\s*(?:[^'(),]+,\s*)?`;
const CODE = new RegExp(
	String.raw`${MAKER}'([a-z_]+)',|\bcode: '([a-z_]+)'|readNamedBlock\(body, '\w+', '(\w+)'|${MAKER}([A-Z_]+),`,
	'g',
);

const sourcesIn = (folder: string): readonly string[] =>
	fs
		.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.filter(name => /\.tsx?$/.test(name))
		.map(name => path.join(folder, name));

const importsOf = (file: string, text: string): readonly string[] =>
	[...text.matchAll(/ from '(\.[^']*)'/g)].flatMap(([, from = '']) =>
		['.ts', '.tsx']
			.map(ending => path.join(path.dirname(file), `${from}${ending}`))
			.filter(each => fs.existsSync(path.join(ROOT, each))),
	);

/** The API, the writer of notes, and all that they import, with their texts. */
function reached(): ReadonlyMap<string, string> {
	const texts = new Map<string, string>();
	const left = [...sourcesIn('src/obsidian/api'), ...sourcesIn('src/obsidian/vault')];
	for (let file = left.pop(); file !== undefined; file = left.pop()) {
		if (texts.has(file) || NOT_CALLED.test(`/${file}`) || file.endsWith('.d.ts')) continue;
		const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
		texts.set(file, text);
		left.push(...importsOf(file, text));
	}
	return texts;
}

function codesIn(texts: readonly string[]): readonly string[] {
	const all = texts.join('\n');
	const constants = new Map(
		[...all.matchAll(/const ([A-Z_]+) = '([a-z_]+)';/g)].map(([, name = '', code = '']) => [name, code]),
	);
	const found = [...all.matchAll(CODE)].flatMap(
		([, direct, field, named, constant = '']) => direct ?? field ?? named ?? constants.get(constant) ?? [],
	);
	return [...new Set(found)].sort();
}

it('docs/reference/api.md has each error code of the API, and no other', () => {
	const page = fs.readFileSync(path.join(ROOT, 'docs/reference/api.md'), 'utf8');
	const [, section = ''] = /^## Errors$([^]*?)^## /m.exec(page) ?? [];
	const rows = [...section.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
	const listed = rows.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code));
	expect([...listed].sort()).toEqual(codesIn([...reached().values()]));
});

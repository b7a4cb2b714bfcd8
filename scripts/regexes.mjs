// npm run regexes -- [--in src/journal]: measures every regular expression with long runs of its own letters, and lists
// those whose time grows faster than the text.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { slowOf } from './regexes/measure-all.mjs';

ensureInstalled();
const { regexesIn } = await import('./regexes/find.mjs');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { in: { type: 'string', default: 'src' } } });

const files = fs
	.readdirSync(path.join(ROOT, values.in), { recursive: true, encoding: 'utf8' })
	.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map(name => path.join(values.in, name))
	.sort();
const all = files.flatMap(file => regexesIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));
const unknown = all.filter(({ pattern }) => pattern === undefined);

let slow = 0;
for await (const { found, told } of slowOf(all.filter(({ pattern }) => pattern !== undefined))) {
	slow++;
	console.log(`${found.file}:${found.line}  ${found.text.slice(0, 160)}\n    ${told}`);
}
console.log(`\n${all.length} regular expressions; ${slow} grow faster than the text.`);
for (const { file, line, text } of unknown)
	console.log(
		`put together, and measured by test/regexes.deep.test.ts alone: ${file}:${line}  ${text.replace(/\s+/g, ' ').slice(0, 120)}`,
	);

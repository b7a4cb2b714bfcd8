// npm run regexes -- [--in src/journal]: measures every regular expression with long runs of its own letters, and lists
// those whose time grows faster than the text.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { regexesIn } = await import('./regexes/find.mjs');

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { in: { type: 'string', default: 'src' } } });
/** One that takes longer than this is stopped, in milliseconds. */
const HANGS = 4_000;

const files = fs
	.readdirSync(path.join(ROOT, values.in), { recursive: true, encoding: 'utf8' })
	.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map(name => path.join(values.in, name))
	.sort();
const all = files.flatMap(file => regexesIn(file, fs.readFileSync(path.join(ROOT, file), 'utf8')));

/** The worker, and what to do with what it says. */
let worker;
let hear = () => undefined;

function freshWorker() {
	const fresh = new Worker(new URL('./regexes/measure.mjs', import.meta.url));
	fresh.on('message', message => hear(message));
	fresh.on('error', error => hear({ done: true, error }));
	return fresh;
}

function measure(found) {
	worker ??= freshWorker();
	return new Promise(resolve => {
		let under = '';
		const timer = setTimeout(() => {
			hear = () => undefined;
			void worker.terminate();
			worker = undefined;
			resolve({ hangs: true, under });
		}, HANGS);
		hear = message => {
			if (!message.done) {
				({ under } = message);
				return;
			}
			clearTimeout(timer);
			if (message.error) worker = undefined;
			resolve(message);
		};
		worker.postMessage(found);
	});
}

let slow = 0;
const unknown = all.filter(({ pattern }) => pattern === undefined);
for (const found of all) {
	if (found.pattern === undefined) continue;
	const { worst, hangs, under, error } = await measure(found);
	if (!worst && !hangs && !error) continue;
	slow++;
	const told = worst
		? `${worst.short.toFixed(0)} → ${worst.long.toFixed(0)} ms for ${worst.what}`
		: hangs
			? `stopped after ${HANGS / 1000} s at ${under}`
			: String(error);
	console.log(`${found.file}:${found.line}  ${found.text.slice(0, 160)}\n    ${told}`);
}
await worker?.terminate();
console.log(`\n${all.length} regular expressions; ${slow} grow faster than the text.`);
for (const { file, line, text } of unknown)
	console.log(`not measured, since it is put together: ${file}:${line}  ${text.replace(/\s+/g, ' ').slice(0, 120)}`);

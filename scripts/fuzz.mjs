// npm run fuzz -- [--minutes 5] [--seed 7] [--reader NAME]: feeds every reader a million random characters, then
// mutated texts.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import esbuild from 'esbuild';
import { ensureInstalled } from './ensure-installed.mjs';
import { rulesetsAsText } from './rulesets-as-text.mjs';

ensureInstalled();
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
	options: { minutes: { type: 'string' }, seed: { type: 'string' }, reader: { type: 'string' } },
});
const minutes = Number(values.minutes ?? 2);
const seed = Number(values.seed ?? Date.now() % 1_000_000);

/** How much memory the readers may use in addition to the books, in megabytes. */
const MEMORY = 100;
/** The time limit for a million characters, in milliseconds. */
const TIME = 1_000;
/** A reader that takes longer than this is stopped, in milliseconds. */
const HANGS = 120_000;

const out = `${ROOT}dist/reader-fuzz.mjs`;
await esbuild.build({
	absWorkingDir: ROOT,
	entryPoints: ['test/parser-fuzz/run.ts'],
	bundle: true,
	outfile: out,
	format: 'esm',
	platform: 'neutral',
	external: ['node:*'],
	mainFields: ['browser', 'module', 'main'],
	plugins: [rulesetsAsText.esbuild()],
});

console.log(`Seed ${seed}. Each text has a million characters; at most ${TIME} ms and ${MEMORY} MB.\n`);

let count = 0;
const rows = new Map();
const failures = [];
const fail = words => {
	failures.push(words);
	console.log(`!! ${words}`);
};

/** Texts that took too long in a worker that had read many others before. */
const slow = [];

function measured({ reader, text, time }, { index }, { to }) {
	if (time > TIME && to === undefined) {
		slow.push(index);
		return;
	}
	if ((rows.get(reader)?.time ?? -1) < time) rows.set(reader, { text, time });
	if (time > TIME) fail(`${reader}, ${text}: ${time.toFixed(0)} ms`);
}

/**
 * Reads the texts of a job from a given index. Resolves to the next index if a text stopped the worker, otherwise to
 * undefined.
 */
const readFrom = (from, job) =>
	new Promise((resolve, reject) => {
		const worker = new Worker(out, {
			workerData: { seed, only: values.reader, from, ...job },
			// The books and the readers themselves take about 60 MB.
			resourceLimits: { maxOldGenerationSizeMb: 60 + MEMORY, maxYoungGenerationSizeMb: 16 },
		});
		let text;
		let watch;
		const stopped = why => {
			clearTimeout(watch);
			if (!text) return reject(new Error(`Nothing was read: ${why}`));
			fail(`${text.at}: ${why}`);
			resolve(text.index + 1);
		};
		const alive = () => {
			clearTimeout(watch);
			watch = setTimeout(() => {
				stopped('it does not come back');
				void worker.terminate();
			}, HANGS);
		};
		alive();
		worker.on('message', message => {
			alive();
			if (message.kind === 'at') {
				text = message;
				count++;
			}
			if (message.kind === 'thrown') fail(`${message.at}: ${message.error}`);
			if (message.kind === 'measured') measured(message, text, job);
			if (message.kind === 'done') {
				clearTimeout(watch);
				resolve(undefined);
			}
		});
		worker.on('error', error =>
			stopped(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `more than ${MEMORY} MB` : error.message),
		);
	});

for (let next = 0; next !== undefined;) next = await readFrom(next, { kind: 'long texts' });
const longTexts = count;
for (const index of slow) await readFrom(index, { kind: 'long texts', to: index + 1 });

const end = Date.now() + minutes * 60_000;
const before = count;
for (let next = 0; next !== undefined;) next = await readFrom(next, { kind: 'mutated texts', end });

console.log('\n| reader | worst text | ms |\n| --- | --- | --- |');
for (const [reader, { text, time }] of rows) console.log(`| ${reader} | \`${text}\` | ${time.toFixed(0)} |`);
console.log(
	`\n${longTexts} long and ${count - before} mutated texts were read; ${failures.length} failures, seed ${seed}.`,
);
for (const words of failures) console.log(`!! ${words}`);
process.exit(failures.length > 0 ? 1 : 0);

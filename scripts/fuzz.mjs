// npm run fuzz -- [--minutes 5] [--seed 7] [--reader NAME]: every reader over a million characters of anything, then over mutated texts.
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

/** Megabytes that the readers may take beyond what the books take. */
const MEMORY = 100;
/** Milliseconds for a million characters. */
const TIME = 1_000;
/** A reader that does not come back within this is stopped. */
const HANGS = 120_000;

const out = `${ROOT}dist/reader-fuzz.mjs`;
await esbuild.build({
	absWorkingDir: ROOT,
	entryPoints: ['test/reader-fuzz/run.ts'],
	bundle: true,
	outfile: out,
	format: 'esm',
	platform: 'neutral',
	external: ['node:*'],
	mainFields: ['browser', 'module', 'main'],
	plugins: [rulesetsAsText.esbuild()],
});

console.log(`Seed ${seed}. Each text has a million characters; at most ${TIME} ms and ${MEMORY} MB.\n`);
const rows = new Map();
let at = 'the start';
const worker = new Worker(out, {
	workerData: { seed, minutes, only: values.reader },
	// The books and the readers themselves take about 60 MB.
	resourceLimits: { maxOldGenerationSizeMb: 60 + MEMORY, maxYoungGenerationSizeMb: 16 },
});
let failed = 0;
let watch;
const alive = () => {
	clearTimeout(watch);
	watch = setTimeout(() => {
		console.log(`!! It does not come back: ${at}`);
		process.exit(1);
	}, HANGS);
};
alive();
worker.on('message', message => {
	alive();
	if (message.kind === 'at') at = message.at;
	if (message.kind === 'thrown') {
		failed++;
		console.log(`!! ${message.at}: ${message.error}`);
	}
	if (message.kind === 'measured') {
		const { reader, text, time } = message;
		if ((rows.get(reader)?.time ?? -1) < time) rows.set(reader, { text, time });
		if (time > TIME) {
			failed++;
			console.log(`!! ${reader}, ${text}: ${time.toFixed(0)} ms`);
		}
	}
	if (message.kind === 'done') {
		clearTimeout(watch);
		console.log('\n| reader | worst text | ms |\n| --- | --- | --- |');
		for (const [reader, { text, time }] of rows) console.log(`| ${reader} | \`${text}\` | ${time.toFixed(0)} |`);
		console.log(`\n${message.mutated} mutated texts were read; ${failed} failures, seed ${seed}.`);
		process.exit(failed > 0 ? 1 : 0);
	}
});
worker.on('error', error => {
	console.log(`!! ${at}: ${error.message}`);
	process.exit(1);
});

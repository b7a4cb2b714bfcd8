// npm run check: types, lint, format, and tests in Node. With --changed, only what changed since the last commit, and
// the nearest tests.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { bin, format, lint, MODULE_CACHE, runSideBySide, runStep, staticChecks, types } from './steps.mjs';
import { isTest, testsByDistance } from './tests-near.mjs';

ensureInstalled();
const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

/** With --changed, how many tests run per file: its own, then those that reach it by the fewest imports. */
const MOST_TESTS = 12;
const QUICK = { TESTS: 'quick', MODULE_CACHE };

function run(step) {
	const status = runStep(step);
	if (status !== 0) process.exit(status);
}

async function runStatic(steps) {
	const failed = await runSideBySide(steps);
	if (failed.length === 0) return;
	console.log(`\nFailed: ${failed.map(({ title }) => title).join(', ')}`);
	process.exit(1);
}

async function checkAll() {
	await runStatic(staticChecks(true));
	run({ title: 'Tests', command: bin('vitest'), args: ['run'], env: QUICK });
	console.log(
		'\n“npm test” runs the sample of faults, random play, the built plugin, the host beside the typings and Chromium as well.',
	);
}

const isCode = file => /\.(?:[jt]sx?|mjs)$/.test(file);

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

/** The code that reads a file of data, whose tests are those of the file. */
const readerOf = file =>
	/^src\/rules\/corrections\/abilities\/.*\.yaml$/.test(file) ? 'src/rules/assets/parse/read-stated.ts' : file;

async function checkChanged() {
	const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
		file => fs.existsSync(file),
	);
	if (files.length === 0) return console.log('Nothing is changed since the last commit.');
	const code = files.filter(isCode);
	const isPure = code.some(file => /^src\/(?:rules|play|journal)\//.test(file));
	await runStatic([
		...(code.length > 0 ? [types('Types', 'tsconfig.tools.json', true), lint(code, true)] : []),
		...(isPure ? [types('Types of the pure layers', 'tsconfig.pure.json', true)] : []),
		format(files),
	]);
	const nearest = testsByDistance(isTest);
	const tests = new Set(
		files
			.map(readerOf)
			.filter(isCode)
			.flatMap(file => nearest(file).slice(0, MOST_TESTS)),
	);
	if (tests.size === 0) return console.log('\nNo test reaches what is changed.');
	run({
		title: `The ${tests.size} nearest test files`,
		command: bin('vitest'),
		args: ['run', '--passWithNoTests', ...tests],
		env: QUICK,
	});
	return console.log('\nBefore you commit, run “npm run check”.');
}

if (values.changed) await checkChanged();
else await checkAll();

// npm run check: types, lint, format and tests in Node. With --changed only what is changed since the last commit, and the tests nearest to it.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { isTest, testsByDistance } from './tests-near.mjs';

ensureInstalled();
const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

/** Beside a file's own tests, those that reach it by the fewest imports; *npm run check* runs all of them. */
const MOST_TESTS = 12;
const CACHE = 'node_modules/.cache/sworn-journal';

const bin = name => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
function run(title, command, ...args) {
	console.log(`\n== ${title}`);
	const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
	if (status !== 0) process.exit(status ?? 1);
}

const typesOf = name =>
	run(`Types: ${name}`, bin('tsc'), '-p', name, '--incremental', '--tsBuildInfoFile', `${CACHE}/${name}.tsbuildinfo`);
const lint = (...files) =>
	run('Lint', bin('eslint'), '--max-warnings', '0', '--cache', '--cache-location', `${CACHE}/eslint`, ...files);
const format = (...files) =>
	run('Format', bin('prettier'), '--check', '--log-level', 'warn', '--ignore-unknown', ...files);

function checkAll() {
	for (const name of ['tsconfig.json', 'tsconfig.pure.json', 'tsconfig.tools.json']) typesOf(name);
	lint('.');
	format('.');
	run('Tests', bin('vitest'), 'run');
}

const git = (...args) => spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean);

function checkChanged() {
	const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
		file => fs.existsSync(file),
	);
	if (files.length === 0) return console.log('Nothing is changed since the last commit.');
	const code = files.filter(file => /\.(?:[jt]sx?|mjs)$/.test(file));
	if (code.length > 0) {
		if (code.some(file => /^src\/(?:rules|play|journal)\//.test(file))) typesOf('tsconfig.pure.json');
		typesOf('tsconfig.tools.json');
		lint(...code);
	}
	format(...files);
	const nearest = testsByDistance(['src', 'test'], isTest);
	const tests = new Set(code.flatMap(file => nearest(file).slice(0, MOST_TESTS)));
	if (tests.size === 0) return console.log('\nNo test reaches what is changed.');
	run(`The ${tests.size} nearest test files`, bin('vitest'), 'run', ...tests);
	return console.log('\nBefore you commit, run “npm run check”.');
}

if (values.changed) checkChanged();
else checkAll();

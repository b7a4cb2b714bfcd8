// How long npm test takes: its steps, what is spent before tests begin, the slowest files and stories, and lines of tests.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { STEPS_TIMED } from '../../scripts/test-times.mjs';

const FILES = 'dist/test-times.json';
const STORIES = 'dist/stories-report.json';
const SLOWEST = 20;

const readJson = file => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : []);
const sum = (rows, of) => rows.reduce((total, row) => total + of(row), 0);
const seconds = ms => `${(ms / 1000).toFixed(1)} s`;
const slowest = (rows, of) => [...rows].sort((one, other) => of(other) - of(one)).slice(0, SLOWEST);

/** The lines of the files under `test` whose names match. */
function linesOf(pattern) {
	const files = fs
		.readdirSync('test', { recursive: true })
		.filter(file => pattern.test(file))
		.map(file => path.join('test', file));
	return sum(files, file => fs.readFileSync(file, 'utf8').split('\n').length - 1);
}

function projectRows(files) {
	const projects = [...new Set(files.map(({ project }) => project))];
	return projects.map(project => {
		const own = files.filter(file => file.project === project);
		const environments = sum([...new Set(own.map(({ environment }) => environment))], ms => ms);
		return [
			`${project}: ${own.length} files, ${sum(own, ({ count }) => count)} tests`,
			`${seconds(sum(own, ({ tests }) => tests))} in tests, ${seconds(sum(own, ({ imports }) => imports))} in imports, ${seconds(sum(own, ({ setUp }) => setUp) + environments)} in set-up`,
		];
	});
}

/** The rows of the last `npm test`, each a name and a figure; it is run if there was none. */
export function timesOfTests() {
	if (!fs.existsSync(STEPS_TIMED)) spawnSync(process.execPath, ['scripts/test.mjs'], { stdio: 'inherit' });
	const [steps, files] = [readJson(STEPS_TIMED), readJson(FILES)];
	const stories = readJson(STORIES).times ?? [];
	const longest = slowest(files, ({ longest: ms }) => ms)[0];
	return [
		...steps.map(({ title, ms }) => [`step: ${title}`, seconds(ms)]),
		['all steps', seconds(sum(steps, ({ ms }) => ms))],
		...projectRows(files),
		...slowest(files, ({ tests }) => tests).map(({ file, tests }) => [file, seconds(tests)]),
		...(longest ? [[`the longest test, in ${longest.file}`, seconds(longest.longest)]] : []),
		...slowest(stories, ({ ms }) => ms).map(({ title, ms }) => [`story: ${title}`, seconds(ms)]),
		['lines of tests', linesOf(/\.(?:tsx?|mts|mjs)$/).toLocaleString('en')],
		['lines of approved and data files', linesOf(/\.(?!(?:tsx?|mts|mjs)$)\w+$/).toLocaleString('en')],
	];
}

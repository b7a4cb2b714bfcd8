// npm run doubts: plays the tests that matter in an app that differs from what the stand-in host assumes, once for each switch
// and for random pairs, and prints what failed. --only SWITCH,SWITCH, --pairs N (of those), --seed S, --jobs J, --tests "FOLDERS", --resume.
// --together N plays N different switches at a time instead, each in one run, and each switch alone of a run that failed: the quick way.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import esbuild from 'esbuild';
import YAML from 'yaml';
import { ensureInstalled } from './ensure-installed.mjs';
import { bin, MODULE_CACHE } from './steps.mjs';

ensureInstalled();
const text = usual => ({ type: 'string', default: usual });
const FOLDERS = 'writer typed-moves undo move-card tracks sessions rename identity manual-edits two-panes';
const { values } = parseArgs({
	options: {
		only: text(''),
		pairs: text(''),
		seed: text('1'),
		jobs: text('1'),
		tests: text(FOLDERS),
		steps: text('200'),
		together: text('0'),
		resume: { type: 'boolean', default: false },
	},
});

const { code } = esbuild.transformSync(fs.readFileSync('test/host/assumptions/choices.ts', 'utf8'), { loader: 'ts' });
const { CHOICES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const alone = Object.entries(CHOICES).flatMap(([name, [, ...words]]) => words.map(word => `${name}=${word}`));

/** The same numbers for the same seed, from 0 up to 1. */
function numbersOf(seed) {
	let state = seed >>> 0;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

function shuffled(doubts, seed) {
	const next = numbersOf(seed);
	return doubts
		.map(doubt => ({ doubt, at: next() }))
		.sort((a, b) => a.at - b.at)
		.map(({ doubt }) => doubt);
}

const nameOf = doubt => doubt.split('=')[0];

/** Groups of different switches, each word in one of them. */
function groupsOf(doubts, seed, size) {
	const groups = [];
	for (const doubt of shuffled(doubts, seed)) {
		const fits = group => group.length < size && !group.some(other => nameOf(other) === nameOf(doubt));
		const group = groups.find(fits);
		if (group) group.push(doubt);
		else groups.push([doubt]);
	}
	return groups.map(group => group.join(','));
}

/** Pairs of different switches, until each stands in one. */
const pairsOf = (doubts, seed, count) =>
	groupsOf(doubts, seed, 2)
		.filter(group => group.includes(','))
		.slice(0, count);

const isWanted = doubt => values.only.split(',').some(only => doubt === only || doubt.split('=')[0] === only);
const wanted = values.only === '' ? alone : alone.filter(isWanted);
if (wanted.length === 0) throw new Error(`no switch is called “${values.only}”`);
const usual = values.only === '' ? '10' : '0';
const together = Number(values.together);
const doubts =
	together > 1
		? groupsOf(wanted, Number(values.seed), together)
		: [...wanted, ...pairsOf(wanted, Number(values.seed), Number(values.pairs || usual))];

const FOLDER = 'dist/doubts';
if (!values.resume) fs.rmSync(FOLDER, { recursive: true, force: true });
fs.mkdirSync(FOLDER, { recursive: true });
/** At most 200 letters, as file names may not be much longer. */
const fileOf = doubt => path.join(FOLDER, `${doubt.replaceAll(/[^a-z=]+/giu, '-').slice(0, 200)}.json`);

function play(doubt) {
	const file = fileOf(doubt);
	const tests = values.tests.split(' ').map(name => `test/obsidian/${name}`);
	const steps = Number(values.steps);
	const args = ['run', ...tests, ...(steps > 0 ? ['test/soak/long.soak'] : []), '--maxWorkers=1'];
	const env = {
		...process.env,
		MODULE_CACHE,
		HOST_DOUBTS: doubt,
		...(steps > 0 ? { SOAK_JOBS: '1', SOAK_STEPS: values.steps, SOAK_SEED: values.seed, SOAK_FINDS: '1' } : {}),
	};
	const child = spawn(bin('vitest'), [...args, '--reporter=json', `--outputFile=${file}`], {
		stdio: 'ignore',
		shell: process.platform === 'win32',
		env,
	});
	return new Promise(resolve => child.on('close', resolve));
}

const HELD = {
	test: /is taken back, and told, when the save does not end/u,
	why: 'it holds the save until the action has given up',
};

/** Tests that fail with a word whatever the plugin does. */
const OF_THE_HOST = [
	{ doubt: 'reads=wait for writes', ...HELD },
	{ doubt: 'saveDuringSave=waits', ...HELD },
	{
		doubt: 'changesInOrder=each kind by itself',
		test: /is renamed while its record is saved/u,
		why: 'a named row of docs/dev/real-app.md',
	},
	{ doubt: 'suggesters=every pane', test: /in a second pane, the record goes/u, why: 'the app closes the list' },
	{
		doubt: 'lastLineBreak=added',
		test: /one Ctrl\+Z takes a record alone/u,
		why: 'the first Ctrl+Z takes the line break that the app has put there',
	},
	{
		doubt: 'readingBlocks=all drawn anew',
		test: /keeps the focus, as its own block/u,
		why: 'the app draws the card anew',
	},
	{
		doubt: 'removedFolder=never',
		test: /takes back the campaign itself, folder and all/u,
		why: 'the list of folders is the app’s',
	},
];
const isOfTheHost = (doubt, title) =>
	OF_THE_HOST.some(each => doubt.split(',').includes(each.doubt) && each.test.test(title));

/** What failed, by file, but for tests of the host; a run that could not be read failed as a whole. */
function failuresOf(doubt) {
	if (!fs.existsSync(fileOf(doubt))) return ['the tests did not run'];
	const { testResults } = JSON.parse(fs.readFileSync(fileOf(doubt), 'utf8'));
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const file = path.relative(process.cwd(), name);
		const failed = assertionResults.filter(result => result.status === 'failed');
		if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
		return failed.flatMap(({ fullName }) => (isOfTheHost(doubt, fullName) ? [] : [`${file}: ${fullName}`]));
	});
}

const waiting = doubts.filter(doubt => !values.resume || !fs.existsSync(fileOf(doubt)));
const lane = async () => {
	for (let doubt = waiting.shift(); doubt !== undefined; doubt = waiting.shift()) {
		await play(doubt);
		const failures = failuresOf(doubt).length;
		console.log(`${doubt}: ${failures} failed`);
		if (together < 2 || failures === 0) continue;
		const words = doubt.split(',').filter(word => word !== doubt);
		doubts.push(...words);
		waiting.push(...words);
	}
};
await Promise.all(Array.from({ length: Number(values.jobs) }, lane));

/** The behaviour that a switch is in doubt of. */
const rows = Object.values(YAML.parse(fs.readFileSync('test/host/behaviours.yaml', 'utf8'))).flat();
const rowOf = doubt => rows.find(row => row.doubt?.includes(nameOf(doubt)))?.behaviour ?? '';
for (const { doubt, test, why } of OF_THE_HOST) console.log(`left out with ${doubt}: ${test.source} (${why})`);
console.log('\n| switch | row | what failed |\n| --- | --- | --- |');
for (const doubt of doubts)
	console.log(`| ${doubt} | ${rowOf(doubt)} | ${failuresOf(doubt).join('<br>') || 'nothing'} |`);
process.exit(doubts.some(doubt => failuresOf(doubt).length > 0) ? 1 : 0);

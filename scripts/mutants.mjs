// npm run mutants: changes one line of the code at a time, runs the tests that reach it, and reports the survivors.
// Options: --count N, --seed S, --in FOLDER, --tests N, --pick N,N (only these of those that the seed draws).
import { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
delete process.env['MODULE_CACHE']; // Keeps modules by their text on disk, where a mutant has that of the file.
const { createVitest } = await import('vitest/node');
const { describeMutant, mutants } = await import('./mutants/mutate.mjs');
const { isTest, sourcesIn, testsByDistance } = await import('./tests-near.mjs');

const text = { type: 'string' };
const { values } = parseArgs({
	options: { count: text, seed: text, tests: text, pick: text, in: { ...text, multiple: true } },
});
const count = Number(values.count ?? 200);
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
/** The folders to mutate. Each gets the same share of mutants, whatever its size. */
const rooms = values.in ?? ['src/rules', 'src/play', 'src/journal', 'src/obsidian/vault/writer'];

/** A mutant survives if this many of the nearest tests pass. */
const MOST_TESTS = Number(values.tests ?? 36);
/**
 * A test that waits longer counts as failed, in milliseconds. Even on a busy machine, no test takes this long without a
 * mutant.
 */
const LONGEST_TEST = 120_000;
/** A mutant in an endless loop never returns, so its worker is terminated, and so are those started afterwards. */
const LONGEST_RUN = LONGEST_TEST * 2;
const NEXT_WORKER = 10_000;

/** A seeded random number generator (mulberry32). */
function random(state) {
	return below => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % below;
	};
}

function picked() {
	const draw = random(seed);
	return rooms.flatMap(room => {
		const all = sourcesIn(room).flatMap(file => mutants(file, fs.readFileSync(file, 'utf8')));
		const share = Math.min(all.length, Math.ceil(count / rooms.length));
		return Array.from({ length: share }, () => all.splice(draw(all.length), 1)[0]).map(mutant => ({ ...mutant, room }));
	});
}

const silent = { onInit() {} };
const vitest = await createVitest('test', {
	config: 'scripts/mutants/vitest.config.mjs',
	watch: false,
	reporters: [silent],
	testTimeout: LONGEST_TEST,
	silent: true,
	maxWorkers: 1,
});
const projectOf = file => vitest.projects.find(project => project.matchesTestGlob(file));
const nearest = testsByDistance(isTest);

function endWorkers() {
	for (const handle of process._getActiveHandles()) if (handle instanceof ChildProcess) handle.kill('SIGKILL');
}

async function fails(files) {
	const specifications = files.map(file => path.resolve(file)).map(file => projectOf(file).createSpecification(file));
	let isEnded = false;
	const end = () => {
		isEnded = true;
		endWorkers();
		timer = setTimeout(end, NEXT_WORKER);
	};
	let timer = setTimeout(end, LONGEST_RUN * files.length);
	try {
		const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
		// `testModules` includes those of earlier runs.
		const own = testModules.filter(({ moduleId }) => specifications.some(each => each.moduleId === moduleId));
		return isEnded || unhandledErrors.length > 0 || own.length < files.length || own.some(module => !module.ok());
	} finally {
		clearTimeout(timer);
	}
}

const testsOf = ({ file }) => nearest(file).slice(0, MOST_TESTS);

/** Runs the nearest test, then twice as many each time, as most mutants are killed early. */
async function isKilled(mutant) {
	const tests = testsOf(mutant);
	globalThis.mutant = mutant;
	vitest.invalidateFile(path.resolve(mutant.file));
	try {
		for (let i = 0, size = 1; i < tests.length; i += size, size *= 2)
			if (await fails(tests.slice(i, i + size))) return true;
		return false;
	} finally {
		globalThis.mutant = undefined;
		vitest.invalidateFile(path.resolve(mutant.file));
	}
}

/** Exits if a test fails without a mutant, since it would kill every mutant. */
async function checkUnchanged(mutant) {
	const tests = testsOf(mutant).slice(0, 7);
	if (!(await fails(tests))) return;
	console.error(`These fail without a mutant, so that nothing is told by them: ${tests.join(', ')}`);
	process.exit(1);
}

const sum = map => [...map.values()].reduce((a, b) => a + b, 0);

const isPicked = number => values.pick === undefined || values.pick.split(',').includes(String(number));
const all = picked()
	.map((mutant, at) => ({ ...mutant, number: at + 1 }))
	.filter(({ number }) => isPicked(number));
console.log(`Seed ${seed}: ${all.length} mutants in ${rooms.join(', ')}. The same seed picks the same again.\n`);
const killed = new Map(rooms.map(room => [room, 0]));
const counts = new Map(rooms.map(room => [room, 0]));
for (const [i, mutant] of all.entries()) {
	counts.set(mutant.room, counts.get(mutant.room) + 1);
	if (await isKilled(mutant)) killed.set(mutant.room, killed.get(mutant.room) + 1);
	else console.log(`survived  ${mutant.number}: ${describeMutant(fs.readFileSync(mutant.file, 'utf8'), mutant)}`);
	if ((i + 1) % 20 === 0 || i + 1 === all.length) {
		await checkUnchanged(mutant);
		console.log(`${sum(killed)} of ${i + 1} noticed, ${all.length} in all`);
	}
}
await vitest.close();
const line = (name, of, all) =>
	`${name.padEnd(28)} ${String(of).padStart(4)} of ${String(all).padStart(4)}  ${Math.round((100 * of) / Math.max(1, all))} %`;
console.log(`\nNoticed by a test:`);
for (const room of rooms) console.log(line(room, killed.get(room), counts.get(room)));
console.log(line('together', sum(killed), sum(counts)));
// The runner counts each test that notices a mutant as failed.
process.exitCode = 0;

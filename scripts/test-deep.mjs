// npm run test:deep: what npm test leaves out. Samples are whole, the integration tests run in Chromium as well and have to
// come out alike, all stories are played, and faults, doubts, random play and fuzzing take their time. --seed S repeats a run.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { findChromium } = await import('./find-chromium.mjs');
const { compare, finish, playStories, run, runInChromium, runTests, skipInBrowser } = await import('./test-run.mjs');

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = values.seed ?? String(randomInt(1, 1_000_000));
console.log(`Seed ${seed}. npm run test:deep -- --seed ${seed} repeats this run.`);

const WHOLE = { TESTS: 'deep', PLUGIN_BUILT: 'yes' };
const script = (title, file, ...args) => run(title, process.execPath, [`scripts/${file}.mjs`, ...args]);

await run('Build', process.execPath, ['test/host/build.mjs']);
const inNode = await runTests('All tests in Node', 'test', [], WHOLE);
if (findChromium()) {
	compare(inNode, await runInChromium(WHOLE));
	await playStories('All stories in Chromium', 'stories', []);
	await playStories('The stories for the real app, on the stand-in host', 'app', ['--app', 'stand-in']);
} else skipInBrowser('integration tests, stories, and the stories for the app');
await script('Properties with fresh seeds', 'properties', '--seed', seed);
await script('Faults', 'faults');
await script('Doubts', 'doubts', '--together', '8', '--seed', seed);
await script('Fuzzing', 'fuzz', '--seed', seed);
await script('Random play', 'soak', '--seed', seed, '--steps', '3000');
finish();

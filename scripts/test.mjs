// npm test: what everyone runs, on a fresh clone with only Node: install, types, lint, format, the tests in Node, and the
// everyday stories in Chromium. npm run test:deep has the rest.
import fs from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { findChromium } = await import('./find-chromium.mjs');
const { staticChecks } = await import('./steps.mjs');
const { finish, playStories, runTests, runTogether, skipInBrowser } = await import('./test-run.mjs');

const build = { title: 'Build', command: process.execPath, args: ['test/host/build.mjs'] };
await runTogether('Types, lint, format, build', [...staticChecks(false), build]);
// The projects share what is made of each module; nothing is kept from an earlier run.
const MODULE_CACHE = 'dist/modules';
fs.rmSync(MODULE_CACHE, { recursive: true, force: true });
await runTests('Tests in Node', 'test', [], { MODULE_CACHE, PLUGIN_BUILT: 'yes' });
if (findChromium()) await playStories('Everyday stories in Chromium', 'stories', ['--everyday']);
else skipInBrowser('the stories');
finish([
	'',
	'Left out: whole tables of what is sampled here, random play, faults, doubts about the host, fuzzing,',
	'the integration tests in Chromium, and the other stories. Before a larger change is done: npm run test:deep',
]);

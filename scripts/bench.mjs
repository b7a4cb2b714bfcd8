// npm run bench: medians beside the budgets. It asserts nothing.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { build, PLUGIN } = await import('../test/host/build.mjs');
const { findChromium } = await import('./find-chromium.mjs');
const { measureInNode, measureIndexInNode, measurePacingInNode, measureRulesInNode } =
	await import('../test/benchmark/in-node.mjs');
const { measureInChromium } = await import('../test/benchmark/in-chromium.mjs');
const { printTable, rowsOfBundle, rowsOfChromium, rowsOfIndex, rowsOfNode, rowsOfPacing, rowsOfRules } =
	await import('../test/benchmark/table.mjs');

console.log('Measuring; this takes a minute or two on a quiet machine ...\n');
await build();
const rows = [
	...rowsOfBundle(fs.readFileSync(path.join(PLUGIN, 'main.js'))),
	...rowsOfNode(await measureInNode()),
	...rowsOfRules(await measureRulesInNode()),
	...rowsOfIndex(await measureIndexInNode()),
	...rowsOfPacing(await measurePacingInNode()),
];
const chromium = findChromium();
if (chromium) rows.push(...rowsOfChromium(await measureInChromium(chromium)));
printTable(rows);
console.log(
	"\nTimes on the stand-in host, not Obsidian. Work is the time of the page's own thread until all stands still.",
);
if (!chromium) {
	console.log('\nNo Chromium was found, so start, cards and heap were not measured.');
	console.log('Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.');
}

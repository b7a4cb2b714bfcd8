// npm run bench [-- --only SUBJECT,…] [--against COMMIT]: prints medians next to the budgets. It asserts nothing.
// --against also measures another commit, alternating between both for each subject.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const { values: options } = parseArgs({ options: { only: { type: 'string' }, against: { type: 'string' } } });
ensureInstalled();
const { build } = await import('../test/host/build.mjs');
const { findChromium } = await import('./find-chromium.mjs');
const { IN_CHROMIUM, IN_NODE } = await import('../test/benchmark/subjects.mjs');
const { otherCommit, rowsHere, sideBySide } = await import('../test/benchmark/compare.mjs');
const { printTable } = await import('../test/benchmark/rows.mjs');

const chromium = findChromium();
const all = [...Object.keys(IN_NODE), ...(chromium ? Object.keys(IN_CHROMIUM) : [])];
const wanted = options.only?.split(',') ?? all;
const unknown = wanted.find(name => !all.includes(name));
if (unknown !== undefined) {
	console.error(`“${unknown}” is none of ${all.join(', ')}`);
	process.exit(1);
}

console.log('Measuring; this takes about five minutes on a quiet machine ...\n');
await build();
const rows = [];
if (options.against === undefined) {
	for (const name of wanted) rows.push(...rowsHere(name));
	printTable(['', 'median', 'best', 'budget', ''], rows);
} else {
	const other = otherCommit(options.against);
	try {
		for (const name of wanted) rows.push(...sideBySide(other.rowsOf(name), rowsHere(name)));
	} finally {
		other.remove();
	}
	const there = options.against.slice(0, 8);
	printTable(['', `median, ${there}`, 'here', `best, ${there}`, 'here', 'budget', ''], rows);
}
console.log(
	"\nTimes on the stand-in host, not Obsidian. Work is the time of the page's own thread until all stands still.",
);
if (!chromium) {
	console.log('\nNo Chromium was found, so nothing that is drawn was measured.');
	console.log('Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.');
}

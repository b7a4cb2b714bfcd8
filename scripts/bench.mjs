// npm run bench [-- --only SUBJECT,…] [--against COMMIT | --beside DIR [--beside-note FILE] …]: prints
// medians next to the budgets. It asserts nothing. --against also measures another commit, alternating between both for each
// subject; --beside another plugin, from the folder with its build. --only tests prints what the last npm test took, --only ratios the
// table of the README.
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { benchOptions, subjectsOf } = await import('../test/benchmark/options.mjs');
const { otherPlugin } = await import('../test/benchmark/other-plugin.mjs');
const { build } = await import('../test/host/build.mjs');
const { findChromium } = await import('./find-chromium.mjs');
const { IN_CHROMIUM, IN_NODE } = await import('../test/benchmark/subjects.mjs');
const { otherCommit, rowsHere, sideBySide } = await import('../test/benchmark/compare.mjs');
const { BESIDE, besideRows, leftOut } = await import('../test/benchmark/beside.mjs');
const { besideHeader } = await import('../test/benchmark/rows-beside.mjs');
const { HEADER, ratios } = await import('../test/benchmark/ratios.mjs');
const { printMarkdown, printRow, printTable } = await import('../test/benchmark/rows.mjs');
const { timesOfTests } = await import('../test/benchmark/test-times.mjs');

const WHAT_TIMES_ARE =
	"Times on the stand-in host, not Obsidian. Work is the time of the page's own thread until all stands still.";
const INSTALL = 'Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.';

const chromium = findChromium();

try {
	const { only, against, beside } = benchOptions(process.argv.slice(2));
	if (only?.join() === 'tests') printTable(['npm test, the last run', ''], timesOfTests());
	else if (only?.join() === 'ratios') await measureRatios();
	else if (beside) await measureBeside(otherPlugin(beside), subjectsOf(only, Object.keys(BESIDE)));
	else
		await measure(against, subjectsOf(only, [...Object.keys(IN_NODE), ...(chromium ? Object.keys(IN_CHROMIUM) : [])]));
} catch (error) {
	console.error(error.message);
	process.exit(1);
}

async function measure(against, wanted) {
	console.log('Measuring; this takes about five minutes on a quiet machine ...\n');
	await build();
	const rows = [];
	if (against === undefined) {
		for (const name of wanted) rows.push(...rowsHere(name));
		printTable(['', 'median', 'best', 'budget', ''], rows);
	} else {
		const other = otherCommit(against);
		try {
			for (const name of wanted) rows.push(...sideBySide(other.rowsOf(name), rowsHere(name)));
		} finally {
			other.remove();
		}
		const there = against.slice(0, 8);
		printTable(['', `median, ${there}`, 'here', `best, ${there}`, 'here', 'budget', ''], rows);
	}
	console.log(`\n${WHAT_TIMES_ARE}`);
	if (!chromium) console.log(`\nNo Chromium was found, so nothing that is drawn was measured.\n${INSTALL}`);
}

async function measureRatios() {
	if (!chromium) throw new Error(INSTALL);
	console.log('Measuring; this takes about six minutes on a quiet machine ...\n');
	await build();
	for (const cells of [HEADER, HEADER.map(() => '---')]) printMarkdown(cells);
	await ratios(chromium, printMarkdown);
	console.log(`\n${WHAT_TIMES_ARE}`);
}

async function measureBeside(other, wanted) {
	if (!chromium) throw new Error(`No Chromium was found, in which a plugin could be measured.\n${INSTALL}`);
	console.log(
		`Measuring ${other.title} and this plugin in turn; this takes about four minutes on a quiet machine ...\n`,
	);
	await build();
	const header = besideHeader(other.title);
	const widths = [66, ...header.slice(1).map(title => Math.max(10, title.length))];
	printRow(header, widths);
	await besideRows(chromium, other, wanted, { tell: row => printRow(row, widths) });
	console.log(
		'\nRatios are other / ours: above 1, ours takes less. Without one, one of both takes no more than the host alone.',
	);
	for (const each of leftOut(other)) console.log(`Not measured: ${each}.`);
	console.log(WHAT_TIMES_ARE);
}

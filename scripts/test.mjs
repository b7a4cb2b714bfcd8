// npm test: all checks and tests, on a fresh clone with only Node: install, types, lint, format, unit, integration in
// Node and in Chromium, end to end.
import fs from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { findChromium } = await import('./find-chromium.mjs');
const { IN_NODE_ONLY } = await import('./in-node-only.mjs');
const { bin, runSideBySide, runStep, staticChecks } = await import('./steps.mjs');
const { differences, notReached, sameResults } = await import('./same-results.mjs');

const failedSteps = [];
const run = (title, command, args) => {
	if (runStep({ title, command, args }) !== 0) failedSteps.push(title);
};

failedSteps.push(...(await runSideBySide(staticChecks(false))).map(({ title }) => title));
run('Build', process.execPath, ['test/host/build.mjs']);

let [passed, failed, skipped] = [0, 0, 0];
const failedTests = [];

/** The failed tests of a report, each with the first line of its message. */
const failuresIn = ({ testResults }) =>
	testResults.flatMap(({ name, assertionResults = [] }) =>
		assertionResults
			.filter(({ status }) => status === 'failed')
			.map(({ fullName, failureMessages = [] }) => {
				const [why = ''] = (failureMessages[0] ?? '').split('\n');
				return `${path.relative(process.cwd(), name)}: ${fullName}\n   ${why}`;
			}),
	);

/** Runs vitest, adds up the counts, and returns its report. */
function runTests(title, file, ...more) {
	fs.rmSync(file, { force: true });
	run(title, bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...more]);
	const report = fs.existsSync(file)
		? JSON.parse(fs.readFileSync(file, 'utf8'))
		: { testResults: [], numFailedTests: 1 };
	passed += report.numPassedTests ?? 0;
	failed += report.numFailedTests;
	failedTests.push(...failuresIn(report));
	skipped += report.numPendingTests ?? 0;
	return report;
}

/** A test that passes in only one environment points to a difference in the host. */
function compare(inNode, inChromium) {
	console.log('\n== The same results in Node and in Chromium');
	const different = differences(inNode, inChromium);
	for (const line of different) console.log(`!! ${line}`);
	if (different.length > 0) failedSteps.push('The same results in Node and in Chromium');
	console.log(`${sameResults(inNode, inChromium)} tests have the same result in both, ${different.length} have not.`);
	console.log(`${Object.keys(IN_NODE_ONLY).length} files run in Node only; scripts/in-node-only.mjs says why.`);
}

/** Runs the tests in Chromium. Tests that a browser crash left out are run once more, with a message. */
function runInChromium() {
	const title = 'Integration tests in Chromium';
	const config = ['--config', 'vitest.chromium.config.mts'];
	const report = runTests(title, 'dist/chromium-report.json', ...config);
	const files = notReached(report);
	if (report.numFailedTests > 0 || files.length === 0 || files.length === report.testResults.length) return report;
	console.log(`!! The browser went away before ${files.length} files were tested. They are tested now.`);
	const at = failedSteps.indexOf(title);
	if (at >= 0) failedSteps.splice(at, 1);
	const rest = runTests(`${title}, the rest`, 'dist/chromium-rest-report.json', ...config, ...files);
	const reached = report.testResults.filter(({ assertionResults }) => assertionResults.length > 0);
	return { testResults: [...reached, ...rest.testResults] };
}

/** Plays stories with the built plugin, and adds up the counts. */
function playInChromium(title, file, ...more) {
	fs.rmSync(file, { force: true });
	run(title, process.execPath, ['scripts/e2e.mjs', '--report', file, ...more]);
	const steps = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
	passed += steps.passed;
	failed += steps.failed;
}

const inNode = runTests('Unit and integration tests', 'dist/test-report.json');
if (findChromium()) {
	compare(inNode, runInChromium());
	playInChromium('End to end in Chromium', 'dist/e2e-report.json');
	playInChromium(
		'The stories for the real app, on the stand-in host',
		'dist/app-report.json',
		'--app',
		'stand-in',
		'--built',
	);
} else {
	skipped += 3;
	console.log(
		'\n!! No Chromium was found, so the TESTS IN A BROWSER WERE SKIPPED: integration, end to end, and the stories for the app.',
	);
	console.log('!! Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.');
	if (process.env.CI === 'true') failedSteps.push('Tests in Chromium (no browser under CI)');
}

for (const test of failedTests) console.log(`!! ${test}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
if (failedSteps.length > 0 && failed === 0) failed = failedSteps.length;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

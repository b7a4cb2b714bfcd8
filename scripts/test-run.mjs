// What npm test and npm run test:deep have in common: steps that are timed, counts of tests, and the summary at the end.
import fs from 'node:fs';
import path from 'node:path';
import { differences, notReached, sameResults } from './same-results.mjs';
import { IN_NODE_ONLY } from './in-node-only.mjs';
import { bin, runSideBySide, runStep } from './steps.mjs';
import { FILES_TIMED, STEPS_TIMED } from './test-times.mjs';

const failedSteps = [];
const failedTests = [];
const steps = [];
const count = { passed: 0, failed: 0, skipped: 0 };

async function timed(title, step) {
	const start = performance.now();
	const result = await step();
	steps.push({ title, ms: Math.round(performance.now() - start) });
	return result;
}

/** Runs one command, and notes its time and whether it failed. */
export const run = (title, command, args, env) =>
	timed(title, () => {
		if (runStep({ title, command, args, env }) !== 0) failedSteps.push(title);
	});

/** Runs commands two at a time. */
export const runTogether = (title, commands) =>
	timed(title, async () => {
		failedSteps.push(...(await runSideBySide(commands)).map(step => step.title));
	});

const readJson = (file, missing) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : missing);

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

/** Runs vitest, adds up the counts, and returns its report. `name` is that of the files with its report and its times. */
export async function runTests(title, name, args = [], env = {}) {
	const report = `dist/${name}-report.json`;
	fs.rmSync(report, { force: true });
	const reporters = ['default', 'json', './scripts/test-times.mjs'].map(each => `--reporter=${each}`);
	const vitest = ['run', ...reporters, `--outputFile.json=${report}`, ...args];
	await run(title, bin('vitest'), vitest, { ...env, [FILES_TIMED]: `dist/${name}-times.json` });
	const results = readJson(report, { testResults: [], numFailedTests: 1 });
	count.passed += results.numPassedTests ?? 0;
	count.failed += results.numFailedTests;
	count.skipped += results.numPendingTests ?? 0;
	failedTests.push(...failuresIn(results));
	return results;
}

/** Runs the integration tests in Chromium. Tests that a browser crash left out are run once more, with a message. */
export async function runInChromium(env) {
	const title = 'Integration tests in Chromium';
	const config = ['--config', 'vitest.chromium.config.mts'];
	const report = await runTests(title, 'chromium', config, env);
	const files = notReached(report);
	if (report.numFailedTests > 0 || files.length === 0 || files.length === report.testResults.length) return report;
	console.log(`!! The browser went away before ${files.length} files were tested. They are tested now.`);
	const at = failedSteps.indexOf(title);
	if (at >= 0) failedSteps.splice(at, 1);
	const rest = await runTests(`${title}, the rest`, 'chromium-rest', [...config, ...files], env);
	const reached = report.testResults.filter(({ assertionResults }) => assertionResults.length > 0);
	return { testResults: [...reached, ...rest.testResults] };
}

/** A test that passes in only one environment points to a difference in the host. */
export function compare(inNode, inChromium) {
	console.log('\n== The same results in Node and in Chromium');
	const different = differences(inNode, inChromium);
	for (const line of different) console.log(`!! ${line}`);
	if (different.length > 0) failedSteps.push('The same results in Node and in Chromium');
	console.log(`${sameResults(inNode, inChromium)} tests have the same result in both, ${different.length} have not.`);
	console.log(`${Object.keys(IN_NODE_ONLY).length} files run in Node only; scripts/in-node-only.mjs says why.`);
}

/** Plays stories with the built plugin, and adds up the counts. */
export async function playStories(title, name, args) {
	const report = `dist/${name}-report.json`;
	fs.rmSync(report, { force: true });
	await run(title, process.execPath, ['scripts/e2e.mjs', '--built', '--report', report, ...args]);
	const { passed, failed } = readJson(report, { passed: 0, failed: 1 });
	count.passed += passed;
	count.failed += failed;
}

/** For want of a browser, which no run under CI may lack. */
export function skipInBrowser(what) {
	count.skipped += 1;
	console.log(`\n!! No Chromium was found, so the TESTS IN A BROWSER WERE SKIPPED: ${what}.`);
	console.log('!! Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.');
	if (process.env.CI === 'true') failedSteps.push('Tests in Chromium (no browser under CI)');
}

/** Prints what failed, how long each step took and what was left out; the last line has the counts. */
export function finish(leftOut = []) {
	fs.writeFileSync(STEPS_TIMED, JSON.stringify(steps));
	console.log('\n== Steps');
	for (const { title, ms } of steps) console.log(`${(ms / 1000).toFixed(0).padStart(5)} s  ${title}`);
	for (const line of leftOut) console.log(line);
	for (const test of failedTests) console.log(`!! ${test}`);
	if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
	if (failedSteps.length > 0 && count.failed === 0) count.failed = failedSteps.length;
	console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
	process.exit(count.failed > 0 ? 1 : 0);
}

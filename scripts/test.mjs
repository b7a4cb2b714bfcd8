// The whole proof, on a fresh clone with only Node: install, types, lint, format, unit, integration, end to end.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const { findChromium } = await import('./find-chromium.mjs');

const bin = name => `node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;
const run = (title, command, args) => {
	console.log(`\n== ${title}`);
	const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
	if (status !== 0) failedSteps.push(title);
};

const failedSteps = [];
run('Types', bin('tsc'), ['-p', 'tsconfig.json']);
run('Types of the pure layers', bin('tsc'), ['-p', 'tsconfig.pure.json']);
run('Types of the tools', bin('tsc'), ['-p', 'tsconfig.tools.json']);
run('Lint', bin('eslint'), ['.', '--max-warnings', '0']);
run('Format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
run('Build', process.execPath, ['host/build.mjs']);

const report = 'dist/test-report.json';
fs.rmSync(report, { force: true });
run('Unit and integration tests', bin('vitest'), [
	'run',
	'--reporter=default',
	'--reporter=json',
	`--outputFile.json=${report}`,
]);
const tests = fs.existsSync(report)
	? JSON.parse(fs.readFileSync(report, 'utf8'))
	: { numPassedTests: 0, numFailedTests: 1 };

let [passed, failed, skipped] = [tests.numPassedTests, tests.numFailedTests, tests.numPendingTests ?? 0];
if (findChromium()) {
	const e2e = 'dist/e2e-report.json';
	fs.rmSync(e2e, { force: true });
	run('End to end in Chromium', process.execPath, ['scripts/e2e.mjs', '--report', e2e]);
	const steps = fs.existsSync(e2e) ? JSON.parse(fs.readFileSync(e2e, 'utf8')) : { passed: 0, failed: 1 };
	passed += steps.passed;
	failed += steps.failed;
} else {
	skipped += 1;
	console.log('\n!! No Chromium was found, so the END-TO-END TESTS WERE SKIPPED.');
	console.log('!! Install Chromium or Google Chrome, or set CHROMIUM to its program, and run this again.');
	if (process.env.CI === 'true') failedSteps.push('End to end in Chromium (no browser under CI)');
}

if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
if (failedSteps.length > 0 && failed === 0) failed = failedSteps.length;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);

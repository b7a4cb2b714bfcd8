import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { IN_NODE_ONLY } from '../scripts/in-node-only.mjs';
import { differences, notReached, sameResults } from '../scripts/same-results.mjs';
import { MOCKING_TESTS } from '../vitest.config.mts';

const ROOT = process.cwd();

const report = (file: string, results: Readonly<Record<string, string>>) => ({
	testResults: [
		{
			name: `${ROOT}/${file}`,
			assertionResults: Object.entries(results).map(([fullName, status]) => ({ fullName, status })),
		},
	],
});

it('the same results in Node and in Chromium are no difference', () => {
	const both = report('test/host/vault.test.ts', { 'a note is read': 'passed' });
	expect(differences(both, both, ROOT)).toEqual([]);
	expect(sameResults(both, both, ROOT)).toBe(1);
});

interface Row {
	readonly title: string;
	readonly results: Readonly<Record<string, string>>;
	readonly told: string;
}

it.each<Row>([
	{ title: 'fails in one', results: { 'a note is read': 'failed' }, told: 'passed in Node, failed in Chromium' },
	{ title: 'is not run in one', results: {}, told: 'passed in Node, not run in Chromium' },
])('a test that $title is reported', ({ results, told }) => {
	const inNode = report('test/host/vault.test.ts', { 'a note is read': 'passed' });
	const inChromium = report('test/host/vault.test.ts', results);
	expect(differences(inNode, inChromium, ROOT)).toEqual([`test/host/vault.test.ts > a note is read: ${told}`]);
});

it('a test of layout that is left out in Node is no difference, one that is left out in Chromium is', () => {
	const leftOut = report('test/host/vault.test.ts', { 'a note is read': 'skipped' });
	const run = report('test/host/vault.test.ts', { 'a note is read': 'passed' });
	expect(differences(leftOut, run, ROOT)).toEqual([]);
	expect(differences(run, leftOut, ROOT)).toHaveLength(1);
});

it('what runs in Node only, and unit tests, are not compared', () => {
	const inNode = report('test/host/tests/server.test.ts', { 'serves the page': 'passed' });
	const unit = report('test/rules/move.test.ts', { 'reads a move': 'passed' });
	expect(differences(inNode, { testResults: [] }, ROOT)).toEqual([]);
	expect(differences(unit, { testResults: [] }, ROOT)).toEqual([]);
});

it('every test that runs in Node only is there, and has its reason', () => {
	const files = Object.entries(IN_NODE_ONLY);
	expect(files.filter(([file, reason]) => !existsSync(file) || reason === '')).toEqual([]);
});

it('a test that watches a module of the plugin runs in Node only', () => {
	expect(MOCKING_TESTS.filter(file => !(file in IN_NODE_ONLY))).toEqual([]);
});

it('a file that the browser did not reach is named, to be run again', () => {
	const reached = report('test/host/vault.test.ts', { 'a note is read': 'passed' });
	const { testResults } = report('test/host/editor.test.ts', {});
	expect(notReached({ testResults: [...reached.testResults, ...testResults] }, ROOT)).toEqual([
		'test/host/editor.test.ts',
	]);
	expect(notReached(reached, ROOT)).toEqual([]);
});

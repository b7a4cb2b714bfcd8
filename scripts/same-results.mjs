import path from 'node:path';
import { IN_NODE_ONLY } from './in-node-only.mjs';

const INTEGRATION = /^test\/(?:obsidian|host)\//;

/** The results of the integration tests in a report, keyed by file and title. */
function resultsOf({ testResults }, root) {
	const results = new Map();
	for (const { name, assertionResults } of testResults) {
		const file = path.relative(root, name).split(path.sep).join('/');
		if (!INTEGRATION.test(file) || file in IN_NODE_ONLY) continue;
		for (const { fullName, status } of assertionResults) {
			const test = `${file} > ${fullName.trim()}`;
			const before = results.get(test);
			results.set(test, before === undefined ? status : `${before}, ${status}`);
		}
	}
	return results;
}

/** Whether a test was skipped, as layout tests are in Node. */
const isLeftOut = result => result === 'skipped' || result === 'pending';

/** The tests with different results in Node and in Chromium, one line each. Both arguments are vitest reports. */
export function differences(inNode, inChromium, root = process.cwd()) {
	const [node, chromium] = [resultsOf(inNode, root), resultsOf(inChromium, root)];
	return [...new Set([...node.keys(), ...chromium.keys()])]
		.filter(test => node.get(test) !== chromium.get(test) && !isLeftOut(node.get(test)))
		.map(test => `${test}: ${node.get(test) ?? 'not run'} in Node, ${chromium.get(test) ?? 'not run'} in Chromium`);
}

/** How many tests have the same result in both reports. */
export function sameResults(inNode, inChromium, root = process.cwd()) {
	const chromium = resultsOf(inChromium, root);
	return [...resultsOf(inNode, root)].filter(([test, result]) => chromium.get(test) === result).length;
}

/** The files of a report without any test results, because the browser crashed before. */
export const notReached = ({ testResults }, root = process.cwd()) =>
	testResults
		.filter(({ assertionResults }) => assertionResults.length === 0)
		.map(({ name }) => path.relative(root, name).split(path.sep).join('/'));

import path from 'node:path';
import { IN_NODE_ONLY } from './in-node-only.mjs';

const INTEGRATION = /^test\/(?:obsidian|host)\//;

/** The integration tests of a report, file and title -> result. */
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

/** A test of layout is left out in Node, which has none. */
const isLeftOut = result => result === 'skipped' || result === 'pending';

/** The tests whose results in Node and in Chromium are not the same, a line each; both are reports of the test runner. */
export function differences(inNode, inChromium, root = process.cwd()) {
	const [node, chromium] = [resultsOf(inNode, root), resultsOf(inChromium, root)];
	return [...new Set([...node.keys(), ...chromium.keys()])]
		.filter(test => node.get(test) !== chromium.get(test) && !isLeftOut(node.get(test)))
		.map(test => `${test}: ${node.get(test) ?? 'not run'} in Node, ${chromium.get(test) ?? 'not run'} in Chromium`);
}

/** How many tests have the same result in both. */
export function sameResults(inNode, inChromium, root = process.cwd()) {
	const chromium = resultsOf(inChromium, root);
	return [...resultsOf(inNode, root)].filter(([test, result]) => chromium.get(test) === result).length;
}

/** The files of a report of which no test was run: the browser was gone before it got to them. */
export const notReached = ({ testResults }, root = process.cwd()) =>
	testResults
		.filter(({ assertionResults }) => assertionResults.length === 0)
		.map(({ name }) => path.relative(root, name).split(path.sep).join('/'));

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildPage } from './host/build.mjs';
import { builtPlugin } from './support/built-plugin';

const ROOT = new URL('..', import.meta.url).pathname;
const EDITOR = /node_modules\/(@(?:codemirror|lezer)\/[^/]+|style-mod|w3c-keyname|crelt)(?=\/|$)/;

/** Packages of the editor -> the places they are taken from. */
function copiesOf(paths: readonly string[]): Map<string, Set<string>> {
	const copies = new Map<string, Set<string>>();
	for (const path of paths) {
		const found = EDITOR.exec(path);
		if (!found?.[1]) continue;
		const place = path.slice(0, found.index + found[0].length);
		copies.set(found[1], (copies.get(found[1]) ?? new Set()).add(place));
	}
	return copies;
}

const twice = (copies: Map<string, Set<string>>) => [...copies].filter(([, places]) => places.size > 1);

it('a main.js carries nothing of CodeMirror: the app has it', () => {
	expect([...copiesOf(builtPlugin().inputs).keys()]).toEqual([]);
});

it('the page of the host carries one copy of each package of CodeMirror', async () => {
	const copies = copiesOf(Object.keys((await buildPage()).inputs));
	expect(twice(copies)).toEqual([]);
	expect([...copies.keys()]).toEqual(
		expect.arrayContaining(['@codemirror/state', '@codemirror/view', '@lezer/common']),
	);
});

it('one version of each package of CodeMirror is installed', () => {
	const { packages } = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8')) as { packages: object };
	const copies = copiesOf(Object.keys(packages));
	expect(twice(copies)).toEqual([]);
	expect(copies.size).toBeGreaterThan(5);
});

it('a second copy is found', () => {
	const paths = ['node_modules/@codemirror/state/dist/index.js', 'node_modules/x/node_modules/@codemirror/state/a.js'];
	expect(twice(copiesOf(paths))).toHaveLength(1);
});

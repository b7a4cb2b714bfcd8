// Finds the test files that reach a source file by imports, nearest first.
import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The TypeScript files of a folder and its subfolders, sorted by name. */
export const sourcesIn = folder =>
	fs
		.readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter(entry => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
		.map(entry => path.posix.join(entry.parentPath.replaceAll('\\', '/'), entry.name))
		.sort();

const asFile = (target, known) =>
	['', '.ts', '.tsx', '/index.ts'].map(ending => target + ending).find(file => known.has(file));

/** For each file, the files that import it. */
function importers(files) {
	const known = new Set(files);
	const found = new Map(files.map(file => [file, []]));
	for (const file of files)
		for (const [, target] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
			const imported = asFile(path.posix.join(path.posix.dirname(file), target), known);
			if (imported) found.get(imported).push(file);
		}
	return found;
}

const CODE = () => ['main.ts', ...['src', 'scripts', 'test'].flatMap(sourcesIn)];

/**
 * Returns the tests of a source file: those with its name, those in its folder, those in the folder with the same name
 * in test/obsidian, then those with the fewest imports in between.
 */
export function testsByDistance(isTest) {
	const importedBy = importers(CODE());
	return source => {
		const distances = new Map([[source, 0]]);
		for (const [file, distance] of distances)
			for (const next of importedBy.get(file) ?? []) if (!distances.has(next)) distances.set(next, distance + 1);
		const own = path.posix.basename(source).replace(/\.tsx?$/, '.test');
		const folder = path.posix.dirname(source).replace(/^src\//, 'test/');
		const inApp = `test/obsidian/${path.posix.basename(folder)}`;
		const isNearer = [
			file => path.posix.basename(file).startsWith(own),
			file => path.posix.dirname(file) === folder,
			file => path.posix.dirname(file) === inApp,
			() => true,
		];
		const rank = file => isNearer.findIndex(is => is(file));
		return [...distances.keys()].filter(isTest).sort((one, other) => rank(one) - rank(other));
	};
}

/** Whether it is an ordinary test in Node, neither a deep one nor an end-to-end story. */
export const isTest = file => /(?<!\.deep)\.test\.tsx?$/.test(file) && !/^test\/(?:soak|e2e)\//.test(file);

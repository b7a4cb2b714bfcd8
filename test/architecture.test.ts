import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { pluginBundle } from '../esbuild.config.mjs';

const LAYERS = ['rules', 'play', 'journal', 'obsidian'];
const layerOf = (path: string) => LAYERS.indexOf(/^src\/(\w+)\//.exec(path)?.[1] ?? '');

/** Asks the bundler itself who imports whom: dynamic imports and re-exports included. */
async function imports(): Promise<{ from: string; to: string }[]> {
	const { metafile } = await build({
		...pluginBundle,
		write: false,
		metafile: true,
		absWorkingDir: new URL('..', import.meta.url).pathname,
	});
	return Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
		imports.map(({ path }) => ({ from, to: path })),
	);
}

describe('the layers', async () => {
	const all = await imports();

	it('import to the left only: rules <- play <- journal <- obsidian', () => {
		const outward = all.filter(({ from, to }) => layerOf(from) >= 0 && layerOf(to) > layerOf(from));
		expect(outward).toEqual([]);
		expect(all.filter(({ from }) => layerOf(from) >= 0).length).toBeGreaterThan(50);
	});

	it('know Obsidian, CodeMirror and Preact in src/obsidian and main.ts alone', () => {
		const host = all.filter(({ to }) => /^obsidian$|^electron$|^@codemirror\/|^@lezer\/|preact/.test(to));
		const inside = host.filter(({ from }) => layerOf(from) >= 0 && LAYERS[layerOf(from)] !== 'obsidian');
		expect(inside).toEqual([]);
		expect(host.length).toBeGreaterThan(0);
	});

	it('know nothing of the stand-in host', () => {
		expect(all.filter(({ to }) => to.startsWith('test/host/'))).toEqual([]);
	});
});

/** Who imports whom in a folder, as it is written: types included, which the bundler no longer sees. */
function writtenImports(folder: string): ReadonlyMap<string, readonly string[]> {
	const root = new URL('..', import.meta.url).pathname;
	const files = fs
		.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
		.map(name => path.posix.join(folder, name.replaceAll('\\', '/')))
		.filter(name => /\.tsx?$/.test(name));
	const known = new Set(files);
	const resolved = (from: string, to: string) => {
		const target = path.posix.join(path.posix.dirname(from), to);
		return [target, `${target}.ts`, `${target}.tsx`, `${target}/index.ts`].find(name => known.has(name)) ?? [];
	};
	const importsOf = (file: string) =>
		ts
			.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'), true, true)
			.importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
			.flatMap(({ fileName }) => resolved(file, fileName));
	return new Map(files.map(file => [file, importsOf(file)]));
}

/** The files that an import leads back to, each with one way round: "a -> b -> a". */
function circles(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
	const done = new Set<string>();
	const found: string[] = [];
	const visit = (file: string, way: readonly string[]): void => {
		const at = way.indexOf(file);
		if (at >= 0) found.push([...way.slice(at), file].join(' -> '));
		if (at >= 0 || done.has(file)) return;
		for (const next of graph.get(file) ?? []) visit(next, [...way, file]);
		done.add(file);
	};
	for (const file of graph.keys()) visit(file, []);
	return found;
}

describe('import circles', () => {
	it('are found if there are any', () => {
		const graph = new Map([
			['a', ['b']],
			['b', ['c', 'd']],
			['c', ['a']],
			['d', []],
		]);
		expect(circles(graph)).toEqual(['a -> b -> c -> a']);
	});

	it('are nowhere in src, types included', () => {
		const graph = writtenImports('src');
		expect(graph.size).toBeGreaterThan(500);
		expect(circles(graph)).toEqual([]);
	});

	it('are nowhere in the stand-in host, types included', () => {
		const graph = writtenImports('test/host');
		expect(graph.size).toBeGreaterThan(200);
		expect(circles(graph)).toEqual([]);
	});
});

/** The folders of the app: each may import those before it. */
const FOLDERS = ['components', 'vault', 'editor', 'services', 'features', 'blocks', 'api', 'plugin'];

describe('the folders of src/obsidian', () => {
	const graph = writtenImports('src/obsidian');
	const arrows = [...graph].flatMap(([from, all]) => all.map(to => ({ from, to })));
	const folderOf = (file: string) => file.split('/')[2] ?? '';

	it('import to the left only: components <- vault <- editor <- services <- features <- blocks <- api <- plugin', () => {
		expect([...new Set([...graph.keys()].map(folderOf))].sort()).toEqual([...FOLDERS].sort());
		const rank = (file: string) => FOLDERS.indexOf(folderOf(file));
		expect(arrows.filter(({ from, to }) => rank(to) > rank(from))).toEqual([]);
		expect(arrows.length).toBeGreaterThan(1000);
	});

	it('have no two features that import each other', () => {
		const featureOf = (file: string) => (folderOf(file) === 'features' ? file.split('/')[3] : undefined);
		const pairs = new Set(arrows.map(({ from, to }) => `${featureOf(from)} ${featureOf(to)}`));
		const isMutual = (pair: string) => {
			const [from, to] = pair.split(' ');
			return from !== to && from !== 'undefined' && to !== 'undefined' && pairs.has(`${to} ${from}`);
		};
		expect([...pairs].filter(isMutual)).toEqual([]);
	});
});

interface Rooms {
	/** The folders, each importing those before it. Files beside them belong to none. */
	readonly order: readonly string[];
	/** The imports that point the other way today. This list may only shrink. */
	readonly against: Readonly<Record<string, number>>;
}

const ROOMS: Readonly<Record<string, Rooms>> = {
	'src/rules': {
		order: [
			...[
				'core',
				'search',
				'language-detection',
				'markdown',
				'effects',
				'assets',
				'corrections',
				'encounters',
				'oracles',
				'datasworn',
				'books',
			],
			...['generators', 'rules-notes', 'player-tables', 'datasworn-files', 'coverage', 'report'],
		],
		against: {},
	},
	'src/rules/assets': { order: ['triggers', 'normalize', 'parse'], against: {} },
	'src/play': {
		order: [
			...['dice', 'oracles', 'tracks', 'assets', 'character', 'record', 'new-track', 'apply-effects', 'suffer'],
			...['roll', 'abilities', 'pending-steps', 'moves', 'request', 'manual-edits', 'suggest'],
		],
		against: {},
	},
	'src/journal': {
		order: [
			...['text', 'truths', 'sworn-block', 'frontmatter', 'notes', 'record', 'inline', 'assets'],
			...['character', 'note-blocks', 'edit-guard', 'track', 'oracle-blocks', 'actions'],
			...['manual-edits', 'rename', 'import', 'suggest', 'sessions', 'chart', 'campaign', 'export', 'journal-check'],
		],
		against: {},
	},
	'src/obsidian/features': {
		order: [
			...['rename', 'oracles', 'generators', 'crash-recovery', 'undo', 'convert-records', 'sessions', 'tracks'],
			...[
				'hover-preview',
				'rules-check',
				'encounters',
				'chart',
				'assets',
				'export',
				'character',
				'journal-check',
				'truths',
			],
			...[
				'import',
				'campaign',
				'moves',
				'record-menu',
				'editor-suggest',
				'side-view',
				'status-bar',
				'bases',
				'file-menu',
			],
		],
		against: {},
	},
};

describe.each(Object.entries(ROOMS))('the folders of %s', (place, { order, against }) => {
	const graph = writtenImports(place);
	const folderOf = (file: string) => /^\/([^/]+)\//.exec(file.slice(place.length))?.[1];
	const rank = (folder: string | undefined) => (folder === undefined ? -1 : order.indexOf(folder));

	it('are all in the order', () => {
		const folders = new Set([...graph.keys()].flatMap(file => folderOf(file) ?? []));
		expect([...folders].sort()).toEqual([...order].sort());
	});

	it('import those before them, but for a list that may only shrink', () => {
		const found: Record<string, number> = {};
		for (const [from, all] of graph)
			for (const to of all) {
				const [one, other] = [folderOf(from), folderOf(to)];
				if (one === undefined || rank(other) <= rank(one)) continue;
				const arrow = `${one} -> ${String(other)}`;
				found[arrow] = (found[arrow] ?? 0) + 1;
			}
		expect(found, 'where there are fewer now, lower the number').toEqual(against);
	});
});

describe('exports', () => {
	it('of src stand where they are made', () => {
		const files = fs.readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name));
		const handOn = files.filter(name =>
			/^export [^=(]*\bfrom '/m.test(fs.readFileSync(path.join('src', name), 'utf8')),
		);
		expect(handOn).toEqual([]);
	});

	it('of src are used by another file', () => {
		const root = new URL('..', import.meta.url).pathname;
		const texts = new Map(
			['src', 'test', 'main.ts', 'scripts']
				.flatMap(place => {
					const at = path.join(root, place);
					if (!fs.statSync(at).isDirectory()) return [place];
					return fs.readdirSync(at, { recursive: true, encoding: 'utf8' }).map(name => path.posix.join(place, name));
				})
				.filter(name => /\.(?:tsx?|mjs)$/.test(name))
				.map(name => [name, fs.readFileSync(path.join(root, name), 'utf8')] as const),
		);
		const filesWith = new Map<string, number>();
		for (const text of texts.values())
			for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
		const exported = /^export (?:abstract |async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;
		const unused = [...texts].flatMap(([file, text]) => {
			if (!file.startsWith('src/')) return [];
			const names = [...text.matchAll(exported)].map(([, name = '']) => name);
			return names.filter(name => filesWith.get(name) === 1).map(name => `${file}: ${name}`);
		});
		expect(unused).toEqual([]);
	});
});

import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** What the bundler takes into the page of the host; types are gone by then. */
async function page() {
	const { metafile } = await build({
		entryPoints: ['test/host/page/page.ts'],
		bundle: true,
		write: false,
		metafile: true,
		format: 'iife',
		absWorkingDir: new URL('..', import.meta.url).pathname,
	});
	return Object.entries(metafile.inputs);
}

/** Who imports whom in the host. */
async function imports(): Promise<Map<string, readonly string[]>> {
	const inside = (path: string) => path.startsWith('test/host/');
	const rows = (await page()).filter(([path]) => inside(path));
	return new Map(rows.map(([path, { imports }]) => [path, imports.map(({ path }) => path).filter(inside)]));
}

/** All that a file leads to. */
function reachedFrom(start: string, graph: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
	const reached = new Set<string>();
	const waiting = [...(graph.get(start) ?? [])];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
		if (reached.has(next)) continue;
		reached.add(next);
		waiting.push(...(graph.get(next) ?? []));
	}
	return reached;
}

it('the host has nothing of the plugin in it', async () => {
	const paths = (await page()).map(([path]) => path);
	expect(paths.filter(path => !/^(?:test\/host|node_modules)\//.test(path))).toEqual([]);
});

it('no file of the host leads back to itself', async () => {
	const graph = await imports();
	expect(graph.size).toBeGreaterThan(100);
	const circular = [...graph.keys()].filter(path => reachedFrom(path, graph).has(path));
	expect(circular).toEqual([]);
});

it('what a plugin sees needs nothing of the page around it', async () => {
	const graph = await imports();
	const led = [...graph].filter(([path]) => !path.startsWith('test/host/page/'));
	expect(led.filter(([, to]) => to.some(path => path.startsWith('test/host/page/')))).toEqual([]);
});

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

it('the host has nothing of the plugin in it', async () => {
	const paths = (await page()).map(([path]) => path);
	expect(paths.filter(path => !/^(?:test\/host|node_modules)\//.test(path))).toEqual([]);
});

it('what a plugin sees needs nothing of the page around it', async () => {
	const graph = await imports();
	expect(graph.size).toBeGreaterThan(100);
	const led = [...graph].filter(([path]) => !path.startsWith('test/host/page/'));
	expect(led.filter(([, to]) => to.some(path => path.startsWith('test/host/page/')))).toEqual([]);
});

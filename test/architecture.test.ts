import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { pluginBuild } from '../esbuild.config.mjs';

const LAYERS = ['rules', 'play', 'journal', 'obsidian'];
const layerOf = (path: string) => LAYERS.indexOf(/^src\/(\w+)\//.exec(path)?.[1] ?? '');

/** Asks the bundler itself who imports whom: dynamic imports and re-exports included. */
async function imports(): Promise<{ from: string; to: string }[]> {
	const { metafile } = await build({
		...pluginBuild,
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

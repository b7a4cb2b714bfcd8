import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { pluginBuild } from '../esbuild.config.mjs';

it('the plugin is built the same again, byte for byte', async () => {
	const text = async () => (await build({ ...pluginBuild, write: false })).outputFiles?.[0]?.text;
	const [one, other] = [await text(), await text()];
	expect(one === other && one !== undefined).toBe(true);
});

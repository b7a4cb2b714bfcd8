import fs from 'node:fs';
import { expect, it } from 'vitest';

const json = (path: string): Record<string, unknown> =>
	JSON.parse(fs.readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as Record<string, unknown>;

it('manifest, package and versions agree', () => {
	const manifest = json('manifest.json');
	expect(manifest['version']).toBe(json('package.json')['version']);
	expect(json('versions.json')[String(manifest['version'])]).toBe(manifest['minAppVersion']);
	expect(manifest['isDesktopOnly']).toBe(false);
});

it('the built plugin is plain ASCII text, well below its budget of 2.3 MB', async () => {
	const { build } = await import('esbuild');
	const { pluginBuild } = await import('../esbuild.config.mjs');
	const { outputFiles } = await build({ ...pluginBuild, write: false });
	const text = outputFiles?.[0]?.text ?? '';
	expect(text.length).toBeGreaterThan(100_000);
	expect(text.length).toBeLessThan(2_300_000);
	expect([...text].every(c => c.charCodeAt(0) < 128)).toBe(true);
});

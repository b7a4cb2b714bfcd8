import fs from 'node:fs';
import { describe, expect, it } from 'vitest';

const json = (path: string): Record<string, unknown> =>
	JSON.parse(fs.readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')) as Record<string, unknown>;

it('manifest, package and versions agree', () => {
	const manifest = json('manifest.json');
	expect(manifest['version']).toBe(json('package.json')['version']);
	expect(json('versions.json')[String(manifest['version'])]).toBe(manifest['minAppVersion']);
	expect(manifest['isDesktopOnly']).toBe(false);
});

/** What iOS 15.4 lacks, and cannot be written out by the build. A lookbehind (iOS 16.4) keeps all of a file from being read. */
const NEWER = [
	/\(\?<[=!]/,
	/\b(?:Object|Map)\.groupBy\b/,
	/\b(?:Array\.fromAsync|Promise\.withResolvers|Iterator\.from)\b/,
	/\.(?:toSorted|toReversed|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
];

describe('the built plugin', async () => {
	const { build } = await import('esbuild');
	const { pluginBuild } = await import('../esbuild.config.mjs');
	const { outputFiles } = await build({ ...pluginBuild, write: false });
	const text = outputFiles?.[0]?.text ?? '';

	it('is plain ASCII text, below its budget of 2.4 MB', () => {
		expect(text.length).toBeGreaterThan(100_000);
		expect(text.length).toBeLessThan(2_400_000);
		expect([...text].every(c => c.charCodeAt(0) < 128)).toBe(true);
	});

	it.each(NEWER)('can be read on an iPhone with iOS 15.4: nothing like %s', newer => {
		// The yaml package tries some in a `try` of their own, and goes on without them.
		const read = text.replace(/try\{\w+=new RegExp\([^}]*\}catch/g, '');
		expect(newer.exec(read)?.[0]).toBeUndefined();
	});
});

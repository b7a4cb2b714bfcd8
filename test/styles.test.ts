import { build } from 'esbuild';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stylesBuild } from '../esbuild.config.mjs';

const ROOT = new URL('..', import.meta.url).pathname;

const cssFiles = fs
	.readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
	.map(name => path.posix.join('src', name.replaceAll('\\', '/')))
	.filter(name => name.endsWith('.css'));

it('every style sheet of src is part of styles.css', async () => {
	const { metafile } = await build({ ...stylesBuild, absWorkingDir: ROOT, write: false, metafile: true });
	expect(Object.keys(metafile.inputs).sort()).toEqual(cssFiles.sort());
	expect(cssFiles.length).toBeGreaterThan(40);
});

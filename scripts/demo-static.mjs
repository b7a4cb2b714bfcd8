// npm run demo:static [-- --vault DIR] [--out FILE]; --built relies on an earlier build.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
	options: { vault: { type: 'string' }, out: { type: 'string' }, built: { type: 'boolean' } },
});
const vault = path.resolve(values.vault ?? path.join(ROOT, 'demo/vault'));
const out = path.resolve(values.out ?? path.join(ROOT, 'dist/sworn-journal-demo.html'));
if (!fs.statSync(vault, { throwIfNoEntry: false })?.isDirectory()) {
	console.error(`--vault ${vault} is not a folder`);
	process.exit(1);
}
ensureInstalled();
const { build } = await import('../test/host/build.mjs');
const { oneFile } = await import('../test/host/one-file.mjs');
if (!values.built) await build();
fs.mkdirSync(path.dirname(out), { recursive: true });
fs.writeFileSync(out, oneFile(vault));
const megabytes = (fs.statSync(out).size / 1e6).toFixed(1);
console.log(`Sworn Journal on the stand-in host (not Obsidian), one file of ${megabytes} MB: ${out}`);
console.log('Open it in a browser. What is played on it is gone when it is closed.');

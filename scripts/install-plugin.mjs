// npm run install-plugin -- VAULT [--force]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

const USAGE = 'npm run install-plugin -- VAULT [--force]';
const FILES = ['main.js', 'manifest.json', 'styles.css'];

function fail(message) {
	console.error(`${message}\n${USAGE}`);
	process.exit(1);
}

function readOptions() {
	try {
		const { values, positionals } = parseArgs({ options: { force: { type: 'boolean' } }, allowPositionals: true });
		if (positionals.length !== 1) fail('Name the folder of one vault.');
		return { vault: path.resolve(positionals[0]), force: values.force ?? false };
	} catch (error) {
		return fail(error.message);
	}
}

const { vault, force } = readOptions();
const found = fs.statSync(vault, { throwIfNoEntry: false });
if (!found) fail(`${vault} does not exist.`);
if (!found.isDirectory()) fail(`${vault} is not a folder.`);
if (!fs.existsSync(path.join(vault, '.obsidian')) && !force) {
	fail(`${vault} has no .obsidian folder, so it is no vault yet: open it in Obsidian once, or add --force.`);
}
ensureInstalled();
const { buildPlugin, PLUGIN } = await import('../test/host/build.mjs');
await buildPlugin();
const { id } = JSON.parse(fs.readFileSync(path.join(PLUGIN, 'manifest.json'), 'utf8'));
const target = path.join(vault, '.obsidian/plugins', id);
fs.mkdirSync(target, { recursive: true });
for (const name of FILES) fs.copyFileSync(path.join(PLUGIN, name), path.join(target, name));
console.log(`Installed in ${target}`);
console.log('Now switch it on in Obsidian: Settings, Community plugins.');

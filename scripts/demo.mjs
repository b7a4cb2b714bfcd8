// npm run demo [-- --no-open] [--port N] [--vault DIR] [--rules FILE [--base RULESET]]
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { addRulesNote } from './rules-note.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'npm run demo -- [--no-open] [--port N] [--vault DIR] [--rules FILE [--base RULESET]]';
const BASES = ['classic', 'delve', 'starforged', 'sundered_isles'];

function fail(message) {
	console.error(`${message}\n${USAGE}`);
	process.exit(1);
}

function readOptions() {
	try {
		const { values } = parseArgs({
			options: {
				'no-open': { type: 'boolean' },
				port: { type: 'string' },
				vault: { type: 'string' },
				rules: { type: 'string' },
				base: { type: 'string' },
			},
		});
		const port = Number(values.port ?? 0);
		if (!Number.isInteger(port) || port < 0 || port > 65535) fail(`--port ${values.port} is not a port`);
		if (values.base !== undefined && !BASES.includes(values.base))
			fail(`--base ${values.base} is not one of ${BASES.join(', ')}`);
		return { open: !values['no-open'], port, vault: values.vault, rules: values.rules, base: values.base };
	} catch (error) {
		return fail(error.message);
	}
}

/** A copy, so that playing never changes the demo itself. */
function copyDemoVault() {
	const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-')), 'demo');
	const source = path.join(ROOT, 'demo/vault');
	if (fs.existsSync(source)) fs.cpSync(source, folder, { recursive: true });
	else fs.mkdirSync(folder);
	return folder;
}

function openBrowser(url) {
	const commands = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
	const [command, ...rest] = commands[process.platform] ?? ['xdg-open'];
	const child = spawn(command, [...rest, url], { stdio: 'ignore', detached: true });
	child.on('error', () => console.log('No browser could be started; open the address yourself.'));
	child.unref();
}

const options = readOptions();
if (options.vault !== undefined && !fs.statSync(options.vault, { throwIfNoEntry: false })?.isDirectory()) {
	fail(`--vault ${options.vault} is not a folder`);
}
if (options.rules !== undefined && !fs.statSync(options.rules, { throwIfNoEntry: false })?.isFile()) {
	fail(`--rules ${options.rules} is not a file`);
}
if (options.rules !== undefined && options.vault !== undefined)
	fail('--rules goes into the demo vault: leave out --vault');
ensureInstalled();
const { build, PAGE, PLUGIN } = await import('../host/build.mjs');
const { serve } = await import('../host/server.mjs');
await build();
const vault = options.vault ? path.resolve(options.vault) : copyDemoVault();
const rules = options.rules === undefined ? undefined : addRulesNote(vault, options.rules, options.base);
const server = await serve({ vault, page: PAGE, plugin: PLUGIN, port: options.port }).catch(error =>
	fail(error.code === 'EADDRINUSE' ? `Port ${options.port} is in use.` : error.message),
);
console.log(`Sworn Journal on the stand-in host (not Obsidian): ${server.url}`);
console.log(`The notes are in ${vault}`);
if (rules) console.log(rules);
console.log('Ctrl+C ends it.');
if (options.open) openBrowser(server.url);
for (const signal of ['SIGINT', 'SIGTERM']) {
	process.once(signal, async () => {
		await server.close();
		process.exit(0);
	});
}

// npm run demo [-- --no-open] [--port N] [--vault DIR] [--rules FILE [--base RULESET]]
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';
import { addRulesNote } from './rules-note.mjs';
import { RULESET_IDS } from './rulesets.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'npm run demo -- [--no-open] [--port N] [--vault DIR] [--rules FILE [--base RULESET]]';

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
		const port = values.port === undefined ? undefined : Number(values.port);
		if (port !== undefined && (!Number.isInteger(port) || port < 0 || port > 65535))
			fail(`--port ${values.port} is not a port`);
		if (values.base !== undefined && !RULESET_IDS.includes(values.base))
			fail(`--base ${values.base} is not one of ${RULESET_IDS.join(', ')}`);
		return { open: !values['no-open'], port, vault: values.vault, rules: values.rules, base: values.base };
	} catch (error) {
		return fail(error.message);
	}
}

/** Copies the demo vault, so that playing does not change it. The copy is deleted on exit. */
function copyDemoVault() {
	const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-'));
	process.on('exit', () => fs.rmSync(temporary, { recursive: true, force: true }));
	const folder = path.join(temporary, 'demo');
	const source = path.join(ROOT, 'demo/vault');
	if (fs.existsSync(source)) fs.cpSync(source, folder, { recursive: true });
	else fs.mkdirSync(folder);
	return folder;
}

/** The default port, always the same for a folder, so that the browser finds its local storage again. */
function usualPort(folder) {
	const [high, low] = createHash('sha256').update(folder).digest();
	return 49152 + (((high << 8) | low) >> 2);
}

async function start({ vault, isCopy, port }) {
	const { build, PAGE, PLUGIN } = await import('../test/host/build.mjs');
	const { serve } = await import('../test/host/server.mjs');
	await build({ isQuick: true });
	const serveAt = at => serve({ vault, page: PAGE, plugin: PLUGIN, isCopy, port: at });
	if (port === undefined && !isCopy) {
		const server = await serveAt(usualPort(vault)).catch(() => undefined);
		if (server) return server;
	}
	return serveAt(port ?? 0).catch(error =>
		fail(error.code === 'EADDRINUSE' ? `Port ${port} is in use.` : error.message),
	);
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
const isCopy = options.vault === undefined;
const vault = isCopy ? copyDemoVault() : path.resolve(options.vault);
const rules = options.rules === undefined ? undefined : addRulesNote(vault, options.rules, options.base);
const server = await start({ vault, isCopy, port: options.port });
console.log(`Sworn Journal on the stand-in host (not Obsidian): ${server.url}`);
console.log(isCopy ? `The notes are a copy, gone when this ends: ${vault}` : `What you write stays in ${vault}`);
if (rules) console.log(rules);
console.log('Ctrl+C ends it.');
if (options.open) openBrowser(server.url);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
	process.once(signal, async () => {
		await server.close();
		process.exit(0);
	});
}

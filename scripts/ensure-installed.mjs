import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const changed = file => fs.statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** npm writes this file at the end of each installation. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Runs `npm ci` if nothing is installed or package-lock.json is newer, but never from within a test run. Must not import
 * any dependency.
 */
export function ensureInstalled() {
	if (changed(INSTALLED) >= changed('package-lock.json')) return;
	if (process.env.VITEST)
		return console.error('package-lock.json is newer than what is installed. Run npm ci when no tests are running.');
	refuseLinked();
	console.error('Installing the development tools (npm ci), once ...');
	const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
		cwd: ROOT,
		stdio: ['ignore', 'ignore', 'inherit'],
		shell: process.platform === 'win32',
	});
	if (status !== 0) {
		console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Try it by hand, then start again.`);
		process.exit(1);
	}
	const now = new Date();
	fs.utimesSync(path.join(ROOT, INSTALLED), now, now);
}

/**
 * Refuses a symlinked node_modules: npm ci would empty the folder behind the link, which belongs to another checkout.
 */
function refuseLinked() {
	if (!fs.lstatSync(path.join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
	console.error(
		'node_modules is a link, and what it leads to is missing or older than package-lock.json. ' +
			'Nothing was installed. Run npm ci in the folder it leads to, or remove the link and start again.',
	);
	process.exit(1);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) ensureInstalled();

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** npm writes what it installed into this file, in the form of package-lock.json. */
const INSTALLED = 'node_modules/.package-lock.json';

/** The packages of a lock file by their folder; none if there is no such file. */
function packagesIn(file) {
	const at = path.join(ROOT, file);
	if (!fs.existsSync(at)) return undefined;
	const { '': _, ...packages } = JSON.parse(fs.readFileSync(at, 'utf8')).packages ?? {};
	return packages;
}

/** Whether what is installed is what package-lock.json asks for. Optional packages of other systems may be missing. */
function isInstalled() {
	const installed = packagesIn(INSTALLED);
	if (!installed) return false;
	const asked = packagesIn('package-lock.json');
	const isSame = ([folder, { version, integrity, optional }]) =>
		installed[folder]
			? installed[folder].version === version && installed[folder].integrity === integrity
			: optional === true;
	return Object.entries(asked).every(isSame) && Object.keys(installed).every(folder => folder in asked);
}

/**
 * Runs `npm ci` if what is installed is not what package-lock.json asks for, but never from within a test run. Must not
 * import any dependency.
 */
export function ensureInstalled() {
	if (isInstalled()) return;
	if (process.env.VITEST)
		return console.error(
			'What is installed is not what package-lock.json asks for. Run npm ci when no tests are running.',
		);
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
}

/**
 * Refuses a symlinked node_modules: npm ci would empty the folder behind the link, which belongs to another checkout.
 */
function refuseLinked() {
	if (!fs.lstatSync(path.join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return;
	console.error(
		'node_modules is a link, and what it leads to is missing or not what package-lock.json asks for. ' +
			'Nothing was installed. Run npm ci in the folder it leads to, or remove the link and start again.',
	);
	process.exit(1);
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) ensureInstalled();

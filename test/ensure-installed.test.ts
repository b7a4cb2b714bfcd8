import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const writeLock = (file: string, packages: object) =>
	fs.writeFileSync(file, JSON.stringify({ name: 'empty', lockfileVersion: 3, packages }));

/** A checkout with nothing but the script, a lock and a tool installed before it. */
function checkoutIn(folder: string): { readonly script: string; readonly checkout: string } {
	const checkout = path.join(folder, 'checkout');
	fs.mkdirSync(path.join(checkout, 'scripts'), { recursive: true });
	const empty = { name: 'empty', version: '1.0.0' };
	fs.writeFileSync(path.join(checkout, 'package.json'), JSON.stringify(empty));
	const packages = { 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-of-the-tool' } };
	writeLock(path.join(checkout, 'package-lock.json'), { '': empty, ...packages });
	const script = path.join(checkout, 'scripts/ensure-installed.mjs');
	fs.copyFileSync(new URL('../scripts/ensure-installed.mjs', import.meta.url), script);
	return { script: fs.realpathSync(script), checkout };
}

function temporaryFolder(): string {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-install-'));
	onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const run = (script: string, env: NodeJS.ProcessEnv) =>
	spawnSync(process.execPath, [script], { encoding: 'utf8', env: { ...process.env, ...env } });

it('a linked node_modules that is out of date is refused, and what it leads to is left alone', () => {
	const folder = temporaryFolder();
	const { script, checkout } = checkoutIn(folder);
	const elsewhere = path.join(folder, 'elsewhere');
	fs.mkdirSync(path.join(elsewhere, 'tool'), { recursive: true });
	fs.symlinkSync(elsewhere, path.join(checkout, 'node_modules'), 'junction');

	const { status, stderr } = run(script, { VITEST: '' });

	expect(stderr).toContain('node_modules is a link');
	expect(status).toBe(1);
	expect(fs.existsSync(path.join(elsewhere, 'tool'))).toBe(true);
});

it('nothing is installed while tests run: it would remove what they are using', () => {
	const { script, checkout } = checkoutIn(temporaryFolder());
	fs.mkdirSync(path.join(checkout, 'node_modules/tool'), { recursive: true });

	const { status, stderr } = run(script, { VITEST: 'true' });

	expect(stderr).toContain('Run npm ci');
	expect(status).toBe(0);
	expect(fs.existsSync(path.join(checkout, 'node_modules/tool'))).toBe(true);
});

it.each([
	{ title: 'what the lock asks for', version: '1.0.0', isSilent: true },
	{ title: 'another version', version: '1.0.1', isSilent: false },
])('a linked node_modules, older than the lock, is judged by what it holds: $title', ({ version, isSilent }) => {
	const folder = temporaryFolder();
	const { script, checkout } = checkoutIn(folder);
	const elsewhere = path.join(folder, 'elsewhere');
	fs.mkdirSync(elsewhere);
	const lock = path.join(elsewhere, '.package-lock.json');
	writeLock(lock, { 'node_modules/tool': { version, integrity: 'sha512-of-the-tool' } });
	fs.utimesSync(lock, 0, 0);
	fs.symlinkSync(elsewhere, path.join(checkout, 'node_modules'), 'junction');

	const { status, stderr } = run(script, { VITEST: '' });

	expect(status).toBe(isSilent ? 0 : 1);
	expect(stderr === '').toBe(isSilent);
});

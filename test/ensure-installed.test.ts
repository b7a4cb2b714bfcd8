import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

it('a linked node_modules that is out of date is refused, and what it leads to is left alone', () => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-journal-linked-'));
	onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
	const checkout = path.join(folder, 'checkout');
	const elsewhere = path.join(folder, 'elsewhere');
	fs.mkdirSync(path.join(checkout, 'scripts'), { recursive: true });
	fs.mkdirSync(path.join(elsewhere, 'tool'), { recursive: true });
	fs.symlinkSync(elsewhere, path.join(checkout, 'node_modules'), 'junction');
	const empty = { name: 'empty', version: '1.0.0' };
	fs.writeFileSync(path.join(checkout, 'package.json'), JSON.stringify(empty));
	const lock = { ...empty, lockfileVersion: 3, packages: { '': empty } };
	fs.writeFileSync(path.join(checkout, 'package-lock.json'), JSON.stringify(lock));
	const script = path.join(checkout, 'scripts/ensure-installed.mjs');
	fs.copyFileSync(new URL('../scripts/ensure-installed.mjs', import.meta.url), script);

	const { status, stderr } = spawnSync(process.execPath, [fs.realpathSync(script)], { encoding: 'utf8' });

	expect(stderr).toContain('node_modules is a link');
	expect(status).toBe(1);
	expect(fs.existsSync(path.join(elsewhere, 'tool'))).toBe(true);
});

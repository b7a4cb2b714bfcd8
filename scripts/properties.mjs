// npm run properties: runs the property tests with fresh seeds. --seeds N, or --seed S to repeat one.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './ensure-installed.mjs';

ensureInstalled();
const number = { type: 'string' };
const { values } = parseArgs({ options: { seeds: number, seed: number } });
const given = (name, usual) => {
	const value = Number(values[name] ?? usual);
	if (Number.isInteger(value) && value > 0) return value;
	console.error(`--${name} wants a whole number above 0, not “${values[name]}”.`);
	process.exit(1);
};

const fresh = () => Array.from({ length: given('seeds', 10) }, () => randomInt(1, 2 ** 31));
const seeds = values.seed === undefined ? fresh() : [given('seed')];
const files = fs
	.readdirSync('test', { recursive: true })
	.map(file => `test/${file.replaceAll('\\', '/')}`)
	.filter(file => file.endsWith('.test.ts') && fs.readFileSync(file, 'utf8').includes("from 'fast-check'"));

const bin = `node_modules/.bin/vitest${process.platform === 'win32' ? '.cmd' : ''}`;
const failed = seeds.filter((seed, at) => {
	console.log(`\n== Seed ${seed} (${at + 1} of ${seeds.length})`);
	const { status } = spawnSync(bin, ['run', '--project', 'unit', ...files], {
		stdio: 'inherit',
		shell: process.platform === 'win32',
		env: { ...process.env, PROPERTY_SEED: String(seed) },
	});
	return status !== 0;
});
for (const seed of failed) console.log(`Seed ${seed} failed. Repeat it: npm run properties -- --seed ${seed}`);
if (failed.length === 0) console.log(`\nEvery seed passed: ${seeds.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);

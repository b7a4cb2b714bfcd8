import { expect, it } from 'vitest';
import { figures, soak } from './soak';

// Run by scripts/soak.mjs.
const given = (name: string, usual: number): number => Number(process.env[name] ?? usual);

it('plays', { timeout: 0 }, async () => {
	const soaked = await soak({
		seed: given('SOAK_SEED', 1),
		steps: given('SOAK_STEPS', 2000),
		most: given('SOAK_MINUTES', Infinity) * 60_000,
		from: given('SOAK_JOB', 0),
		isTorn: process.env['SOAK_TORN'] === 'yes',
		every: given('SOAK_JOBS', 1),
		mostFinds: given('SOAK_FINDS', 3),
		say: words => process.stdout.write(`${words}\n`),
	});
	process.stdout.write(`${figures(soaked)}\n`);
	expect(soaked.finds).toEqual([]);
});

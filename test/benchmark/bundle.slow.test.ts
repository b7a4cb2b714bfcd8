import { expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

it.each(['test/benchmark/pure.ts', 'test/benchmark/vault-index.ts'])('the benchmark of %s can be built', async file => {
	await expect(bundle(file)).resolves.toContain('benchmark');
});

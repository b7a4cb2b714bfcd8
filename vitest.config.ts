import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const HOST_ALIAS = [{ find: /^obsidian$/, replacement: here('test/host/obsidian.ts') }];
export const INTEGRATION_TESTS = ['test/obsidian/**/*.test.{ts,tsx}', 'test/host/**/*.test.ts'];

export default defineConfig({
	plugins: [rulesetsAsText.vite()],
	test: {
		// A busy machine is slow, not wrong.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					include: ['test/**/*.test.ts'],
					exclude: ['test/obsidian/**', 'test/host/**', 'test/e2e/**', 'test/soak/**'],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'integration',
					environment: 'jsdom',
					include: INTEGRATION_TESTS,
					setupFiles: ['test/support/jsdom-host.ts'],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'soak',
					environment: 'jsdom',
					include: process.env['SOAK_JOBS'] ? ['test/soak/long.soak.ts'] : ['test/soak/**/*.test.ts'],
					setupFiles: ['test/soak/setup.ts'],
				},
			},
		],
	},
});

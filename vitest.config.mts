import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import { cataloguesAsText } from './scripts/catalogues-as-text.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const HOST_ALIAS = [{ find: /^obsidian$/, replacement: here('test/host/obsidian.ts') }];
export const INTEGRATION_TESTS = ['test/obsidian/**/*.test.{ts,tsx}', 'test/host/**/*.test.ts'];

/** Those that put a watched module in the place of one of the plugin: that has to be done before the plugin is loaded. */
export const MOCKING_TESTS = ['test/obsidian', 'test/host/tests'].flatMap(folder =>
	readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
		.map(name => join(folder, name).replaceAll('\\', '/'))
		.filter(file => /\.test\.tsx?$/.test(file) && readFileSync(here(file), 'utf8').includes('\nvi.mock(')),
);

/**
 * Which tests run: `quick` ones in *npm run check*, those of a `*.slow.test.ts` as well in *npm test*, and those of a
 * `*.deep.test.ts` too in *npm run test:deep*.
 */
const RUN = process.env['TESTS'] ?? 'usual';
const LEFT_OUT = { quick: ['**/*.{slow,deep}.test.ts'], usual: ['**/*.deep.test.ts'], deep: [] }[RUN];
if (!LEFT_OUT) throw new Error(`TESTS is “${RUN}”; it can be quick, usual or deep.`);

/** What was made of each module is kept from run to run, by its text, where `MODULE_CACHE` names a folder for it. */
const MODULE_CACHE = process.env['MODULE_CACHE'];

/** An import does not say whether its file ends with .ts or .tsx, but what is made of the module does. */
const endings = readdirSync(here('src'), { recursive: true, encoding: 'utf8' })
	.filter(name => name.endsWith('.tsx'))
	.sort()
	.join();

/** What a module holds of other files, or is made of them, is not kept. */
const keptByItsText: Plugin = {
	name: 'kept-by-its-text',
	configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
		define(({ id, sourceCode }) => (id.startsWith('\0') || sourceCode.includes('import.meta.glob') ? false : endings)),
};

/** The seed of properties and samples: the same each time, unless `PROPERTY_SEED` names another. */
const propertySeed = Number(process.env['PROPERTY_SEED'] ?? 1);
export const GIVEN = { setup: 'test/support/property-seed.ts', provide: { propertySeed, isDeep: RUN === 'deep' } };

export const HANGS = 600_000;

export default defineConfig({
	plugins: [cataloguesAsText.vite(), rulesetsAsText.vite(), keptByItsText],
	test: {
		...(MODULE_CACHE ? { experimental: { fsModuleCache: true, fsModuleCachePath: MODULE_CACHE } } : {}),
		// A busy machine is slow, not wrong: only what hangs takes this long.
		testTimeout: HANGS,
		hookTimeout: HANGS,
		// Nearly all that a test allocates is short-lived, so a larger semi-space means fewer scavenges.
		execArgv: ['--max-semi-space-size=64'],
		// Left alone, the runner keeps a core free, and on two cores works with one.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		provide: GIVEN.provide,
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'node',
					// Pure code keeps nothing from one file to the next, and the books are read once.
					isolate: false,
					include: ['test/**/*.test.ts'],
					exclude: ['test/obsidian/**', 'test/host/**', 'test/e2e/**', 'test/soak/**', ...LEFT_OUT],
					setupFiles: [GIVEN.setup],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'integration',
					environment: './test/support/jsdom-once.ts',
					// A test that leaves something behind in the page fails, so the next file need not begin in a new one.
					isolate: false,
					include: INTEGRATION_TESTS,
					exclude: [...MOCKING_TESTS, ...LEFT_OUT],
					setupFiles: ['test/support/jsdom-host.ts', 'test/support/plugin-loaded.ts', GIVEN.setup],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'integration-mocking',
					environment: 'jsdom',
					include: MOCKING_TESTS,
					setupFiles: ['test/support/jsdom-host.ts', GIVEN.setup],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'soak',
					environment: 'jsdom',
					include: process.env['SOAK_JOBS'] ? ['test/soak/long.soak.ts'] : ['test/soak/**/*.test.ts'],
					exclude: LEFT_OUT,
					setupFiles: ['test/soak/setup.ts'],
				},
			},
		],
	},
});

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
 * *npm run check* leaves these to *npm test*: the sample of the faults, every command in two languages, random play and its
 * finds, texts made up by chance, the power cut at every write, the host beside the app's typings, and the rules command, which
 * starts a process for each case. The tests of the built plugin are left to it as well: its language, size and release.
 */
const LONG_TESTS = [
	'test/obsidian/faults/{catalogue,faults-by-hand,faults-in-play}.test.ts',
	'test/obsidian/language/{same-bytes,nothing-english,german}.test.ts',
	'test/{one-codemirror,release,benchmark/bundle,benchmark/beside}.test.ts',
	'test/soak/{seed-*,finds}.test.ts',
	'test/journal/pages/undo-bytes.test.ts',
	'test/reader-fuzz/reader-fuzz.test.ts',
	'test/obsidian/writer/power-cut.test.ts',
	'test/host/tests/{api-coverage,typed-surface,plugin-loader}.test.ts',
	'test/rules/report/rules-command.test.ts',
];
const LEFT_OUT = process.env['WITHOUT_LONG_TESTS'] ? LONG_TESTS : [];

/** What was made of each module is kept from run to run, by its text, where `MODULE_CACHE` names a folder for it. */
const MODULE_CACHE = process.env['MODULE_CACHE'];

/** What a module holds of other files, or is made of them, is not kept. */
const keptByItsText: Plugin = {
	name: 'kept-by-its-text',
	configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
		define(({ id, sourceCode }) => (id.startsWith('\0') || sourceCode.includes('import.meta.glob') ? false : null)),
};

/** The seed of the properties: the same each time, unless `PROPERTY_SEED` names another. */
export const PROPERTY_SEED = {
	setup: 'test/support/property-seed.ts',
	provide: { propertySeed: Number(process.env['PROPERTY_SEED'] ?? 1) },
};

export default defineConfig({
	plugins: [cataloguesAsText.vite(), rulesetsAsText.vite(), keptByItsText],
	test: {
		...(MODULE_CACHE ? { experimental: { fsModuleCache: true, fsModuleCachePath: MODULE_CACHE } } : {}),
		// A busy machine is slow, not wrong.
		testTimeout: 60_000,
		hookTimeout: 60_000,
		// Left alone, the runner keeps a core free, and on two cores works with one.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		provide: PROPERTY_SEED.provide,
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
					setupFiles: [PROPERTY_SEED.setup],
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
					setupFiles: ['test/support/jsdom-host.ts', PROPERTY_SEED.setup],
				},
			},
			{
				extends: true,
				resolve: { alias: HOST_ALIAS },
				test: {
					name: 'integration-mocking',
					environment: 'jsdom',
					include: MOCKING_TESTS,
					setupFiles: ['test/support/jsdom-host.ts', PROPERTY_SEED.setup],
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

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import manifest from './package.json';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';
import { HOST_ALIAS, INTEGRATION_TESTS } from './vitest.config.ts';

/** What a test reads of this machine itself: files, typings, other programs. */
const IN_NODE_ONLY = ['api-coverage', 'behaviours', 'plugin-loader', 'server', 'theme'];

const PACKAGES = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(name =>
	/^(?:@codemirror|@lezer|fast-check|lucide|markdown-it|preact|yaml)/.test(name),
);

/** The integration tests once more, in a real browser. */
export default defineConfig({
	plugins: [rulesetsAsText.vite()],
	resolve: { alias: HOST_ALIAS },
	// Known beforehand, so that the page is not loaded anew in the middle of the tests when one of them is met.
	optimizeDeps: { include: [...PACKAGES, 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'] },
	test: {
		name: 'chromium',
		testTimeout: 60_000,
		hookTimeout: 60_000,
		include: INTEGRATION_TESTS,
		exclude: IN_NODE_ONLY.map(name => `test/host/${name}.test.ts`),
		setupFiles: ['test/support/browser-host.ts'],
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS } }),
			instances: [{ browser: 'chromium' }],
		},
	},
});

import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import manifest from './package.json';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs';
import { IN_NODE_ONLY } from './scripts/in-node-only.mjs';
import { cataloguesAsText } from './scripts/catalogues-as-text.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';
import { GIVEN, HANGS, HOST_ALIAS, INTEGRATION_TESTS } from './vitest.config.mts';

const PACKAGES = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(name =>
	/^(?:@codemirror|@lezer|fast-check|lucide|markdown-it|preact|yaml)/.test(name),
);

const executablePath = findChromium();
if (executablePath === undefined) {
	throw new Error('No Chromium was found. Install Chromium or Google Chrome, or set CHROMIUM to its program.');
}

/** The integration tests that could come out otherwise in a real browser, once more. */
export default defineConfig({
	plugins: [cataloguesAsText.vite(), rulesetsAsText.vite()],
	resolve: { alias: HOST_ALIAS },
	// Known beforehand, so that the page is not loaded anew in the middle of the tests when one of them is met.
	optimizeDeps: { include: [...PACKAGES, 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime'] },
	test: {
		name: 'chromium',
		testTimeout: HANGS,
		hookTimeout: HANGS,
		// One page for all of them: the plugin is loaded once.
		isolate: false,
		include: INTEGRATION_TESTS,
		exclude: Object.keys(IN_NODE_ONLY),
		setupFiles: ['test/support/browser-host.ts', GIVEN.setup],
		provide: GIVEN.provide,
		browser: {
			enabled: true,
			headless: true,
			screenshotFailures: false,
			provider: playwright({ launchOptions: { executablePath, args: CHROMIUM_FLAGS } }),
			instances: [{ browser: 'chromium' }],
		},
	},
});

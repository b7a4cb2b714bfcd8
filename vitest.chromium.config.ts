import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';
import { HOST_ALIAS, INTEGRATION_TESTS } from './vitest.config.ts';

/** What a test reads of this machine itself: files, typings, other programs. */
const IN_NODE_ONLY = ['api-coverage', 'behaviours', 'plugin-loader', 'server', 'theme'];

/** The integration tests once more, in a real browser. */
export default defineConfig({
	plugins: [rulesetsAsText.vite()],
	resolve: { alias: HOST_ALIAS },
	test: {
		name: 'chromium',
		testTimeout: 60_000,
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

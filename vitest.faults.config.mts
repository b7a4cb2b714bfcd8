import { defineConfig } from 'vitest/config';
import { cataloguesAsText } from './scripts/catalogues-as-text.mjs';
import { rulesetsAsText } from './scripts/rulesets-as-text.mjs';
import { HOST_ALIAS } from './vitest.config.mts';

/** Every cell of the faults, for `npm run faults`. */
export default defineConfig({
	plugins: [cataloguesAsText.vite(), rulesetsAsText.vite()],
	resolve: { alias: HOST_ALIAS },
	test: {
		name: 'faults',
		environment: 'jsdom',
		// what each action came to shows as it goes
		disableConsoleIntercept: true,
		include: ['test/obsidian/faults/*.whole.ts'],
		setupFiles: ['test/support/jsdom-host.ts'],
	},
});

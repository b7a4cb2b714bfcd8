import type { JSDOM } from 'jsdom';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Options = Parameters<Environment['setup']>[1] & { jsdom?: ConstructorParameters<typeof JSDOM>[1] };

let isSetUp = false;

/** One page for all test files of a process, as the modules that look after the page are kept from one file to the next. */
export default {
	...builtinEnvironments.jsdom,
	name: 'jsdom-once',
	async setup(global: typeof globalThis, options: Options) {
		if (!isSetUp) await builtinEnvironments.jsdom.setup(global, options);
		isSetUp = true;
		return { teardown: () => {} };
	},
} satisfies Environment;

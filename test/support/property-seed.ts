import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
	interface ProvidedContext {
		propertySeed: number;
	}
}

/** Every property renders from one seed, so that a run can be repeated. */
fc.configureGlobal({ seed: inject('propertySeed') });

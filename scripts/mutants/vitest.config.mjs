// The usual test configuration, but a source file may be mutated on loading.
import path from 'node:path';
import usual from '../../vitest.config.mts';
import { withMutant } from './mutate.mjs';

const mutantPlugin = {
	name: 'mutant',
	enforce: 'pre',
	transform(code, id) {
		const { mutant } = globalThis;
		return mutant && id.split('?')[0] === path.resolve(mutant.file) ? withMutant(code, mutant) : null;
	},
};

export default {
	...usual,
	root: path.resolve(import.meta.dirname, '../..'),
	plugins: [...usual.plugins, mutantPlugin],
};

import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { RULESET_IDS } from './rulesets.mjs';
import { rulesetsAsText } from './rulesets-as-text.mjs';

const READERS = `
	export { bundledRuleset } from './src/rules/bundled';
	export { rulebook } from './src/rules/rulebook';
`;

/** The reader of the rules, as it stands in src. */
async function readers() {
	const resolveDir = fileURLToPath(new URL('..', import.meta.url));
	const { outputFiles } = await esbuild.build({
		stdin: { contents: READERS, resolveDir, loader: 'ts' },
		bundle: true,
		write: false,
		format: 'esm',
		logLevel: 'warning',
		plugins: [rulesetsAsText.esbuild()],
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/**
 * What each bundled move does, read from its text when the plugin is built: by ruleset and id. An expansion has only those
 * that the ruleset below it has not, or that read differently among its names.
 */
export async function effectsOfBooks() {
	const { bundledRuleset, rulebook } = await readers();
	const books = {};
	// An expansion is after what it expands, and ids are those of one book.
	const last = new Map();
	for (const id of RULESET_IDS) {
		const ruleset = bundledRuleset(id);
		const book = rulebook(ruleset);
		const read = ruleset.moves.map(move => [
			move._id,
			{ effects: book.effectsOf(move), adds: book.triggerAddsOf(move) },
		]);
		const own = read.filter(([move, each]) => JSON.stringify(last.get(move)) !== JSON.stringify(each));
		for (const [move, each] of own) last.set(move, each);
		books[id] = Object.fromEntries(own);
	}
	return books;
}

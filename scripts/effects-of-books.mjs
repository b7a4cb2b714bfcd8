import { fileURLToPath } from 'node:url';
import esbuild from 'esbuild';
import { RULESET_IDS } from './rulesets.mjs';
import { rulesetsAsText } from './rulesets-as-text.mjs';
import { statedIn } from './stated-abilities.mjs';

const READERS = `
	export { bundledRuleset } from './src/rules/books/bundled';
	export { rulebook } from './src/rules/books/rulebook';
	export { statedProblems } from './scripts/rules/check-stated';
`;

/** Bundles and loads the rules reader from src. */
async function readers() {
	const resolveDir = fileURLToPath(new URL('..', import.meta.url));
	const { outputFiles } = await esbuild.build({
		stdin: { contents: READERS, resolveDir, loader: 'ts' },
		bundle: true,
		write: false,
		format: 'esm',
		external: ['node:*'],
		logLevel: 'warning',
		plugins: [rulesetsAsText.esbuild()],
	});
	return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/**
 * The effects of each bundled move by ruleset and id, read from its text at build time. An expansion lists only moves
 * that its base ruleset lacks, or that read differently in the expansion. Throws if what is stated of abilities of a book
 * cannot be played.
 */
export async function effectsOfBooks() {
	const { bundledRuleset, rulebook, statedProblems } = await readers();
	const problems = RULESET_IDS.flatMap(id => statedProblems(id, statedIn(id)));
	if (problems.length > 0) throw new Error(`Stated abilities cannot be played:\n${problems.join('\n')}`);
	const books = {};
	// Expansions come after their base ruleset and use the same ids.
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

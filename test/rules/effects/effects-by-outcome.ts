import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Effect } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';

const OUTCOMES = { strong: 'you win.', weak: 'suffer -1 supply.', miss: '__Pay the Price__.' };

/** The effects of a rolled move on each outcome, and on a match. */
export function rolled(texts: Partial<typeof OUTCOMES>, before = ''): Readonly<Record<string, string>> {
	const { strong, weak, miss } = { ...OUTCOMES, ...texts };
	return effectsIn(
		`When **you try**, roll +iron.${before}\n\nOn a **strong hit**, ${strong}\n\nOn a **weak hit**, ${weak}\n\nOn a **miss**, ${miss}`,
	);
}

/** The effects of a move, given its text. */
export function effectsIn(text: string): Readonly<Record<string, string>> {
	const ruleset = bundledRuleset('starforged');
	const { layer } = readReference(`# House Moves\n\n## Try\n\n${text}\n`, 'House', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const [move] = layer.moves;
	if (!move) throw new Error('no move was found');
	const { always, outcomes, matches } = book.effectsOf(book.move(move.name) ?? move);
	const of = (effects: readonly Effect[] = []) => (effects.length === 0 ? '' : writeEffects(effects));
	return {
		always: of(always),
		strong: of(outcomes.strong_hit),
		weak: of(outcomes.weak_hit),
		miss: of(outcomes.miss),
		match: of(matches.strong_hit),
	};
}

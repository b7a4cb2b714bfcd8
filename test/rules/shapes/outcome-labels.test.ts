import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { bundledRuleset } from '../../../src/rules/bundled';
import { applyLayer } from '../../../src/rules/layers';
import { readReference } from '../../../src/rules/reference/read-reference';
import { rulebook } from '../../../src/rules/rulebook';

const ruleset = bundledRuleset('starforged');

/** The effects of each outcome of a move whose outcomes stand as told. */
function outcomesOf(outcomes: string) {
	const note = `# Salt Moves\n\n## Brave the Salt\n\nWhen you brave the salt, roll +iron.\n\n${outcomes}\n`;
	const book = rulebook(applyLayer(ruleset, readReference(note, 'Salt', ruleset).layer));
	const move = book.ruleset.moves.find(({ name }) => name === 'Brave the Salt');
	if (!move) throw new Error('the move was not found');
	const { always, outcomes: read } = book.effectsOf(move);
	return [always, read.strong_hit, read.weak_hit, read.miss].map(effects => writeEffects(effects ?? []));
}

describe('an outcome is told from its text', () => {
	it.each([
		['a colon', '**Strong hit:** ', ''],
		['a full stop inside the bold', '**Strong hit.** ', ''],
		['a full stop behind the bold', '**Strong hit**. ', ''],
		['a full stop in italics', '*Strong hit.* ', ''],
		['a full stop alone', 'Strong hit. ', ''],
		['a semicolon', 'Strong hit; ', ''],
		['a dash', '**Strong hit** – ', ''],
		['an arrow', '**Strong hit** → ', ''],
		['an arrow of two signs', 'Strong hit -> ', ''],
		['an equals sign', 'Strong hit = ', ''],
		['a full stop in a list', '- **Strong hit.** ', ''],
		['an arrow in a list', '- Strong hit → ', ''],
		['a full stop, without space between', '**Strong hit.** ', ' '],
	])('%s', (_, label, between) => {
		const labels = ['Strong hit', 'Weak hit', 'Miss'].map(name => label.replace('Strong hit', name));
		const gap = between || (label.startsWith('- ') ? '\n' : '\n\n');
		const [strong = '', weak = '', miss = ''] = labels;
		const text = `${strong}It holds. Take +1 momentum.${gap}${weak}It holds. Suffer -1 health.${gap}${miss}It breaks. Pay the Price.`;
		expect(outcomesOf(text)).toEqual(['', 'momentum +1', 'health -1', 'move Pay the Price']);
	});

	it.each(['Miss Alder keeps the mill.', 'A miss. It was close.'])('%s is no outcome', words => {
		expect(
			outcomesOf(`**Strong hit:** Take +1 momentum.\n\n**Weak hit:** ${words}\n\n**Miss:** Pay the Price.`),
		).toEqual(['', 'momentum +1', '', 'move Pay the Price']);
	});
});

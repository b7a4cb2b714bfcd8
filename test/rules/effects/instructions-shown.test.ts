import fc from 'fast-check';
import { it } from 'vitest';
import type { Effect } from '../../../src/rules/effects/effect';
import { everyEffect, nestedEffects } from '../../../src/rules/effects/nested-effects';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';

const VERBS = [
	'Set',
	'Lock',
	'Flip',
	'Move',
	'Lose',
	'Gain',
	'Take',
	'Mark',
	'Clear',
	'Record',
	'Remove',
	'Swap',
	'Raise',
];
const THINGS = [
	'the lantern',
	'your stance',
	'a minor hurt',
	'the black seal',
	'your guard',
	'one of the keys',
	'a coin',
];
const TAILS = ['', ' at once', ' for good', ' with care', ' by the door'];
const LEADS = ['', 'Then, ', 'You must ', 'Also, '];

/** An instruction about something that no rules know, as a sentence. */
const instruction = fc
	.tuple(fc.constantFrom(...LEADS), fc.constantFrom(...VERBS), fc.constantFrom(...THINGS), fc.constantFrom(...TAILS))
	.map(([lead, verb, thing, tail]) => `${lead}${lead === '' ? verb : verb.toLowerCase()} ${thing}${tail}.`);
const known = fc.constantFrom(
	'Take +1 momentum.',
	'Suffer -1 supply.',
	'Mark progress.',
	'The night is cold.',
	'You are seen.',
);
const sentences = fc.array(fc.oneof(instruction, known), { minLength: 1, maxLength: 4 });

const saidBy = (effect: Effect): string => (effect.kind === 'say' ? effect.text : '');
const fold = (text: string): string =>
	text
		.toLowerCase()
		.replace(/^(?:then|also), /, '')
		.replace(/[.\s]+$/, '');

it('every sentence of a move that begins with a verb of instruction is carried out or shown', () => {
	const ruleset = bundledRuleset('starforged');
	fc.assert(
		fc.property(sentences, sentences, sentences, sentences, (before, strong, weak, miss) => {
			const on = (said: readonly string[]) => said.join(' ');
			const note = `# House Moves\n\n## Try\n\nWhen **you try**, roll +iron. ${on(before)}\n\nOn a **strong hit**, you win. ${on(strong)}\n\nOn a **weak hit**, you pass. ${on(weak)}\n\nOn a **miss**, you fall. ${on(miss)}\n`;
			const { layer } = readReference(note, 'House', ruleset);
			const book = rulebook(applyLayer(ruleset, layer));
			const effects = layer.moves.flatMap(({ name }) => book.move(name) ?? []).map(move => book.effectsOf(move));
			const shown = effects.flatMap(everyEffect).flatMap(nestedEffects).map(saidBy).map(fold);
			return [...before, ...strong, ...weak, ...miss]
				.filter(said => !/^(?:Take \+|Suffer -|Mark progress|The |You are)/.test(said))
				.every(said => shown.some(text => text.includes(fold(said))));
		}),
		{ numRuns: 150 },
	);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readEffects } from '../../../src/rules/effects/read-effects';

const ACTS = 'Take|Lose|Suffer|Mark|Gain|Paint|Carry|Envision|Count|Choose|You find|They owe you'.split('|');
const THINGS = 'momentum|health|spirit|turnips|silver coins|progress|harm|ticks on the moon|friends'.split('|');
const OPENINGS = '|If you are wounded, |If it rains, |Then, |When you wake, |You may also |Otherwise, '.split('|');
const ENDINGS = '| for each goat|, and sing| before dawn| (if unsure, ask a goat)|, or walk away| instead'.split('|');

/** "If it rains, take +7 turnips, and sing." */
const sentence = fc
	.tuple(
		fc.constantFrom(...OPENINGS),
		fc.constantFrom(...ACTS),
		fc.constantFrom('', '+', '-'),
		// no number that stands in the effects of other words
		fc.integer({ min: 11, max: 99 }),
		fc.constantFrom(...THINGS),
		fc.constantFrom(...ENDINGS),
	)
	.map(([opening, act, sign, number, thing, ending]) => {
		const words = `${opening}${opening === '' ? act : act.toLowerCase()} ${sign}${number} ${thing}${ending}.`;
		return { number, words };
	});

it('a number in a sentence is in an effect, or is reported', () => {
	fc.assert(
		fc.property(sentence, ({ number, words }) => {
			expect(JSON.stringify(readEffects(words))).toContain(String(number));
		}),
		{ numRuns: 2000 },
	);
});

it.each(['Choose one:', 'Pick two:', 'Do as many as you like.', 'All of the following hold:'])(
	'nor is one in a list under “%s” lost',
	says => {
		const list = '* Fear: take +41 momentum\n* Wrath, 42 times\n* 43 goats\n  * and 44 kids';
		const effects = JSON.stringify(readEffects(`${says}\n\n${list}`));
		expect([41, 42, 43, 44].filter(number => !effects.includes(String(number)))).toEqual([]);
	},
);

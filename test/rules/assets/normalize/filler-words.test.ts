import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { rulebook } from '../../../../src/rules/books/rulebook';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { useWords } from '../ability-words';

const book = rulebook(bundledRuleset('classic'));

/** The uses and the own moment of the last ability of a card of our own, and what it leaves to the player. */
function readingOf(...texts: readonly string[]) {
	const abilities = texts.map(text => ({ text, controls: [], options: [], enhance_moves: [], moves: [] }));
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities };
	const card = cardOf(asset as unknown as PrintedAsset, book.ruleset);
	const { uses, reminders, moment } = readAbility(abilities.at(-1) as never, card);
	const { always = [], outcomes = {} } = moment ? book.effectsOf(moment) : {};
	return {
		uses: uses.map(useWords),
		shown: reminders.map(({ words }) => words),
		moment: [always, ...Object.values(outcomes)].map(writeEffects).filter(said => said !== ''),
		trigger: moment?.trigger.text,
	};
}

describe('words around a rule that change nothing about it', () => {
	it.each([
		[
			'When you score a strong hit on a [Clash], you may give up the initiative. If you do, add +2 to your next move.',
			['Clash: after strong_hit · Your foe has initiative, then Add +2 on your next move'],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toMatchObject({ uses, shown: [] });
	});
});

describe('what an ability gives by itself', () => {
	it.each([
		[
			'When you are pardoned, gain this ability at no cost. You may then exchange this asset for another with the same number of marked abilities.',
			[
				'tell Mark this ability at no cost.\nmay Exchange this asset for another with as many marked abilities\n\tasset discard\n\tasset gain',
			],
		],
	])('%s', (text, moment) => {
		expect(readingOf(text)).toMatchObject({ moment, shown: [] });
	});
});

describe('what is not taken for such words', () => {
	it('keeps a price', () => {
		expect(readingOf('When you [Heal], you may burn your last torch: add +2.').uses).toEqual([]);
	});
});

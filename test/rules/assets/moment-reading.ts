import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../src/rules/assets/reading/read-ability';
import { bundledRuleset, type RulesetId } from '../../../src/rules/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { rulebook } from '../../../src/rules/rulebook';
import { useWords } from './ability-words';

/** What is read from a text as the only ability of a card of our own: its uses, and what it does outside any roll. */
export const readingOf = (text: string, id: RulesetId = 'classic', controls: readonly object[] = []) =>
	readingOfLast([text], id, controls);

/** The same of the last of several abilities of a card. */
export function readingOfLast(texts: readonly string[], id: RulesetId = 'classic', controls: readonly object[] = []) {
	const ruleset = bundledRuleset(id);
	const abilities = texts.map(text => ({ text, controls, options: [], enhance_moves: [], moves: [] }));
	const ability = abilities.at(-1);
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities };
	const card = asset as unknown as PrintedAsset;
	const { uses, reminders, moment } = readAbility(ability as never, cardOf(card, ruleset));
	const book = rulebook({ ...ruleset, assets: () => [card] });
	return {
		uses: uses.map(useWords),
		shown: reminders.map(({ words }) => words),
		when: moment?.trigger.text ?? '',
		does: moment ? writeEffects(book.effectsOf(moment).always).split('\n') : [],
		moment,
	};
}

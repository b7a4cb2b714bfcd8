import type { PrintedAsset } from '../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../src/rules/assets/parse/read-ability';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { optionName } from '../../../src/rules/move';
import { rulebook } from '../../../src/rules/books/rulebook';
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
	const effects = moment && book.effectsOf(moment);
	return {
		uses: uses.map(useWords),
		shown: reminders.map(({ words }) => words),
		when: moment?.trigger.text ?? '',
		does: effects ? writeEffects(effects.always).split('\n') : [],
		outcomes: Object.fromEntries(
			Object.entries(effects?.outcomes ?? {}).map(([outcome, each]) => [outcome, writeEffects(each)]),
		),
		adds: moment?.trigger.adds?.map(({ by }) => by) ?? [],
		rolls: moment?.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName)) ?? [],
		moment,
	};
}

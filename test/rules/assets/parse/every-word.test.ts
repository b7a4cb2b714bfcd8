import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampled } from '../../../support/sample';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { plainText } from '../../../../src/rules/rules-text';
import { fewWords } from '../ability-words';

/** Numbers, what they are of, and words that bind an effect to a circumstance. */
const COUNTS =
	/[+-]?\d+|\b(?:add|momentum|health|spirit|supply|progress|ticks?|reroll|harm|unless|each|twice|match|hit|miss|strong|weak|once|next|instead|per)\b/gi;

/** What an ability is read to do and what is left of it; the words of its own time are its words. */
const readingOf = (
	text: string,
	card: ReturnType<typeof cardOf>,
	ability: Parameters<typeof readAbility>[0],
): string => {
	const { uses, reminders, moment } = readAbility({ ...ability, text }, card);
	return JSON.stringify([uses, reminders, moment?.text, moment?.tables]);
};

it.each(['classic', 'starforged', 'sundered_isles'] as const)(
	'a word that counts and that can be taken out of an ability of %s without a trace is known, where nothing is shown',
	async id => {
		const ruleset = bundledRuleset(id);
		const own = (ruleset.assets?.() ?? []).filter(({ _id }) => _id.startsWith(`asset:${id}/`));
		const drawn = sampled(own, 12);
		const lines = drawn.flatMap(asset => {
			const card = cardOf(asset, ruleset);
			return asset.abilities.flatMap((ability, at) => {
				// What is shown as a reminder is shown in all its words.
				if (ability.moves.length > 0 || readAbility(ability, card).reminders.length > 0) return [];
				const text = plainText(ability.text);
				const read = readingOf(text, card, ability);
				return [...text.matchAll(COUNTS)].flatMap(({ 0: word, index }) => {
					const rest = (text.slice(0, index) + text.slice(index + word.length)).replace(/ {2,}/g, ' ').trim();
					if (readingOf(rest, card, ability) !== read) return [];
					// "When you Strike, +1" is read as an add, too
					const [, number] = /^ \+(\d)/.exec(text.slice(index + word.length)) ?? [];
					if (/^add$/i.test(word) && number !== undefined && read.includes(`"add":${number}`)) return [];
					// "+1 spirit or momentum": an amount that is said once holds for both
					if (/^[+-]\d/.test(word) && text.slice(0, index).endsWith(` or `) && text.slice(0, index).includes(word))
						return [];
					return [
						`${asset.name} ${at + 1}, “${word}” in: … ${fewWords(text.slice(Math.max(0, index - 15), index + 40))}`,
					];
				});
			});
		});
		const approved = `../approved/no-trace-${id}.md`;
		if (drawn.length === own.length) await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(approved);
		const known = readFileSync(new URL(approved, import.meta.url), 'utf8').split('\n');
		const isDrawn = (line: string) => drawn.some(({ name }) => line.slice(0, line.indexOf(',') - 2) === name);
		expect(lines).toEqual(known.filter(isDrawn));
	},
);

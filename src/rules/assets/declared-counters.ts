import type { Ruleset } from '../ruleset';
import { countersOf } from './ability-values';
import type { AssetAbility, AssetControl, PrintedAsset } from './printed-asset';
import { countedIn, gainedAndSpent, gains } from './parse/counter-words';

/** What a character has: stats and meters. */
type Sheet = Pick<Ruleset, 'stats' | 'condition_meters'>;

/** "It has up to 5 oil", "the lamp can store 3 oil", "your max oil is 6": the most that there can be. */
const DECLARED =
	/\b(?:(?:has|have|holds?|stores?|carry|carries|contains?|(?:armed|filled|loaded) with)(?: up to| a max(?:imum)? of)?|max(?:imum)? of|up to) \+?(\d{1,2}) ([a-z]{3,20})\b/gi;
/** "Set your ward to 5" also tells that there may be 5. */
const SET = /\bset (?:your|its|the) ([a-z]{3,20}) to (\d{1,2})\b/gi;
/** What can be filled or raised is empty at first. */
const EMPTY = /\b(?:can|may) (?:be (?:filled|loaded) with|carry|contain|hold|store)\b/i;
/** Keys of a note that mean something else. */
const OF_A_NOTE = /^(?:abilit(?:y|ies)|alias(?:es)?|assets?|kinds?|names?|tags?)$/;

/**
 * Cards with the counters that their abilities declare in words and change ("has up to 5 oil … suffer -1 oil"), as
 * meters from 0 to that number; each ability that declares one has it. What a card gains and spends by a number is counted
 * from 0 without a limit, by each ability that gains it. A card with meters of its own stays as it is,
 * and what the character has is no counter of a card.
 */
export function withDeclaredCounters(cards: readonly PrintedAsset[], sheet: Sheet): readonly PrintedAsset[] {
	const known = [...sheet.stats, ...sheet.condition_meters.map(({ name }) => name)];
	return cards.map(card => (countersOf(card).length > 0 ? card : withCounters(card, cards, known)));
}

function withCounters(card: PrintedAsset, cards: readonly PrintedAsset[], known: readonly string[]): PrintedAsset {
	const counted = countedIn(card.abilities, known).filter(name => !OF_A_NOTE.test(name));
	const declared = card.abilities.map(({ text }) => declaredIn(text, counted));
	const others = cards.filter(other => other !== card);
	const free = declared.flat().length > 0 ? [] : gainedAndSpent(card, others, known);
	const unlimited = free.filter(name => !OF_A_NOTE.test(name));
	const abilities = card.abilities.map((ability, at): AssetAbility => {
		const counters = unlimited.filter(name => gains(ability.text, name));
		const own = [...(declared[at] ?? []), ...counters.map(counterOf)];
		return own.length > 0 ? { ...ability, controls: [...ability.controls, ...own] } : ability;
	});
	return declared.flat().length + unlimited.length > 0 ? { ...card, abilities } : card;
}

const counterOf = (key: string): AssetControl => ({ kind: 'counter', key, label: key, min: 0 });

function declaredIn(text: string, counted: readonly string[]): readonly AssetControl[] {
	const held = [...text.matchAll(DECLARED)].map(([, max, name]) => ({ name, max }));
	const set = [...text.matchAll(SET)].map(([, name, max]) => ({ name, max }));
	return counted.flatMap(one => {
		const of = ({ name = '' }: { readonly name: string | undefined }) => [one, `${one}s`].includes(name.toLowerCase());
		const all = [...held, ...set].filter(of);
		const key = all[0]?.name?.toLowerCase() ?? one;
		const max = Math.max(0, ...all.map(each => Number(each.max)));
		const value = held.some(of) && !EMPTY.test(text) ? max : 0;
		return max > 0 ? [{ kind: 'meter', key, label: key, min: 0, max, value, conditions: [] }] : [];
	});
}

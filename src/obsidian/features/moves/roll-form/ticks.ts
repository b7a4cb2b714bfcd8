import { signed } from '../../../../rules/effects/effect-label';
import type { TriggerAdd } from '../../../../rules/move';
import type { AbilityOffer } from '../../../../play/abilities/offers';
import type { NextBonus } from '../../../../play/character/next-bonus';
import { addsFor } from '../../../../play/moves/bond-adds';
import type { RollDraft } from './roll-draft';
import type { RollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { toggled } from './trigger-adds';
import { t } from '../../../../language/text';

/** An option that the player may tick for a roll. */
interface Tick {
	readonly words: string;
	/** Its condition, if displayed on a line of its own; empty for always. */
	readonly when?: string;
	readonly isTicked: boolean;
	/** The change of the draft when it is toggled. */
	readonly toggled: Partial<RollDraft>;
}

export interface TickGroup {
	readonly label: string;
	readonly ticks: readonly Tick[];
}

/** The checkboxes of a roll form, in groups. */
export function tickGroups(offers: RollOffers, draft: RollDraft, chosen: RollOption | undefined): readonly TickGroup[] {
	const { conditions, aids, abilities, next } = offers;
	const groups: readonly TickGroup[] = [
		{
			label: t('Adds of the move'),
			ticks: addsFor(conditions, chosen?.name).map(add => ({
				words: `${signed(add.by)} ${conditionWords(add)}`,
				isTicked: draft.conditions.includes(add),
				toggled: { conditions: toggled(conditions, draft.conditions, add) },
			})),
		},
		{
			label: t('Connections that aid'),
			ticks: aids.map(({ name, words = name }) => ({
				words,
				isTicked: draft.aids.includes(name),
				toggled: { aids: withOrWithout(draft.aids, name) },
			})),
		},
		{
			label: t('Abilities of assets'),
			ticks: abilities
				.filter(({ options }) => options.length === 0)
				.map(offer => ({
					words: abilityWords(offer),
					when: offer.when,
					isTicked: draft.abilities.includes(offer.id),
					toggled: { abilities: tickedAbilities(abilities, draft.abilities, offer) },
				})),
		},
		{
			label: t('Bonuses to spend'),
			ticks: waitingBonuses(next).map(({ text, count }) => ({
				words: count > 1 ? `${text} × ${count}` : text,
				isTicked: !draft.saved.includes(text),
				toggled: { saved: withOrWithout(draft.saved, text) },
			})),
		},
	];
	return groups.filter(({ ticks }) => ticks.length > 0);
}

const withOrWithout = (names: readonly string[], name: string): readonly string[] =>
	names.includes(name) ? names.filter(other => other !== name) : [...names, name];

/** "you share a bond" needs an “if”; "in a community" does not. */
const conditionWords = ({ when }: TriggerAdd): string =>
	/^(?:you|your|they|their|it|the|a|an)\b/i.test(when) ? `if ${when}` : when;

/** "Rook: +1, on a hit +1 momentum" */
function abilityWords({ asset, used: { way }, words, when }: AbilityOffer): string {
	const isNamed = way !== undefined && way !== when;
	return `${isNamed ? `${asset}, ${way.charAt(0).toLowerCase()}${way.slice(1)}` : asset}: ${words}`;
}

/** Toggles an ability. It replaces one of the same card that it is an alternative to. */
function tickedAbilities(
	offers: readonly AbilityOffer[],
	ticked: readonly string[],
	{ id, instead }: AbilityOffer,
): readonly string[] {
	const others = offers.filter(other => instead !== undefined && other.instead === instead && other.id !== id);
	return withOrWithout(
		ticked.filter(other => !others.some(offer => offer.id === other)),
		id,
	);
}

/** Groups equal bonuses in one row; they are spent or saved together. */
function waitingBonuses(next: readonly NextBonus[]): readonly { readonly text: string; readonly count: number }[] {
	const texts = next.map(({ text }) => text);
	return [...new Set(texts)].map(text => ({ text, count: texts.filter(other => other === text).length }));
}

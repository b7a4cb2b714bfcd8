import { plainText, withPlainLinks } from '../move-text';
import type { AssetAbility, AssetCondition, AssetControl, AssetOption, PrintedAsset } from './printed-asset';

/** What an ability says, as Markdown that any app can show. */
export const abilityText = ({ text }: AssetAbility): string => withPlainLinks(text).trim();

/** What an ability says, in words alone. */
export const abilityWords = ({ text }: AssetAbility): string => plainText(text);

/** The beginning of an ability in words: enough to tell it from the others. */
export function abilityStart(card: PrintedAsset, ability: number): string {
	const printed = card.abilities[ability - 1];
	const words = printed ? abilityWords(printed).replace(/\s+/g, ' ') : '';
	return words.length <= SHORT ? words : `${words.slice(0, words.lastIndexOf(' ', SHORT))} …`;
}

const SHORT = 110;

/** The abilities that a new card has marked, counted from 1; none where the player chooses the first one. */
export const markedAtFirst = ({ abilities }: PrintedAsset): readonly number[] =>
	abilities.flatMap(({ enabled }, i) => (enabled ? [i + 1] : []));

/** The abilities of a card that are marked. */
export const markedOf = ({ abilities }: PrintedAsset, numbers: readonly number[]): readonly AssetAbility[] =>
	abilities.filter((_, i) => numbers.includes(i + 1));

/** What is written on the card once: that of the card itself, then that of its marked abilities. */
export const optionsOf = (card: PrintedAsset, abilities: readonly number[]): readonly AssetOption[] => [
	...card.options,
	...markedOf(card, abilities).flatMap(({ options }) => options),
];

/** What is marked on the card in play, likewise. */
export const controlsOf = (card: PrintedAsset, abilities: readonly number[]): readonly AssetControl[] => [
	...card.controls,
	...markedOf(card, abilities).flatMap(({ controls }) => controls),
];

/** The maximum of a meter with these abilities marked: some raise it. */
export const maxOf = (card: PrintedAsset, key: string, printed: number, abilities: readonly number[]): number =>
	Math.max(printed, ...markedOf(card, abilities).flatMap(({ enhance_asset }) => enhance_asset.max[key] ?? []));

/** All that may be marked on the card: its own conditions, and those beside its meters. */
export const conditionsOf = (card: PrintedAsset, abilities: readonly number[]): readonly AssetCondition[] =>
	controlsOf(card, abilities).flatMap(control =>
		control.kind === 'condition' ? [control] : control.kind === 'meter' ? control.conditions : [],
	);

/** `out_of_action` as notes and records speak of it: "out of action". */
export const inWords = (key: string): string => key.replace(/_/g, ' ');

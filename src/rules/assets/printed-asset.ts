import { getOwn } from '../core/collections';
import type { Move, RollType } from '../move';
import type { PackEntry } from '../pack-entry';
import type { StatedAbility } from './stated-ability';
import { plainText, withPlainLinks } from '../rules-text';

/** An asset as its card is printed, in Datasworn's spelling. */
export interface PrintedAsset extends PackEntry {
	/** Such as `asset:starforged/companion/banshee`. */
	readonly _id: string;
	readonly name: string;
	/** Such as "Companion", "Command Vehicle" or "Path". */
	readonly category: string;
	/** A prerequisite for taking it, in Markdown. */
	readonly requirement?: string;
	/** A subtitle, or a rule for all its abilities, in Markdown. */
	readonly description?: string;
	/** Whether the asset itself counts as an impact of its owner. */
	readonly count_as_impact: boolean;
	/** Filled in when it is taken: its name, its expertise. */
	readonly options: readonly AssetOption[];
	/** Marked during play: meters, conditions, clocks. */
	readonly controls: readonly AssetControl[];
	/** Three, in the order of the card. */
	readonly abilities: readonly AssetAbility[];
	readonly attachments?: AssetAttachment;
	/** Further tags by ruleset: `{ starforged: { recommended: true } }`. */
	readonly tags: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Other assets that can be attached to this one: the modules of a command vehicle. */
export interface AssetAttachment {
	/** Ids; `*` is a wildcard for any part. */
	readonly assets: readonly string[];
	/** `null` for no limit. */
	readonly max: number | null;
}

export interface AssetOption {
	readonly key: string;
	readonly label: string;
	/** The choices; without them, the player enters free text. */
	readonly choices?: readonly AssetChoice[];
}

export interface AssetChoice {
	readonly label: string;
	/** The stat that the choice represents. */
	readonly stat?: string;
	/** While this is chosen, the asset counts as an impact of its owner. */
	readonly count_as_impact?: true;
}

export type AssetControl = AssetMeterControl | AssetCondition | AssetClock | AssetCounter | AssetSelect;

/** Something to mark on the card: battered, broken, oathbound. */
export interface AssetCondition {
	readonly kind: 'condition';
	readonly key: string;
	readonly label: string;
	readonly is_impact: boolean;
	/** While it is marked, the card's abilities have no effect. */
	readonly disables_asset: boolean;
}

/** A clock with `max` segments. */
interface AssetClock {
	readonly kind: 'clock';
	readonly key: string;
	readonly label: string;
	readonly max: number;
}

/** Counts up from `min` without a limit. */
interface AssetCounter {
	readonly kind: 'counter';
	readonly key: string;
	readonly label: string;
	readonly min: number;
}

/** One of several states: fine, fair or foul winds. */
interface AssetSelect {
	readonly kind: 'select';
	readonly key: string;
	readonly label: string;
	readonly choices: readonly AssetChoice[];
}

/** A condition meter from `min` to `max`, both included. It starts at `value`. */
interface AssetMeterControl {
	readonly kind: 'meter';
	readonly key: string;
	readonly label: string;
	readonly min: number;
	readonly max: number;
	readonly value: number;
	/** Conditions printed with the meter: battered, out of action. */
	readonly conditions: readonly AssetCondition[];
}

export interface AssetAbility {
	/** Most abilities have none. */
	readonly name?: string;
	/** Markdown with `datasworn:` links. */
	readonly text: string;
	/** Whether a new card has it marked. */
	readonly enabled: boolean;
	readonly enhance_moves: readonly MoveEnhancement[];
	readonly options: readonly AssetOption[];
	readonly controls: readonly AssetControl[];
	/** Moves printed on the card: Raise Shields. */
	readonly moves: readonly Move[];
	/** Changes to the card itself: higher meter maximums by key, slots for attachments. */
	readonly enhance_asset: {
		readonly max: Readonly<Record<string, number>>;
		readonly attachments?: AssetAttachment;
		readonly count_as_impact: boolean;
	};
	/** Uses stated explicitly, which override what is read from the text. */
	readonly stated?: StatedAbility;
}

/** The moves that an ability affects. */
export interface MoveEnhancement {
	/** Ids of moves, with `*` as a wildcard for any part; empty for any move of the roll type. */
	readonly enhances: readonly string[];
	readonly roll_type: RollType;
}

/** The text of an ability as plain Markdown. */
export const abilityMarkdown = ({ text }: AssetAbility): string => withPlainLinks(text).trim();

/** The text of an ability without any markup. */
export const abilityPlainText = ({ text }: AssetAbility): string => plainText(text);

/** The first words of an ability, at most 110 characters. */
export function abilityExcerpt(card: PrintedAsset, ability: number): string {
	const printed = card.abilities[ability - 1];
	const words = printed ? abilityPlainText(printed).replace(/\s+/g, ' ') : '';
	return words.length <= SHORT ? words : `${words.slice(0, words.lastIndexOf(' ', SHORT))} …`;
}

const SHORT = 110;

/** The abilities marked on a new card, 1-based; empty if the player chooses the first one. */
export const initiallyMarked = ({ abilities }: PrintedAsset): readonly number[] =>
	abilities.flatMap(({ enabled }, i) => (enabled ? [i + 1] : []));

/** The abilities of a card that are marked. */
export const markedAbilities = ({ abilities }: PrintedAsset, numbers: readonly number[]): readonly AssetAbility[] =>
	abilities.filter((_, i) => numbers.includes(i + 1));

/** Options to fill in: the card's, then those of its marked abilities. */
export const assetOptions = (card: PrintedAsset, abilities: readonly number[]): readonly AssetOption[] => [
	...card.options,
	...markedAbilities(card, abilities).flatMap(({ options }) => options),
];

/** Controls to mark in play: the card's, then those of its marked abilities. */
export const assetControls = (card: PrintedAsset, abilities: readonly number[]): readonly AssetControl[] => [
	...card.controls,
	...markedAbilities(card, abilities).flatMap(({ controls }) => controls),
];

/** The maximum of a meter, which some marked abilities raise. */
export const meterMaximum = (card: PrintedAsset, key: string, printed: number, abilities: readonly number[]): number =>
	Math.max(
		printed,
		...markedAbilities(card, abilities).flatMap(({ enhance_asset }) => getOwn(enhance_asset.max, key) ?? []),
	);

/** All conditions of the card, including those of its meters. */
export const assetConditions = (card: PrintedAsset, abilities: readonly number[]): readonly AssetCondition[] =>
	assetControls(card, abilities).flatMap(control =>
		control.kind === 'condition' ? [control] : control.kind === 'meter' ? control.conditions : [],
	);

/** A key as written in notes and records: `out_of_action` becomes "out of action". */
export const humanizeKey = (key: string): string => key.replace(/_/g, ' ');

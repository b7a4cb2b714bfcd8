import type { Move, RollType } from '../move';
import type { StatedAbility } from './stated-ability';
import { plainText, withPlainLinks } from '../rules-text';

/** An asset as its card is printed, in Datasworn's spelling. */
export interface PrintedAsset {
	/** `asset:starforged/companion/banshee` */
	readonly _id: string;
	readonly name: string;
	/** "Companion", "Command Vehicle", "Path". */
	readonly category: string;
	/** What must be so before it is taken. Markdown. */
	readonly requirement?: string;
	/** The asset itself counts as an impact of its owner. */
	readonly count_as_impact: boolean;
	/** Written on the card when it is taken: its name, its expertise. */
	readonly options: readonly AssetOption[];
	/** What is marked on the card in play: meters, conditions, clocks. */
	readonly controls: readonly AssetControl[];
	/** Three, in the order of the card. */
	readonly abilities: readonly AssetAbility[];
	readonly attachments?: AssetAttachment;
	/** For what it is meant besides, by ruleset: `{ starforged: { recommended: true } }`. */
	readonly tags: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Other assets that this one carries: the modules of a command vehicle. */
export interface AssetAttachment {
	/** Ids, where a star stands for any part. */
	readonly assets: readonly string[];
	/** None when as many as one likes. */
	readonly max: number | null;
}

export interface AssetOption {
	readonly key: string;
	readonly label: string;
	/** Among which one chooses; a text of the player's own without them. */
	readonly choices?: readonly AssetChoice[];
}

export interface AssetChoice {
	readonly label: string;
	/** The stat that it stands for. */
	readonly stat?: string;
	/** While it is chosen, the asset counts as an impact of its owner. */
	readonly count_as_impact?: true;
}

export type AssetControl = AssetMeterControl | AssetCondition | AssetClock | AssetCounter | AssetSelect;

/** Something to mark on the card: battered, broken, oathbound. */
export interface AssetCondition {
	readonly kind: 'condition';
	readonly key: string;
	readonly label: string;
	readonly is_impact: boolean;
	/** While it is marked, the abilities of the card do nothing. */
	readonly disables_asset: boolean;
}

/** `max` segments. */
interface AssetClock {
	readonly kind: 'clock';
	readonly key: string;
	readonly label: string;
	readonly max: number;
}

/** Counts up from `min` without an end. */
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

/** A condition meter, from `min` to `max`, both included; fresh it is at `value`. */
interface AssetMeterControl {
	readonly kind: 'meter';
	readonly key: string;
	readonly label: string;
	readonly min: number;
	readonly max: number;
	readonly value: number;
	/** The conditions that are beside the meter: battered, out of action. */
	readonly conditions: readonly AssetCondition[];
}

export interface AssetAbility {
	/** Few have one. */
	readonly name?: string;
	/** Markdown with `datasworn:` links. */
	readonly text: string;
	/** Marked from the start. */
	readonly enabled: boolean;
	readonly enhance_moves: readonly MoveEnhancement[];
	readonly options: readonly AssetOption[];
	readonly controls: readonly AssetControl[];
	/** Moves of its own: Raise Shields. */
	readonly moves: readonly Move[];
	/** What the card itself gains: higher maximums of its meters by key, places for attachments. */
	readonly enhance_asset: {
		readonly max: Readonly<Record<string, number>>;
		readonly attachments?: AssetAttachment;
		readonly count_as_impact: boolean;
	};
	/** What is stated of it, in place of what its text is read to say. */
	readonly stated?: StatedAbility;
}

/** Which moves an ability has a say in. */
export interface MoveEnhancement {
	/** Ids of moves, where a star stands for any part; none when it is any move of the roll type. */
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

/** The abilities that a new card has marked, counted from 1; none if the player chooses the first one. */
export const initiallyMarked = ({ abilities }: PrintedAsset): readonly number[] =>
	abilities.flatMap(({ enabled }, i) => (enabled ? [i + 1] : []));

/** The abilities of a card that are marked. */
export const markedAbilities = ({ abilities }: PrintedAsset, numbers: readonly number[]): readonly AssetAbility[] =>
	abilities.filter((_, i) => numbers.includes(i + 1));

/** Options to fill in: those of the card, then those of its marked abilities. */
export const assetOptions = (card: PrintedAsset, abilities: readonly number[]): readonly AssetOption[] => [
	...card.options,
	...markedAbilities(card, abilities).flatMap(({ options }) => options),
];

/** Controls to mark in play: those of the card, then those of its marked abilities. */
export const assetControls = (card: PrintedAsset, abilities: readonly number[]): readonly AssetControl[] => [
	...card.controls,
	...markedAbilities(card, abilities).flatMap(({ controls }) => controls),
];

/** The maximum of a meter with these abilities marked: some raise it. */
export const meterMaximum = (card: PrintedAsset, key: string, printed: number, abilities: readonly number[]): number =>
	Math.max(printed, ...markedAbilities(card, abilities).flatMap(({ enhance_asset }) => enhance_asset.max[key] ?? []));

/** All conditions of the card, those of its meters included. */
export const assetConditions = (card: PrintedAsset, abilities: readonly number[]): readonly AssetCondition[] =>
	assetControls(card, abilities).flatMap(control =>
		control.kind === 'condition' ? [control] : control.kind === 'meter' ? control.conditions : [],
	);

/** `out_of_action` as notes and records speak of it: "out of action". */
export const humanizeKey = (key: string): string => key.replace(/_/g, ' ');

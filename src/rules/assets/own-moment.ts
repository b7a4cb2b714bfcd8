import { capitalize, withoutBrackets, type ListItem } from '../effects/sentences';
import type { Move } from '../move';
import type { AssetAbility, PrintedAsset } from './printed-asset';

/** What is said under a trigger that names no move: "When you make landfall". */
export interface SaidThen {
	/** "you make landfall" */
	readonly trigger: string;
	/** The sentences, the first of them with its trigger. */
	readonly sentences: readonly string[];
	readonly items: readonly ListItem[];
}

/**
 * An ability whose time has come without any move of the book is a move of its own, without a roll: "Old Salt 1". Each of
 * its triggers is a thing to press there.
 */
export function ownMoment(
	card: Pick<PrintedAsset, '_id' | 'name'>,
	number: number,
	said: readonly SaidThen[],
): Move | undefined {
	const [first] = said;
	if (!first) return undefined;
	const text = said.map(({ sentences, items }) => [sentencesOf(sentences), ...items.map(itemOf)].join('\n\n'));
	const trigger = said.length === 1 ? `When ${withoutBrackets(first.trigger)}` : '';
	return momentMove(card, number, trigger, text.join('\n\n'));
}

/** The move that an ability is when its own time has come. */
export const momentMove = (
	card: Pick<PrintedAsset, '_id' | 'name'>,
	number: number,
	trigger: string,
	text: string,
): Move => ({
	_id: `asset.ability.move:${card._id.replace(/^asset:/, '')}.${number - 1}.moment`,
	name: momentName(card.name, number),
	category: card.name,
	roll_type: 'no_roll',
	trigger: { text: trigger, conditions: [] },
	text,
	outcomes: {},
	tables: [],
	allow_momentum_burn: false,
});

const sentencesOf = (sentences: readonly string[]): string =>
	sentences.map(sentence => `${capitalize(withoutBrackets(sentence))}.`).join(' ');

const itemOf = ({ text }: ListItem): string => `  * ${withoutBrackets(text)}`;

const momentName = (asset: string, number: number): string => `${asset} ${number}`;

/** The asset and the ability in the name of such a move. */
export function namedMoment(name: string): { readonly asset: string; readonly ability: number } | undefined {
	const [, asset, number] = /^(.+?) ([1-9])$/.exec(name.trim()) ?? [];
	return asset === undefined ? undefined : { asset, ability: Number(number) };
}

/** Which ability of its card it is, counted from 1. */
export const numberOnCard = (
	ability: Pick<AssetAbility, 'text'>,
	{ abilities }: Pick<PrintedAsset, 'abilities'>,
): number => abilities.findIndex(({ text }) => text === ability.text) + 1;

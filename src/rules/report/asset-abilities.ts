import { effectsOfUse } from '../assets/ability';
import type { AssetAbility, PrintedAsset } from '../assets/printed-asset';
import { everyEffect, saysIn } from '../effects/nested-effects';
import type { Rulebook } from '../books/rulebook';

/**
 * How far an ability is automated. `whole`: everything it tells the player to do. `part`: some of it, and the rest is
 * shown. `shown`: nothing, but its text is shown with the moves it concerns. `card`: nothing, and its text is shown
 * only on the asset's card. `story`: it contains no rules.
 */
const READ_SO = ['whole', 'part', 'shown', 'card', 'story'] as const;
type ReadSo = (typeof READ_SO)[number];

/** How far the abilities of some assets are automated. */
export interface AbilitiesRead {
	readonly abilities: number;
	readonly count: Readonly<Record<ReadSo, number>>;
	/** Abilities that are not or only partly automated, in the order of the book. */
	readonly left: readonly AbilityLeft[];
	/** Those that are not carried out in full, or have nothing for the rules to do. */
	readonly notWhole: readonly AbilityLeft[];
}

/** An ability with text that is shown because it was not understood. */
interface AbilityLeft {
	readonly asset: string;
	/** 1-based. */
	readonly ability: number;
	readonly read: ReadSo;
	readonly unread: readonly string[];
}

/** How far the abilities of some assets are automated by a book that they are in. */
export function abilitiesOf(own: readonly PrintedAsset[], book: Rulebook): AbilitiesRead {
	// the book's cards have the counters that their texts declare
	const printed = new Map((book.ruleset.assets?.() ?? []).map(card => [card._id, card]));
	const cards = own.map(asset => printed.get(asset._id) ?? asset);
	const all = cards.flatMap(asset => asset.abilities.map((ability, at) => readOf(asset, ability, at + 1, book)));
	const counts = READ_SO.map(read => [read, all.filter(each => each.read === read).length] as const);
	return {
		abilities: all.length,
		count: Object.fromEntries(counts) as Record<ReadSo, number>,
		left: all.filter(({ unread }) => unread.length > 0),
		notWhole: all.filter(({ read }) => read !== 'whole'),
	};
}

function readOf(asset: PrintedAsset, ability: AssetAbility, number: number, book: Rulebook): AbilityLeft {
	const { uses, reminders, later, moment } = book.abilities.read(asset, ability);
	const ownMoves = saysIn(ability.moves.flatMap(move => everyEffect(book.effectsOf(move))));
	const inMoves = ownMoves.filter(said => !later.some(sentence => lettersOf(sentence).includes(lettersOf(said))));
	const atItsTime = moment ? everyEffect(book.effectsOf(moment)) : [];
	const unread = [
		...new Set([
			...reminders.map(({ words }) => words),
			...saysIn(uses.flatMap(effectsOfUse)),
			...inMoves,
			...saysIn(atItsTime),
		]),
	];
	const isUsed = uses.length + ability.moves.length > 0 || atItsTime.some(({ kind }) => kind !== 'say');
	const isShown = moment !== undefined || reminders.some(({ appliesTo }) => appliesTo.length > 0);
	const read = unread.length === 0 ? (isUsed ? 'whole' : 'story') : isUsed ? 'part' : isShown ? 'shown' : 'card';
	return { asset: asset.name, ability: number, read, unread };
}

const lettersOf = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]/g, '');

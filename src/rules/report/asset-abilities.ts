import { effectsOfUse } from '../assets/ability';
import type { AssetAbility, PrintedAsset } from '../assets/printed-asset';
import { bundledRuleset, type RulesetId } from '../bundled';
import { everyEffect, saysIn } from '../effects/nested-effects';
import { rulebook, type Rulebook } from '../rulebook';

/** How many abilities of a ruleset's own assets are understood. */
export interface AbilitiesRead {
	readonly abilities: number;
	/** All that they tell the player to do has effects, or they tell of the story alone. */
	readonly understood: number;
	/** The others, in the order of the book. */
	readonly reminders: readonly AbilityReminder[];
}

/** An ability that is shown in its words, because some of them or all were not understood. */
export interface AbilityReminder {
	readonly asset: string;
	/** Counted from 1. */
	readonly ability: number;
	/** Some of it can be used all the same. */
	readonly isPartly: boolean;
	readonly unread: readonly string[];
}

export function readAbilities(id: RulesetId): AbilitiesRead {
	const ruleset = bundledRuleset(id);
	const book = rulebook(ruleset);
	const own = (ruleset.assets?.() ?? []).filter(({ _id }) => _id.startsWith(`asset:${id}/`));
	const reminders = own.flatMap(asset =>
		asset.abilities.flatMap((ability, at) => reminderOf(asset, ability, at + 1, book)),
	);
	const abilities = own.reduce((sum, asset) => sum + asset.abilities.length, 0);
	return { abilities, understood: abilities - reminders.length, reminders };
}

function reminderOf(
	asset: PrintedAsset,
	ability: AssetAbility,
	number: number,
	book: Rulebook,
): readonly AbilityReminder[] {
	const { uses, unread } = book.abilities.read(asset, ability);
	const told = [...uses.flatMap(effectsOfUse), ...ability.moves.flatMap(move => everyEffect(book.effectsOf(move)))];
	const words = [...new Set([...unread, ...saysIn(told)])];
	if (words.length === 0) return [];
	return [{ asset: asset.name, ability: number, isPartly: uses.length + ability.moves.length > 0, unread: words }];
}

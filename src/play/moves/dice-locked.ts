import type { MoveContext } from '../record/move-context';
import { currentDice } from '../roll/roll';

/**
 * Whether the dice of a record may be rerolled or set by hand. Those of a progress roll stand unless the move or an
 * ability of the character speaks of rerolling them (Starforged, glossary: Reroll).
 */
export function mayChangeDice({ record, character, book }: MoveContext): boolean {
	const thrown = currentDice(record);
	if (!thrown || thrown.actionDie !== undefined) return true;
	const texts = character.assets
		.filter(({ discarded }) => !discarded)
		.flatMap(({ asset, abilities }) =>
			(book.abilities.card(asset)?.abilities ?? []).filter((_ability, at) => abilities.includes(at + 1)),
		)
		.map(({ text }) => text);
	const isOfProgress = (text: string): boolean =>
		/\bprogress (?:move|roll)/i.test(text) || text.toLowerCase().includes(record.move.toLowerCase());
	return REROLL.test(book.move(record.move)?.text ?? '') || texts.some(text => REROLL.test(text) && isOfProgress(text));
}

const REROLL = /\breroll/i;

import type { MoveContext } from '../record/move-context';
import type { AbilityReading } from '../../rules/assets/ability';
import { applicabilityTo, isAbout } from '../../rules/assets/ability-book';
import { abilityMarkdown, type AssetAbility } from '../../rules/assets/printed-asset';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/books/rulebook';
import type { Character } from '../character/character';
import { matchesRoll } from './matches-roll';
import { markedAbilities } from './marked';

/** An ability that concerns a move but was not fully understood, so its text is shown. */
export interface AbilityReminder {
	/** The player's name for the asset. */
	readonly asset: string;
	/** Markdown. */
	readonly text: string;
}

/** Reminders to show before a move is rolled. */
export const remindersOn = (move: Move, character: Character, book: Rulebook): readonly AbilityReminder[] =>
	remindersAmong(character, book, (reading, ability) => {
		const about = reading.reminders.filter(reminder => applicabilityTo(reminder, ability, move));
		return about.some(({ onResult }) => !onResult) || (about.length === 0 && isStoryOf(move, ability, reading));
	});

/** Reminders to show after the roll. */
export function remindersAfter({ record, character, book }: MoveContext): readonly AbilityReminder[] {
	const move = book.move(record.move);
	if (!move) return [];
	return remindersAmong(character, book, ({ reminders }, ability) =>
		reminders.some(
			reminder =>
				reminder.onResult && matchesRoll(reminder.onResult, record) && applicabilityTo(reminder, ability, move),
		),
	);
}

/** Whether the ability affects the move in a way that no roll shows, such as making it from a distance. */
const isStoryOf = (move: Move, ability: AssetAbility, { uses, reminders }: AbilityReading): boolean =>
	isAbout(ability, move) &&
	reminders.every(({ appliesTo }) => appliesTo.length === 0) &&
	!uses.some(use => applicabilityTo(use, ability, move));

function remindersAmong(
	character: Character,
	book: Rulebook,
	speaksNow: (reading: AbilityReading, ability: AssetAbility) => boolean,
): readonly AbilityReminder[] {
	return markedAbilities(character, book).flatMap(({ owned, card, ability }) => {
		const printed = card.abilities[ability - 1];
		return printed && speaksNow(book.abilities.read(card, printed), printed)
			? [{ asset: owned.name, text: abilityMarkdown(printed) }]
			: [];
	});
}

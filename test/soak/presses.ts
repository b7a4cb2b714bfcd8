import { pickOf } from '../../src/journal/pages/press';
import type { Press } from '../../src/journal/pages/press';
import { isOpen, openAgenda } from '../../src/play/agenda';
import type { Character } from '../../src/play/character';
import type { PlayTable } from '../../src/play/play-table';
import type { MoveRecord } from '../../src/play/record';
import type { StepOption } from '../../src/play/agenda';
import { recordsOf, rolledAgain } from '../../src/journal/pages/play-on-page';
import type { RecordAt } from '../../src/journal/pages/play-on-page';
import type { CardView } from '../../src/obsidian/move-card/card-view';
import { cardView } from '../../src/obsidian/move-card/card-view';
import type { ShownActor } from '../../src/obsidian/shown';

/** What the card of a record shows. */
export const cardOf = (text: string, { record, block }: RecordAt, { book, character }: ShownActor): CardView =>
	cardView(record, {
		book,
		certain: 'at_once',
		character,
		problems: [],
		named: [],
		rolledAgain: rolledAgain(recordsOf(text), block.startLine, record.by),
	});

const answered = ({ asks }: StepOption, name: string) => {
	if (!asks) return undefined;
	const [rank] = asks.ranks;
	return { name, ...(rank ? { rank } : {}) };
};

/** Everything that can be pressed on a card; what is begun by it gets a name. */
export function pressesOn(card: CardView, name: string): readonly Press[] {
	const steps = card.steps.filter(isOpen);
	const picks = steps.flatMap(({ id, options }) =>
		options
			.filter(({ blocked, isChosen, action }) => blocked === undefined && !isChosen && action.kind !== 'ask')
			.map(option => pickOf(id, option, answered(option, name))),
	);
	const passes = steps.filter(({ pass }) => pass !== undefined).map(({ id }): Press => ({ kind: 'pass', step: id }));
	const rolls = (card.call?.options ?? []).map(({ name: option, value, track }): Press => {
		if (track !== undefined) return { kind: 'roll', wishes: { track } };
		const roll = { option, ...(value === undefined ? {} : { value }) };
		return { kind: 'roll', wishes: { roll, next: card.call?.next.map(({ text }) => text) ?? [] } };
	});
	const uses = card.abilities.map(({ id }): Press => ({ kind: 'use_ability', ability: id }));
	return [...picks, ...rolls, ...uses, ...diceOn(card), ...passes];
}

function diceOn({ roll }: CardView): readonly Press[] {
	if (!roll) return [];
	const burn: readonly Press[] = roll.burn ? [{ kind: 'burn' }] : [];
	if (!roll.canChangeDice) return burn;
	const changes = roll.dice.flatMap(({ name, sides, face }): Press[] => [
		{ kind: 'reroll', dice: [name] },
		{ kind: 'set_die', die: name, face: (face % sides) + 1 },
	]);
	return [...burn, ...changes];
}

/** Whatever waits on a record for an answer, in words: nothing on one that is settled. */
export const openOn = (record: MoveRecord, character: Character, table: PlayTable): readonly string[] =>
	openAgenda(record, character, table)
		.filter(isOpen)
		.flatMap(({ prompt, options }) =>
			options.filter(({ isChosen }) => !isChosen).map(({ label }) => `${prompt}: ${label}`),
		);

import { optionAction } from '../../src/journal/actions/record-action';
import type { RecordAction } from '../../src/journal/actions/record-action';
import { openPendingSteps } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import type { Character } from '../../src/play/character/character';
import type { DecisionSettings } from '../../src/play/record/decision-settings';
import type { MoveRecord } from '../../src/play/record/record';
import type { StepOption } from '../../src/play/record/pending-step';
import { rolledAgain } from '../../src/journal/note-blocks/find-records';
import type { RecordAt } from '../../src/journal/note-blocks/find-records';
import type { CardView } from '../../src/obsidian/features/moves/card/card-view';
import { cardView } from '../../src/obsidian/features/moves/card/card-view';
import { waysToRoll } from '../../src/play/request/ways-to-ask';
import type { ActorView } from '../../src/obsidian/services/view-state/view-state';
import type { OpenCard } from './invariants/law';
import { recordsIn } from './per-text';

/** What the card of a record shows. */
export const cardOf = (text: string, { record, block }: RecordAt, { book, character }: ActorView): CardView =>
	cardView(record, {
		book,
		certain: 'at_once',
		character,
		problems: [],
		named: [],
		rolledAgain: rolledAgain(recordsIn(text), block, record.by),
	});

const answered = ({ asks }: StepOption, name: string) => {
	if (!asks) return {};
	const [rank] = asks.ranks;
	return { answer: { name, ...(rank ? { rank } : {}) } };
};

/** Everything that can be pressed on a card; what is begun by it gets a name. */
export function pressesOn(card: CardView, name: string): readonly RecordAction[] {
	const steps = card.steps.filter(isOpen);
	const picks = steps.flatMap(({ id, options }) =>
		options
			.filter(({ blocked, isChosen, action }) => blocked === undefined && !isChosen && action.kind !== 'ask')
			.map(option => optionAction(id, option, answered(option, name))),
	);
	const passes = steps
		.filter(({ pass }) => pass !== undefined)
		.map(({ id }): RecordAction => ({ kind: 'pass', step: id }));
	const rolls = (card.call ? waysToRoll(card.call) : []).map(({ input }): RecordAction => ({
		kind: 'roll',
		rollInput: input,
	}));
	const uses = card.abilities.map(({ id }): RecordAction => ({ kind: 'use_ability', ability: id }));
	return [...picks, ...rolls, ...uses, ...diceOn(card), ...passes];
}

function diceOn({ roll }: CardView): readonly RecordAction[] {
	if (!roll) return [];
	const burn: readonly RecordAction[] = roll.burn ? [{ kind: 'burn' }] : [];
	if (!roll.canChangeDice) return burn;
	const changes = roll.dice.flatMap(({ name, sides, face }): RecordAction[] => [
		{ kind: 'reroll', dice: [name] },
		{ kind: 'set_die', die: name, face: (face % sides) + 1 },
	]);
	return [...burn, ...changes];
}

/** A question and what it asks for are one: which track, which asset, which rank. */
const aboutOf = (id: string): string => id.replace(/\.(?:track|asset|rank|which|ability|pay|[A-Z].*)$/, '');

/**
 * What is on the card of a record. Until its character rolls again what hangs on the state may be asked anew, and where the
 * player wants to be asked first, be offered anew as well: that does not count as open. What a card was about before its
 * character rolled again, it is about still: progress that found no track is marked on one that is begun later.
 */
export function openOn(record: MoveRecord, character: Character, table: DecisionSettings): OpenCard {
	const about = openPendingSteps({ record, character, ...table, rolledAgain: false })
		.filter(({ state }) => state !== 'settled')
		.map(({ id }) => id);
	const open = openPendingSteps({ record, character, ...table })
		.filter(isOpen)
		.filter(({ state }) => table.rolledAgain || (table.certain === 'at_once' && state === 'automatic'))
		.filter(({ options }) => options.some(({ isChosen }) => !isChosen));
	return {
		about: about.map(aboutOf),
		asksForTrack: about.some(id => id.endsWith('.track')),
		open: open.map(({ id, prompt, options }) => ({
			about: aboutOf(id),
			words: options.map(({ label }) => `${prompt}: ${label}`).join(' | '),
		})),
	};
}

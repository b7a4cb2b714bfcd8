import type { Answer, PendingStep } from '../../src/play/record/pending-step';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../src/play/record/pending-step';
import type { Character } from '../../src/play/character/character';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import { declineStep, chooseOption } from '../../src/play/moves/pick-option';
import { newUnrolledMove } from '../../src/play/record/record';
import type { MoveRecord } from '../../src/play/record/record';
import type { RollInput } from '../../src/play/record/roll-input';
import { rollMove } from '../../src/play/moves/roll-move';
import { bundledRuleset } from '../../src/rules/books/bundled';
import type { RulesetId } from '../../src/rules/books/bundled';
import type { Move, MoveTable } from '../../src/rules/move';
import type { ParseResult } from '../../src/rules/core/problem';
import { rulebook } from '../../src/rules/books/rulebook';
import type { EffectsNotation } from '../../src/rules/stated-effects';
import { readStatedEffects } from '../../src/rules/stated-effects';
import { kestrel } from './characters';
import { scriptedDice } from './scripted-dice';
import { expectParsed, inRows } from './tables';

/** A made-up move whose effects are stated outright, so that a test needs no reader. */
export interface StatedMove extends EffectsNotation {
	readonly name: string;
	readonly roll_type?: Move['roll_type'];
	readonly category?: string;
	readonly track_category?: string;
	readonly trigger?: Partial<Move['trigger']>;
	readonly table?: Pick<MoveTable, 'rows'> & Partial<MoveTable>;
	readonly tables?: readonly MoveTable[];
}

function moveOf({ name, roll_type = 'action_roll', category, track_category, trigger, ...more }: StatedMove): Move {
	const { table, tables, ...notation } = more;
	return {
		_id: `move:made_up/${name}`,
		name,
		category: category ?? 'Made-up Moves',
		roll_type,
		trigger: {
			text: '',
			conditions: [{ method: 'player_choice', roll_options: [{ using: 'stat', stat: 'iron' }] }],
			...trigger,
		},
		text: '',
		outcomes: {},
		tables: tables ?? (table ? [{ _id: name, name, sides: 100, ...table }] : []),
		allow_momentum_burn: roll_type === 'action_roll',
		...(track_category === undefined ? {} : { track_category }),
		stated: expectParsed(readStatedEffects({ always: '', ...notation }, 'made up')),
	};
}

/** What is pressed: an option by its first words, with an answer or dice where it needs them. */
export type Pressed = string | { readonly label: string; readonly answer?: Answer; readonly dice?: readonly number[] };

export interface Game extends DecisionSettings {
	make(move: string, more?: Making): Decided;
	tryMake(move: string, more?: Making): ParseResult<Decided>;
	press(decided: Decided, ...pressed: readonly Pressed[]): Decided;
	tryPress(decided: Decided, pressed: Pressed): ParseResult<Decided>;
	decline(decided: Decided, label: string): Decided;
	open(decided: Decided): readonly PendingStep[];
	/** Settled steps and instructions included. */
	all(decided: Decided): readonly PendingStep[];
	/** "Choose one: Take +2 momentum | Mark progress" */
	words(decided: Decided): readonly string[];
}

export interface Making extends RollInput {
	readonly by?: Character;
	readonly dice?: readonly number[];
	readonly call?: Partial<MoveRecord>;
}

/** A table to play at, with these moves beside those of a ruleset; a move of the same name takes the other's place. */
export function gameWith(moves: readonly StatedMove[] = [], over: RulesetId = 'starforged'): Game {
	const base = bundledRuleset(over);
	const made = moves.map(moveOf);
	const others = base.moves.filter(({ name }) => !made.some(move => move.name === name));
	const table: DecisionSettings = { book: rulebook({ ...base, moves: [...others, ...made] }), certain: 'at_once' };
	const all = ({ record, character }: Decided) => pendingStepsOf({ record, character, book: table.book });
	const open = (decided: Decided) => all(decided).filter(isOpen);
	const tryMake = (move: string, { by = kestrel(), dice = [], call, ...rollInput }: Making = {}) =>
		rollMove({ record: newUnrolledMove(move, call), character: by, ...table }, rollInput, scriptedDice(...dice));
	const tryPress = (decided: Decided, pressed: Pressed) => {
		const { label, answer, dice = [] } = typeof pressed === 'string' ? { label: pressed } : pressed;
		const { step, option } = find(open(decided), label);
		return chooseOption(
			{ step: step.id, label: option, answer },
			{ record: decided.record, character: decided.character, ...table },
			scriptedDice(...dice),
		);
	};
	return {
		...table,
		tryMake,
		make: (move, more) => expectParsed(tryMake(move, more)),
		tryPress,
		press: (decided, ...pressed) => pressed.reduce((so_far, one) => expectParsed(tryPress(so_far, one)), decided),
		decline: (decided, label) =>
			expectParsed(
				declineStep(find(open(decided), label).step.id, {
					record: decided.record,
					character: decided.character,
					...table,
				}),
			),
		open,
		all,
		words: decided =>
			open(decided).map(({ prompt, options }) => `${prompt}: ${inRows(options.map(({ label }) => label)).join(' | ')}`),
	};
}

function find(steps: readonly PendingStep[], words: string): { step: PendingStep; option: string } {
	for (const step of steps) {
		const option = step.options.find(({ label }) => label.startsWith(words));
		if (option) return { step, option: option.label };
	}
	const open = steps.map(({ prompt, options }) => `${prompt}: ${options.map(({ label }) => label).join(' | ')}`);
	throw new Error(`“${words}” is not open. Open are: ${open.join('; ') || 'nothing'}.`);
}

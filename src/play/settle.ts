import { agendaOf } from './agenda';
import type { Action, Step } from './agenda';
import type { Character } from './character';
import { nextBonus } from './character';
import { changeMeter, clearImpact, markImpact, setCombat, takeNext } from './carry-out';
import type { CarriedOut } from './carry-out';
import type { MoveRecord } from './record';
import type { Decided, PlayTable } from './play-table';
import { bookCost, sufferMove } from './suffer';

/** Carries out, in order, all that needs no choice, each step once. What needs one stays open. */
export function settle(record: MoveRecord, character: Character, table: PlayTable): Decided {
	let decided: Decided = { record, character };
	const carried = new Set<string>();
	for (;;) {
		const steps = agendaOf(decided.record, decided.character, table.book).filter(({ id }) => !carried.has(id));
		const next = nextCertain(steps, table);
		if (!next) return decided;
		carried.add(next.id);
		decided = carryOut(next.action, decided.record, decided.character, table);
	}
}

/** When the player wants to be asked, only what belongs to a choice already made is carried out unasked. */
function nextCertain(steps: readonly Step[], { certain }: PlayTable): CertainStep | undefined {
	return steps
		.filter(({ state }) => state === 'certain')
		.flatMap(({ id, options }) => options.map(({ action }) => ({ id, action })))
		.filter(isCertain)
		.find(({ action }) => certain === 'at_once' || action.kind === 'pay' || action.chosen);
}

type Certain = Extract<Action, { kind: 'carry_out' | 'pay' }>;

interface CertainStep {
	readonly id: string;
	readonly action: Certain;
}

const isCertain = (step: { id: string; action: Action }): step is CertainStep =>
	step.action.kind === 'carry_out' || step.action.kind === 'pay';

/** Carries out one effect and records what it changed. */
export function carryOut(action: Certain, record: MoveRecord, character: Character, table: PlayTable): Decided {
	const carried = carriedOut(action, record, character, table);
	return { record: { ...record, done: [...record.done, ...carried.changes] }, character: carried.character };
}

function carriedOut(action: Certain, record: MoveRecord, character: Character, { book }: PlayTable): CarriedOut {
	const nothing: CarriedOut = { character, changes: [] };
	if (action.kind === 'pay') {
		const move = sufferMove(action.move);
		return move ? bookCost(move, action.amount, character, book.ruleset) : nothing;
	}
	const { effect, why } = action;
	switch (effect.kind) {
		case 'meter':
			return typeof effect.by === 'number'
				? changeMeter(character, effect.meter, effect.by, book.ruleset, why)
				: nothing;
		case 'impact':
			return effect.marked ? markImpact(character, effect.impact, why) : clearImpact(character, effect.impact, why);
		case 'next':
			return takeNext(character, nextBonus(effect.add, record.move));
		case 'combat':
			return setCombat(character, effect.position, why);
		default:
			return nothing; // never certain: the agenda turns these into choices or text
	}
}

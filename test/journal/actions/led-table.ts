import { memoryLineIn } from '../../../src/journal/actions/undo-log-entry';
import type { ActionNote, ActionNotes, Plan } from '../../../src/journal/actions/action-notes';
import { makeMoveInNotes, runRecordAction } from '../../../src/journal/actions/play-in-notes';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { UndoLog } from '../../../src/journal/actions/undo-log';
import { undoInNotes } from '../../../src/journal/actions/undo-in-notes';
import { placeOf } from '../../../src/journal/note-blocks/find-blocks';
import { validatePlan } from '../../../src/journal/edit-guard/validate-plan';
import { applyChanges } from '../../../src/journal/text/text-change';
import { newUnrolledMove } from '../../../src/play/record/record';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import type { RecordAction } from '../../../src/journal/actions/record-action';
import type { RollInput } from '../../../src/play/record/roll-input';
import { scriptedDice } from '../../support/scripted-dice';
import { expectParsed, starforged } from '../../support/tables';
import { actorOn } from '../actor-on';
import { SHEET } from '../page-table';

/** A journal in which any record may be answered or undone, where the edit guard looks at each edit. */
export class LedTable {
	private memory = new UndoLog();
	private pages: ActionNotes;
	remarks: readonly string[] = [];
	plan: Plan | undefined;

	constructor(note: string, actor = SHEET) {
		this.pages = {
			journal: { path: 'Journal/Session 1.md', text: note },
			actor: { path: 'Characters/Kestrel Vane.md', text: actor },
			others: [],
		};
	}

	get text(): string {
		return this.pages.journal.text;
	}

	get sheet(): string {
		return this.pages.actor.text;
	}

	/** A move that is typed at an offset of its sentence, or made with the cursor there. */
	make(
		offset: number,
		{ move = 'Face Danger', option = 'edge', faces = [4, 3, 9], isTyped = true, form = 'line' } = {},
	): this {
		const rolled = { call: newUnrolledMove(move), rollInput: { roll: { option } } };
		const typed = { ...this.pages, form, ...(isTyped ? { isTyped } : {}) } as ActionNotes;
		const made = { table: starforged, dice: scriptedDice(...faces) };
		const plan = expectParsed(makeMoveInNotes(typed, offset, rolled, made));
		const own = (edit: Plan['edits'][number]) =>
			edit.path === this.pages.journal.path && edit.changes[0] ? { ...edit, typed: edit.changes[0] } : edit;
		return this.after(isTyped ? { ...plan, edits: plan.edits.map(own) } : plan);
	}

	/** The nth record of a move that the note has, counted from 0. */
	private the(move: string, nth: number) {
		const found = recordsOf(this.text).filter(({ record }) => record.move === move)[nth];
		if (!found) throw new Error(`There is no ${move} ${nth} in ${this.text}`);
		return found;
	}

	roll(move: string, faces: readonly number[], option?: string, nth = 0): this {
		return this.press(move, { kind: 'roll', rollInput: option === undefined ? {} : { roll: { option } } }, nth, faces);
	}

	pick(move: string, label: string, nth = 0, faces: readonly number[] = [], rollInput?: RollInput): this {
		const { record } = this.the(move, nth);
		const character = actorOn(this.pages, starforged);
		const options = pendingStepsOf({ record, character, book: starforged.book }).flatMap(({ id, options: offered }) =>
			offered.map(option => ({ id, label: option.label })),
		);
		const found = options.find(option => option.label === label) ?? options.find(each => each.label.startsWith(label));
		if (!found) throw new Error(`No ${label}, but ${options.map(each => each.label).join(' | ')}`);
		return this.press(
			move,
			{ kind: 'pick', step: found.id, option: found.label, ...(rollInput ? { rollInput } : {}) },
			nth,
			faces,
		);
	}

	press(move: string, press: RecordAction, nth = 0, faces: readonly number[] = []): this {
		const place = placeOf(this.the(move, nth).block);
		const made = { dice: scriptedDice(...faces) };
		const known = this.memory.of(this.pages.journal.path);
		return this.after(expectParsed(runRecordAction(this.pages, place, press, { ...made, table: starforged, known })));
	}

	undo(move: string, nth = 0): this {
		const known = this.memory.of(this.pages.journal.path);
		return this.after(expectParsed(undoInNotes(this.pages, placeOf(this.the(move, nth).block), starforged, { known })));
	}

	write(old: string, fresh: string): this {
		if (!this.text.includes(old)) throw new Error(`No ${old} in ${this.text}`);
		const { journal } = this.pages;
		this.pages = { ...this.pages, journal: { ...journal, text: journal.text.replace(old, () => fresh) } };
		return this;
	}

	/** The plugin is loaded again, with what it has stored. */
	reload(): this {
		const stored = JSON.parse(JSON.stringify(this.memory.lines)) as unknown[];
		this.memory = new UndoLog();
		for (const value of stored) {
			const line = memoryLineIn(value);
			if (!line) throw new Error(`Lost ${JSON.stringify(value)}`);
			this.memory.take(line);
		}
		return this;
	}

	forget(): this {
		this.memory = new UndoLog();
		return this;
	}

	private after(plan: Plan): this {
		const { journal, actor, others = [] } = this.pages;
		const texts = new Map([journal, actor, ...others].map(({ path, text }) => [path, text]));
		const refused = validatePlan(plan.edits, texts);
		if (refused) throw new Error(`${refused.message}\n${refused.report ?? ''}`);
		this.memory.remember(journal.path, plan);
		const edited = ({ path, text }: ActionNote) => ({
			path,
			text: applyChanges(text, plan.edits.find(edit => edit.path === path)?.changes ?? []),
		});
		this.pages = { journal: edited(journal), actor: edited(actor), others: others.map(edited) };
		this.plan = plan;
		this.remarks = plan.remarks ?? [];
		return this;
	}
}

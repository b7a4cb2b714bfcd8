import type { Character } from '../../src/play/character/character';
import type { Answer } from '../../src/play/record/pending-step';
import type { Decided, DecisionSettings } from '../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../src/play/record/record';
import type { MoveRecord } from '../../src/play/record/record';
import type { RollInput } from '../../src/play/record/roll-input';
import { pendingStepsOf } from '../../src/play/pending-steps/list-pending-steps';
import { parseOk } from '../../src/rules/core/problem';
import type { ActionNote, ActionNotes, Plan } from '../../src/journal/actions/action-notes';
import { decideInNotes, makeMoveInNotes, runRecordAction } from '../../src/journal/actions/play-in-notes';
import { recordsOf } from '../../src/journal/note-blocks/find-records';
import { UndoLog } from '../../src/journal/actions/undo-log';
import { undoInNotes } from '../../src/journal/actions/undo-in-notes';
import type { RecordAction } from '../../src/journal/actions/record-action';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import type { SwornBlockAt } from '../../src/journal/sworn-block/block-at';
import { applyChanges } from '../../src/journal/text/text-change';
import { scriptedDice } from '../support/scripted-dice';
import { expectParsed, starforged } from '../support/tables';
import { cursorNote } from './cursor-note';
import { actorOn } from './actor-on';

/** The sheet of a character with nothing but its values. */
export const SHEET =
	'---\nedge: 2\nheart: 2\niron: 1\nshadow: 1\nwits: 3\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n';

/** The properties of a journal of that character. */
export const HEAD = '---\ncharacter: "[[Kestrel Vane]]"\n---\n\n';

/** The notes on a table: what one action after the other makes of them. */
export class Table {
	private memory = new UndoLog();
	moved: Plan['moved'];
	left: Plan['left'];

	constructor(
		public pages: ActionNotes,
		private offset: number,
		private readonly table: DecisionSettings = starforged,
	) {}

	static with(
		marked: string,
		actor?: string,
		others: Readonly<Record<string, string>> = {},
		table: DecisionSettings = starforged,
	): Table {
		const { note, cursor } = cursorNote(marked);
		const journal = { path: 'Journal/Session 1.md', text: note };
		return new Table(
			{
				journal,
				actor: actor === undefined ? journal : { path: 'Characters/Kestrel Vane.md', text: actor },
				others: Object.entries(others).map(([path, text]) => ({ path, text })),
			},
			cursor,
			table,
		);
	}

	make(move: string, rollInput: RollInput, ...faces: number[]): this {
		return this.after(
			expectParsed(
				makeMoveInNotes(
					this.pages,
					this.offset,
					{ call: newUnrolledMove(move), rollInput },
					{ table: this.table, dice: scriptedDice(...faces) },
				),
			),
		);
	}

	/** Presses an option of the last record by its label, or one of the tools. */
	press(press: string | RecordAction, ...faces: number[]): this {
		return this.pressed(typeof press === 'string' ? this.picking(press) : press, faces);
	}

	/** Presses an option and fills in its form. */
	fill(label: string, answer: Answer, ...faces: number[]): this {
		return this.pressed({ ...this.picking(label), answer }, faces);
	}

	/** The option that says just this, else the first that begins so. */
	private picking(words: string): RecordAction & { kind: 'pick' } {
		const actor = actorOn(this.pages, this.table);
		const options = pendingStepsOf({ record: this.last().record, character: actor, book: this.table.book }).flatMap(
			({ id, options }) => options.map(({ label }) => ({ id, label })),
		);
		const found = options.find(({ label }) => label === words) ?? options.find(({ label }) => label.startsWith(words));
		return { kind: 'pick', step: found?.id ?? '', option: found?.label ?? words };
	}

	private pressed(pressed: RecordAction, faces: readonly number[]): this {
		const { block } = this.last();
		return this.after(
			expectParsed(
				runRecordAction(this.pages, { body: block.body }, pressed, { table: this.table, dice: scriptedDice(...faces) }),
			),
		);
	}

	/** Writes what is decided on the last record, or on the one with this body, whatever the rules say to it. */
	decide(decision: (decided: Decided) => Decided, body = this.last().block.body): this {
		const decided = (record: MoveRecord, character: Character) => parseOk(decision({ record, character }));
		return this.after(
			expectParsed(
				decideInNotes(
					this.pages,
					{ body },
					{ table: this.table, known: this.memory.of(this.pages.journal.path) },
					decided,
				),
			),
		);
	}

	/** The player changes the journal by hand. */
	write(old: string, fresh: string): this {
		const { journal } = this.pages;
		this.pages = { ...this.pages, journal: { ...journal, text: journal.text.replace(old, fresh) } };
		return this;
	}

	/** The player goes on writing where the cursor was put. */
	type(words: string): this {
		const { journal } = this.pages;
		const text = journal.text.slice(0, this.offset) + words + journal.text.slice(this.offset);
		this.pages = { ...this.pages, journal: { ...journal, text } };
		return this;
	}

	/** The app was closed and opened again: nothing is known but what stands in the notes. */
	restart(): this {
		this.memory = new UndoLog();
		return this;
	}

	/** All blocks of the journal. */
	get blocks(): readonly SwornBlockAt[] {
		return swornBlocks(this.pages.journal.text);
	}

	get actor(): Character {
		return actorOn(this.pages, this.table);
	}

	undo(): this {
		const place = { body: this.last().block.body };
		return this.after(
			expectParsed(undoInNotes(this.pages, place, this.table, { known: this.memory.of(this.pages.journal.path) })),
		);
	}

	last(): { record: MoveRecord; block: ReturnType<typeof recordsOf>[number]['block'] } {
		const last = recordsOf(this.pages.journal.text).at(-1);
		if (!last) throw new Error('There is no record.');
		return last;
	}

	/** All notes, one under the other, as they stand on disk. */
	get texts(): string {
		const { journal, actor, others = [] } = this.pages;
		const further = journal.path === actor.path ? others : [actor, ...others];
		return [journal.text, ...further.map(({ path, text }) => `<<<<<< ${path}\n${text}`)].join('\n');
	}

	private after(plan: Plan): this {
		this.memory.remember(this.pages.journal.path, plan);
		const { edits, cursor, moved, left } = plan;
		const edited = ({ path, text }: ActionNote) => ({
			path,
			text: applyChanges(text, edits.find(edit => edit.path === path)?.changes ?? []),
		});
		const { journal, actor, others = [] } = this.pages;
		const created = edits.filter(({ isNew }) => isNew).map(({ path }) => edited({ path, text: '' }));
		this.pages = { journal: edited(journal), actor: edited(actor), others: [...others.map(edited), ...created] };
		this.moved = moved;
		this.left = left;
		if (cursor !== undefined) this.offset = cursor;
		return this;
	}
}

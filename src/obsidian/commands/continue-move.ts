import type { Editor, MarkdownView } from 'obsidian';
import { Notice, SuggestModal } from 'obsidian';
import { agendaOf, isOpen } from '../../play/agenda';
import type { Answer, Asks } from '../../play/step';
import { pickOf } from '../../journal/press';
import type { DieName } from '../../play/dice-tools';
import type { BlockPlace, RecordAt } from '../../journal/play-on-page';
import { recordAbove, rolledAgain } from '../../journal/play-on-page';
import type { Press } from '../../journal/press';
import type { CardView } from '../move-card/card-view';
import { cardView } from '../move-card/card-view';
import type { Desk } from '../desk';
import { focusEditor } from '../focus-editor';
import type { ShownActor } from '../shown';
import { NewTrackDialog } from '../new-track/new-track-dialog';
import { changesOf } from './undo-move';

/** One thing that can be done to the record at or above the cursor. */
interface Choice {
	readonly label: string;
	readonly detail?: string;
	readonly press?: Press;
	/** A new track is named and ranked first. */
	readonly asks?: Asks;
	readonly answered?: (answer: Answer) => Press;
	/** Leads to a further list. */
	readonly more?: readonly Choice[];
	readonly run?: () => void;
}

/** Everything open on the record at or nearest above the cursor, in one list; the note keeps the cursor. */
export function continueMove(desk: Desk, editor: Editor, view: MarkdownView): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const text = editor.getValue();
	const at = recordAbove(text, editor.posToOffset(editor.getCursor()));
	if (!at) {
		new Notice('There is no move here or above. Make a move first.');
		return;
	}
	const shown = desk.shown.actor(journal, at.record.by);
	if (shown.ok) return listChoices(desk, editor, view, at, shown.value);
	// A question is asked and its answer kept in the note; anything else is told.
	void desk.whoActs(journal, at.record.by).then(actor => actor && listChoices(desk, editor, view, at, actor));
}

function listChoices(desk: Desk, editor: Editor, view: MarkdownView, at: RecordAt, actor: ShownActor): void {
	const journal = view.file?.path;
	if (journal === undefined) return;
	const { book, character } = actor;
	const card = cardView(at.record, {
		book,
		character,
		problems: [],
		rolledAgain: rolledAgain(desk.shown.recordsOf(editor.getValue()), at.block.startLine, at.record.by),
	});
	const steps = card.steps.filter(isOpen);
	const place = placeOf(at);
	const choices = [
		...steps.flatMap(({ id, prompt, options }) =>
			options
				.filter(option => option.blocked === undefined && !option.isChosen)
				.map((option): Choice => ({
					label: option.label,
					detail: detailOf(prompt, option.detail),
					...(option.asks
						? { asks: option.asks, answered: (answer: Answer) => pickOf(id, option, answer) }
						: { press: pickOf(id, option) }),
				})),
		),
		...rollChoices(card),
		...diceChoices(card),
		...steps.flatMap(({ id, prompt, pass }): Choice[] =>
			pass === undefined ? [] : [{ label: `Pass: ${prompt}`, press: { kind: 'pass', step: id } }],
		),
		{
			label: 'Undo this move',
			detail: changesOf(at.record).join('; '),
			run: () => void desk.undo(journal, place, at.record.by),
		},
	];
	new ChoiceList(desk, card.name, choices, press => {
		void desk.press(journal, place, press, at.record.by, 'stays').then(done => {
			focusEditor(editor);
			if (done) goOn(desk, editor, view, at.block.startLine);
		});
	}).open();
}

/** After a choice that leaves something to be answered, the list comes again. */
function goOn(desk: Desk, editor: Editor, view: MarkdownView, line: number): void {
	const at = recordAbove(editor.getValue(), editor.posToOffset(editor.getCursor()));
	if (!at || at.block.startLine < line) return;
	const actor = desk.shown.actor(view.file?.path ?? '', at.record.by);
	if (!actor.ok) return;
	const waits = agendaOf(at.record, actor.value.character, actor.value.book).some(({ state }) => state === 'required');
	if (waits) continueMove(desk, editor, view);
}

const placeOf = ({ block }: RecordAt): BlockPlace => ({
	body: block.body,
	near: { lineStart: block.startLine, lineEnd: block.endLine },
});

const detailOf = (prompt: string, detail: string | undefined): string => (detail ? `${prompt} · ${detail}` : prompt);

function rollChoices({ call }: CardView): readonly Choice[] {
	if (!call) return [];
	const next = call.next.map(({ text }) => text);
	return call.options
		.filter(({ value }) => value !== undefined)
		.map(({ name, value, text, track }): Choice => {
			const detail = text ? { detail: text } : {};
			if (track !== undefined)
				return { label: `Roll against ${track}`, ...detail, press: { kind: 'roll', wishes: { track } } };
			const roll = { option: name, ...(value === undefined ? {} : { value }) };
			return { label: `Roll +${name} ${value ?? ''}`, ...detail, press: { kind: 'roll', wishes: { roll, next } } };
		});
}

const DIE_WORDS: Readonly<Record<DieName, string>> = {
	action: 'action die',
	first: 'first challenge die',
	second: 'second challenge die',
};

function diceChoices({ roll }: CardView): readonly Choice[] {
	if (!roll) return [];
	const burn: Choice[] = roll.burn
		? [
				{
					label: 'Burn momentum',
					detail: `momentum ${roll.burn.from} → ${roll.burn.to}: ${roll.burn.outcome.replace('_', ' ')}`,
					press: { kind: 'burn' },
				},
			]
		: [];
	if (!roll.canChangeDice) return burn;
	const names = roll.dice.map(({ name }) => name);
	const rerolls: Choice[] = [
		...names.map((name): Choice => ({
			label: `Reroll the ${DIE_WORDS[name]}`,
			press: { kind: 'reroll', dice: [name] },
		})),
		{ label: 'Reroll both challenge dice', press: { kind: 'reroll', dice: ['first', 'second'] } },
		{ label: 'Reroll all dice', press: { kind: 'reroll', dice: names } },
	];
	const sets = roll.dice.flatMap(({ name, sides }) =>
		Array.from({ length: sides }, (_, i): Choice => ({
			label: `Set the ${DIE_WORDS[name]} to ${i + 1}`,
			press: { kind: 'set_die', die: name, face: i + 1 },
		})),
	);
	return [...burn, { label: 'Reroll dice…', more: rerolls }, { label: 'Set a die…', more: sets }];
}

/** A list that narrows as one types. Esc closes it and changes nothing. */
class ChoiceList extends SuggestModal<Choice> {
	constructor(
		private readonly desk: Desk,
		title: string,
		private readonly choices: readonly Choice[],
		private readonly onPress: (press: Press) => void,
	) {
		super(desk.app);
		this.setPlaceholder(`${title}: what now?`);
		this.emptyStateText = 'Nothing fits. Delete a letter to see the choices again.';
	}

	override getSuggestions(query: string): Choice[] {
		const words = query.toLowerCase().split(/\s+/).filter(Boolean);
		return this.choices.filter(({ label, detail }) =>
			words.every(word => `${label} ${detail ?? ''}`.toLowerCase().includes(word)),
		);
	}

	override renderSuggestion({ label, detail }: Choice, el: HTMLElement): void {
		el.createDiv({ text: label });
		if (detail) el.createDiv({ text: detail, cls: 'sworn-choice-detail' });
	}

	override onChooseSuggestion({ press, asks, answered, more, run }: Choice): void {
		if (asks && answered) new NewTrackDialog(this.desk.app, asks, answer => this.onPress(answered(answer))).open();
		else if (more) new ChoiceList(this.desk, 'Dice', more, this.onPress).open();
		else if (press) this.onPress(press);
		else run?.();
	}
}

import { Notice, TFile, TFolder, type MarkdownView, type TAbstractFile } from 'obsidian';
import { parseOk, parseError } from '../../../rules/core/problem';
import { otherFormat } from '../../../journal/notes/format-version';
import { convertRecords, recordBlockAbove, type Converted } from '../../../journal/manual-edits/convert-record-form';
import type { RecordForm, SwornBlockAt } from '../../../journal/sworn-block/block-at';
import { findBlock, placeOf, type BlockPosition } from '../../../journal/note-blocks/find-blocks';
import { readBlock } from '../../../journal/sworn-block/sworn-block';
import { revertTextChanges } from '../../../journal/text/revert-text-changes';
import { applyChanges } from '../../../journal/text/text-change';
import { offerChoices, type Choice } from '../../components/pick-dialog';
import type { JournalActions } from '../../services/journal-actions';
import { LONG_NOTICE } from '../../components/long-notice';
import { offer } from '../../services/notices';
import type { Texts } from '../../vault/writer/file-operation';
import { notesIn } from '../../vault/rules-at';
import { quote, t, tn } from '../../../i18n/translate';

/** A request to convert records of some notes. */
interface Wanted {
	readonly paths: readonly string[];
	readonly form: RecordForm;
	/** The only record to convert; all if undefined. */
	readonly only?: BlockPosition;
}

const MANY: Readonly<Record<RecordForm, string>> = { line: t('lines'), block: t('blocks') };
export const ONE_RECORD: Readonly<Record<RecordForm, string>> = { line: t('one line'), block: t('a block') };

/**
 * *Turn records into lines or blocks*: offers the record at the cursor, all records of the note, or those of its
 * folder. Each choice states its effect.
 */
export function turnRecords(actions: JournalActions, view: MarkdownView): void {
	const { file } = view;
	if (!file) return;
	const beside = file.parent ? notesIn(file.parent) : [];
	const paths = [...new Set([file, ...beside].map(({ path }) => path))];
	offerTurns(actions, paths, t('this note or its folder'), texts => choicesIn(actions, view, file, texts));
}

/** The same for a note or a folder that is not open. */
export function turnRecordsOf(actions: JournalActions, file: TAbstractFile): void {
	const notes = file instanceof TFolder ? notesIn(file) : [file];
	const paths = notes.map(({ path }) => path);
	const where = file instanceof TFile ? quote(file.basename) : folderWords(file.path);
	offerTurns(actions, paths, where, texts => FORMS.flatMap(form => allIn(actions, texts, form, where)));
}

const FORMS: readonly RecordForm[] = ['line', 'block'];

function offerTurns(
	actions: JournalActions,
	paths: readonly string[],
	where: string,
	choicesOf: (texts: Texts) => readonly Choice[],
): void {
	void actions.writer
		.lookFirst(paths, texts => parseOk(choicesOf(texts)))
		.then(choices => {
			if (!choices.ok) actions.showProblems(choices.problems);
			else if (choices.value.length > 0) offerChoices(actions.app, t('Turn which records?'), choices.value);
			else new Notice(t('No record in {where} can be converted into a line or a block.', { where }));
		});
}

const folderWords = (folder: string): string =>
	folder === '/' ? t('the vault') : t('the folder “{folder}”', { folder });

function choicesIn(actions: JournalActions, view: MarkdownView, file: TFile, texts: Texts): readonly Choice[] {
	const folder = file.parent?.path ?? '/';
	const note = new Map([...texts].slice(0, 1));
	return [
		...atCursor(actions, view, file),
		...FORMS.flatMap(form => [
			...allIn(actions, note, form, t('this note')),
			...(texts.size > 1 ? allIn(actions, texts, form, folderWords(folder)) : []),
		]),
	];
}

function atCursor(actions: JournalActions, view: MarkdownView, { path }: TFile): readonly Choice[] {
	if (view.getMode() !== 'source') return [];
	const text = view.editor.getValue();
	const block = recordBlockAbove(text, view.editor.posToOffset(view.editor.getCursor()));
	if (!block) return [];
	const { form, becomes, stays, run } = turnOne(actions, path, text, block);
	const label = t('“{record}” at the cursor into {form}', {
		record: readBlock(block.body).entries[0]?.items[0]?.text ?? '',
		form: ONE_RECORD[form],
	});
	if (stays !== undefined)
		return [{ label, detail: t('It stays as it is. {stays}', { stays }), run: () => void new Notice(stays) }];
	return [{ label, detail: becomes, run }];
}

/** The conversion of one record to its other form. */
interface TurnedOne {
	readonly form: RecordForm;
	/** The resulting text. */
	readonly becomes: string;
	/** Why it cannot be converted, if so. */
	readonly stays: string | undefined;
	readonly run: () => void;
}

export function turnOne(actions: JournalActions, path: string, text: string, block: SwornBlockAt): TurnedOne {
	const form = block.form === 'line' ? 'block' : 'line';
	const { changes, stays } = convertRecords(text, form, ({ fenceFrom }) => fenceFrom === block.fenceFrom);
	return {
		form,
		becomes: changes.map(({ insert }) => insert).join(''),
		stays: stays[0]?.why,
		run: () => void turn(actions, { paths: [path], form, only: placeOf(block) }),
	};
}

function allIn(actions: JournalActions, texts: Texts, form: RecordForm, where: string): readonly Choice[] {
	const all = [...texts]
		.filter(([, text]) => otherFormat(text) === undefined)
		.map(([path, text]) => ({ path, text, converted: convertRecords(text, form) }));
	const turned = all.filter(({ converted }) => converted.count > 0);
	if (turned.length === 0) return [];
	const paths = turned.map(({ path }) => path);
	return [
		{
			label: t('All records of {where} into {form}', { where, form: MANY[form] }),
			detail: previewOf(
				all.map(({ converted }) => converted),
				turned.length,
				form,
			),
			run: () => void turn(actions, { paths, form }),
		},
	];
}

/** “12 records in 3 notes. 2 stay blocks: …” */
function previewOf(all: readonly Converted[], notes: number, form: RecordForm): string {
	const count = all.reduce((sum, converted) => sum + converted.count, 0);
	const stays = all.flatMap(converted => converted.stays);
	const whys = [...new Set(stays.map(({ why }) => why))];
	const told = `${tn(count, '{count} record', '{count} records')}${notes > 1 ? t(' in {notes} notes', { notes }) : ''}.`;
	return stays.length === 0 ? told : `${told} ${stays.length} ${stayAs(stays.length, form)} ${whys.join(' ')}`;
}

const stayAs = (count: number, form: RecordForm): string =>
	tn(count, 'stays as {form}:', 'stay as {form}:', { form: MANY[form === 'line' ? 'block' : 'line'] });

/** Converts the notes in one action, and offers to undo it. */
async function turn(actions: JournalActions, { paths, form, only }: Wanted): Promise<void> {
	let before: Texts = new Map();
	const written = await actions.write(paths, texts => {
		before = texts;
		const edits = [];
		for (const path of paths) {
			const text = texts.get(path) ?? '';
			const meant = only ? findBlock(text, only) : undefined;
			if (meant && !meant.ok) return meant;
			const isMeant = (block: SwornBlockAt) => !meant || block.fenceFrom === meant.value.fenceFrom;
			const { changes } = convertRecords(text, form, isMeant);
			if (changes.length > 0) edits.push({ path, changes });
		}
		return edits.length > 0
			? parseOk({ edits })
			: parseError('nothing_to_turn', t('There is nothing left to convert. Nothing was written.'));
	});
	if (!written) return;
	const { edits } = written;
	const count = edits.reduce((sum, { changes }) => sum + changes.length, 0);
	const told =
		count === 1
			? t('1 record is {form} now.', { form: ONE_RECORD[form] })
			: t('{count} records are {form} now.', { count, form: MANY[form] });
	offer(told, t('Undo'), () => void takeBack(actions, before, edits), LONG_NOTICE);
}

type Edits = readonly { readonly path: string; readonly changes: Converted['changes'] }[];

async function takeBack(actions: JournalActions, before: Texts, edits: Edits): Promise<void> {
	await actions.write(
		edits.map(({ path }) => path),
		texts => {
			const back = [];
			for (const { path, changes } of edits) {
				const was = before.get(path) ?? '';
				const now = texts.get(path) ?? '';
				const undone = revertTextChanges(was, changes, now);
				if (!undone)
					return parseError(
						'changed_since',
						t('“{path}” was changed since, so nothing was taken back. Turn the records again.', { path }),
					);
				if (applyChanges(now, undone) !== now) back.push({ path, changes: undone });
			}
			return parseOk({ edits: back });
		},
	);
}

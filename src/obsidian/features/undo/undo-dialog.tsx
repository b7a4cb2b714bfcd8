import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameOf } from '../../../rules/search/stated-name';
import { changedNothing, type Change } from '../../../play/character/change';
import type { MoveRecord } from '../../../play/record/record';
import { openDialog } from '../../components/open-dialog';
import { quote, t } from '../../../i18n/translate';
import { changesInWords } from '../../components/format-record';

/** An undo, with what the player should know first. */
export interface Undoing {
	readonly record: MoveRecord;
	/** Why the block is not removed completely; undefined if it is. */
	readonly stays: string | undefined;
	/** The changes whose values have changed since the record. */
	readonly moved: readonly Change[];
	/** Whether newer records in the note lead from each of them to the value of now. */
	readonly isContinued: boolean;
	/** What cannot be undone, because it is not there, or not as the record left it. */
	readonly left: readonly Change[];
	/** The other notes with the same record, which are searched while the dialog is open. */
	readonly copies: Promise<readonly string[]>;
	readonly undo: () => void;
	/** Removes the record but keeps its changes. */
	readonly removeRecord: () => void;
}

/** The changes that undoing reverts, last first. */
export const changesOf = ({ done, burn }: MoveRecord): readonly string[] => [
	...[...done]
		.filter(change => !changedNothing(change))
		.reverse()
		.map(change => changesInWords([change])),
	...(burn ? [t('momentum {from} → {to} (burned)', { from: burn.from, to: burn.to })] : []),
];

/** Shows the record at or above the cursor with its changes, before anything is undone. */
export const openUndo = (app: App, undoing: Undoing): void =>
	openDialog(app, {
		title: t('Undo {move}?', { move: undoing.record.move }),
		content: dialog => (
			<UndoForm
				{...undoing}
				undo={dialog.closing(undoing.undo)}
				removeRecord={dialog.closing(undoing.removeRecord)}
				onKeep={() => dialog.close()}
			/>
		),
	});

function UndoForm(props: Undoing & { readonly onKeep: () => void }): JSX.Element {
	const { record, stays, moved, isContinued, left, undo, removeRecord, onKeep } = props;
	const changes = changesOf(record);
	const copies = useCopies(changes.length > 0 ? props.copies : undefined);
	const isAllLeft = left.length > 0 && left.length === changes.length;
	const isAllMoved = moved.length > 0 && !isContinued && moved.length + left.length === changes.length;
	const offersRemoval = isAllLeft || isAllMoved || copies.length > 0;
	const first = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		// the host gives the focus to the first control first
		const timer = window.setTimeout(() => first.current?.focus(), 0);
		return () => window.clearTimeout(timer);
	}, [offersRemoval]);
	/** Undoes, after waiting for the search for copies. If there are any, the player is asked. */
	const undoUnlessCopied = async (): Promise<void> => {
		const found = offersRemoval || changes.length === 0 ? [] : await props.copies;
		if (found.length === 0) undo();
	};
	const warnings = [warningOfLeft(left), warningOfMoved(moved, isAllMoved), warningOfCopies(copies)];
	return (
		<>
			<p>{`${whatGoes(stays)}${whatIsTakenBack(changes.length)}`}</p>
			{changes.length > 0 && (
				<ul>
					{changes.map((change, at) => (
						<li key={at}>{change}</li>
					))}
				</ul>
			)}
			<div>
				{warnings.map(
					(warning, at) =>
						warning !== undefined && (
							<p key={at} class="sworn-problem" role="status">
								{warning}
							</p>
						),
				)}
			</div>
			<div class="modal-button-container">
				<button
					type="button"
					class="mod-cta"
					{...(offersRemoval ? {} : { ref: first })}
					onClick={() => void undoUnlessCopied()}
				>
					{t('Undo the move')}
				</button>
				{offersRemoval && (
					<button type="button" ref={first} onClick={removeRecord}>
						{t('Only remove the record')}
					</button>
				)}
				<button type="button" onClick={onKeep}>
					{t('Keep it')}
				</button>
			</div>
		</>
	);
}

/** The other notes with the same record, none until they are found. */
function useCopies(search: Promise<readonly string[]> | undefined): readonly string[] {
	const [copies, setCopies] = useState<readonly string[]>([]);
	useEffect(() => void search?.then(setCopies), [search]);
	return copies;
}

const warningOfLeft = (left: readonly Change[]): string | undefined =>
	left.length === 0
		? undefined
		: t('These are not there or not as the record left them, and are not undone: {told}.', {
				told: changesInWords(left),
			});

function warningOfMoved(moved: readonly Change[], isAll: boolean): string | undefined {
	if (moved.length === 0) return undefined;
	const told = changesInWords(moved);
	return isAll
		? t(
				'None of these values is as the record left it. They may have been taken back already; if so, only remove the record. Else they change by the difference: {told}.',
				{ told },
			)
		: t('These have changed since, so only the difference is undone: {told}.', { told });
}

const warningOfCopies = (paths: readonly string[]): string | undefined =>
	paths.length === 0
		? undefined
		: t(
				'The same record stands in {notes} as well, and its changes were made only once. Undo the move in one of the notes, and only remove the record from the other.',
				{ notes: paths.map(path => quote(nameOf(path))).join(', ') },
			);

const whatGoes = (stays: string | undefined): string =>
	stays === undefined
		? t('The record is removed')
		: t('{stays} The results of the move are removed from it', { stays });

const whatIsTakenBack = (count: number): string =>
	count === 0 ? t('. It changed nothing else.') : t(', and these changes are taken back:');

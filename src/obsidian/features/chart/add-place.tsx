import { freeSpot, layOut } from '../../../journal/chart/layout';
import type { ChartPlace } from '../../../journal/chart/chart';
import { newPlaceNote, type Position } from '../../../journal/chart/place-note';
import { nameOf } from '../../../rules/search/stated-name';
import { campaignFolder } from '../../../journal/character/acting-path';
import { folderOf } from '../../../journal/character/folder-distance';
import { fileNameProblem } from '../../../journal/notes/file-name';
import { SUBJECT_FOLDERS } from '../../../journal/oracle-blocks/subject-summary';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { parseOk } from '../../../rules/core/problem';
import { nameProblem, readName } from '../../services/free-path';
import type { JournalActions } from '../../services/journal-actions';
import { noteIn } from '../../vault/note-path';
import { isTaken } from '../../vault/path-here';
import { placesAround } from './chart-source';
import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/translate';
import { Form } from '../../components/form';
import { TextField } from '../../components/form-field';
import { useFormId } from '../../components/form-id';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';

interface PlaceInput {
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	readonly onAdd: (name: string) => void;
}

/** Asks for the name of a new place. Closing it changes nothing. */
const openNewPlace = (app: App, { problemIn, onAdd }: PlaceInput): void =>
	openDialog(app, {
		title: t('Add a place'),
		content: dialog => <PlaceForm problemIn={problemIn} onAdd={dialog.closing(onAdd)} />,
	});

function PlaceForm({ problemIn, onAdd }: PlaceInput): JSX.Element {
	const id = useFormId('place');
	const [typed, setTyped] = useState('');
	const { form, isTried, onSubmit } = useForm(() => readName(typed, problemIn), onAdd);
	return (
		<Form form={form} onSubmit={onSubmit}>
			<TextField
				id={id}
				label={t('Name')}
				value={typed}
				problem={isTried || typed.trim() !== '' ? problemIn(typed) : undefined}
				onInput={setTyped}
			/>
			<div class="modal-button-container">
				<button type="submit" class="mod-cta">
					{t('Add a place')}
				</button>
			</div>
		</Form>
	);
}

/** *Add a place*: asks for a name, and creates a note for it where the other places are, with a spot on the chart. */
export function addPlace(actions: JournalActions, from: string): void {
	const { app, vaultIndex } = actions;
	const folder = folderOfPlaces(actions, from);
	const exists = (name: string) =>
		vaultIndex.resolve(name, from) !== undefined ||
		(fileNameProblem(name) === undefined && isTaken(app, noteIn(folder, name)));
	openNewPlace(app, {
		problemIn: typed => nameProblem(typed, exists),
		onAdd: name => {
			const spots = [...layOut(placesAround(actions, from)).values()];
			void createPlace(actions, noteIn(folder, name), freeSpot(name, spots));
		},
	});
}

/** Creates the note of a place that was only heard of, with the spot at which the chart has it. */
export async function createHeardOf(
	actions: JournalActions,
	from: string,
	{ path, name, spot }: ChartPlace,
): Promise<boolean> {
	const folder = folderOfPlaces(actions, from);
	const isIn = path.includes('/') && placesAround(actions, from).some(each => folderOf(each.path) === folderOf(path));
	return createPlace(actions, noteIn(isIn ? folderOf(path) : folder, name), spot);
}

async function createPlace(actions: JournalActions, path: string, spot: Position): Promise<boolean> {
	const edit = noteToCreate(path, newPlaceNote(nameOf(path), { position: spot }));
	return (await actions.write([], () => parseOk({ edits: [edit] }))) !== undefined;
}

/** The folder of the newest place; for the first, one beside the journal and its character. */
function folderOfPlaces(actions: JournalActions, from: string): string {
	const newest = placesAround(actions, from).at(-1);
	if (newest) return folderOf(newest.path);
	const campaign = campaignFolder(from, actions.vaultIndex) ?? folderOf(from);
	return campaign === '' ? SUBJECT_FOLDERS.place : `${campaign}/${SUBJECT_FOLDERS.place}`;
}

import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../../i18n/translate';
import { Form } from '../../components/form';
import { TextField } from '../../components/form-field';
import { useFormId } from '../../components/form-id';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';
import { readName } from '../../services/free-path';

interface PlaceInput {
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	readonly onAdd: (name: string) => void;
}

/** Asks for the name of a new place. Closing it changes nothing. */
export const openNewPlace = (app: App, { problemIn, onAdd }: PlaceInput): void =>
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

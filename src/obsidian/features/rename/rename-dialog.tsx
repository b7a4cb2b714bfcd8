import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { Form } from '../../components/form';
import { invalid } from '../../components/form-field';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';
import { readName } from '../../services/free-path';
import { t } from '../../../i18n/translate';

interface RenameInput {
	readonly name: string;
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	/** How many records would change; undefined if it is not known. */
	readonly preview: Promise<string | undefined>;
	readonly onRename: (name: string) => void;
	readonly onClosed: () => void;
}

/**
 * Asks for a new name, and shows how many records would change as soon as they are counted. Closing it changes nothing.
 */
export const openRename = (app: App, input: RenameInput): void =>
	openDialog(app, {
		title: t('Rename “{name}”', { name: input.name }),
		class: 'sworn-rename-dialog',
		content: dialog => <RenameForm {...input} onRename={dialog.closing(input.onRename)} />,
		wasClosed: input.onClosed,
	});

function RenameForm({ name, problemIn, preview, onRename }: RenameInput): JSX.Element {
	const [words, setWords] = useState(t('Looking for the records that name it…'));
	useLayoutEffect(() => void preview.then(found => found !== undefined && setWords(found)), []);
	const [typed, setTyped] = useState(name);
	const problem = problemIn(typed);
	const readField = () => readName(typed, problemIn);
	const { form, isTried, onSubmit } = useForm(readField, onRename, { first: 'input', isSelected: true });
	const isWrong = problem !== undefined && (isTried || (typed !== name && typed.trim() !== ''));
	return (
		<Form form={form} onSubmit={onSubmit}>
			<label class="sworn-field">
				<span>{t('New name')}</span>
				<input
					type="text"
					value={typed}
					{...invalid(isWrong)}
					aria-describedby="sworn-rename-words"
					onInput={event => setTyped(event.currentTarget.value)}
				/>
			</label>
			<p id="sworn-rename-words" role="status" class={isWrong ? 'sworn-problem' : undefined}>
				{isWrong ? problem : words}
			</p>
			<div class="modal-button-container">
				<button type="submit" class="mod-cta">
					{t('Rename')}
				</button>
			</div>
		</Form>
	);
}

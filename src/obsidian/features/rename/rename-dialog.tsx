import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { read, unread } from '../../../rules/problem';
import { Form } from '../../components/form';
import { invalid } from '../../components/form-field';
import { PreactModal } from '../../components/preact-modal';
import { useForm } from '../../components/use-form';
import { t } from '../../../language/text';

interface RenameInput {
	readonly name: string;
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	readonly onRename: (name: string) => void;
	readonly onClosed: () => void;
}

/**
 * Asks for a new name, and shows how many records would change as soon as they are counted. Closing it changes nothing.
 */
export class RenameDialog extends PreactModal {
	private words = t('Looking for the records that name it…');

	constructor(
		app: App,
		private readonly input: RenameInput,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-rename-dialog');
		this.setTitle(t('Rename “{name}”', { name: this.input.name }));
		this.draw();
	}

	override onClose(): void {
		super.onClose();
		this.input.onClosed();
	}

	preview(words: string): void {
		this.words = words;
		this.draw();
	}

	private draw(): void {
		this.drawContent(<RenameForm {...this.input} words={this.words} onRename={this.closing(this.input.onRename)} />);
	}
}

function RenameForm({ name, words, problemIn, onRename }: RenameInput & { readonly words: string }): JSX.Element {
	const [typed, setTyped] = useState(name);
	const problem = problemIn(typed);
	const reading = problem === undefined ? read(typed.trim()) : unread('bad_name', problem);
	const { form, isTried, onSubmit } = useForm(reading, onRename, { first: 'input', isSelected: true });
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

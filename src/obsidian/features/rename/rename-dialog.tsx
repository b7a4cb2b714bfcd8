import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { invalid } from '../../components/form-field';
import { PreactModal } from '../../components/preact-modal';
import { ownKeys } from '../../components/is-composing';
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
	const [isTried, setTried] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.select(), []);
	const problem = problemIn(typed);
	const isWrong = problem !== undefined && (isTried || (typed !== name && typed.trim() !== ''));
	return (
		<form
			class="sworn-form"
			onSubmit={event => {
				event.preventDefault();
				if (problem === undefined) return onRename(typed.trim());
				setTried(true);
				field.current?.focus();
			}}
			onKeyDown={ownKeys()}
		>
			<label class="sworn-field">
				<span>{t('New name')}</span>
				<input
					ref={field}
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
		</form>
	);
}

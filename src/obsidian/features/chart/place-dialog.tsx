import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../../language/text';
import { TextField } from '../../components/form-field';
import { useFormId } from '../../components/form-id';
import { ownKeys } from '../../components/is-composing';
import { PreactModal } from '../../components/preact-modal';

interface PlaceInput {
	/** The problem with a typed name. */
	readonly problemIn: (typed: string) => string | undefined;
	readonly onAdd: (name: string) => void;
}

/** Asks for the name of a new place. Closing it changes nothing. */
export class PlaceDialog extends PreactModal {
	constructor(
		app: App,
		private readonly input: PlaceInput,
	) {
		super(app);
	}

	override onOpen(): void {
		this.setTitle(t('Add a place'));
		this.drawContent(<PlaceForm problemIn={this.input.problemIn} onAdd={this.closing(this.input.onAdd)} />);
	}
}

function PlaceForm({ problemIn, onAdd }: PlaceInput): JSX.Element {
	const id = useFormId('place');
	const [typed, setTyped] = useState('');
	const [isTried, setTried] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const problem = problemIn(typed);
	return (
		<form
			class="sworn-form"
			onSubmit={event => {
				event.preventDefault();
				if (problem === undefined) return onAdd(typed.trim());
				setTried(true);
				field.current?.focus();
			}}
			onKeyDown={ownKeys()}
		>
			<TextField
				id={id}
				label={t('Name')}
				value={typed}
				problem={isTried || typed.trim() !== '' ? problem : undefined}
				onInput={setTyped}
				input={{ ref: field }}
			/>
			<div class="modal-button-container">
				<button type="submit" class="mod-cta">
					{t('Add')}
				</button>
			</div>
		</form>
	);
}

import type { App } from 'obsidian';
import { Modal } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** One row of the oracle of yes and no: "Likely", a yes on 75 or less. */
export interface OddsRow {
	readonly odds: string;
	readonly yes: number;
}

export interface Question {
	readonly question: string;
	readonly odds: string;
}

/** Asks the oracle: the question, then how likely a yes is. Closing it asks nothing. */
export class AskDialog extends Modal {
	constructor(
		app: App,
		private readonly input: { readonly rows: readonly OddsRow[]; readonly question?: string },
		private readonly onAsk: (question: Question) => void,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-ask-dialog');
		this.setTitle('Ask the oracle');
		const ask = (question: Question) => {
			this.close();
			this.onAsk(question);
		};
		render(<AskForm {...this.input} onAsk={ask} />, this.contentEl);
	}

	override onClose(): void {
		render(null, this.contentEl);
	}
}

/** Between the ends of the table a question without a leaning is asked. */
const EVEN = 50;

interface AskFormProps {
	readonly rows: readonly OddsRow[];
	/** What was typed already. */
	readonly question?: string;
	readonly onAsk: (question: Question) => void;
}

/** The question, then how likely a yes is. */
export function AskForm({ rows, question: typed = '', onAsk }: AskFormProps): JSX.Element {
	const [question, setQuestion] = useState(typed);
	const [isTried, setTried] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	const isMissing = isTried && question.trim() === '';
	const ask = (odds: string) => {
		if (question.trim() !== '') return onAsk({ question: question.trim(), odds });
		setTried(true);
		field.current?.focus();
	};
	return (
		<form
			class="sworn-form"
			onSubmit={event => {
				event.preventDefault();
				const even = rows.find(({ yes }) => yes === EVEN) ?? rows[0];
				if (even) ask(even.odds);
			}}
		>
			<div class="sworn-field">
				<label for="sworn-question">A question with a yes or a no</label>
				<input
					ref={field}
					id="sworn-question"
					type="text"
					autocomplete="off"
					placeholder="Is somebody here?"
					value={question}
					aria-invalid={isMissing ? 'true' : undefined}
					aria-describedby={isMissing ? 'sworn-question-problem' : undefined}
					onInput={event => setQuestion(event.currentTarget.value)}
				/>
			</div>
			{isMissing && (
				<p class="sworn-error" id="sworn-question-problem" role="alert">
					Write the question first.
				</p>
			)}
			<div class="sworn-odds-rows" role="group" aria-label="How likely is a yes?">
				{rows.map(({ odds, yes }) => (
					<button key={odds} type="button" onClick={() => ask(odds)}>
						<span>{odds}</span>
						<span class="sworn-detail">{`${yes}%`}</span>
					</button>
				))}
			</div>
			<p class="sworn-detail">Enter asks at 50/50.</p>
		</form>
	);
}

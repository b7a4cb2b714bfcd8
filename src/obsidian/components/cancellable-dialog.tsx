import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/translate';
import { PreactModal } from './preact-modal';
import type { StoppableWork } from './cancellable-work';

/** A dialog that works step by step. Closing it meanwhile pauses the work and asks whether to stop it. */
export abstract class StoppableDialog extends PreactModal {
	private isAsking = false;

	protected abstract readonly work: StoppableWork;

	/** The question that closing asks, with how far the work is; undefined if nothing runs. */
	protected abstract question(): string | undefined;

	/** Renders the stage of the work. */
	protected abstract draw(): void;

	/** Escape, the cross and a press beside the dialog. A second Escape goes on. */
	override close(): void {
		if (this.question() === undefined) return super.close();
		if (this.isAsking) return this.goOn();
		this.isAsking = true;
		this.work.hold();
		this.draw();
	}

	protected override closeNow(): void {
		this.work.stop();
		super.close();
	}

	protected override drawContent(content: JSX.Element): void {
		const question = this.question();
		this.isAsking &&= question !== undefined;
		super.drawContent(
			<>
				<div hidden={this.isAsking}>{content}</div>
				{this.isAsking && <StopQuestion words={question ?? ''} goOn={() => this.goOn()} stop={() => this.stop()} />}
			</>,
		);
	}

	private goOn(): void {
		this.isAsking = false;
		this.draw();
		this.contentEl.querySelector('button')?.focus();
		this.work.goOn();
	}

	private stop(): void {
		this.isAsking = false;
		this.work.stop();
		this.draw();
	}
}

interface StopQuestionProps {
	readonly words: string;
	readonly goOn: () => void;
	readonly stop: () => void;
}

function StopQuestion({ words, goOn, stop }: StopQuestionProps): JSX.Element {
	const first = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => first.current?.focus(), []);
	return (
		<div class="sworn-form">
			<p role="alert">{words}</p>
			<div class="sworn-buttons">
				<button type="button" class="mod-cta" ref={first} onClick={goOn}>
					{t('Go on')}
				</button>
				<button type="button" onClick={stop}>
					{t('Stop')}
				</button>
			</div>
		</div>
	);
}

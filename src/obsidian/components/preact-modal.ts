import type { JSX } from 'preact';
import { render } from 'preact';
import { Dialog } from './open-dialogs';

/** A window of the app whose content Preact renders. What was rendered is taken away when it closes. */
export abstract class PreactModal extends Dialog {
	protected drawContent(content: JSX.Element): void {
		render(content, this.contentEl);
	}

	/** Runs once the dialog is closed. */
	protected closing<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
		return (...args) => {
			this.close();
			act(...args);
		};
	}

	override onClose(): void {
		render(null, this.contentEl);
	}
}

import type { JSX } from 'preact';
import { render } from 'preact';
import { Dialog } from './open-dialogs';

/** A modal with Preact content, which is unmounted when it closes. */
export abstract class PreactModal extends Dialog {
	protected drawContent(content: JSX.Element): void {
		render(content, this.contentEl);
	}

	/** Wraps a callback so that it closes the dialog first. */
	closing<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
		return (...args) => {
			this.close();
			act(...args);
		};
	}

	override onClose(): void {
		render(null, this.contentEl);
	}
}

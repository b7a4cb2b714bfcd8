import { render, type JSX } from 'preact';
import { Dialog } from './open-dialogs';

/** A modal with Preact content, which is unmounted when it closes. It is opened once. */
export abstract class PreactModal extends Dialog {
	private isClosed = false;

	/** Draws the content, or draws it again; not after it was closed. */
	protected drawContent(content: JSX.Element): void {
		if (this.isClosed) return;
		render(content, this.contentEl);
	}

	/** Wraps a callback so that it closes the dialog first. Once it is closed, another press does nothing. */
	closing<A extends unknown[]>(act: (...args: A) => void): (...args: A) => void {
		return (...args) => {
			if (this.isClosed) return;
			this.close();
			act(...args);
		};
	}

	override onClose(): void {
		this.isClosed = true;
		render(null, this.contentEl);
	}
}

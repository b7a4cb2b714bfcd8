import { assumed } from '../assumptions/assume';
import type { App } from '../app-parts';
import { Scope } from '../scope';

export class Modal {
	scope = new Scope();
	containerEl: HTMLElement;
	modalEl: HTMLElement;
	titleEl: HTMLElement;
	contentEl: HTMLElement;
	shouldRestoreSelection = true;
	private closeCallback: (() => unknown) | null = null;
	private isOpen = false;
	private focusBefore: Element | null = null;

	constructor(readonly app: App) {
		this.scope.register([], 'Escape', () => {
			this.close();
			return false;
		});
		this.containerEl = createDiv('modal-container mod-dim');
		this.containerEl.createDiv('modal-bg').addEventListener('click', () => this.close());
		this.modalEl = this.containerEl.createDiv({ cls: 'modal', attr: { role: 'dialog', 'aria-modal': 'true' } });
		const close = this.modalEl.createDiv({
			cls: 'modal-close-button',
			text: '×',
			attr: { 'aria-label': 'Close', role: 'button' },
		});
		close.addEventListener('click', () => this.close());
		this.titleEl = this.modalEl.createDiv('modal-title');
		this.contentEl = this.modalEl.createDiv('modal-content');
	}

	open(): void {
		if (this.isOpen) return;
		this.isOpen = true;
		this.focusBefore = document.activeElement;
		document.body.append(this.containerEl);
		this.app.keymap.pushScope(this.scope);
		this.app.openModals.add(this);
		void this.onOpen();
		this.modalEl.querySelector<HTMLElement>('input,button,textarea,select')?.focus();
	}

	/** The focus goes back to where it was. */
	close(): void {
		if (!this.isOpen) return;
		this.isOpen = false;
		this.app.keymap.popScope(this.scope);
		this.app.openModals.delete(this);
		this.containerEl.remove();
		const isGivenBack = this.shouldRestoreSelection && assumed.focusAfterModal === 'given back';
		if (isGivenBack && this.focusBefore instanceof HTMLElement) this.focusBefore.focus();
		this.onClose();
		this.closeCallback?.();
	}

	onOpen(): void | Promise<void> {}

	onClose(): void {}

	setTitle(title: string): this {
		this.titleEl.setText(title);
		this.modalEl.setAttribute('aria-label', title);
		return this;
	}

	setContent(content: string | DocumentFragment): this {
		this.contentEl.setText(content);
		return this;
	}

	setCloseCallback(callback: () => unknown): this {
		this.closeCallback = callback;
		return this;
	}
}

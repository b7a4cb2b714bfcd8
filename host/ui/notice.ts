const DEFAULT_DURATION = 4000;

function container(): HTMLElement {
	return (
		document.querySelector<HTMLElement>('.notice-container') ?? document.body.createDiv({ cls: 'notice-container' })
	);
}

export class Notice {
	containerEl: HTMLElement;
	/** The older name of the same element. */
	noticeEl: HTMLElement;
	messageEl: HTMLElement;
	private readonly timer: number | null;

	/** A duration of 0 stays until it is clicked. */
	constructor(message: string | DocumentFragment, duration: number = DEFAULT_DURATION) {
		this.containerEl = this.noticeEl = container().createDiv({ cls: 'notice', attr: { role: 'status' } });
		this.messageEl = this.noticeEl.createDiv('notice-message');
		this.setMessage(message);
		this.noticeEl.addEventListener('click', () => this.hide());
		this.timer = duration > 0 ? window.setTimeout(() => this.hide(), duration) : null;
	}

	setMessage(message: string | DocumentFragment): this {
		this.messageEl.setText(message);
		return this;
	}

	hide(): void {
		if (this.timer !== null) window.clearTimeout(this.timer);
		this.noticeEl.remove();
	}
}

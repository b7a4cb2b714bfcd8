const DEFAULT_DURATION = 4000;

function container(): HTMLElement {
	return (
		document.querySelector<HTMLElement>('.notice-container') ?? document.body.createDiv({ cls: 'notice-container' })
	);
}

/** Those that go by themselves after a while. */
const passing = new Set<Notice>();

/** As if the time of every notice that goes by itself had passed. */
export function hidePassingNotices(): void {
	for (const notice of passing) notice.hide();
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
		if (this.timer !== null) passing.add(this);
	}

	setMessage(message: string | DocumentFragment): this {
		this.messageEl.setText(message);
		return this;
	}

	hide(): void {
		if (this.timer !== null) window.clearTimeout(this.timer);
		passing.delete(this);
		const { parentElement } = this.noticeEl;
		this.noticeEl.remove();
		if (parentElement?.childElementCount === 0) parentElement.remove();
	}
}

import type { Viewport } from '../markdown/reading/viewport';

/** A page whose heights are made up, so that a test knows them wherever it runs. */
export class MadeUpViewport implements Viewport {
	height = 600;
	scrollTop = 0;
	private content: Element | null = null;
	private changed: () => void = () => {};

	/** A section is as tall as its text says. */
	constructor(private readonly heightOf: (text: string) => number = () => 100) {}

	topOf(el: Element): number {
		const before = Array.from(el.parentElement?.children ?? []);
		const above = before.slice(0, before.indexOf(el)) as HTMLElement[];
		return above.reduce((top, sibling) => top + this.spaceOf(sibling), -this.scrollTop);
	}

	watch(content: Element, changed: () => void): () => void {
		this.content = content;
		this.changed = changed;
		return () => (this.changed = () => {});
	}

	scrollTo(top: number): void {
		this.scrollTop = top;
		this.changed();
	}

	/** It shows, is hidden, or is made higher. */
	resize(height: number): void {
		this.height = height;
		this.changed();
	}

	/** All of the note, rendered or not. */
	get contentHeight(): number {
		const children = Array.from(this.content?.children ?? []) as HTMLElement[];
		const below = parseFloat((this.content as HTMLElement).style.paddingBottom) || 0;
		return children.reduce((total, child) => total + this.spaceOf(child), below);
	}

	private spaceOf(el: HTMLElement): number {
		if (el.hasClass('markdown-preview-pusher')) return parseFloat(el.style.marginBottom) || 0;
		return el.hasClass('mod-footer') ? 0 : this.heightOf((el.textContent ?? '').trim());
	}
}

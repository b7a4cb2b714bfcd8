import type { Section } from './section';
import type { Viewport } from './viewport';
import { estimated, type Kept, lineAt, placeOfLine, type Run, runsInPage, sum, topOf } from './virtual-window';

/** A section, and where it begins below the upper edge of what is in sight. */
interface Anchor {
	readonly section: Section;
	readonly top: number;
}

function makePusher(): HTMLElement {
	const pusher = createDiv('markdown-preview-pusher');
	pusher.setCssStyles({ width: '1px', height: '0.1px' });
	return pusher;
}

/** A change smaller than this is a matter of rounding. */
const PIXEL = 1;
/** What is measured again may bring others into sight, which are measured in turn. */
const ROUNDS = 4;

/**
 * The sections in the page: those in sight and a margin around it. Elements between them and padding below stand for the
 * others, as tall as those were measured, or as tall as they probably are. What the reader sees stays where it is.
 */
export class Column {
	readonly el: HTMLElement;
	/** The first one is above all sections, the others before those that are apart. */
	private pushers: HTMLElement[];
	private readonly end: HTMLElement;
	private sections: readonly Section[] = [];
	private inPage: readonly Section[] = [];

	constructor(
		root: HTMLElement,
		private readonly viewport: Viewport,
	) {
		this.el = root.createDiv('markdown-preview-sizer markdown-preview-section');
		this.pushers = [this.el.appendChild(makePusher())];
		this.end = this.el.createDiv('mod-footer');
		this.end.setCssStyles({ height: '0.1px' });
	}

	/** What is above all sections, and always in the page. */
	setHeader(el: HTMLElement | null): void {
		while (this.el.firstElementChild !== this.pushers[0]) this.el.firstElementChild?.remove();
		if (el) this.el.prepend(el);
	}

	/** For `show`, asked before the sections change: those at the upper edge of what is in sight, and above it, nearest first. */
	anchors(): readonly Anchor[] {
		if (this.isWhole || this.viewport.scrollTop === 0) return [];
		const places = this.inPage.flatMap(section =>
			section.el ? [{ section, top: this.viewport.topOf(section.el) }] : [],
		);
		return places.filter(({ top }) => top <= 0).reverse();
	}

	/** Those sections that are rendered and near; the first anchor that is among the sections stays where it was. */
	show(sections: readonly Section[], anchors = this.anchors()): void {
		this.sections = sections;
		const anchor = anchors.find(({ section }) => section.el && sections.includes(section));
		if (this.isWhole) this.placeWindow();
		else if (this.viewport.height > 0) this.showWindow(anchor);
	}

	/** In parts of lines. */
	get scroll(): number {
		const top = -this.origin();
		return this.isWhole || top <= 0 ? 0 : lineAt(this.sections, this.heights(), top);
	}

	scrollTo(line: number): void {
		const { index, part } = placeOfLine(this.sections, line);
		const section = this.sections[index];
		if (!section?.el) return;
		if (line < (this.sections[0]?.lineStart ?? 0)) this.viewport.scrollTop = 0;
		else if (this.isWhole) section.el.scrollIntoView({ block: 'start' });
		else this.showWindow({ section, top: -part * (section.height ?? 0) });
	}

	private get isWhole(): boolean {
		return this.viewport.height === Infinity;
	}

	private showWindow(anchor?: Anchor): void {
		this.measureNew();
		for (let round = 0; round < ROUNDS; round++) {
			this.placeWindow(anchor);
			this.hold(anchor);
			if (!this.measure(this.inPage)) break;
		}
	}

	/** Only what is in the page can be measured, so it is there for a moment. */
	private measureNew(): void {
		const fresh = this.sections.filter(({ el, height }) => el && height === null);
		if (fresh.length === 0) return;
		const wanted = new Set([...this.inPage, ...fresh]);
		this.place(this.sections.filter(section => wanted.has(section)));
		this.measure(fresh);
	}

	private placeWindow(anchor?: Anchor): void {
		const heights = this.heights();
		const top = anchor ? topOf(heights, this.sections.indexOf(anchor.section)) - anchor.top : -this.origin();
		const runs = runsInPage(heights, { top, height: this.viewport.height }, this.kept());
		const shown = runs.map(({ from, to }) => this.sections.slice(from, to).filter(({ el }) => el));
		this.place(shown.flat());
		this.push(runs, shown);
		const inPage = sum(runs.map(({ gap }) => gap)) + sum(shown.flat().map(({ height }) => height ?? 0));
		this.el.style.paddingBottom = `${Math.max(0, sum(heights) - inPage)}px`;
	}

	/** Puts what stands for those that are left out before the first section of each run. */
	private push(runs: readonly Run[], shown: readonly (readonly Section[])[]): void {
		for (const pusher of this.pushers.splice(1)) pusher.remove();
		for (const [i, { gap }] of runs.entries()) {
			const pusher = (this.pushers[i] ??= makePusher());
			pusher.style.marginBottom = `${gap}px`;
			if (i > 0) this.el.insertBefore(pusher, shown[i]?.[0]?.el ?? this.end);
		}
	}

	/** What stays in the page is not touched: it would lose the focus. */
	private place(wanted: readonly Section[]): void {
		const staying = new Set(wanted);
		for (const section of this.inPage) if (!staying.has(section)) section.el?.remove();
		let [before = null]: (HTMLElement | null)[] = this.pushers;
		for (const { el } of wanted) {
			if (!el) continue;
			if (el.parentElement !== this.el) this.el.insertAfter(el, before);
			before = el;
		}
		this.inPage = wanted;
	}

	/** Whether one of them is other than it was believed to be. Each reaches to where the next one begins. */
	private measure(sections: readonly Section[]): boolean {
		let isNew = false;
		for (const section of sections) {
			const next = section.el?.nextElementSibling ?? this.end;
			if (!section.el) continue;
			const height = this.viewport.topOf(next) - this.viewport.topOf(section.el);
			isNew ||= section.height === null || Math.abs(height - section.height) >= PIXEL;
			section.height = height;
		}
		return isNew;
	}

	private kept(): Kept {
		const { activeElement } = this.el.doc;
		const selection = this.el.doc.getSelection();
		const ends = selection && !selection.isCollapsed ? [selection.anchorNode, selection.focusNode] : [];
		const at = (node: Node | null) => this.sections.findIndex(({ el }) => el?.contains(node));
		const focused = at(activeElement);
		return {
			selected: ends.map(at).filter(index => index >= 0),
			focused: focused < 0 ? undefined : focused,
		};
	}

	private heights(): number[] {
		return estimated(this.sections.map(({ height }) => height));
	}

	/** Where the first section begins, or would. */
	private origin(): number {
		const [pusher = this.end] = this.pushers;
		return this.viewport.topOf(pusher);
	}

	private hold(anchor: Anchor | undefined): void {
		if (!anchor?.section.el || !this.inPage.includes(anchor.section)) return;
		const distance = this.viewport.topOf(anchor.section.el) - anchor.top;
		if (Math.abs(distance) >= PIXEL) this.viewport.scrollTop += distance;
	}
}

import type { ViewStateResult } from 'obsidian';
import { reportHostError } from '../errors';
import type { State, WorkspaceLeaf } from '../workspace/leaf';
import { TextFileView } from '../workspace/text-file-view';
import { Base, type ViewData } from './base';
import type { BasesViewRegistration } from './bases-view';
import { DrawnView } from './rendered-view';
import { NotUnderstood } from './expression/unsupported-expression';
import { Toolbar } from './toolbar';

/** A .base file in a leaf: one of its views, and a choice among them. */
export class BaseFileView extends TextFileView {
	override icon = 'table';
	private readonly toolbar: Toolbar;
	private readonly bodyEl: HTMLElement;
	/** The name of the view that was chosen; until then the first one shows. */
	private chosen: string | null = null;
	private drawn: DrawnView | null = null;

	constructor(
		leaf: WorkspaceLeaf,
		private readonly findRegistration: (type: string) => BasesViewRegistration | null,
	) {
		super(leaf);
		this.contentEl.addClass('bases-file-view');
		this.toolbar = new Toolbar(this.contentEl, name => this.choose(name));
		this.bodyEl = this.contentEl.createDiv('bases-view');
	}

	getViewType(): string {
		return 'bases';
	}

	override canAcceptExtension(extension: string): boolean {
		return extension === 'base';
	}

	getViewData(): string {
		return this.data;
	}

	setViewData(data: string, clear: boolean): void {
		this.data = data;
		if (clear) {
			this.clear();
			this.toolbar.clear();
		}
		this.draw();
	}

	clear(): void {
		this.drawn?.close();
		this.drawn = null;
		this.bodyEl.empty();
		this.toolbar.forgetView();
	}

	override getState(): State {
		return { ...super.getState(), ...(this.chosen === null ? {} : { viewName: this.chosen }) };
	}

	override async setState(state: unknown, result: ViewStateResult): Promise<void> {
		const { viewName } = Object(state) as { viewName?: unknown };
		if (typeof viewName === 'string') this.choose(viewName);
		await super.setState(state, result);
	}

	override onunload(): void {
		this.clear();
	}

	/** From the text as it is now. What is rendered already stays when it is of the same kind. */
	draw(): void {
		if (!this.file) return;
		this.tellProblems(() => {
			const base = Base.read(this.data);
			this.drawView(base, base.views.find(({ name }) => name === this.chosen) ?? base.firstView);
		});
	}

	private choose(name: string): void {
		this.chosen = name;
		this.draw();
	}

	private drawView(base: Base, shown: ViewData): void {
		this.toolbar.showViews(base.views, shown);
		const registration = this.registrationOf(shown.type);
		if (this.drawn?.registration !== registration) this.clear();
		this.drawn ??= this.makeView(registration);
		this.drawn.ask(base, shown);
		this.drawn.update();
		this.toolbar.showCount(this.drawn.view.data.data.length);
	}

	private registrationOf(type: string): BasesViewRegistration {
		const found = this.findRegistration(type);
		if (found) return found;
		throw new NotUnderstood(`Unknown view type: ${type}`);
	}

	private makeView(registration: BasesViewRegistration): DrawnView {
		return new DrawnView(this.app, registration, this.bodyEl, () => this.draw());
	}

	/** What a base says and this host cannot read is in place of the view. */
	private tellProblems(draw: () => void): void {
		try {
			draw();
		} catch (error) {
			this.clear();
			const text = error instanceof NotUnderstood ? error.message : 'This view could not be drawn.';
			this.bodyEl.createDiv({ cls: 'bases-error', text, attr: { role: 'alert' } });
			if (!(error instanceof NotUnderstood)) reportHostError(error);
		}
	}
}

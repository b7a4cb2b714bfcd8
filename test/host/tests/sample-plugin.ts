import { RangeSetBuilder } from '@codemirror/state';
import {
	Decoration,
	type DecorationSet,
	type EditorView,
	ViewPlugin,
	type ViewUpdate,
	WidgetType,
} from '@codemirror/view';
import { syntaxTree } from '@codemirror/language';
import {
	type App,
	editorLivePreviewField,
	FuzzySuggestModal,
	ItemView,
	type MarkdownPostProcessorContext,
	MarkdownRenderChild,
	MarkdownView,
	Notice,
	type ObsidianProtocolData,
	Plugin,
	PluginSettingTab,
	Setting,
} from 'obsidian';
import { BOARD, type SampleBoard, sampleBoard } from './sample-bases-view';

export const VIEW = 'sample-view';

class Picker extends FuzzySuggestModal<string> {
	constructor(
		app: App,
		private readonly done: (item: string) => void,
	) {
		super(app);
	}

	getItems(): string[] {
		return ['Look around', 'Light a fire', 'Make camp'];
	}

	getItemText(item: string): string {
		return item;
	}

	onChooseItem(item: string): void {
		this.done(item);
	}
}

class SampleView extends ItemView {
	getViewType(): string {
		return VIEW;
	}

	getDisplayText(): string {
		return 'Sample';
	}

	override async onOpen(): Promise<void> {
		this.registerEvent(this.app.metadataCache.on('changed', () => this.draw()));
		this.draw();
	}

	private draw(): void {
		const marks = this.app.vault.getMarkdownFiles().map(file => {
			const value: unknown = this.app.metadataCache.getFileCache(file)?.frontmatter?.['momentum'];
			return `${file.basename}: ${String(value)}`;
		});
		this.contentEl.setText(marks.join(', '));
	}
}

class SampleTab extends PluginSettingTab {
	constructor(
		app: App,
		private readonly sample: SamplePlugin,
	) {
		super(app, sample);
	}

	override display(): void {
		this.containerEl.empty();
		new Setting(this.containerEl).setName('Sides').addText(text =>
			text.onChange(async value => {
				this.sample.settings = { sides: Number(value) };
				await this.sample.saveData(this.sample.settings);
			}),
		);
	}
}

class StarWidget extends WidgetType {
	toDOM(): HTMLElement {
		return createSpan({ cls: 'sample-star', text: '★' });
	}
}

/** Inline code `star` becomes a star where the cursor is not. */
function stars(view: EditorView): DecorationSet {
	const decorations = new RangeSetBuilder<Decoration>();
	if (!view.state.field(editorLivePreviewField, false)) return decorations.finish();
	for (const { from, to } of view.visibleRanges) {
		syntaxTree(view.state).iterate({
			from,
			to,
			enter(node) {
				const names = node.type.name.split('_');
				if (!names.includes('inline-code') || names.includes('formatting')) return;
				if (view.state.sliceDoc(node.from, node.to) !== 'star') return;
				if (view.state.selection.ranges.some(range => range.from <= node.to + 1 && range.to >= node.from - 1)) return;
				decorations.add(node.from - 1, node.to + 1, Decoration.replace({ widget: new StarWidget() }));
			},
		});
	}
	return decorations.finish();
}

const starExtension = ViewPlugin.fromClass(
	class {
		decorations: DecorationSet;

		constructor(view: EditorView) {
			this.decorations = stars(view);
		}

		update({ view }: ViewUpdate): void {
			this.decorations = stars(view);
		}
	},
	{ decorations: plugin => plugin.decorations },
);

/** A little of everything a plugin registers; the tests of the host load it. */
export default class SamplePlugin extends Plugin {
	override settings: { sides: number } = { sides: 6 };
	readonly drawn: {
		readonly source: string;
		readonly el: HTMLElement;
		readonly context: MarkdownPostProcessorContext;
	}[] = [];
	readonly children: MarkdownRenderChild[] = [];
	unloadedChildren = 0;
	readonly linked: ObsidianProtocolData[] = [];
	readonly boards: SampleBoard[] = [];
	hasBases = false;

	override onload(): void {
		this.addSettingTab(new SampleTab(this.app, this));
		this.addRibbonIcon('dices', 'Sample', () => new Notice('rung'));
		this.addStatusBarItem().setText('sample');
		this.registerView(VIEW, leaf => new SampleView(leaf));
		this.registerEditorExtension(starExtension);
		this.registerMarkdownCodeBlockProcessor('sample', (source, el, context) => this.draw(source, el, context));
		this.registerMarkdownPostProcessor(el => {
			for (const code of el.querySelectorAll('code')) if (code.textContent === 'star') code.addClass('sample-star');
		});
		this.addCommand({
			id: 'insert',
			name: 'Insert roll',
			hotkeys: [{ modifiers: ['Mod', 'Shift'], key: 'y' }],
			editorCallback: editor => editor.replaceRange('rolled', editor.getCursor()),
		});
		this.addCommand({
			id: 'pick',
			name: 'Pick',
			editorCallback: editor => new Picker(this.app, item => editor.replaceSelection(item)).open(),
		});
		this.addCommand({
			id: 'open',
			name: 'Open view',
			callback: async () => {
				const leaf = this.app.workspace.getRightLeaf(false);
				await leaf?.setViewState({ type: VIEW, active: true });
				if (leaf) await this.app.workspace.revealLeaf(leaf);
			},
		});
		this.registerEvent(
			this.app.workspace.on('editor-menu', menu => {
				menu.addItem(item => item.setTitle('Sample item').onClick(() => new Notice('picked')));
			}),
		);
		const flags = {
			sides: { value: '<n>', description: 'Sides of the die', required: true },
			loud: { description: 'Shout' },
		};
		this.registerCliHandler(`${this.manifest.id}:roll`, 'Roll a die', flags, ({ sides, loud }) =>
			this.rollAloud(Number(sides), loud === 'true'),
		);
		this.hasBases = this.registerBasesView(
			BOARD,
			sampleBoard(board => this.boards.push(board)),
		);
		this.registerObsidianProtocolHandler('sample', params => this.linked.push(params));
	}

	private async rollAloud(sides: number, loud: boolean): Promise<string> {
		if (!(sides > 0)) throw new Error('no such die');
		return `a die of ${sides} shows ${sides}${loud ? '!' : ''}`;
	}

	private draw(source: string, el: HTMLElement, context: MarkdownPostProcessorContext): void {
		this.drawn.push({ source, el, context });
		const child = new MarkdownRenderChild(el);
		child.register(() => this.unloadedChildren++);
		context.addChild(child);
		this.children.push(child);
		el.createEl('button', { cls: 'sample-button', text: source }).addEventListener('click', () => {
			void this.count(el, context);
		});
	}

	/** Adds a line to the block it was rendered from. */
	private async count(el: HTMLElement, context: MarkdownPostProcessorContext): Promise<void> {
		const info = context.getSectionInfo(el);
		const file = this.app.vault.getFileByPath(context.sourcePath);
		if (!info || !file) {
			new Notice('no place');
			return;
		}
		const view = this.app.workspace.getActiveViewOfType(MarkdownView);
		if (view?.getMode() === 'source') {
			view.editor.transaction({ changes: [{ from: { line: info.lineEnd, ch: 0 }, text: 'more\n' }] });
			return;
		}
		await this.app.vault.process(file, data => {
			const lines = data.split('\n');
			lines.splice(info.lineEnd, 0, 'more');
			return lines.join('\n');
		});
	}
}

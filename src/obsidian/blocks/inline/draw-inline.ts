import { MarkdownRenderChild, type MarkdownPostProcessorContext, type TFile } from 'obsidian';
import { actorName } from '../../../journal/character/unique-character-name';
import { bodyOfInline, isInline, readInline } from '../../../journal/inline/inline-record';
import { LineCard } from './line-card';
import type { SectionInfo } from '../../services/display/block-view';
import { noteLinks } from '../../components/note-links';
import { drawnRows } from '../../features/record-menu/drawn-record';
import { onRecordMenu } from '../../features/record-menu/on-record-menu';
import type { JournalActions } from '../../services/journal-actions';
import { drawInlineAgain, inlineToken, isNamedBefore, type SeenLine } from '../../components/inline-summary-source';
import { setSign } from './pending-icons';
import { whenAttached } from '../../components/when-attached';
import { takeEscape } from '../../components/take-escape';
import { listenWhenUsed } from '../../components/listen-when-used';
import { keepFromEditor } from '../../editor/stop-editor-events';
import { markRow, onPress, setMark, unmarkRow } from './margin-marker';

/** Renders the inline records in a section that Obsidian has rendered, with their cards below it. */
export function drawInlineIn(el: HTMLElement, context: MarkdownPostProcessorContext, actions: JournalActions): void {
	const codes = el.findAll('code').filter(code => !code.closest('pre') && isInline(code.textContent));
	if (codes.length === 0) return;
	const links = noteLinks(actions.app, context.sourcePath);
	const actor = actorName(context.sourcePath, actions.vaultIndex);
	const rows = new Set<HTMLElement>();
	for (const code of codes) {
		const { textContent } = code;
		const seen = { links, actor, hasDice: actions.settings.diceInToken, isNamed: isNamed(code) };
		const pill = inlineToken(textContent, seen);
		if (!pill) continue;
		codeOf.set(pill, textContent);
		code.replaceWith(pill);
		if (pill.parentElement) rows.add(pill.parentElement);
		const line = readInline(textContent);
		// A table cell rendered on its own has no room for a card.
		const body = line.ok && !el.closest('td, th') ? bodyOfInline(line.value) : undefined;
		const drawn = new DrawnLine(pill, seen, context.sourcePath, actions);
		context.addChild(drawn);
		if (body === undefined) continue;
		drawn.addCard(el.createDiv(), body, context);
		drawn.addMenu(body, () => context.getSectionInfo(el));
	}
	for (const row of rows) markRow(row);
}

/** The code that an element was drawn from. */
const codeOf = new WeakMap<Node, string>();

/** Whether the words before a record in its paragraph, or the record that it directly follows, say its name. */
function isNamed(code: HTMLElement): boolean {
	const all = [...(code.parentNode?.childNodes ?? [])];
	const before = all.slice(0, all.indexOf(code));
	const last = before.filter(node => node.textContent?.trim() !== '').at(-1);
	const words = before.filter(node => !codeOf.has(node)).map(({ textContent }) => textContent);
	return isNamedBefore(code.textContent ?? '', { text: words.join(''), last: last && codeOf.get(last) });
}

/**
 * An inline record in Reading view. A press opens or closes its card; in story mode, it toggles between mark and line.
 */
class DrawnLine extends MarkdownRenderChild {
	private card: LineCard | undefined;
	private isShown = false;
	/** The file, whose path follows renames of the note. */
	private readonly file: TFile | null;

	constructor(
		private readonly pill: HTMLElement,
		private seen: SeenLine,
		private readonly path: string,
		private readonly actions: JournalActions,
	) {
		super(pill);
		this.file = actions.app.vault.getFileByPath(path);
	}

	addCard(el: HTMLElement, body: string, context: MarkdownPostProcessorContext): void {
		const { pill, actions } = this;
		this.card = new LineCard(
			el,
			body,
			{ context, actions },
			{
				onSettled: state => {
					if (!this.isStory) pill.setAttr('aria-expanded', state.isOpen);
					setSign(pill, state);
				},
				close: () => {
					pill.focus();
					this.press();
				},
			},
		);
		context.addChild(this.card);
		pill.setAttrs({ role: 'button', tabindex: 0 });
	}

	addMenu(body: string, place: () => SectionInfo): void {
		const { pill, file, actions } = this;
		const rows = () => {
			const near = place();
			const path = file?.path ?? this.path;
			return drawnRows(actions, pill, { path, body, where: { body, ...(near ? { near } : {}) }, opener: pill });
		};
		listenWhenUsed(this, pill, () => this.register(onRecordMenu(pill, rows)));
	}

	override onload(): void {
		this.draw();
		this.register(
			this.actions.displayModes.onChange(() => {
				this.followDice();
				this.draw();
			}),
		);
		whenAttached(this, () => this.draw());
		onPress(this.pill, () => this.press());
		listenWhenUsed(this, this.pill, () => {
			keepFromEditor(this, this.pill);
			this.registerDomEvent(this.pill, 'keydown', event => {
				if (this.pill.getAttribute('aria-expanded') === 'true' && takeEscape(event)) this.press();
			});
		});
	}

	private followDice(): void {
		const hasDice = this.actions.settings.diceInToken;
		if (hasDice === this.seen.hasDice) return;
		this.seen = { ...this.seen, hasDice };
		drawInlineAgain(this.pill, this.seen);
	}

	private get isStory(): boolean {
		return this.actions.displayModes.of(this.pill, this.path) === 'story';
	}

	private press(): void {
		if (this.isStory) this.isShown = !this.isShown;
		this.draw();
		this.card?.toggle();
	}

	override onunload(): void {
		if (this.pill.parentElement) unmarkRow(this.pill.parentElement);
	}

	private draw(): void {
		this.drawPill();
		if (this.pill.parentElement) markRow(this.pill.parentElement);
	}

	private drawPill(): void {
		const { pill, card, isShown, isStory } = this;
		if (isStory) setMark(pill, !isShown);
		else {
			pill.removeClass('is-mark');
			if (card) return;
			for (const name of ['tabindex', 'aria-expanded']) pill.removeAttribute(name);
			pill.setAttr('role', 'img');
		}
	}
}

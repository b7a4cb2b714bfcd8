import { Component, Platform, type App } from 'obsidian';
import { render, type JSX } from 'preact';
import type { JournalActions, Actions } from '../../services/journal-actions';
import { recordOfElement, type RecordElement } from '../../components/record-elements';
import { isIn, moveUnder, type Rect, type MoveUnder } from './name-under';
import { isComposing } from '../../components/is-composing';
import type { Track } from '../../../play/tracks/track';
import { viewAround } from '../../editor/focus-editor';
import { actsOf, type TrackAction } from '../tracks/track-buttons';
import { t } from '../../../i18n/translate';
import { moveText } from '../../../rules/rules-text';
import { RulesText } from '../../components/rules-text';
import type { MoveRecord } from '../../../play/record/record';
import { rollOf } from '../../../play/roll/roll';
import { lineOf } from '../../../journal/record/record-line';
import { RecordedOutcome, RecordedRoll } from '../../components/recorded-roll';
import { translateTerm } from '../../../i18n/translate-terms';

/** What a token stands for: of a move its roll and what came of it, of anything else everything in words. */
const RecordDetails = ({ told }: { told: RecordElement }): JSX.Element =>
	told.record ? <RecordedMove record={told.record} /> : <p class="sworn-popover-came">{told.words}</p>;

function RecordedMove({ record }: { record: MoveRecord }): JSX.Element {
	const { came, story, about } = lineOf({ ...record, chose: [] });
	const done = [...about, ...came.map(translateTerm), ...story];
	return (
		<>
			<div class="sworn-popover-row">
				<strong class="sworn-name">{record.move}</strong>
				<RecordedOutcome record={record} />
			</div>
			{rollOf(record) && (
				<div class="sworn-popover-row is-roll">
					<RecordedRoll record={record} />
				</div>
			)}
			{done.length > 0 && <p class="sworn-popover-came">{done.join(' · ')}</p>}
			{record.chose.length > 0 && (
				<p class="sworn-popover-came">{t('Chose: {what}', { what: record.chose.map(translateTerm).join(' · ') })}</p>
			)}
		</>
	);
}

/** The text of a move. */
const MoveDetails = ({ app, under: { move, path } }: { app: App; under: MoveUnder }): JSX.Element => (
	<>
		<strong class="sworn-name">{move.name}</strong>
		<RulesText text={moveText(move)} home={{ app, sourcePath: path }} cls="sworn-text" />
	</>
);

/** Part of another note. */
const EMBED = '.internal-embed, .markdown-embed';

/**
 * The most frequent action of an open track, for a button at the end of its line; undefined if there is none at present, or
 * if the track is not in the note of this view, as in an embed.
 */
function markButton(
	{ app, manualEdits }: Actions<'app' | 'manualEdits'>,
	el: Element,
	{ track, body }: { track: Track; body: string | undefined },
	close: () => void,
): JSX.Element | undefined {
	const path = viewAround(app, el)?.file?.path;
	if (path === undefined || body === undefined || track.status !== 'open' || el.closest(EMBED)) return undefined;
	const [act] = actsOf(track, []).first;
	const edit = act?.edit;
	if (!edit) return undefined;
	const press = () => {
		close();
		void manualEdits.track({ path, place: { body } }, edit, path);
	};
	return (
		// the focus stays where it is
		<button type="button" class="sworn-button" onMouseDown={event => event.preventDefault()} onClick={press}>
			{labelOf(act)}
		</button>
	);
}

/** “Mark 2 boxes” */
function labelOf({ label, detail, edit }: TrackAction): string {
	if (detail === undefined) return label;
	return edit?.kind === 'progress' ? t('Mark {extent}', { extent: detail }) : `${label} ${detail}`;
}

/** The gap between the name and the popover, and to the window's edges, in pixels. */
const GAP = 4;

/** Whether a popover stands below what it belongs to, or is a control at its end. */
type Side = 'below' | 'end';

/** A popover next to a name or a record. Nothing on the page moves for it. */
class HoverPopover {
	readonly el: HTMLElement;

	constructor(
		content: JSX.Element,
		place: Rect,
		private readonly doc: Document,
		side: Side = 'below',
	) {
		const attrs =
			side === 'below'
				? { cls: 'sworn-move-popover', attr: { role: 'tooltip' } }
				: { cls: 'sworn-hover-control', attr: { role: 'group' } };
		this.el = doc.body.createDiv(attrs);
		render(content, this.el);
		if (side === 'below') this.put(place);
		else this.putAtEnd(place);
	}

	/** Places it in the row after the record, or at the edge of the window. */
	private putAtEnd({ left, right, top, bottom }: Rect): void {
		const { el, doc } = this;
		const isRightToLeft = doc.defaultView?.getComputedStyle(doc.body).direction === 'rtl';
		const wanted = isRightToLeft ? left - el.offsetWidth - GAP : right + GAP;
		const most = doc.documentElement.clientWidth - el.offsetWidth - GAP;
		el.style.left = `${Math.max(GAP, Math.min(wanted, most))}px`;
		el.style.top = `${(top + bottom - el.offsetHeight) / 2}px`;
	}

	/** Places it below the name, or above if there is more room. */
	private put({ left, top, bottom }: Rect): void {
		const { el, doc } = this;
		const { clientWidth, clientHeight } = doc.documentElement;
		const [above, below] = [top - 2 * GAP, clientHeight - bottom - 2 * GAP];
		const isBelow = below >= el.offsetHeight || below >= above;
		el.style.maxHeight = `${Math.max(0, isBelow ? below : above)}px`;
		el.style.left = `${Math.max(GAP, Math.min(left, clientWidth - el.offsetWidth - GAP))}px`;
		el.style.top = `${isBelow ? bottom + GAP : top - GAP - el.offsetHeight}px`;
	}

	/** Its bounds on the screen. */
	get place(): Rect {
		const { left, right, top, bottom } = this.el.getBoundingClientRect();
		// Include the gap to the name.
		return { left: left - GAP, right: right + GAP, top: top - GAP, bottom: bottom + GAP };
	}

	remove(): void {
		render(null, this.el);
		this.el.remove();
	}
}

/** How long the pointer must rest before the text appears, and may leave before it disappears, in milliseconds. */
const RESTS = 300;
const AWAY = 200;

/** A record whose card is closed, as an element that can be pressed or only looked at. */
const RECORD = '.sworn-inline, .sworn-line-press';

/**
 * Shows what a record stands for while the pointer or the focus rests on it, a button at the end of a track, and the text
 * of a move while the pointer rests on its name, the same as *Full text* on a card.
 */
export class MoveHover extends Component {
	private timer = 0;
	private readonly heard = new WeakSet<Document>();
	private shown: { readonly place: Rect; readonly popover: HoverPopover } | undefined;

	constructor(private readonly actions: JournalActions) {
		super();
	}

	override onload(): void {
		if (Platform.isMobile) return;
		const { workspace } = this.actions.app;
		this.listenIn(document);
		// a window that was open before is not told
		workspace.onLayoutReady(() => workspace.iterateAllLeaves(leaf => this.listenIn(leaf.getContainer().doc)));
		this.registerEvent(workspace.on('window-open', (_, { document }) => this.listenIn(document)));
		for (const ref of [
			workspace.on('active-leaf-change', () => this.hide()),
			workspace.on('layout-change', () => this.hide()),
		])
			this.registerEvent(ref);
		this.register(() => this.hide());
	}

	private listenIn(doc: Document): void {
		if (this.heard.has(doc)) return;
		this.heard.add(doc);
		this.registerDomEvent(doc, 'pointermove', event => this.moved(doc, event));
		this.registerDomEvent(doc, 'mouseleave', () => this.hideSoon());
		this.registerDomEvent(doc, 'pointerdown', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'scroll', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'contextmenu', event => this.unlessInside(event.target), true);
		this.registerDomEvent(doc, 'keydown', event => this.pressed(event), true);
		this.registerDomEvent(doc, 'focusin', ({ target }) => this.focused(doc, target));
		this.registerDomEvent(doc, 'focusout', () => this.hide());
		// a press opens the card, which says the same
		this.registerDomEvent(doc, 'click', ({ target }) => this.unlessInside(target));
	}

	private moved(doc: Document, { target, clientX: x, clientY: y, pointerType, buttons }: PointerEvent): void {
		const { settings } = this.actions;
		if (pointerType === 'touch' || !settings.hoverText) return;
		window.clearTimeout(this.timer);
		const { shown } = this;
		if (shown && (isIn(shown.place, x, y) || isIn(shown.popover.place, x, y))) return;
		if (shown) this.hideSoon();
		else if (buttons === 0 && target !== null)
			this.timer = window.setTimeout(() => this.show(doc, target as Element, x, y), RESTS);
	}

	private show(doc: Document, target: Element, x: number, y: number): void {
		if (!target.isConnected || this.showRecord(doc, target)) return;
		const under = moveUnder(this.actions, { target, x, y });
		if (under) this.open(MoveDetails({ app: this.actions.app, under }), under.place, doc);
	}

	/** Whether there is a record, which an open card shows in full already. */
	private showRecord(doc: Document, target: Element): boolean {
		const el = target.closest(RECORD);
		const told = el?.getAttribute('aria-expanded') === 'true' ? undefined : el && recordOfElement(el);
		if (!el || !told || told.token.call !== undefined) return false;
		const { body, token } = told;
		const { track } = token;
		if (track && !el.closest('.is-mark')) {
			const button = markButton(this.actions, el, { track, body }, () => this.hide());
			if (button) this.open(button, el.getBoundingClientRect(), doc, 'end');
			return true;
		}
		this.open(RecordDetails({ told }), el.getBoundingClientRect(), doc);
		return true;
	}

	private open(content: JSX.Element, place: Rect, doc: Document, side: Side = 'below'): void {
		this.hide();
		this.shown = { place, popover: new HoverPopover(content, place, doc, side) };
	}

	/** The keyboard has no pointer that rests, so a record that gets the focus by it is shown at once. */
	private focused(doc: Document, target: EventTarget | null): void {
		const el = target as Element | null;
		if (!el?.matches(RECORD)) return;
		if (el.matches(':focus-visible')) this.showRecord(doc, el);
	}

	private hideSoon(): void {
		window.clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.hide(), AWAY);
	}

	private hide(): void {
		window.clearTimeout(this.timer);
		this.shown?.popover.remove();
		this.shown = undefined;
	}

	private unlessInside(target: EventTarget | null): void {
		if (!this.shown?.popover.el.contains(target as Node | null)) this.hide();
	}

	/** Escape closes only the popover. Typing also closes it, but key combinations such as Ctrl+C do not. */
	private pressed(event: KeyboardEvent): void {
		const isShown = this.shown !== undefined;
		if (event.ctrlKey || event.metaKey) return;
		this.hide();
		if (!isShown || event.key !== 'Escape' || isComposing(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}
}

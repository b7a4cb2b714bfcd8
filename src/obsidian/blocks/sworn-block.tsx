import type { MarkdownPostProcessorContext } from 'obsidian';
import { MarkdownRenderChild } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import type { Reading } from '../../rules/problem';
import type { BlockPlace } from '../../journal/sworn-block/in-note';
import { rolledAgain } from '../../journal/pages/play-on-page';
import type { Press } from '../../journal/pages/press';
import type { ReadRecord } from '../../journal/record/record';
import { isTrackKind } from '../../rules/track-kind';
import type { BlockKind } from '../../journal/sworn-block/kind';
import type { SwornBlock as Block } from '../../journal/sworn-block/sworn-block';
import { blockKind, readBlock, textOf } from '../../journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../journal/track/track-block';
import { namedAbove } from '../../journal/track/tracks-named';
import { linkTarget } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import type { MarkdownHome } from '../markdown';
import { MessageCard } from '../message-card';
import { focusNextOpen } from '../move-card/focus-next';
import { nameActor, nameTrack } from '../move-card/name-in-card';
import { OracleBlock } from '../oracles/oracle-block';
import { FactsCard } from './facts-card';
import type { MoveActs, MoveShown } from './move-block';
import { isSameMove, MoveBlock } from './move-block';
import { ShowBlock } from './show-block';
import { TrackBlock } from './track-block';
import { sameNameAbove } from './track-problems';
import { surroundingsOfName, whatToShow } from './what-to-show';

type SectionInfo = ReturnType<MarkdownPostProcessorContext['getSectionInfo']>;

/** One `sworn` block as it is drawn: it reads its source, shows it, and hands presses to the desk. It decides nothing. */
export class SwornBlock extends MarkdownRenderChild {
	private isPending = false;
	private isGone = false;
	/** The drawing that waits for notes to be read; whatever changes until then is drawn with it. */
	private due: Promise<void> | undefined;
	/** The notes and rules whose changes redraw the block; absent while it is not known what it is about. */
	private watched: readonly string[] | undefined = [];
	private wasPlaced = false;
	/** What the card of a move shows now. */
	private move: MoveShown | undefined;
	/** The same object at each drawing, so that text is not rendered again without need. */
	private readonly home: MarkdownHome;
	/** Read once: the app makes a new block of a source that changes. */
	private readonly block: Block;
	private readonly kind: Reading<BlockKind>;

	constructor(
		containerEl: HTMLElement,
		private readonly source: string,
		private readonly context: MarkdownPostProcessorContext,
		private readonly desk: Desk,
	) {
		super(containerEl);
		this.home = { app: desk.app, sourcePath: context.sourcePath, component: this };
		this.block = readBlock(source);
		this.kind = blockKind(this.block);
	}

	override onload(): void {
		this.containerEl.addClass('sworn-block');
		if (this.reading()) void this.drawSoon();
		else this.draw();
		this.register(
			this.desk.cast.onChange(path => {
				if (this.watched?.includes(path) ?? true) void this.drawSoon();
			}),
		);
		// A name may be that of a track in a note that is still to be read.
		if (this.kind.ok && this.kind.value === 'show') this.register(this.desk.cast.onLearned(() => void this.drawSoon()));
		// The app may attach the element only after handing it over; the place of the block is known from then on.
		const later = window.setTimeout(() => void this.settle(), 0);
		this.register(() => window.clearTimeout(later));
	}

	override onunload(): void {
		this.isGone = true;
		render(null, this.containerEl);
	}

	private async settle(): Promise<void> {
		await this.due;
		const place = this.place();
		if (place && !this.wasPlaced) this.draw();
		if (this.isGone) return;
		if (this.desk.takesFocus(this.path, place?.lineStart)) focusNextOpen(this.containerEl);
		else this.desk.inUse.resume(this.path, this.title, this.containerEl);
	}

	private get path(): string {
		return this.context.sourcePath;
	}

	/** `vow: Find the ark` */
	private get title(): string {
		const first = this.block.entries[0];
		return `${first?.key ?? ''}: ${first?.items[0]?.text ?? ''}`;
	}

	/** Asked anew each time: it moves with every edit above. */
	private place(): SectionInfo {
		return this.context.getSectionInfo(this.containerEl);
	}

	/** Several changes of one moment are drawn once, when the notes that the block is about are read. */
	private drawSoon(): Promise<void> {
		return (this.due ??= this.drawWhenRead());
	}

	private async drawWhenRead(): Promise<void> {
		await Promise.resolve();
		if (!this.isGone) await this.reading();
		this.due = undefined;
		this.draw();
	}

	/** Absent when all notes that the block is about are read. */
	private reading(): Promise<void> | undefined {
		const { shown } = this.desk;
		const kind = this.kind.ok ? this.kind.value : undefined;
		if (kind === 'move') return shown.around(this.path, this.by).reading;
		if (kind === 'show') return surroundingsOfName(shown, this.shownName, this.path).reading;
		return kind !== undefined && isTrackKind(kind) ? shown.around(this.path, undefined).reading : undefined;
	}

	private draw(): void {
		if (this.isGone) return; // a press that was being written when the block was drawn anew elsewhere
		const place = this.place();
		this.wasPlaced = place !== null;
		const content = this.content(place);
		if (content) render(content, this.containerEl);
	}

	/** Absent when it would be what is shown already. */
	private content(place: SectionInfo): JSX.Element | undefined {
		const { block, kind, source } = this;
		if (!kind.ok) return <MessageCard title="This block cannot be read" problems={kind.problems} source={source} />;
		switch (kind.value) {
			case 'move':
				return this.moveCard(place);
			case 'show':
				return this.shownCard(place);
			case 'ask':
				return <FactsCard block={block} />;
			case 'oracle':
				return this.oracle(place);
			case 'vow':
			case 'connection':
			case 'objective':
			case 'foe':
			case 'expedition':
			case 'journey':
			case 'site':
			case 'scene':
			case 'threat':
			case 'clock':
			case 'track':
				return this.track(place);
		}
	}

	private track(place: SectionInfo): JSX.Element {
		const { desk, path, source } = this;
		const reading = readTrackBlock(source);
		if (!reading.ok)
			return <MessageCard title="This track cannot be read" problems={reading.problems} source={source} />;
		const { track, warnings } = reading.value;
		this.watched = desk.shown.around(path, undefined).watched;
		const taken = place ? sameNameAbove(track.name, desk.shown.trackBlocksIn(place.text), place.lineStart) : [];
		return (
			<TrackBlock
				track={track}
				problems={[...warnings, ...taken]}
				home={place ? { path, place: { body: source, near: place } } : undefined}
				shownIn={path}
				text={place?.text}
				desk={desk}
				isPending={this.isPending}
				startsOpen={desk.inUse.wasOpen(path, this.title)}
				write={change => void this.writeInUse(change)}
			/>
		);
	}

	private oracle(place: SectionInfo): JSX.Element {
		const { desk, path, source } = this;
		return (
			<OracleBlock
				source={source}
				path={path}
				home={place ? { path, place: this.where } : undefined}
				desk={desk}
				isPending={this.isPending}
				startsOpen={desk.inUse.wasOpen(path, this.title)}
				write={change => void this.writeInUse(change)}
			/>
		);
	}

	/** The app makes a new card of the text that is written: it goes on with the control that is in use on this one. */
	private writeInUse(change: () => Promise<boolean>): Promise<void> {
		const { inUse } = this.desk;
		return this.whilePending(async () => {
			inUse.keep(this.path, this.title, this.containerEl);
			if (!(await change())) inUse.forget();
		});
	}

	private moveCard(place: SectionInfo): JSX.Element | undefined {
		const shown = this.moveShown(place);
		if (this.move && isSameMove(this.move, shown)) return undefined;
		this.move = shown;
		return MoveBlock({ shown, acts: this.moveActs, home: this.home, source: this.source });
	}

	private get record(): Reading<ReadRecord> {
		return this.desk.shown.recordIn(this.source);
	}

	private moveShown(place: SectionInfo): MoveShown {
		const { shown } = this.desk;
		const { by } = this;
		const { actor, book, watched } = shown.around(this.path, by);
		this.watched = watched;
		const isRolledAgain = place !== null && rolledAgain(shown.recordsOf(place.text), place.lineStart, by);
		const named = place ? namedAbove(shown.tracksNamed(place.text), place.lineStart) : [];
		const isPlaced = place !== null;
		return { reading: this.record, actor, book, isPlaced, isRolledAgain, named, isPending: this.isPending };
	}

	private readonly moveActs: MoveActs = {
		press: press => void this.press(press),
		openNote: () => this.desk.openNote(this.path),
		nameTrack: name => void this.whilePending(() => nameTrack(this.desk, this.path, this.where, name)),
		nameActor: () => void this.whilePending(() => nameActor(this.desk, this.path, this.where)),
		chooseCharacter: () => void this.desk.actorPath(this.path, this.by),
		chooseRules: () => void this.openBook(),
	};

	/** Whom a move names as its actor. */
	private get by(): string | undefined {
		return this.record.ok ? this.record.value.record.by : undefined;
	}

	private async openBook(): Promise<void> {
		const actor = await this.desk.actorPath(this.path, this.by);
		if (actor !== undefined && (await this.desk.openBook(this.path, actor))) this.draw();
	}

	private press(press: Press): Promise<void> {
		const { where } = this;
		return this.whilePending(() => this.desk.press(this.path, where, press, this.by, 'on the card'));
	}

	/** How the block is found again in the text of its note. */
	private get where(): BlockPlace {
		const place = this.place();
		return { body: this.source, ...(place ? { near: place } : {}) };
	}

	/** A second press while the first is being written does nothing. */
	private async whilePending(write: () => Promise<unknown>): Promise<void> {
		if (this.isPending) return;
		this.isPending = true;
		this.draw();
		try {
			await write();
		} finally {
			this.isPending = false;
			this.draw();
		}
	}

	/** The name after `show:`. */
	private get shownName(): string {
		return linkTarget(textOf(this.block, 'show') ?? '');
	}

	private shownCard(place: SectionInfo): JSX.Element {
		const { desk, shownName: name, path, source } = this;
		const show = whatToShow(desk, name, path, place?.text);
		const write = (change: () => Promise<boolean>) => void this.whilePending(change);
		this.watched = show.kind === 'character' ? surroundingsOfName(desk.shown, name, path).watched : undefined;
		return ShowBlock({ show, name, desk, path, text: place?.text, source, isPending: this.isPending, write });
	}
}

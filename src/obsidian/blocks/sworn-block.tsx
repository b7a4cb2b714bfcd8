import type { MarkdownPostProcessorContext } from 'obsidian';
import { MarkdownRenderChild } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import type { Problem, Reading } from '../../rules/problem';
import { findMove } from '../../rules/find-move';
import type { Rulebook } from '../../rules/rulebook';
import type { MoveRecord } from '../../play/record';
import type { BlockPlace } from '../../journal/play-on-page';
import { rolledAgain } from '../../journal/play-on-page';
import type { Press } from '../../journal/press';
import { readMoveRecord } from '../../journal/record';
import type { SwornBlock as Block } from '../../journal/sworn-block';
import { blockKind, readBlock, textOf } from '../../journal/sworn-block';
import { readTrackBlock } from '../../journal/track/track-block';
import { linkTarget } from '../../journal/which-character';
import type { CardNote } from '../card-note';
import { CharacterSheet } from '../character/character-sheet';
import type { SheetEdit } from '../character/sheet-edit';
import { editSheet } from '../character/edit-sheet';
import type { Desk } from '../desk';
import type { MarkdownHome } from '../markdown';
import { MessageCard } from '../message-card';
import { cardView } from '../move-card/card-view';
import { focusNextOpen } from '../move-card/focus-next';
import { MoveCard } from '../move-card/move-card';
import type { ShownActor } from '../shown';
import { TrackCard } from '../tracks/track-card';
import { AssetCard } from './asset-card';
import { FactsCard } from './facts-card';
import { whatToShow } from './what-to-show';

type SectionInfo = ReturnType<MarkdownPostProcessorContext['getSectionInfo']>;

/** One `sworn` block as it is drawn: it reads its source, shows it, and hands presses to the desk. It decides nothing. */
export class SwornBlock extends MarkdownRenderChild {
	private isPending = false;
	private isGone = false;
	/** The notes and rules whose changes redraw the block; absent while it is not known what it is about. */
	private watched: readonly string[] | undefined;
	/** The same object at each drawing, so that text is not rendered again without need. */
	private readonly home: MarkdownHome;
	private wasPlaced = false;
	/** Read once: the app makes a new block of a source that changes. */
	private readonly block: Block;
	private recordRead: ReturnType<typeof readMoveRecord> | undefined;

	constructor(
		containerEl: HTMLElement,
		private readonly source: string,
		private readonly context: MarkdownPostProcessorContext,
		private readonly desk: Desk,
	) {
		super(containerEl);
		this.home = { app: desk.app, sourcePath: context.sourcePath, component: this };
		this.block = readBlock(source);
	}

	override onload(): void {
		this.containerEl.addClass('sworn-block');
		this.draw();
		this.register(
			this.desk.cast.onChange(path => {
				if (path === this.path || (this.watched?.includes(path) ?? true)) this.draw();
			}),
		);
		// The app may attach the element only after handing it over; the place of the block is known from then on.
		const later = window.setTimeout(() => this.settle(), 0);
		this.register(() => window.clearTimeout(later));
	}

	override onunload(): void {
		this.isGone = true;
		render(null, this.containerEl);
	}

	private settle(): void {
		const place = this.place();
		if (place && !this.wasPlaced) this.draw();
		if (this.desk.takesFocus(this.path, place?.lineStart)) focusNextOpen(this.containerEl);
	}

	private get path(): string {
		return this.context.sourcePath;
	}

	/** Asked anew each time: it moves with every edit above. */
	private place(): SectionInfo {
		return this.context.getSectionInfo(this.containerEl);
	}

	private draw(): void {
		if (this.isGone) return; // a press that was being written when the block was drawn anew elsewhere
		render(this.content(), this.containerEl);
	}

	private content(): JSX.Element {
		const { block } = this;
		const kind = blockKind(block);
		if (!kind.ok) return this.message('This block cannot be read', kind.problems);
		switch (kind.value) {
			case 'move':
				return this.move();
			case 'show':
				return this.show(linkTarget(textOf(block, 'show') ?? ''));
			case 'ask':
			case 'oracle':
				return <FactsCard block={block} />;
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
				return this.track();
		}
	}

	private message(title: string, problems: readonly Problem[], note?: CardNote): JSX.Element {
		return <MessageCard title={title} problems={problems} source={this.source} {...(note ? { note } : {})} />;
	}

	private track(): JSX.Element {
		this.watched = [];
		const reading = readTrackBlock(this.source);
		if (!reading.ok) return this.message('This track cannot be read', reading.problems);
		return <TrackCard track={reading.value.track} problems={reading.value.warnings} />;
	}

	private move(): JSX.Element {
		const reading = (this.recordRead ??= readMoveRecord(this.source));
		if (!reading.ok) return this.message('This move cannot be read', reading.problems);
		const { record, warnings } = reading.value;
		const { shown } = this.desk;
		const actor = shown.actor(this.path, record.by);
		this.watched = actor.ok ? shown.watched(this.path, actor.value.path) : undefined;
		const place = this.place();
		this.wasPlaced = place !== null;
		const note = place ? this.question(actor, record.by) : this.elsewhere;
		// Where nobody is there to play, the journal's own rules still tell what the record says.
		const book: Reading<Rulebook> = actor.ok ? { ok: true, value: actor.value.book } : shown.book(this.path);
		if (!book.ok) return this.message(record.move, actor.ok ? book.problems : actor.problems, note);
		return this.moveCard(record, warnings, actor, book.value, place, note);
	}

	private moveCard(
		record: MoveRecord,
		warnings: readonly Problem[],
		actor: Reading<ShownActor>,
		book: Rulebook,
		place: SectionInfo,
		note: CardNote | undefined,
	): JSX.Element {
		const found = findMove(book.ruleset, record.move);
		const isAsked = place !== null && note !== undefined;
		const problems: readonly Problem[] = [
			...warnings,
			...(found.ok ? [] : found.problems),
			...(actor.ok ? actor.value.problems : isAsked ? [] : actor.problems),
		];
		const view = cardView(record, {
			book,
			...(actor.ok ? { character: actor.value.character } : {}),
			problems,
			rolledAgain: place !== null && rolledAgain(this.desk.shown.recordsOf(place.text), place.lineStart, record.by),
		});
		return (
			<MoveCard
				view={view}
				home={this.home}
				press={press => void this.press(press, record.by)}
				pending={this.isPending}
				{...(note ? { note } : {})}
			/>
		);
	}

	/** Where no place is known (an embed, a canvas, a hover, print) nothing can be written. */
	private get elsewhere(): CardNote {
		return {
			text: 'Shown from another place: open the note to play it.',
			label: 'Open note',
			open: () => this.desk.openNote(this.path),
		};
	}

	/** What the player is asked before the card can be played: whose journal it is, and by which rules. */
	private question(actor: Reading<ShownActor>, by: string | undefined): CardNote | undefined {
		if (actor.ok) return undefined;
		const has = (code: string) => actor.problems.some(problem => problem.code === code);
		const text = actor.problems.map(({ message }) => message).join(' ');
		if (has('several_characters'))
			return { text, label: 'Choose a character', open: () => void this.desk.actorPath(this.path, by) };
		if (has('no_ruleset'))
			return { text: 'Which rules is this played by?', label: 'Choose the rules', open: () => void this.openBook(by) };
		return undefined;
	}

	private async openBook(by: string | undefined): Promise<void> {
		const actor = await this.desk.actorPath(this.path, by);
		if (actor !== undefined && (await this.desk.openBook(this.path, actor))) this.draw();
	}

	/** A second press while the first is being written does nothing. */
	private async press(press: Press, by: string | undefined): Promise<void> {
		if (this.isPending) return;
		const place = this.place();
		const where: BlockPlace = { body: this.source, ...(place ? { near: place } : {}) };
		this.isPending = true;
		try {
			await this.desk.press(this.path, where, press, by, 'on the card');
		} finally {
			this.isPending = false;
			this.draw();
		}
	}

	private show(name: string): JSX.Element {
		const { cast, shown } = this.desk;
		this.watched = undefined;
		const show = whatToShow(this.desk, name, this.path, this.place()?.text);
		switch (show.kind) {
			case 'character': {
				const { path, character, problems, book } = show.actor;
				this.watched = shown.watched(this.path, path);
				const edit = (change: SheetEdit) => void this.editSheet(path, change);
				return <CharacterSheet character={character} ruleset={book.ruleset} problems={problems} change={edit} />;
			}
			case 'track':
				return <TrackCard track={show.track} problems={[]} />;
			case 'asset':
				return <AssetCard asset={show.asset} />;
			case 'problem': {
				const asks = show.problems.some(({ code }) => code === 'no_ruleset') && cast.characters.has(show.path ?? '');
				const note: CardNote = {
					text: 'Which rules is this played by?',
					label: 'Choose the rules',
					open: () => void this.desk.openBook(show.path ?? '', show.path ?? ''),
				};
				return this.message(show.path === undefined ? 'Nothing to show' : name, show.problems, asks ? note : undefined);
			}
		}
	}

	private async editSheet(path: string, change: SheetEdit): Promise<void> {
		await this.desk.act(this.path, path, ({ pages, table }) => editSheet(pages, change, table));
	}
}

import type { MarkdownPostProcessorContext } from 'obsidian';
import { MarkdownRenderChild } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import type { Problem } from '../../rules/problem';
import type { BlockPlace } from '../../journal/play-on-page';
import { rolledAgain } from '../../journal/play-on-page';
import type { Press } from '../../journal/press';
import { readMoveRecord } from '../../journal/record';
import { blockKind, readBlock, textOf } from '../../journal/sworn-block';
import { linkTarget } from '../../journal/which-character';
import { CharacterSheet } from '../character/character-sheet';
import type { SheetEdit } from '../character/sheet-edit';
import { editSheet } from '../character/edit-sheet';
import type { Desk } from '../desk';
import type { MarkdownHome } from '../markdown';
import { MessageCard } from '../message-card';
import { cardView } from '../move-card/card-view';
import { focusNextOpen } from '../move-card/focus-next';
import type { MoveCardProps } from '../move-card/move-card';
import { MoveCard } from '../move-card/move-card';
import { findMove } from '../../rules/find-move';
import { FactsCard } from './facts-card';

type SectionInfo = ReturnType<MarkdownPostProcessorContext['getSectionInfo']>;

/** One `sworn` block as it is drawn: it reads its source, shows it, and hands presses to the desk. It decides nothing. */
export class SwornBlock extends MarkdownRenderChild {
	private isPending = false;
	private isGone = false;
	/** The note of the character shown, whose changes redraw the block. */
	private watched: string | undefined;
	/** The same object at each drawing, so that text is not rendered again without need. */
	private readonly home: MarkdownHome;
	private wasPlaced = false;

	constructor(
		containerEl: HTMLElement,
		private readonly source: string,
		private readonly context: MarkdownPostProcessorContext,
		private readonly desk: Desk,
	) {
		super(containerEl);
		this.home = { app: desk.app, sourcePath: context.sourcePath, component: this };
	}

	override onload(): void {
		this.containerEl.addClass('sworn-block');
		this.draw();
		this.register(
			this.desk.cast.onChange(path => {
				if (path === this.path || path === this.watched || this.watched === undefined) this.draw();
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
		const block = readBlock(this.source);
		const kind = blockKind(block);
		if (!kind.ok)
			return <MessageCard title="This block cannot be read" problems={kind.problems} source={this.source} />;
		switch (kind.value) {
			case 'move':
				return this.move();
			case 'show':
				return this.sheet(linkTarget(textOf(block, 'show') ?? ''));
			case 'ask':
			case 'oracle':
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
				return <FactsCard block={block} />;
		}
	}

	private move(): JSX.Element {
		const read = readMoveRecord(this.source);
		if (!read.ok) return <MessageCard title="This move cannot be read" problems={read.problems} source={this.source} />;
		const { record, warnings } = read.value;
		const found = findMove(this.desk.book.ruleset, record.move);
		const actor = this.desk.shownActor(this.path, record.by);
		this.watched = actor.ok ? actor.value.path : undefined;
		const place = this.place();
		this.wasPlaced = place !== null;
		const isAsked = !actor.ok && actor.problems.some(({ code }) => code === 'several_characters');
		const problems: readonly Problem[] = [
			...warnings,
			...(found.ok ? [] : found.problems),
			...(actor.ok ? actor.value.problems : isAsked ? [] : actor.problems),
		];
		const view = cardView(record, {
			book: this.desk.book,
			...(actor.ok ? { character: actor.value.character } : {}),
			problems,
			rolledAgain: place !== null && rolledAgain(this.desk.recordsOf(place.text), place.lineStart, record.by),
		});
		return (
			<MoveCard
				view={view}
				home={this.home}
				press={press => void this.press(press, record.by)}
				pending={this.isPending}
				{...(place ? (isAsked ? { note: this.whose(actor.problems) } : {}) : { note: this.elsewhere })}
			/>
		);
	}

	/** Where no place is known (an embed, a canvas, a hover, print) nothing can be written. */
	private get elsewhere(): NonNullable<MoveCardProps['note']> {
		return {
			text: 'Shown from another place: open the note to play it.',
			label: 'Open note',
			open: () => this.desk.openNote(this.path),
		};
	}

	/** Several characters could be meant: the player says once whose journal this is. */
	private whose(problems: readonly Problem[]): NonNullable<MoveCardProps['note']> {
		const text = problems.map(({ message }) => message).join(' ');
		return { text, label: 'Choose a character', open: () => void this.desk.actorPath(this.path) };
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

	private sheet(name: string): JSX.Element {
		const path = this.desk.cast.resolve(name, this.path);
		this.watched = path;
		if (path === undefined) {
			const message = `“${name}” is not found. Check the name after “show:”, or create the note.`;
			return (
				<MessageCard
					title="Nothing to show"
					problems={[{ code: 'missing_note', message, from: 0, to: 0 }]}
					source={this.source}
				/>
			);
		}
		const shown = this.desk.shownCharacter(path);
		if (!shown.ok) return <MessageCard title={name} problems={shown.problems} source={this.source} />;
		const { character, problems } = shown.value;
		const edit = (change: SheetEdit) => void this.editSheet(path, change);
		return <CharacterSheet character={character} ruleset={this.desk.book.ruleset} problems={problems} change={edit} />;
	}

	private async editSheet(path: string, change: SheetEdit): Promise<void> {
		const written = await this.desk.writer.write([path], texts =>
			editSheet(path, texts.get(path) ?? '', change, this.desk.table),
		);
		if (written.ok) this.desk.cast.touched(path);
		else this.desk.tell(written.problems);
	}
}

import type { JSX } from 'preact';
import type { ParseResult } from '../../../../rules/core/problem';
import { sameActorIn } from '../../../../journal/character/resolve-name';
import { isRepeated, rolledAgain } from '../../../../journal/note-blocks/find-records';
import type { RecordAction } from '../../../../journal/actions/record-action';
import type { ReadRecord } from '../../../../journal/record/read-record';
import { personAbove } from '../../../../journal/oracle-blocks/generated-people';
import { namedAbove } from '../../../../journal/actions/tracks-named';
import { nameActor, nameTrack } from './name-in-card';
import type { BlockLocation } from '../../../services/services';
import { findBlock } from '../../../../journal/note-blocks/find-blocks';
import { viewAround } from '../../../editor/focus-editor';
import { rollUnder } from '../../oracles/answer-buttons';
import { stateMeaningOf } from '../../rules-check/state-meaning';
import { undoOrAsk } from '../../undo/ask-to-undo';
import { isDangerBelow } from './site-rolls';
import type { BlockOnPage, BlockView, SectionInfo } from '../../../services/display/block-view';
import { isSameMove, MoveBlock, type MoveActions, type MoveCardData } from './move-block';

/** The view of a `move` block. The card is rendered again only if its inputs have changed. */
export class MoveView implements BlockView {
	private shown: MoveCardData | undefined;

	constructor(private readonly on: BlockOnPage) {}

	reading(): Promise<void> | undefined {
		const { actions, path } = this.on;
		return actions.viewState.around(path, this.by).reading;
	}

	draw(place: SectionInfo): JSX.Element | undefined {
		const { home, source } = this.on;
		const shown = this.toShow(place);
		if (this.shown && isSameMove(this.shown, shown)) return undefined;
		this.shown = shown;
		return MoveBlock({ shown, acts: this.acts, keys: this.on.keys, home, typing: this.on.typing, source });
	}

	private get record(): ParseResult<ReadRecord> {
		return this.on.actions.viewState.recordIn(this.on.source);
	}

	/** The actor named in the record. */
	private get by(): string | undefined {
		return this.record.ok ? this.record.value.record.by : undefined;
	}

	private toShow(place: SectionInfo): MoveCardData {
		const { actions, path, isPending, displayMode, opened } = this.on;
		const { viewState } = actions;
		const { by } = this;
		const { actor, isOwn, book, watched } = viewState.around(path, by);
		this.on.watch(watched);
		const isRolledAgain =
			place !== null &&
			rolledAgain(
				viewState.recordsOf(place.text),
				place.block ?? place.lineStart,
				by,
				sameActorIn(path, actions.vaultIndex),
			);
		const named = place ? namedAbove(viewState.tracksNamed(place.text), place.lineStart) : [];
		return {
			reading: this.record,
			form: this.on.form,
			actor,
			book,
			isShownOnly: place === null,
			keysGiven: this.on.keys.given,
			certain: actions.settings.certain,
			isRolledAgain,
			named,
			person: place ? personAbove(viewState.peopleIn(place.text), place.lineStart) : undefined,
			isCardRead: place !== null && isDangerBelow(place),
			isPending,
			displayMode,
			opened,
			isOwn,
			isNamed: place !== null && isRepeated(place.text, viewState.recordsOf(place.text), place.lineStart),
			hasDice: actions.settings.diceInToken,
		};
	}

	private readonly acts: MoveActions = {
		open: isOpen => this.on.open(isOpen),
		press: press => this.press(press),
		undo: () => this.undo(),
		nameTrack: name => this.on.write(() => nameTrack(this.on.actions, this.on.path, this.on.where, name)),
		rollUnder: ({ oracle, rolled }) => this.on.write(() => rollUnder(this.on.actions, this.home, oracle, rolled)),
		stateMeaning: (move, words) => {
			const { actions, path: journal } = this.on;
			const { actor } = actions.viewState.around(journal, this.by);
			if (actor.ok) void stateMeaningOf(actions, { journal, actor: actor.value.path, move, words });
		},
		nameActor: () => this.on.write(() => nameActor(this.on.actions, this.on.path, this.on.where, this.by)),
		chooseCharacter: () => void this.on.actions.actorPath(this.on.path, this.by),
		chooseRules: () => void this.openBook(),
	};

	private get home(): BlockLocation {
		const { path, where } = this.on;
		return { path, place: where, by: this.by };
	}

	private press(press: RecordAction): void {
		const { actions, typing } = this.on;
		typing.clear();
		this.on.answer(press, focus => actions.press(this.home, press, focus));
	}

	private undo(): void {
		const { actions, containerEl, path, where, typing } = this.on;
		const view = viewAround(actions.app, containerEl);
		const found = view?.file?.path === path ? findBlock(view.editor.getValue(), where) : undefined;
		if (!view || !found || !this.record.ok) return;
		if (!found.ok) return actions.showProblems(found.problems);
		typing.clear();
		void undoOrAsk(actions, view.editor, path, { record: this.record.value.record, block: found.value });
	}

	private async openBook(): Promise<void> {
		const { actions, path } = this.on;
		const actor = await actions.actorPath(path, this.by);
		if (actor !== undefined && (await actions.openBook(path, actor))) this.on.draw();
	}
}

import type { App } from 'obsidian';
import { Component, Modal } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import type { Character } from '../../play/character';
import type { RollWishes } from '../../play/roll-call';
import type { MarkdownHome } from '../markdown';
import { RollStage } from './roll-stage';
import { SearchStage } from './search-stage';

export interface MoveDialogInput {
	readonly book: Rulebook;
	readonly character: Character;
	/** Names of the moves made last, newest first. */
	readonly recent: readonly string[];
	/** Names of moves that are due here; they stand before all others. */
	readonly offer?: readonly string[];
}

/** What the player wants to roll. */
export interface MadeCall {
	readonly move: Move;
	readonly wishes: RollWishes;
}

/** From a few letters to the roll, in one window: pick the move, say what it is rolled with. Closing it changes nothing. */
export class MoveDialog extends Modal {
	/** Unloads the rendered text of a move. */
	private readonly rendered = new Component();
	private readonly home: MarkdownHome = { app: this.app, sourcePath: '', component: this.rendered };
	private isOpen = false;

	constructor(
		app: App,
		private input: MoveDialogInput,
		private readonly onRoll: (call: MadeCall) => void,
	) {
		super(app);
	}

	/** The character as its note has it now: the dialog opens at once with what the app's cache knows, and is corrected. */
	knows(character: Character): void {
		this.input = { ...this.input, character };
		if (this.isOpen) this.draw();
	}

	override onOpen(): void {
		this.rendered.load();
		this.modalEl.addClass('sworn-move-dialog');
		this.isOpen = true;
		this.draw();
	}

	private draw(): void {
		const roll = (call: MadeCall) => {
			this.close();
			this.onRoll(call);
		};
		render(
			<Stages {...this.input} home={this.home} onTitle={title => this.setTitle(title)} onRoll={roll} />,
			this.contentEl,
		);
	}

	override onClose(): void {
		this.isOpen = false;
		render(null, this.contentEl);
		this.rendered.unload();
	}
}

interface StagesProps extends MoveDialogInput {
	readonly home: MarkdownHome;
	readonly onTitle: (title: string) => void;
	readonly onRoll: (call: MadeCall) => void;
}

function Stages({ book, character, recent, offer = [], home, onTitle, onRoll }: StagesProps): JSX.Element {
	const [query, setQuery] = useState('');
	const [move, setMove] = useState<Move>();
	useLayoutEffect(() => {
		onTitle(move?.name ?? 'Make a move');
	}, [move]);
	if (!move) {
		const search = { ruleset: book.ruleset, recent, offer, query };
		return <SearchStage {...search} onQuery={setQuery} onPick={setMove} />;
	}
	return (
		<RollStage
			move={move}
			character={character}
			book={book}
			home={home}
			onBack={() => setMove(undefined)}
			onRoll={wishes => onRoll({ move, wishes })}
		/>
	);
}

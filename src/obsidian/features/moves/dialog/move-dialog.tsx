import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useState, useRef } from 'preact/hooks';
import type { Move } from '../../../../rules/move';
import type { Rulebook } from '../../../../rules/books/rulebook';
import { rulesetFor } from '../../../../play/abilities/asset-moves';
import type { Character } from '../../../../play/character/character';
import type { RollInput } from '../../../../play/record/roll-input';
import type { TextHome } from '../../../components/rules-text';
import { PreactModal } from '../../../components/preact-modal';
import { withNamedFirst } from '../roll-form/named-first';
import { focusStart, RollStage } from './roll-stage';
import { t } from '../../../../i18n/translate';
import type { Ruleset } from '../../../../rules/ruleset';
import { MoveFinder } from './move-finder';
import { shownMoves } from './move-search';

interface MoveDialogInput {
	readonly book: Rulebook;
	readonly character: Character;
	/** The tracks mentioned above the cursor, last one first. */
	readonly named?: readonly string[];
	/** The names of recently made moves, newest first. */
	readonly recent: readonly string[];
	/** The names of moves that are due here; they are listed first. */
	readonly offer?: readonly string[];
	/** A move picked elsewhere: the dialog then opens at its roll. */
	readonly picked?: Move | undefined;
	/** The selected words: the name of what the move begins, or the reason for an add. */
	readonly words?: string | undefined;
}

/** The move that the player chose, and how to roll it. */
export interface MadeCall {
	readonly move: Move;
	readonly rollInput: RollInput;
}

/** Finds a move by a few letters and rolls it, in one dialog. Closing it changes nothing. */
export class MoveDialog extends PreactModal {
	private readonly home: TextHome = { app: this.app, sourcePath: '' };
	private isOpen = false;

	constructor(
		app: App,
		private input: MoveDialogInput,
		private readonly onRoll: (call: MadeCall) => void,
	) {
		super(app);
	}

	/**
	 * Updates the character from its note. The dialog opens at once with what Obsidian's cache knows and is corrected
	 * later.
	 */
	knows(character: Character): void {
		this.input = { ...this.input, character };
		if (this.isOpen) this.draw();
	}

	/**
	 * Obsidian focuses the first field of a dialog. If the dialog starts at the roll, the focus goes to its first
	 * control.
	 */
	override open(): void {
		super.open();
		focusStart(this.contentEl);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-move-dialog');
		this.isOpen = true;
		this.draw();
	}

	private draw(): void {
		const roll = (call: MadeCall) => {
			this.close();
			this.onRoll(call);
		};
		this.drawContent(<Stages {...this.input} home={this.home} onTitle={title => this.setTitle(title)} onRoll={roll} />);
	}

	override onClose(): void {
		this.isOpen = false;
		super.onClose();
	}
}

interface StagesProps extends MoveDialogInput {
	readonly home: TextHome;
	readonly onTitle: (title: string) => void;
	readonly onRoll: (call: MadeCall) => void;
}

function Stages(props: StagesProps): JSX.Element {
	const { book, named = [], recent, offer = [], home, onTitle, onRoll } = props;
	const character = withNamedFirst(props.character, named);
	const [query, setQuery] = useState('');
	const [move, setMove] = useState<Move | undefined>(props.picked);
	useLayoutEffect(() => {
		const { name, allies = [] } = props.character;
		const as = allies.length > 0 ? [t('as {name}', { name })] : [];
		onTitle([move?.name ?? t('Make a move'), ...as].join(' · '));
	}, [move, props.character]);
	if (!move) {
		const search = { ruleset: rulesetFor(props.character, book), recent, offer, query };
		return <SearchStage {...search} onQuery={setQuery} onPick={setMove} />;
	}
	return (
		<RollStage
			move={move}
			character={character}
			book={book}
			words={props.words}
			home={home}
			onBack={() => setMove(undefined)}
			onRoll={rollInput => onRoll({ move, rollInput })}
		/>
	);
}

interface SearchStageProps {
	readonly ruleset: Ruleset;
	readonly recent: readonly string[];
	readonly offer: readonly string[];
	readonly query: string;
	readonly onQuery: (query: string) => void;
	readonly onPick: (move: Move) => void;
}

/** Stage one: find the move by a few letters. */
function SearchStage({ ruleset, recent, offer, query, onQuery, onPick }: SearchStageProps): JSX.Element {
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), []);
	return (
		<MoveFinder
			id="sworn-move"
			field={field}
			query={query}
			matches={shownMoves(ruleset, query, offer, recent)}
			isOpen={true}
			onQuery={onQuery}
			onPick={onPick}
		/>
	);
}

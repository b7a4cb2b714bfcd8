import type { JSX } from 'preact';
import { lazy } from '../../../../rules/core/memoize';
import { parseOk, type Problem, type ParseResult } from '../../../../rules/core/problem';
import { lookUpMove } from '../../../../rules/find-move';
import { rulebook, type Rulebook } from '../../../../rules/books/rulebook';
import type { RecordAction } from '../../../../journal/actions/record-action';
import { withTracksAsNamed } from '../../../../journal/note-blocks/names-in-note';
import type { ReadRecord } from '../../../../journal/record/read-record';
import type { PersonInNote } from '../../../../journal/oracle-blocks/generated-people';
import { findTypos } from '../../../../journal/actions/find-typos';
import type { RecordForm } from '../../../../journal/sworn-block/block-at';
import type { DecisionSettings } from '../../../../play/record/decision-settings';
import type { CardKeys } from '../../../components/card-keys';
import type { CardNote } from '../../../components/card-note';
import type { TextHome } from '../../../components/rules-text';
import { MessageCard, placed } from '../../../components/message-card';
import { cardView, type CardContext, type ShownProblem } from './card-view';
import { CardBody, MoveCard, type MoveCardProps } from './move-card';
import type { ActorView } from '../../../services/view-state/view-state';
import { Typing, type CardTyping } from '../../../services/display/draft-store';
import type { SiteRoll } from './site-rolls';
import { t } from '../../../../i18n/translate';
import { foldedName, isSameName } from '../../../../rules/search/folded-name';
import { nameOf } from '../../../../rules/search/stated-name';
import type { Move } from '../../../../rules/move';
import type { StateProblem } from '../../../../journal/actions/notes-state';
import { isRecord, type MoveRecord } from '../../../../play/record/record';
import { rollsOf } from '../../../../play/pending-steps/roll-on-table';
import { summarizeRecord } from '../../../../journal/record/record-summary';
import { RecordLine } from '../../../components/record-line';
import { moveWords } from '../../../components/format-record';
import type { DisplayMode } from '../../../services/display/display-mode';
import { pendingState } from './pending-state';

/** The inputs of a move card. If all of them are the same objects as before, the card is not rendered again. */
export interface MoveCardData extends MoveLineData {
	readonly reading: ParseResult<ReadRecord>;
	readonly form: RecordForm;
	readonly actor: ParseResult<ActorView>;
	/** Without a character, the journal's rules still explain the record. */
	readonly book: ParseResult<Rulebook>;
	/** Whether its position is unknown (an embed, a canvas, a hover preview, print), so that nothing can be written. */
	readonly isShownOnly: boolean;
	readonly keysGiven: CardKeys['given'];
	readonly certain: DecisionSettings['certain'];
	/** Whether the same character makes another roll further down. */
	readonly isRolledAgain: boolean;
	/** The tracks mentioned above the record, last one first. */
	readonly named: readonly string[];
	/** The person generated above the record. */
	readonly person: PersonInNote | undefined;
	/** Whether the answer of a site's card stands below the record. */
	readonly isCardRead: boolean;
}

export const isSameMove = (one: MoveCardData, other: MoveCardData): boolean =>
	one.reading === other.reading &&
	one.actor === other.actor &&
	one.book === other.book &&
	one.isShownOnly === other.isShownOnly &&
	one.keysGiven === other.keysGiven &&
	one.certain === other.certain &&
	one.isRolledAgain === other.isRolledAgain &&
	one.named.join('\n') === other.named.join('\n') &&
	one.person?.name === other.person?.name &&
	one.person?.role === other.person?.role &&
	one.isCardRead === other.isCardRead &&
	one.isPending === other.isPending &&
	one.displayMode === other.displayMode &&
	one.opened === other.opened &&
	one.isOwn === other.isOwn &&
	one.isNamed === other.isNamed &&
	one.hasDice === other.hasDice;

/** The handlers for the controls of a move card. */
export interface MoveActions {
	/** Opens or closes the card of a line. */
	open: (isOpen: boolean) => void;
	press: (press: RecordAction) => void;
	/** Takes the move back. */
	undo: () => void;
	nameTrack: (name: string) => void;
	/** Rolls on an oracle and writes the result just below the record. */
	rollUnder: (roll: SiteRoll) => void;
	/** Asks what a sentence of the rules means that is only shown. */
	stateMeaning: (move: string, words: string) => void;
	/** Replaces the name of an actor that is not found. */
	nameActor: () => void;
	chooseCharacter: () => void;
	chooseRules: () => void;
}

/** An empty rulebook, for records that need none. */
const noRules = lazy(() =>
	rulebook({ _id: '', title: '', stats: [], condition_meters: [], impacts: [], special_tracks: [], moves: [] }),
);

interface MoveBlockProps {
	readonly shown: MoveCardData;
	readonly acts: MoveActions;
	readonly keys: CardKeys;
	readonly home: TextHome;
	readonly typing: CardTyping;
	/** The source of the block. */
	readonly source: string;
}

/** Renders a move as a card, or the problem that prevents it. */
export function MoveBlock({ shown, acts, keys, home, typing, source }: MoveBlockProps): JSX.Element {
	const { reading, actor, isPending } = shown;
	if (!reading.ok)
		return <MessageCard title={t('This move cannot be read')} problems={reading.problems} source={source} />;
	const { record } = reading.value;
	// Imported records need neither a character nor rules to be displayed.
	const isHistory = record.imported !== undefined;
	const book = shown.book.ok || !isHistory ? shown.book : parseOk(noRules());
	const note = isHistory ? undefined : noteOn(shown, acts);
	if (!book.ok) {
		// A problem that the note on the card already states is not repeated.
		const problems = (actor.ok ? book.problems : actor.problems).filter(({ message }) => message !== note?.text);
		return <MessageCard title={record.move} problems={problems} source={source} {...(note ? { note } : {})} />;
	}
	const context: CardContext = {
		book: book.value,
		...(actor.ok ? { character: withTracksAsNamed(actor.value.character, record) } : {}),
		problems: problemsOf(shown, reading.value, { book: book.value, note, source }),
		certain: shown.certain,
		rolledAgain: shown.isRolledAgain,
		named: shown.named,
		person: shown.person,
		isCardRead: shown.isCardRead,
	};
	const { press, undo, nameTrack, rollUnder } = acts;
	const view = lazy(() => cardView(record, context));
	const stateMeaning = (words: string) => acts.stateMeaning(view().name, words);
	const card = (): MoveCardProps => ({
		view: view(),
		home,
		pending: isPending,
		keys,
		form: shown.form,
		...(note ? { note } : {}),
		...(note || shown.isShownOnly ? {} : { press, undo, nameTrack, rollUnder, stateMeaning }),
	});
	const withTyping = (drawn: JSX.Element): JSX.Element => <Typing.Provider value={typing}>{drawn}</Typing.Provider>;
	if (shown.displayMode === 'cards') return withTyping(<MoveCard {...card()} />);
	return moveLine({ record, context, shown, open: acts.open, card: () => withTyping(<CardBody {...card()} />) });
}

/** What the problems of a record are read with. */
interface ReadWith {
	readonly book: Rulebook;
	readonly note: CardNote | undefined;
	readonly source: string;
}

function problemsOf(
	{ actor, form }: MoveCardData,
	{ record, warnings }: ReadRecord,
	{ book: { ruleset }, note, source }: ReadWith,
): readonly ShownProblem[] {
	const move = lookUpMove(ruleset, record.move);
	const slips = findTypos({
		body: source,
		form,
		record,
		ruleset,
		character: actor.ok ? actor.value.character : undefined,
	});
	const isCorrected = ({ from, to }: Problem) => slips.some(slip => from <= slip.from && slip.to <= to);
	return [
		...warnings
			.filter(warning => !isCorrected(warning))
			.map(warning => ({ ...warning, message: placed(warning, source) })),
		...slips,
		...(actor.ok
			? // Drop the offsets, as they refer to other notes.
				onMove(actor.value.problems, record, move).map(({ code, message }) => ({
					code,
					message,
				}))
			: note
				? []
				: actor.problems),
	];
}

/** The question to answer before the card can be played: whose journal it is, or which rules apply. */
function noteOn(shown: MoveCardData, acts: MoveActions): CardNote | undefined {
	const { actor, isShownOnly } = shown;
	if (actor.ok || isShownOnly) return undefined;
	const has = (code: string) => actor.problems.some(problem => problem.code === code);
	const text = actor.problems.map(({ message }) => message).join(' ');
	const isNamed = shown.reading.ok && shown.reading.value.record.by !== undefined;
	if (has('linked_to_several') || ((has('missing_character') || has('several_characters')) && isNamed))
		return { text, label: t('Choose who acts'), open: acts.nameActor };
	if (has('several_characters')) return { text, label: t('Choose a character'), open: acts.chooseCharacter };
	if (has('no_ruleset'))
		return { text: t('Which rules is this played by?'), label: t('Choose the rules'), open: acts.chooseRules };
	return undefined;
}

/** The problems relevant to a move: those of what it names, or all of them for a progress move without a track. */
export function onMove(
	problems: readonly StateProblem[],
	record: MoveRecord,
	move: Move | undefined,
): readonly StateProblem[] {
	const isAsked = move?.roll_type === 'progress_roll' && record.track === undefined;
	const said = wordsOf(record);
	return problems.filter(each => {
		const { track, asset } = each;
		if (track !== undefined) return isAsked || (record.track !== undefined && isMeant(each, record.track));
		return asset === undefined || said.some(words => words.includes(foldedName(asset)));
	});
}

/** Whether a record means the track with a problem. Its path tells it from others of its name, whose problem that is. */
const isMeant = ({ code, track = '' }: StateProblem, called: string): boolean =>
	isSameName(track, code === 'twins' || code === 'same_name' ? called : nameOf(called));

/** The texts of a record in which an asset may be named. */
const wordsOf = ({ move, track, roll, adds, chose }: MoveRecord): readonly string[] =>
	[move, track ?? '', roll?.option ?? '', ...adds.map(({ reason }) => reason), ...chose].map(foldedName);

/** What a line depends on besides its record. */
interface MoveLineData {
	readonly displayMode: DisplayMode;
	/** Whether the player opened or closed it; undefined if neither. */
	readonly opened: boolean | undefined;
	/** Whether the actor is the journal's own character. */
	readonly isOwn: boolean;
	/** Whether a press is being written. */
	readonly isPending: boolean;
	/** Whether the record right above says its name already. */
	readonly isNamed: boolean;
	/** Whether the token shows the dice. */
	readonly hasDice: boolean;
}

interface MoveLineProps {
	readonly record: MoveRecord;
	readonly context: CardContext;
	readonly shown: MoveLineData;
	open: (isOpen: boolean) => void;
	/** Renders the card; called only while it is open. */
	card: () => JSX.Element;
}

/**
 * Renders a move as a line, with its card below while an answer is due or the player opened it. A page may have
 * hundreds of lines, so their parts are plain functions, not components.
 */
function moveLine({ record, context, shown, open, card }: MoveLineProps): JSX.Element {
	const { displayMode, opened, isOwn, isPending, isNamed, hasDice } = shown;
	const { book } = context;
	const waiting = pendingState(record, context);
	const isOpen = opened ?? (waiting === 'must' && displayMode !== 'story');
	const named = { ...record, move: book.move(record.move)?.name ?? record.move, table: rollsOf(record, book) };
	// the answers of tables stand beside the token in full
	const { outcome, story, inShort: _, ...told } = summarizeRecord(named);
	// the name of a call shows the text of its move under the pointer
	const { name, ...rest } = told;
	const token = {
		...rest,
		...(isRecord(named) ? { name } : { call: name }),
		...(outcome ? { sign: outcome } : {}),
		...(isOwn || record.by === undefined ? {} : { by: record.by }),
	};
	const words = moveWords(named, isOwn ? record.by : undefined);
	return (
		<RecordLine
			line={{ isOpen, isMark: displayMode === 'story', toggle: () => open(!isOpen) }}
			label={t('Move: {name}', { name: words })}
			mood={outcome && `sworn-${outcome}`}
			openClass="sworn-card is-under-line"
			waiting={waiting}
			isPending={isPending}
			told={{
				token,
				words,
				record: isRecord(named) ? named : undefined,
			}}
			look={{ hasDice, isAsked: isNamed && !isOpen }}
			story={story.length > 0 && <p class="sworn-story">{story.join(' · ')}</p>}
			card={card}
		/>
	);
}

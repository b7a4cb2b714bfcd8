import type { JSX, RefObject, ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { problem, type Problem } from '../../../rules/core/problem';
import { rulesetFor } from '../../../play/abilities/asset-moves';
import { suggestMoves } from '../../../play/pending-steps/suggested-moves';
import { findTrack } from '../../../play/tracks/track';
import type { TrackAt } from '../../../journal/track/parse-tracks';
import type { JournalActions } from '../../services/journal-actions';
import { recentOracles } from '../oracles/ask-the-oracle';
import { searchedOracles } from '../oracles/book-for';
import { Fold, type FoldOf } from './collapsible-section';
import { FightMoves, OpenQuestion, SuggestedMovesSection } from './suggested-moves-section';
import { OracleSection } from './oracle-section';
import type { TableActions } from './side-view-actions';
import type { Played, TableContent } from './side-view-content';
import type { Section, TableState } from './side-view-state';
import { TableTrack } from './side-view-track';
import { TableMeters, TableName, TableRest } from './side-view-sheet';
import { ChartThen, playedThen, ThenHead, type Then } from './as-of-line';
import { kindsToBegin } from './track-order';
import { TracksSection } from './tracks-section';
import { dueWord } from '../../components/summary-view';
import { t } from '../../../i18n/translate';
import { isComposing } from '../../components/is-composing';
import type { RecentMove } from './recent-moves';
import { Pair } from '../../components/roll-icons';
import { outcomeName } from '../../../rules/core/outcome';
import { translateTerm } from '../../../i18n/translate-terms';
import type { Move } from '../../../rules/move';
import type { Ruleset } from '../../../rules/ruleset';
import { MoveFinder } from '../moves/dialog/move-finder';
import { shownMoves } from '../moves/dialog/move-search';
import { TableFind } from './side-view-search';
import { metersToShare, shareSupply } from '../character/share-supply';
import { statusWords } from '../character/status-words';

interface TablePageProps {
	readonly content: TableContent;
	readonly state: TableState;
	readonly actions: JournalActions;
	readonly acts: TableActions;
	/** The field of the move search. */
	readonly field: RefObject<HTMLInputElement | null>;
	readonly onFold: (section: Section) => void;
	/** Shows or hides tracks that are finished or were not used lately. */
	readonly onShow: (which: 'finished' | 'resting') => void;
	/** Set while the Table shows the state as of the line of the cursor. */
	readonly then: Then | undefined;
	/** Shows the state as of the line of the cursor, or the one of now. */
	readonly onThen: () => void;
}

/** The page of the Table: moves, sheet, tracks, recent records and oracles. */
export function TablePage(props: TablePageProps): JSX.Element {
	const { content, acts } = props;
	return (
		<div
			class="sworn-table"
			onKeyDown={event => {
				if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
				event.preventDefault();
				acts.backToNote();
			}}
		>
			<Head content={content} actions={props.actions} then={props.then} onThen={props.onThen} />
			<Body {...props} />
		</div>
	);
}

/** The character and the note that the Table acts on. */
function Head({
	content,
	actions,
	then,
	onThen,
}: Pick<TablePageProps, 'content' | 'actions' | 'then' | 'onThen'>): JSX.Element | null {
	if (content.kind === 'no_note') return null;
	return (
		<div class="sworn-table-head">
			{content.kind === 'played' && <TableName actions={actions} actor={content.actor} path={content.path} />}
			<span class="sworn-table-note">{t('in {note}', { note: content.note })}</span>
			{content.kind === 'played' && (
				<button type="button" class="sworn-table-then" aria-pressed={then !== undefined} onClick={onThen}>
					{t('As of this line')}
				</button>
			)}
			{content.kind === 'played' && !then && <OtherCharacters played={content} actions={actions} />}
			{content.copied !== undefined && <p class="sworn-problem">{content.copied}</p>}
		</div>
	);
}

/** In a vault without characters, the same is missing as in a note without one. */
const NO_CHARACTER: readonly Problem[] = [problem('no_character', '')];

function Body({ content, ...props }: TablePageProps): JSX.Element {
	switch (content.kind) {
		case 'no_note':
			if (props.actions.vaultIndex.characters.size === 0)
				return <NoCharacter problems={NO_CHARACTER} acts={props.acts} />;
			return <p class="sworn-table-empty">{t('Open a journal note: the Table shows its character and acts in it.')}</p>;
		case 'nobody':
			return <NoCharacter problems={content.problems} acts={props.acts} />;
		case 'played':
			return props.then ? (
				<SectionsThen played={content} {...props} then={props.then} />
			) : (
				<Sections played={content} {...props} />
			);
	}
}

/** The names of the other characters of the journal to whom a track belongs as well. */
const sharing = ({ others }: Played, { track }: TrackAt): readonly string[] =>
	others.flatMap(({ character: { name, tracks } }) => (findTrack(tracks, track.name) ? [name] : []));

function Sections({ played, ...props }: Omit<TablePageProps, 'content'> & { played: Played }): JSX.Element {
	const { state, actions, acts, field, onFold, onShow } = props;
	const { path, actor, recent, recentNames, forked, tracks, notesLeft } = played;
	const { book, character } = actor;
	const fold: FoldOf = section => ({ section, isFolded: state.folded.includes(section), onFold });
	const now = useMemo(() => suggestMoves(character, book, recentNames), [character, book, recentNames.join()]);
	const [last] = recent;
	// Memoized, so that the sheet is rendered again only when its character changes.
	const meters = useMemo(
		() => <TableMeters actions={actions} actor={actor} path={path} forked={forked} />,
		[actions, actor, path, forked.map(({ message }) => message).join()],
	);
	const rest = useMemo(
		() => <TableRest actions={actions} actor={actor} path={path} fold={fold} />,
		[actions, actor, path, state],
	);
	return (
		<>
			{last?.isOpen && <OpenQuestion last={last} goOn={acts.goOn} />}
			<FindSection
				ruleset={rulesetFor(character, book)}
				offer={[...now.fight, ...now.due].map(({ name }) => name)}
				field={field}
				onPick={move => acts.make(move)}
			>
				<SuggestedMovesSection now={now} make={acts.make} />
			</FindSection>
			{character.combat !== undefined && <FightMoves combat={character.combat} moves={now.fight} make={acts.make} />}
			{meters}
			<TracksSection
				tracks={tracks}
				notesLeft={notesLeft}
				begins={kindsToBegin(book)}
				shows={{ finished: state.showsFinished, resting: state.showsResting }}
				onShow={onShow}
				fold={fold}
				begin={acts.begin}
				row={at => <TableTrack at={at} path={path} sharedWith={sharing(played, at)} actions={actions} />}
			/>
			{rest}
			<Fold heading={t('Recent moves')} {...fold('recent')}>
				<RecentSection recent={recent} acts={acts} />
			</Fold>
			<Fold heading={t('Oracles')} {...fold('oracle')}>
				<OracleSection
					book={() => searchedOracles(actions, path, book.ruleset)}
					atHand={recentOracles(actions)}
					acts={acts}
				/>
			</Fold>
			<RulesSection remarks={book.ruleset.remarks ?? []} acts={acts} fold={fold} />
		</>
	);
}

/** Sheet and tracks as they stood at a line. Nothing in them can be pressed. */
function SectionsThen({
	played,
	then,
	...props
}: Omit<TablePageProps, 'content'> & { played: Played; then: Then }): JSX.Element {
	const { state, actions, acts } = props;
	const { path } = played;
	const shown = then.state && playedThen(played, then.state);
	const fold: FoldOf = section => ({ section, isFolded: state.folded.includes(section), onFold: props.onFold });
	return (
		<>
			<ThenHead then={then} actions={actions} />
			{shown && (
				<fieldset disabled class="sworn-table-as-of">
					<OtherCharacters played={{ path, actor: shown.actor, others: then.others }} actions={actions} />
					<TableMeters actions={actions} actor={shown.actor} path={path} forked={[]} />
					<TracksSection
						tracks={shown.tracks}
						notesLeft={0}
						begins={[]}
						shows={{ finished: true, resting: true }}
						onShow={props.onShow}
						fold={fold}
						begin={acts.begin}
						row={at => <TableTrack at={at} path={path} sharedWith={[]} actions={actions} />}
					/>
					<TableRest actions={actions} actor={shown.actor} path={path} fold={fold} />
					<ChartThen then={then} actions={actions} fold={fold} />
				</fieldset>
			)}
		</>
	);
}

interface RulesSectionProps {
	readonly remarks: readonly string[];
	readonly acts: Pick<TableActions, 'testRules'>;
	readonly fold: FoldOf;
}

/** What is to be said of the rules of the vault that the character plays by, and the way to their check. */
function RulesSection({ remarks, acts, fold }: RulesSectionProps): JSX.Element | null {
	if (remarks.length === 0) return null;
	const test = (
		<button type="button" onClick={acts.testRules}>
			{t('Test rules note')}
		</button>
	);
	return (
		<Fold heading={t('Rules')} beside={test} {...fold('rules')}>
			{remarks.map(remark => (
				<p key={remark} class="sworn-problem">
					{remark}
				</p>
			))}
		</Fold>
	);
}

interface RecentSectionProps {
	readonly recent: readonly RecentMove[];
	readonly acts: Pick<TableActions, 'goTo' | 'goOn'>;
}

/** The last moves of the note. Clicking one goes to its record; a pending one can be continued. */
function RecentSection({ recent, acts }: RecentSectionProps): JSX.Element {
	if (recent.length === 0) return <p class="sworn-table-empty">{t('There is no move in this note yet.')}</p>;
	return (
		<ul class="sworn-table-recent">
			{recent.map(({ at, name, outcome, isMatch, isOpen }) => (
				<li key={at.block.fenceFrom}>
					<button
						type="button"
						class="sworn-table-record"
						aria-label={[name, outcome && translateTerm(outcomeName(outcome)), isMatch && t('match')]
							.filter(Boolean)
							.join(', ')}
						onClick={() => acts.goTo(at)}
					>
						{outcome && (
							<span class={`sworn-${outcome}`}>
								<Pair outcome={outcome} isMatch={isMatch} />
							</span>
						)}
						<span class="sworn-move-name">{name}</span>
					</button>
					{isOpen && (
						<button type="button" aria-label={`${dueWord()}: ${name}`} onClick={() => acts.goOn(at)}>
							{dueWord()}
						</button>
					)}
				</li>
			))}
		</ul>
	);
}

interface FindSectionProps {
	readonly ruleset: Ruleset;
	/** The names of moves that are due. */
	readonly offer: readonly string[];
	readonly field: RefObject<HTMLInputElement | null>;
	readonly onPick: (move: Move) => void;
	/** Moves to choose from before anything is typed. */
	readonly children: ComponentChildren;
}

/** Finds a move by a few letters; with the focus in the empty field, moves to choose from stand below it. */
function FindSection({ ruleset, offer, field, onPick, children }: FindSectionProps): JSX.Element {
	const [hasFocus, setFocus] = useState(false);
	return (
		<div
			onFocusIn={() => setFocus(true)}
			onFocusOut={({ currentTarget, relatedTarget }) => {
				if (!isInside(currentTarget, relatedTarget)) setFocus(false);
			}}
		>
			<TableFind>
				{({ clear, ...search }) => (
					<>
						<MoveFinder
							{...search}
							id="sworn-table-move"
							field={field}
							matches={search.isOpen ? shownMoves(ruleset, search.query, offer, []) : []}
							onPick={move => {
								clear();
								onPick(move);
							}}
						/>
						{/* a press on a row leaves the focus in the field, so that the rows stay until it has been carried out */}
						{hasFocus && !search.isOpen && <div onMouseDown={event => event.preventDefault()}>{children}</div>}
					</>
				)}
			</TableFind>
		</div>
	);
}

const isInside = (part: Element, target: EventTarget | null): boolean =>
	target !== null && 'nodeType' in target && part.contains(target as Node);

interface NobodyProps {
	readonly problems: readonly Problem[];
	readonly acts: TableActions;
}

/** Shown if no character can play in the note: what is missing, with buttons to remedy it. */
function NoCharacter({ problems, acts }: NobodyProps): JSX.Element {
	const way = wayOut(problems, acts);
	return (
		<div class="sworn-table-empty">
			<p role="status">{way?.text ?? problems.map(({ message }) => message).join(' ')}</p>
			{way?.ways.map(({ label, run }, i) => (
				<button key={label} type="button" class={i === 0 ? 'mod-cta' : undefined} onClick={run}>
					{label}
				</button>
			))}
		</div>
	);
}

interface WayOut {
	readonly text: string;
	/** The likeliest first. */
	readonly ways: readonly { readonly label: string; readonly run: () => void }[];
}

function wayOut(problems: readonly Problem[], acts: TableActions): WayOut | undefined {
	const has = (code: string) => problems.some(problem => problem.code === code);
	if (has('no_character'))
		return {
			text: t('This vault has no character yet.'),
			ways: [
				{ label: t('Begin a campaign'), run: acts.beginCampaign },
				{ label: t('Create a character'), run: acts.createCharacter },
			],
		};
	if (has('several_characters'))
		return {
			text: t('Whose journal is this note?'),
			ways: [{ label: t('Choose a character'), run: acts.chooseCharacter }],
		};
	if (has('linked_to_several'))
		return {
			text: t('This note is the journal of several characters. Who acts?'),
			ways: [{ label: t('Choose a character'), run: acts.chooseCharacter }],
		};
	if (has('no_ruleset'))
		return {
			text: t('Which rules is this played by?'),
			ways: [{ label: t('Choose the rules'), run: acts.chooseRules }],
		};
	return undefined;
}

interface CompanyProps {
	readonly played: Pick<Played, 'path' | 'actor' | 'others'>;
	readonly actions: JournalActions;
}

/** The other characters of a journal, each with its values in one line and a button to act as it. */
function OtherCharacters({ played: { path, actor, others }, actions }: CompanyProps): JSX.Element | null {
	if (others.length === 0) return null;
	const company = [actor, ...others];
	return (
		<>
			<ul class="sworn-table-company" aria-label={t('Others in this journal')}>
				{others.map(other => (
					<li key={other.path}>
						<button type="button" onClick={() => actions.viewState.acting.choose(path, other.path)}>
							{t('Act as {name}', { name: other.character.name })}
						</button>
						<span class="sworn-table-quiet">{statusWords(other.character, other.book.ruleset).text}</span>
					</li>
				))}
			</ul>
			{metersToShare(actions, company).length > 0 && (
				<button type="button" onClick={() => void shareSupply(actions, path, company)}>
					{t('Share supply…')}
				</button>
			)}
		</>
	);
}

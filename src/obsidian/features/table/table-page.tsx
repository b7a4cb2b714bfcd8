import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import { problem, type Problem } from '../../../rules/problem';
import { rulesetFor } from '../../../play/abilities/own-moves';
import { suggestMoves } from '../../../play/steps/agenda';
import { LiveSheet } from '../character/live-sheet';
import type { JournalActions } from '../../services/journal-actions';
import { recentOracles } from '../oracles/ask-the-oracle';
import { searchedOracles } from '../oracles/book-for';
import { FindSection } from './find-section';
import { Fold } from './fold';
import { Nobody } from './no-character';
import { SuggestedMovesSection } from './suggested-moves-section';
import { OracleSection } from './oracle-section';
import { RecentSection } from './recent-section';
import type { TableActions } from './table-actions';
import type { Played, TableContent } from './table-content';
import type { Section, TableState } from './table-state';
import { TableTrack } from './table-track';
import { firstTracks } from './track-groups';
import { TracksSection } from './tracks-section';
import { kindsThatCount } from '../../../rules/track-kind';
import { t } from '../../../language/text';
import { isComposing } from '../../components/is-composing';

interface TablePageProps {
	readonly content: TableContent;
	readonly state: TableState;
	readonly actions: JournalActions;
	readonly acts: TableActions;
	/** The field of the move search. */
	readonly field: RefObject<HTMLInputElement | null>;
	readonly onFold: (section: Section) => void;
	readonly onShowFinished: () => void;
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
			<Head content={content} />
			<Body {...props} />
		</div>
	);
}

/** The character and the note that the Table acts on. */
function Head({ content }: { content: TableContent }): JSX.Element | null {
	if (content.kind === 'no_note') return null;
	return (
		<div class="sworn-table-head">
			{content.kind === 'played' && <strong class="sworn-table-name">{content.actor.character.name}</strong>}
			<span class="sworn-table-note">{t('in {note}', { note: content.note })}</span>
		</div>
	);
}

/** In a vault without characters, the same is missing as in a note without one. */
const NO_CHARACTER: readonly Problem[] = [problem('no_character', '')];

function Body({ content, ...props }: TablePageProps): JSX.Element {
	switch (content.kind) {
		case 'no_note':
			if (props.actions.vaultIndex.characters.size === 0) return <Nobody problems={NO_CHARACTER} acts={props.acts} />;
			return <p class="sworn-table-empty">{t('Open a journal note: the Table shows its character and acts in it.')}</p>;
		case 'nobody':
			return <Nobody problems={content.problems} acts={props.acts} />;
		case 'played':
			return <Sections played={content} {...props} />;
	}
}

function Sections({ played, ...props }: Omit<TablePageProps, 'content'> & { played: Played }): JSX.Element {
	const { state, actions, acts, field, onFold } = props;
	const { path, actor, recent, recentNames } = played;
	const { book, character } = actor;
	const fold = (section: Section) => ({ section, isFolded: state.folded.includes(section), onFold });
	const now = useMemo(() => suggestMoves(character, book, recentNames), [character, book, recentNames.join()]);
	// Memoized, so that the sheet is rendered again only when its character changes.
	const sheet = useMemo(() => <LiveSheet actions={actions} actor={actor} shownIn={path} />, [actions, actor, path]);
	return (
		<>
			<Fold heading={t('Moves')} {...fold('moves')}>
				<FindSection
					ruleset={rulesetFor(character, book)}
					offer={[...now.fight, ...now.due].map(({ name }) => name)}
					field={field}
					onPick={move => acts.make(move)}
				/>
				<SuggestedMovesSection now={now} combat={character.combat} last={recent[0]} acts={acts} />
			</Fold>
			<Fold heading={t('Character')} {...fold('character')}>
				{sheet}
			</Fold>
			<Tracks played={played} {...props} />
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
		</>
	);
}

const CLOCKS = kindsThatCount('segments');

function Tracks({ played, ...props }: Omit<TablePageProps, 'content'> & { played: Played }): JSX.Element {
	const { state, actions, acts, onFold, onShowFinished } = props;
	const { path, actor, tracks, notesLeft } = played;
	const fold = (section: Section) => ({ section, isFolded: state.folded.includes(section), onFold });
	const parts = {
		showsFinished: state.showsFinished,
		onShowFinished,
		begin: acts.begin,
		card: (at: Played['tracks'][number]['open'][number]) => <TableTrack at={at} path={path} actions={actions} />,
	};
	const clocks = tracks.filter(({ kind }) => CLOCKS.includes(kind));
	const others = tracks.filter(({ kind }) => !CLOCKS.includes(kind));
	return (
		<>
			<Fold heading={t('Open tracks')} {...fold('tracks')}>
				{notesLeft > 0 && (
					<p class="sworn-table-empty" role="status">
						{t('Still looking through the notes for tracks: {notesLeft} to go…', { notesLeft })}
					</p>
				)}
				<TracksSection {...parts} groups={others} none={t('No track is open.')} begins={firstTracks(actor.book)} />
			</Fold>
			<Fold heading={t('Clocks')} {...fold('clocks')}>
				<TracksSection {...parts} groups={clocks} none={t('No clock is running.')} begins={CLOCKS} />
			</Fold>
		</>
	);
}

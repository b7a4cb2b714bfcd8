import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { ofRank, PROGRESS_TICKS, TICKS_PER_BOX } from '../../../rules/core/rank';
import type { TrackEdit } from '../../../play/manual-edits/track-edit';
import type { Track } from '../../../play/tracks/track';
import { tickWords } from '../../../play/character/format-ticks';
import type { TrackAt } from '../../../journal/track/parse-tracks';
import { TrackElsewhere } from '../tracks/linked-track-card';
import { useUnderWay } from '../../components/pending-write';
import { Pending, PressButton } from '../../components/press-button';
import { besideOf } from '../tracks/related-track';
import { actsOf, type GaugeAction } from '../tracks/track-buttons';
import { gaugesOf } from '../tracks/track-view';
import { homeOf } from '../tracks/available-tracks';
import { GaugePicture } from '../tracks/open-tracks';
import type { JournalActions } from '../../services/journal-actions';
import { isOfScene } from './track-order';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface TableTrackProps {
	readonly at: TrackAt;
	/** The path of the note that the Table acts on. */
	readonly path: string;
	/** The names of the other characters of the journal to whom it belongs as well. */
	readonly sharedWith: readonly string[];
	readonly actions: JournalActions;
}

/**
 * A track or clock in two lines: its name, kind and rank, its boxes and what marks them. Its name opens the card.
 * Changes go to the note that contains it.
 */
export function TableTrack({ at, path, sharedWith, actions }: TableTrackProps): JSX.Element {
	const { track } = at;
	const [isPending, during] = useUnderWay();
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const home = homeOf(actions, at, path);
	const edit = home && ((said: TrackEdit) => void during(actions.manualEdits.track(home, said, path)));
	return (
		<Pending.Provider value={isPending}>
			<div class={`sworn-table-track is-${track.status}${isOfScene(at) ? ' is-of-scene' : ''}`}>
				<div class="sworn-table-track-head">
					<button
						type="button"
						class="sworn-table-track-name"
						aria-expanded={isOpen}
						aria-controls={isOpen ? id : undefined}
						aria-label={`${translateTerm(track.kind)}: ${track.name}`}
						onClick={() => setOpen(!isOpen)}
					>
						{track.name}
					</button>
					<span class="sworn-table-quiet">{factsInWords(track, sharedWith)}</span>
				</div>
				{isOpen ? (
					<div id={id}>
						<TrackElsewhere at={at} path={path} actions={actions} />
					</div>
				) : (
					<Gauges track={track} path={path} actions={actions} edit={edit} />
				)}
			</div>
		</Pending.Provider>
	);
}

/** "vow · dangerous", "vow · forsaken", "vow · dangerous · with Bera" */
const factsInWords = ({ kind, rank, status }: Track, sharedWith: readonly string[]): string =>
	[
		...[kind, status === 'open' ? rank : status].flatMap(word => (word === undefined ? [] : translateTerm(word))),
		...(sharedWith.length > 0 ? [t('with {names}', { names: sharedWith.join(', ') })] : []),
	].join(' · ');

interface GaugesProps extends Pick<TableTrackProps, 'actions' | 'path'> {
	readonly track: Track;
	/** Undefined if it is not known where the track is written. */
	readonly edit: ((edit: TrackEdit) => void) | undefined;
}

/** The gauges of a track, each with the button that marks it. */
function Gauges({ track, path, actions, edit }: GaugesProps): JSX.Element {
	const { actor } = actions.viewState.around(path, undefined);
	const { first } = actsOf(track, besideOf(track, actor.ok ? actor.value.character.tracks : []));
	const gauges = gaugesOf(track);
	return (
		<>
			{gauges.map(gauge => {
				const act = first.find(({ gauge: of }) => of === gauge.label);
				return (
					<div key={gauge.label} class="sworn-table-gauge">
						{gauges.length > 1 && <span class="sworn-table-quiet">{translateTerm(gauge.label)}</span>}
						<GaugePicture gauge={gauge} />
						{edit && act && track.status === 'open' && <Mark act={act} track={track} edit={edit} />}
					</div>
				);
			})}
		</>
	);
}

interface MarkProps {
	readonly act: GaugeAction;
	readonly track: Track;
	readonly edit: (edit: TrackEdit) => void;
}

/** Marks what a mark of this rank is worth: "+2" boxes, "+1 tick", or a segment. */
function Mark({ act, track, edit }: MarkProps): JSX.Element {
	const { label, detail, blocked, edit: does } = act;
	const more = blocked ?? detail;
	const mark = `+${detail === undefined ? 1 : worth(track)}`;
	const said = t('{label} {mark}: {name}', { label, mark, name: track.name });
	return (
		<PressButton
			class="sworn-table-mark"
			aria-label={more === undefined ? said : `${said}, ${more}`}
			title={blocked ?? label}
			isBlocked={blocked !== undefined}
			onPress={() => {
				if (does) edit(does);
			}}
		>
			{mark}
		</PressButton>
	);
}

/** "2" boxes, or "1 tick" of the ranks that mark no whole box. */
function worth({ rank }: Track): string {
	const ticks = rank === undefined ? TICKS_PER_BOX : ofRank(PROGRESS_TICKS, rank);
	return ticks % TICKS_PER_BOX === 0 ? String(ticks / TICKS_PER_BOX) : translateTerm(tickWords(ticks));
}

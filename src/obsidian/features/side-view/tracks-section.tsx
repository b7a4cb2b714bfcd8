import { Fragment, type ComponentChildren, type JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TrackKind } from '../../../rules/core/track-kind';
import type { TrackAt } from '../../../journal/track/parse-tracks';
import { Fold, type FoldOf } from './collapsible-section';
import type { TableTracks } from './track-order';
import { t, tn } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface TracksSectionProps {
	readonly tracks: TableTracks;
	/** How many notes are yet to be searched for tracks. */
	readonly notesLeft: number;
	/** The kinds that can be begun. */
	readonly begins: readonly TrackKind[];
	readonly shows: { readonly finished: boolean; readonly resting: boolean };
	readonly onShow: (which: 'finished' | 'resting') => void;
	readonly fold: FoldOf;
	readonly begin: (kind: TrackKind) => void;
	readonly row: (at: TrackAt) => ComponentChildren;
}

/** Tracks and clocks by last use: open ones, with those not used lately and the ended ones behind a button each. */
export function TracksSection(props: TracksSectionProps): JSX.Element {
	const { tracks, notesLeft, begins, shows, onShow, fold, begin, row } = props;
	const { inUse, resting, finished } = tracks;
	const [isBeginning, setBeginning] = useState(false);
	const isNoneOpen = inUse.length + resting.length === 0;
	const opens = (
		<button
			type="button"
			class="sworn-table-new"
			aria-label={t('New track')}
			aria-expanded={isBeginning}
			onClick={() => setBeginning(!isBeginning)}
		>
			{t('New')}
		</button>
	);
	return (
		<Fold heading={t('Open tracks')} {...fold('tracks')} beside={isNoneOpen ? undefined : opens}>
			{notesLeft > 0 && (
				<p class="sworn-table-quiet" role="status">
					{t('Still looking through the notes for tracks: {notesLeft} to go…', { notesLeft })}
				</p>
			)}
			{isNoneOpen && <p class="sworn-table-quiet">{t('No track is open.')}</p>}
			{(isNoneOpen || isBeginning) && (
				<div class="sworn-buttons">
					{begins.map(kind => (
						<button key={kind} type="button" onClick={() => begin(kind)}>
							{t('New {kind}…', { kind: translateTerm(kind) })}
						</button>
					))}
				</div>
			)}
			<FirstRows tracks={inUse} row={row} />
			{resting.length > 0 && (
				<button
					type="button"
					class="sworn-table-fold is-small"
					aria-expanded={shows.resting}
					onClick={() => onShow('resting')}
				>
					{tn(resting.length, '{count} more, not used lately', '{count} more, not used lately')}
				</button>
			)}
			{shows.resting && <FirstRows tracks={resting} row={row} />}
			{finished.length > 0 && (
				<button
					type="button"
					class="sworn-table-fold is-small"
					aria-expanded={shows.finished}
					onClick={() => onShow('finished')}
				>
					{tn(finished.length, '{count} finished', '{count} finished')}
				</button>
			)}
			{shows.finished && <FirstRows tracks={finished} row={row} />}
		</Fold>
	);
}

/** How many rows are rendered at first, and how many more per press. */
const FIRST = 20;
const MORE = 50;

function FirstRows({ tracks, row }: { tracks: readonly TrackAt[]; row: TracksSectionProps['row'] }): JSX.Element {
	const list = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(FIRST);
	const last = useRef(count);
	useEffect(() => {
		// the pressed button may be gone, so focus the first new row
		if (count > last.current)
			list.current?.querySelectorAll<HTMLElement>('.sworn-table-track-name')[last.current]?.focus();
		last.current = count;
	}, [count]);
	const left = tracks.length - count;
	return (
		<div ref={list} class="sworn-table-cards">
			{tracks.slice(0, count).map(at => (
				<Fragment key={at.track.name}>{row(at)}</Fragment>
			))}
			{left > 0 && (
				<button type="button" class="sworn-table-more" onClick={() => setCount(count + MORE)}>
					{t('Show more ({left})', { left })}
				</button>
			)}
		</div>
	);
}

import type { ComponentChildren, JSX } from 'preact';
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TrackKind } from '../../../rules/track-kind';
import type { TrackAt } from '../../../journal/track/tracks-of-note';
import type { TrackGroup } from './track-groups';
import { t } from '../../../language/text';
import { drawn } from '../../../language/drawn';

interface TracksSectionProps {
	readonly groups: readonly TrackGroup[];
	/** The message if no track is open, and the kinds that can be begun. */
	readonly none: string;
	readonly begins: readonly TrackKind[];
	readonly showsFinished: boolean;
	readonly onShowFinished: () => void;
	readonly begin: (kind: TrackKind) => void;
	readonly card: (at: TrackAt) => ComponentChildren;
}

/** Tracks by kind: open ones, with the others behind a button. */
export function TracksSection(props: TracksSectionProps): JSX.Element {
	const { groups, none, begins, showsFinished, onShowFinished, begin, card } = props;
	const finished = groups.reduce((sum, group) => sum + group.finished.length, 0);
	const isNoneOpen = groups.every(({ open }) => open.length === 0);
	return (
		<>
			{isNoneOpen && (
				<>
					<p class="sworn-table-empty">{none}</p>
					<div class="sworn-buttons">
						{begins.map(kind => (
							<button key={kind} type="button" onClick={() => begin(kind)}>
								{t('New {kind}…', { kind: drawn(kind) })}
							</button>
						))}
					</div>
				</>
			)}
			{groups.map(group => {
				const { kind, heading, open } = group;
				const shown = showsFinished ? [...open, ...group.finished] : open;
				return (
					shown.length > 0 && (
						<div key={kind} class={groups.length > 1 ? 'sworn-table-kind is-headed' : 'sworn-table-kind'}>
							{groups.length > 1 && <h3>{drawn(heading)}</h3>}
							<FirstCards tracks={shown} card={card} />
						</div>
					)
				);
			})}
			{finished > 0 && (
				<button type="button" class="sworn-table-finished" aria-pressed={showsFinished} onClick={onShowFinished}>
					{t('Show finished ({finished})', { finished })}
				</button>
			)}
		</>
	);
}

/** How many cards of a kind are rendered at first, and how many more per press. Each has about sixty elements. */
const FIRST = 20;
const MORE = 50;

function FirstCards({ tracks, card }: Pick<TracksSectionProps, 'card'> & { tracks: readonly TrackAt[] }): JSX.Element {
	const list = useRef<HTMLDivElement>(null);
	const [count, setCount] = useState(FIRST);
	const last = useRef(count);
	useEffect(() => {
		// the pressed button may be gone, so focus the first new card
		if (count > last.current) list.current?.querySelectorAll<HTMLElement>('.sworn-track')[last.current]?.focus();
		last.current = count;
	}, [count]);
	const left = tracks.length - count;
	return (
		<div ref={list} class="sworn-table-cards">
			{tracks.slice(0, count).map(at => (
				<Fragment key={at.track.name}>{card(at)}</Fragment>
			))}
			{left > 0 && (
				<button type="button" class="sworn-table-more" onClick={() => setCount(count + MORE)}>
					{t('Show more ({left})', { left })}
				</button>
			)}
		</div>
	);
}

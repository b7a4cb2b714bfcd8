import type { JSX } from 'preact';
import type { Problem } from '../../rules/problem';
import type { Track } from '../../play/track';
import type { TrackBar } from './track-view';
import { trackView } from './track-view';

interface TrackCardProps {
	readonly track: Track;
	readonly problems: readonly Pick<Problem, 'message'>[];
	/** The note that the track stands in, when it is another one. */
	readonly note?: { readonly text: string; open(): void };
}

/** A track or clock as its words and bars: how far it has come, and what else its block says. */
export function TrackCard({ track, problems, note }: TrackCardProps): JSX.Element {
	const { kind, name, rank, status, bars, facts } = trackView(track);
	return (
		<section class={`sworn-track is-${status}`} aria-label={`${kind}: ${name}`}>
			<header class="sworn-track-head">
				<span class="sworn-track-kind">{kind}</span>
				<strong class="sworn-track-name">{name}</strong>
				{rank && <span class="sworn-track-rank">{rank}</span>}
				{status !== 'open' && <span class="sworn-track-status">{status}</span>}
				{note && (
					<button type="button" class="sworn-sheet-open" onClick={() => note.open()}>
						{note.text}
					</button>
				)}
			</header>
			{problems.map(({ message }, at) => (
				<p key={at} class="sworn-problem">
					{message}
				</p>
			))}
			{bars.map(bar => (
				<Bar key={bar.label} bar={bar} />
			))}
			<Facts facts={facts} />
		</section>
	);
}

/** How far something has come, as a bar and in words. */
export function Bar({ bar: { label, value, max, words } }: { bar: TrackBar }): JSX.Element {
	return (
		<div class="sworn-track-bar">
			<span class="sworn-track-label">{label}</span>
			<progress value={value} max={max} aria-label={label} aria-valuetext={words} />
			<span class="sworn-track-words">{words}</span>
		</div>
	);
}

/** What else there is to tell, each under its label. */
export function Facts({
	facts,
}: {
	facts: readonly { readonly label: string; readonly text: string }[];
}): JSX.Element | null {
	if (facts.length === 0) return null;
	return (
		<dl class="sworn-track-facts">
			{facts.map(({ label, text }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

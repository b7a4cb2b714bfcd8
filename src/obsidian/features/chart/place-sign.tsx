import type { JSX } from 'preact';
import type { PlaceSign as Sign } from '../../../journal/chart/place-note';

/** A sign of a place, or that of one which was only heard of. */
type DrawnSign = Sign | 'heard';

/** Each in a square of 24; what is filled is a place where people live. */
export const SIGN_SHAPES: Readonly<Record<DrawnSign, string>> = {
	heard: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14',
	place: 'M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14',
	world: 'M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16M3 13.5q9 5 18-3',
	star: 'M12 3v18M3 12h18M6 6l12 12M6 18l12-12',
	wreck: 'M12 3l9 9l-9 9l-9-9Z',
	vault: 'M4.5 4.5h15v15h-15Z',
};

/** The sign of a place, with a ring around it where a character is. */
export const PlaceSign = ({ sign, isHere }: { sign: DrawnSign; isHere: boolean }): JSX.Element => (
	<svg class={`sworn-chart-sign is-${sign}`} viewBox="-6 -6 36 36" width="36" height="36" aria-hidden="true">
		<circle class="sworn-chart-gap" cx="12" cy="12" r="13" />
		<path d={SIGN_SHAPES[sign]} />
		{isHere && <circle class="sworn-chart-here" cx="12" cy="12" r="14" />}
	</svg>
);

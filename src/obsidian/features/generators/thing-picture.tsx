import type { JSX } from 'preact';
import type { ThingSign } from '../../../journal/answers/thing-in-short';

const SHAPES: Readonly<Record<ThingSign, string>> = {
	person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M5 20a7 5.5 0 0 1 14 0',
	place: 'M12 21C8 16 6 13 6 10a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
	creature:
		'M8 17.5c0-2.5 2-4.5 4-4.5s4 2 4 4.5c0 1.5-1 2.5-2.5 2-1-.3-2-.3-3 0c-1.5.5-2.5-.5-2.5-2ZM5 12.5v.5M9 7v1.5M15 7v1.5M19 12.5v.5',
	ship: 'M4 15h16l-2.5 5h-11ZM12 15V4l6 8h-6',
};

/** The sign of a kind of thing; the words for it stand elsewhere. */
export const ThingPicture = ({ sign }: { sign: ThingSign }): JSX.Element => (
	<svg class="sworn-thing-sign" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
		<path d={SHAPES[sign]} />
	</svg>
);

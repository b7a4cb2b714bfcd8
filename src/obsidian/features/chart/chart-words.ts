import type { ChartPlace, Route } from '../../../journal/chart/chart';
import type { PlaceIcon } from '../../../journal/chart/place-note';
import { t, tn } from '../../../i18n/translate';

/** What a place is, in a word; a settlement or anything else has none. */
const signWord = (sign: PlaceIcon): string | undefined => SIGN_WORDS[sign]?.();

const SIGN_WORDS: Readonly<Partial<Record<PlaceIcon, () => string>>> = {
	world: () => t('world'),
	star: () => t('star'),
	wreck: () => t('wreck'),
	vault: () => t('site or vault'),
};

/** “Kestrel Vane is here”; without a name where the traveller is not known. */
export const hereWords = ({ here }: ChartPlace): string | undefined => {
	if (here.length === 0) return undefined;
	const names = here.filter(Boolean);
	return names.length === 0 ? t('You are here') : t('{names} here', { names: names.join(', ') });
};

const heardWords = ({ isHeardOf }: ChartPlace): string | undefined =>
	isHeardOf ? t('heard of, no note yet') : undefined;

/** A place as the list and screen readers have it: “Ory, world, Outlands, Kestrel Vane here”. */
export const placeWords = (place: ChartPlace): string =>
	[place.name, signWord(place.sign), place.region, hereWords(place), heardWords(place)].filter(Boolean).join(', ');

/** What stands beside the name of a place on its card, its kind in the words of its note: “planet · Outlands”. */
export const aboutPlace = (place: ChartPlace): string =>
	[place.kind ?? signWord(place.sign), place.region, hereWords(place), heardWords(place)].filter(Boolean).join(' · ');

/** “Harrow Dock – Ory”. */
export const routeName = ({ from, to }: Route): string => `${from.name} – ${to.name}`;

export const timesWords = ({ journeys }: Route): string =>
	journeys.length === 0 ? t('known way') : tn(journeys.length, 'travelled once', 'travelled {count} times');

import { nearestName, whetherMeant } from '../../rules/search/nearest-name';
import { isTrackKind, TRACK_KINDS, type TrackKind } from '../../rules/core/track-kind';
import { PLUGIN_PROPERTY_KEYS } from '../frontmatter/plugin-property-keys';
import { severalValues, swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { foldedKey } from '../frontmatter/property-map';
import { t } from '../../i18n/translate';

/** What the properties of a note declare it to be, if they can be read. */
export type StateKind = 'character' | 'track' | 'asset';

/** The kind of note that a word after `sworn` declares, in lower case; undefined for any other word. */
export function stateKindOf(word: string): StateKind | undefined {
	if (word === 'character' || word === 'asset') return word;
	return isTrackKind(word) ? 'track' : undefined;
}

/** Whether a property says what kind of note this is, if it is the one that does so. */
export const isStateWord = (value: unknown): value is string =>
	typeof value === 'string' && stateKindOf(value.trim().toLowerCase()) !== undefined;

const STATE_WORDS: readonly string[] = ['character', 'asset', ...TRACK_KINDS];

/** Properties that nearly say what a note is. */
interface Misdeclared {
	readonly seems: StateKind;
	/** The kind of track that is meant. */
	readonly kind?: TrackKind;
	/** The property to mend, as spelled. */
	readonly key: string;
	/** What is wrong with it. */
	readonly message: string;
}

/**
 * What properties that can be read nearly declare a note to be: `sworn` has several values or a misspelled one beside
 * another property of play, or a property named nearly so has one that `sworn` may have.
 */
export function misdeclared(name: string, properties: Properties): Misdeclared | undefined {
	return properties.has('sworn') ? bySworn(name, properties) : byOtherKey(name, properties);
}

function bySworn(name: string, properties: Properties): Misdeclared | undefined {
	const word = swornIn(properties);
	const texts = textsOf(properties, 'sworn');
	if (word === undefined) {
		const seems = texts.flatMap(text => stateKindOf(text.toLowerCase()) ?? [])[0];
		return seems && { seems, key: 'sworn', message: severalValues(name, 'sworn', texts) };
	}
	if (stateKindOf(word) || !hasOtherOfPlay(properties)) return undefined;
	const meant = nearestName(word, STATE_WORDS);
	const message = t('“sworn” says “{word}”.', { word });
	return meant === undefined ? undefined : meaning(meant, 'sworn', message);
}

function byOtherKey(name: string, properties: Properties): Misdeclared | undefined {
	for (const [written, value] of properties) {
		if (!isStateWord(value) || nearestName(foldedKey(written), ['sworn']) === undefined) continue;
		return {
			...meaning(value.trim().toLowerCase(), written, ''),
			message: t('“{written}” of {name} is not read. Did you mean “{meant}”?', { written, name, meant: 'sworn' }),
		};
	}
	return undefined;
}

const meaning = (word: string, key: string, message: string): Misdeclared => ({
	seems: stateKindOf(word) ?? 'track',
	...(isTrackKind(word) && { kind: word }),
	key,
	message: `${message} ${whetherMeant(word)}`,
});

const hasOtherOfPlay = (properties: Properties): boolean =>
	[...properties.keys()].map(foldedKey).some(key => key !== 'sworn' && PLUGIN_PROPERTY_KEYS.has(key));

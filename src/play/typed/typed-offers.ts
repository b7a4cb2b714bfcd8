import type { TypedAt, TypedOffer } from './offer';
import { moveOffers } from './move-offers';
import { readTypedWords } from './typed-words';

/** As many as one looks through; a few letters more find any other. */
const SHOWN = 20;

/** Longer texts are prose. */
const LONGEST = 200;

/** What a typed text may mean, best first; nothing where it is plain text. */
export function typedOffers(text: string, at: TypedAt): readonly TypedOffer[] {
	if (text.length > LONGEST) return [];
	return moveOffers(readTypedWords(text), at).slice(0, SHOWN);
}

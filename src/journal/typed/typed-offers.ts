import type { TypedAt, TypedOffer } from '../../play/typed/typed-offer';
import { typedRows } from './forms';

/** The possible meanings of a typed text, best first; empty if it is plain text. */
export const typedOffers = (text: string, at: TypedAt): readonly TypedOffer[] => typedRows(text, at);

import { describe, expect, it } from 'vitest';
import { findNamed, isSameName } from '../../../src/rules/search/folded-name';

const called = (...names: readonly string[]) => names.map((name, at) => ({ name, at }));

describe('names are the same', () => {
	it.each([
		['in another case', 'Find the Ark', 'find the ark'],
		['in composed and decomposed letters', 'Zo\u00eb', 'Zoe\u0308'],
		['with curly and straight apostrophes', 'O’Hara', "O'Hara"],
		['with curly and straight quotation marks', '“Ace”', '"Ace"'],
		['with more spaces', 'Find the  Ark ', 'Find the\u00a0Ark'],
	])('%s', (_, one, other) => expect(isSameName(one, other)).toBe(true));

	it.each([
		['Zoë', 'Zoe'],
		['Ark', 'Ark 2'],
		['OHara', "O'Hara"],
	])('but not %s and %s', (one, other) => expect(isSameName(one, other)).toBe(false));
});

describe('a thing is found by its name', () => {
	it.each([
		['as it is spelled, before any other spelling', called('ark', 'Ark'), 'Ark', 1],
		['in another spelling, if there is one', called('Storm', 'O’Ark'), "o'ark", 1],
		['the first of two with one name', called('Ark', 'Ark'), 'ark', 0],
		['not if two spellings may be meant', called('ark', 'Ark'), 'ARK', undefined],
		['not by part of it', called('Ark'), 'Ar', undefined],
	])('%s', (_, all, name, at) => expect(findNamed(all, name)?.at).toBe(at));
});

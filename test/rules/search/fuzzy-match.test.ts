import { describe, expect, it } from 'vitest';
import { foldText } from '../../../src/rules/search/folded-text';
import { BEHIND_NAMES, matchNames } from '../../../src/rules/search/fuzzy-match';

const rankOf = (name: string, typed: string): number => matchNames([foldText(name)], typed)?.rank ?? BEHIND_NAMES;

describe('a name is meant', () => {
	it.each([
		['Compel', 'co', 'Companion Takes a Hit', 'co h', 'by its start rather than with words left out'],
		['Secure an Advantage', 'adv sec', 'Secure an Advantage', 'adv', 'by all words rather than by some'],
		['Face Danger', 'dan', 'Face Danger', 'dngr', 'by some words rather than by letters picked out'],
	])('%s by “%s” rather than %s by “%s”: %s', (name, typed, other, loose) => {
		expect(rankOf(name, typed)).toBeLessThan(rankOf(other, loose));
	});

	it('by all words without the small ones', () => {
		expect(rankOf('Endure Harm', 'ha en')).toBe(rankOf('Secure an Advantage', 'adv sec'));
	});
});

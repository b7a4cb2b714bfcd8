import type { SuggestionAction, TypedAt, Suggestion } from '../../../src/play/suggest/suggestion';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';

const book = rulebook(bundledRuleset('starforged'));
export const at: TypedAt = {
	character: kestrel({
		stats: { edge: 2, heart: 1, iron: 3, shadow: 2, wits: 1 },
		tracks: [
			track('vow', 'Find the ark', { ticks: 20 }),
			track('vow', 'Old debt', { ticks: 8 }),
			track('connection', 'Rook', { ticks: 8 }),
			track('clock', 'Storm', { segments: 6, filled: 2 }),
			track('expedition', 'The far side'),
		],
	}),
	book,
	recent: [],
	oracles: oracleBook(book.ruleset),
	recentOracles: [],
};

export const offers = (text: string, more: Partial<TypedAt> = {}) => listSuggestions(text, { ...at, ...more });
export const firstOf = (text: string, more: Partial<TypedAt> = {}) => offers(text, more)[0];
export const move = (
	name: string,
	rollInput: Extract<SuggestionAction, { kind: 'move' }>['rollInput'] = {},
): SuggestionAction => ({
	kind: 'move',
	move: name,
	rollInput,
});

/** The words of a row that may change, the one that counts in brackets. */
export const chipsOf = (offer: Suggestion | undefined): readonly string[] =>
	offer?.choosing?.chips.map(({ text, isOn }) => (isOn ? `(${text})` : text)) ?? [];

export const labels = (text: string, more: Partial<TypedAt> = {}) => offers(text, more).map(({ label }) => label);

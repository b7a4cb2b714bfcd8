import { describe, expect, it } from 'vitest';
import { abilityBook } from '../../../src/rules/assets/ability-book';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import type { Ruleset } from '../../../src/rules/ruleset';
import { useWords } from '../assets/ability-words';

const starforged = bundledRuleset('starforged');

const noteOf = (keywords: string) => `---\n${keywords}\n---\n# The reef\n\nWhat its cards mean.\n`;

const KEYWORDS = noteOf('keywords:\n  boost: Add +1.\n  advantage: reroll one challenge die');

const CARD = `---
type: asset
category: path
---
# Reef Pilot (Path)

## Abilities

- [x] When you Face Danger among the reefs, boost. On a strong hit, take +1 momentum.
- [ ] When you Set a Course by the tides, you have advantage.
- [ ] When you Gather Information in the harbour, you cannot boost.
`;

function withFile(ruleset: Ruleset, text: string, name: string): Ruleset {
	const rules = rulesOfFile(text, `${name}.md`, { below: ruleset, whole: ruleset });
	if (!rules.ok) throw new Error(`${name} is not read`);
	return applyLayer(ruleset, rules.value.layer);
}

function pilot(...files: readonly (readonly [string, string])[]) {
	const ruleset = files.reduce((below, [name, text]) => withFile(below, text, name), starforged);
	const book = abilityBook(ruleset);
	const card = book.card('Reef Pilot');
	return (card?.abilities ?? []).map(ability => {
		const { uses, reminders } = book.read(card as never, ability);
		return [...uses.map(useWords), ...reminders.map(({ words }) => `shown: ${words}`)];
	});
}

const found = (text: string) => {
	const rules = rulesOfFile(text, 'The reef.md', 'starforged');
	return rules.ok ? rules.value.findings.map(({ line, message }) => ({ line, message })) : [];
};

describe('a note that declares keywords', () => {
	const read = [
		['Face Danger (among the reefs): add 1 · strong_hit: Take +1 momentum'],
		['Set a Course (by the tides): after · Reroll one challenge die'],
		['shown: you cannot boost'],
	];

	it('has abilities of other files do what their rules say', () => {
		expect(pilot(['The reef', KEYWORDS], ['Pilot', CARD])).toEqual(read);
	});

	it('may come after the card', () => {
		expect(pilot(['Pilot', CARD], ['The reef', KEYWORDS])).toEqual(read);
	});

	it('gives way to one that declares the word again', () => {
		const [danger] = pilot(['The reef', KEYWORDS], ['Deep', noteOf('keywords:\n  boost: add +2')], ['Pilot', CARD]);
		expect(danger).toEqual(['Face Danger (among the reefs): add 2 · strong_hit: Take +1 momentum']);
	});

	it('shows an ability whose word nobody declares', () => {
		const [danger] = pilot(['Pilot', CARD]);
		expect(danger).toEqual(['shown: boost']);
	});
});

it('a name of the rules that an asset declares as a word of its own stays a name', () => {
	const card = CARD.replace('category: path', 'keywords:\n  edge: take +2 momentum');
	const rules = rulesOfFile(card, 'Pilot.md', 'starforged');
	expect(rules.ok && rules.value.layer.keywords).toBeUndefined();
});

it.each([
	['keywords: boost', 0, 'Write a word and its rule in one sentence: “boost: add +1”.'],
	['keywords:\n  boost: 1', 3, 'Write a word and its rule in one sentence: “boost: add +1”.'],
	[
		'keywords:\n  edge: add +1',
		3,
		'“edge” is a name of these rules already, so it cannot stand for a rule. Choose another word.',
	],
	[
		'keywords:\n  advantage: roll three challenge dice and keep two',
		3,
		'The rule of “advantage” is not understood, so abilities with it are shown: “roll three challenge dice and keep two”.',
	],
	['keywords:\n  boost: add +1', undefined, undefined],
])('what is wrong with keywords is told: %s', (keywords, line, message) => {
	const about = (text: string) => found(text).filter(finding => finding.message.includes('rule'));
	const told = message === undefined ? [] : [{ line: line === 0 ? 2 : line, message }];
	expect(about(noteOf(keywords))).toEqual(told);
	// the same in the note of an asset
	const card = CARD.replace('category: path', keywords)
		.replace('type: asset\n', '')
		.replace('\n---\n#', '\ntype: asset\n---\n#');
	expect(about(card)).toEqual(told);
});

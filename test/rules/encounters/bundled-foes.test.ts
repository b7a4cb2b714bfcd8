import { expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import {
	calloutOf,
	encounterCards,
	searchCards,
	type EncounterKind,
} from '../../../src/rules/encounters/encounter-cards';
import { oracleRowAt } from '../../../src/rules/oracles/oracle';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';

const cards = (id: RulesetId, kind: EncounterKind) => encounterCards(bundledRuleset(id), kind);

it.each([
	['classic', 29, 0, 0],
	['delve', 58, 20, 62],
	['starforged', 55, 0, 0],
	['sundered_isles', 55, 0, 0],
] as const)('%s has %i foes with their variants, %i sites and %i rarities', (id, foes, sites, rarities) => {
	expect([cards(id, 'foe').length, cards(id, 'site').length, cards(id, 'rarity').length]).toEqual([
		foes,
		sites,
		rarities,
	]);
	const ids = [...cards(id, 'foe'), ...cards(id, 'site'), ...cards(id, 'rarity')].map(({ _id }) => _id);
	expect(new Set(ids).size).toBe(ids.length);
});

it('every card says what it is; no link of the data shows, and every rarity knows its asset', () => {
	for (const id of ['delve', 'starforged'] as const)
		for (const kind of ['foe', 'site', 'rarity'] as const)
			for (const card of cards(id, kind)) {
				const all = JSON.stringify(card);
				expect(all, card.name).not.toContain('(datasworn:');
				expect(all, card.name).not.toContain('undefined');
				expect(card.texts[0]?.text, card.name).not.toBe('');
				if (kind === 'rarity') expect(card.about, card.name).not.toContain('an asset');
				else expect(card.track?.rank, card.name).toMatch(/^(troublesome|dangerous|formidable|extreme|epic)$/);
			}
});

it.each([
	['classic', 'foe'],
	['delve', 'foe'],
	['starforged', 'objective'],
	['sundered_isles', 'objective'],
] as const)('%s fights its foes as a track of the kind %s', (id, kind) => {
	expect(new Set(cards(id, 'foe').map(({ track }) => track?.kind))).toEqual(new Set([kind]));
});

it('every roll on the denizens of a prepared site meets somebody', () => {
	const book = oracleBook(bundledRuleset('delve'));
	const tables = book.oracles.filter(({ path }) => path.at(-1) === 'Denizens' && path.length === 2);
	expect(tables).toHaveLength(20);
	for (const table of tables)
		for (let face = 1; face <= 100; face++) expect(oracleRowAt(table, face)?.text, table.path.join()).toBeTruthy();
	expect(book.byName('Alva’s Rest / Denizens') ?? book.byName("Alva's Rest / Denizens")).toBeDefined();
});

it.each([
	{ query: 'chiton', first: 'Chiton' },
	{ query: 'chiton queen', first: 'Chiton queen' },
	{ query: 'horde insectoid', first: 'Chiton' },
])('“$query” finds $first', ({ query, first }) => {
	expect(searchCards(cards('starforged', 'foe'), query)[0]?.item.name).toBe(first);
});

it('a rank and a nature narrow the list', () => {
	const found = searchCards(cards('starforged', 'foe'), 'extreme machine').map(({ item }) => item);
	expect(found.length).toBeGreaterThan(0);
	expect(found.every(({ category, hint }) => category === 'extreme' && /machine/i.test(hint))).toBe(true);
});

it('what goes into a note is a callout that any app can show', () => {
	const [rarity] = cards('delve', 'rarity');
	const site = cards('delve', 'site').find(({ name }) => name === 'Bonewilds');
	expect(rarity && calloutOf(rarity)).toMatch(
		/^> \[!info\] .+\n> \*rarity for .+, \d experience\*\n>\n> When it is yours/,
	);
	const lines = (site ? calloutOf(site) : '').split('\n');
	expect(lines.every(line => line.startsWith('>'))).toBe(true);
	expect(lines.at(-1)).toMatch(/^> \*\*Denizens:\*\* 1–27 /);
});

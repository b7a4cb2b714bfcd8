import { expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import type { EncounterKind } from '../../../src/rules/encounters/encounter-cards';
import { lackingOf } from '../../../src/rules/encounters/lacking';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';

const KINDS: readonly EncounterKind[] = ['foe', 'site', 'rarity'];

it('what the data lack is said of Delve alone, each once', () => {
	const said = RULESET_IDS.flatMap(id => KINDS.map(kind => lackingOf(bundledRuleset(id), kind) ?? []).flat());
	expect(said).toEqual([
		expect.stringContaining('lack the table “Site Starters” of the book'),
		expect.stringContaining('lack 3 of the 65 rarities of the book'),
	]);
});

const RARITY = (name: string) =>
	`{ name: ${name}, asset: asset:classic/path/bonded, xp_cost: 3, description: It glows. }`;

it.each([
	['rarity', `rarities: { a: ${RARITY('Lamp')} }`, 'lack 2 of the 65'],
	['rarity', `rarities: { a: ${RARITY('Lamp')}, b: ${RARITY('Wick')}, c: ${RARITY('Oil')} }`, undefined],
	[
		'site',
		'oracles: { s: { name: Sites, contents: { a: { name: Site starters, rows: [{ min: 1, max: 100, text: A well }] } } } }',
		undefined,
	],
] as const)('a file of the vault brings what is lacking: %s %s', (kind, contents, said) => {
	const file = readHouseRules(`_id: lamps\ntype: expansion\nruleset: delve\n${contents}\n`, 'yaml', 'lamps');
	if (!file.ok) throw new Error(file.problems.map(({ message }) => message).join('\n'));
	const lacking = lackingOf(applyLayer(bundledRuleset('delve'), file.value.layer), kind);
	if (said === undefined) expect(lacking).toBeUndefined();
	else expect(lacking).toContain(said);
});

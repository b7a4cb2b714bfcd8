import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { readHouseRules } from '../../src/rules/datasworn-files/read-house-rules';
import { unresolvedIds } from '../../src/rules/datasworn-files/read-rules';
import { applyLayer } from '../../src/rules/books/layers';
import { oracleName } from '../../src/rules/oracles/oracle';
import { oracleBook } from '../../src/rules/oracles/oracle-book';

/** Each id of Datasworn 0.1, and what it is called since 0.2. */
const RENAMED = [
	['starforged', 'starship/starship_name', 'starship/name'],
	['starforged', 'campaign_launch/background_assets', 'launching_your_campaign/character/paths'],
	['starforged', 'campaign_launch/backstory_prompts', 'launching_your_campaign/character/backstory'],
	['starforged', 'campaign_launch/starship_history', 'launching_your_campaign/character/starship/history'],
	['starforged', 'campaign_launch/starship_quirks', 'launching_your_campaign/character/starship/quirks'],
	['starforged', 'campaign_launch/sector_trouble', 'launching_your_campaign/starting_sector/trouble'],
	['starforged', 'campaign_launch/inciting_incident', 'launching_your_campaign/adventure/inciting_incident'],
	['classic', 'name/ironlander/a', 'name/ironlander'],
] as const;

const FILE = `
_id: lamps
ruleset: starforged
oracles:
  launching:
    name: Launching
    enhances: [oracle_collection:starforged/launching_your_campaign]
    contents:
      backstory:
        name: Lamps of the past
        replaces: [oracle_rollable:starforged/launching_your_campaign/character/backstory]
        rows: [{ min: 1, max: 100, text: It went out. }]
      ship:
        name: Ship
        rows: [{ min: 1, max: 100, text: '[Name](datasworn:oracle_rollable:starforged/starship/name)' }]
`;

function layered() {
	const file = readHouseRules(FILE, 'yaml', 'Lamps');
	if (!file.ok) throw new Error(file.problems.map(({ message }) => message).join('\n'));
	const below = bundledRuleset('starforged');
	return { below, layer: file.value.layer, book: oracleBook(applyLayer(below, file.value.layer)) };
}

describe('an id that Datasworn has renamed', () => {
	it.each(RENAMED)('in %s, %s is found as %s, and as itself', (book, bundled, since) => {
		const { byId } = oracleBook(bundledRuleset(book));
		const oracle = byId(`oracle_rollable:${book}/${bundled}`);
		expect(oracle?._id).toBe(`oracle_rollable:${book}/${bundled}`);
		expect(byId(`oracle_rollable:${book}/${since}`)).toBe(oracle);
	});

	it('is replaced by its new name, and what replaced it answers to both', () => {
		const { byId } = layered().book;
		const ids = ['campaign_launch/backstory_prompts', 'launching_your_campaign/character/backstory'];
		expect(ids.map(id => byId(`oracle_rollable:starforged/${id}`)?._id)).toEqual(
			ids.map(() => 'oracle_rollable:lamps/launching/backstory'),
		);
		expect(layered().book.oracles.map(({ _id }) => _id)).not.toContain(
			'oracle_rollable:starforged/campaign_launch/backstory_prompts',
		);
	});

	it('is a collection that a file adds to', () => {
		const ship = layered().book.byId('oracle_rollable:lamps/launching/ship');
		expect(ship && oracleName(ship)).toBe('Campaign Launch / Ship');
	});

	it('is met where a file links or replaces it', () => {
		const { below, layer } = layered();
		expect(unresolvedIds(below, layer)).toEqual([]);
	});
});

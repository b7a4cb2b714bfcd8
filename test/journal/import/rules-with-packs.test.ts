import { describe, expect, it } from 'vitest';
import { planImport } from '../../../src/journal/import/import-plan';
import type { VaultPack } from '../../../src/journal/import/rules-with-packs';
import { applyChanges } from '../../../src/journal/text/text-change';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { expectParsed } from '../../support/expect-parsed';
import { noteWith } from './import-context';

const BRINE = `_id: brine
type: expansion
ruleset: starforged
datasworn_version: 0.1.0
title: Brine
assets:
  path:
    name: Paths
    contents:
      bell_diver:
        name: Bell Diver
        category: Path
        abilities:
          - text: When you Face Danger under water, add +1.
            enabled: true
`;

const LOW_WATER = `_id: low_water
type: ruleset
datasworn_version: 0.1.0
title: Low Water
rules:
  stats:
    brawn: { label: brawn, description: Pull. }
  condition_meters:
    breath: { label: breath, min: 0, max: 4, value: 4 }
  special_tracks:
    tides: { label: tides }
moves:
  sea:
    name: Sea Moves
    contents:
      dive:
        name: Dive
        roll_type: action_roll
        trigger:
          text: When you dive...
          conditions:
            - roll_options: [{ using: stat, stat: brawn }]
        text: When you dive, roll +brawn. On a **strong hit**, take +1 momentum. On a **weak hit**, lose 1 breath. On a **miss**, lose 2 breath.
`;

const packOf = (id: string, text: string): VaultPack => {
	const { layer } = expectParsed(readHouseRules(text, 'yaml', id));
	return {
		id,
		links: [`${id}.yaml`],
		isRuleset: layer.ruleset !== undefined,
		layOver: below => applyLayer(below, layer),
	};
};

const PACKS = [packOf('brine', BRINE), packOf('low_water', LOW_WATER)];
const campaign = (playset = '') => ({
	path: 'Salt/Salt.md',
	text: noteWith(`iron-vault-kind: campaign${playset === '' ? '' : `\nironvault:\n  playset:\n${playset}`}`),
});
const ada = (properties = 'edge: 1', body = '') => ({
	path: 'Salt/Ada.md',
	text: noteWith(`iron-vault-kind: character\n${properties}`, body),
});
const diver = 'edge: 1\nassets:\n  - id: asset:brine/path/bell_diver\n    abilities: [true]';
const journal = (node: string) => ({ path: 'Salt/Day 1.md', text: `\`\`\`iron-vault-mechanics\n${node}\n\`\`\`\n` });

async function imported(...notes: readonly { readonly path: string; readonly text: string }[]) {
	const plan = await planImport(
		notes,
		{ root: 'Salt', way: 'in place', rulesetId: 'starforged', form: 'line' },
		{ resolve: () => undefined, isTaken: () => false, isImported: () => false, namesakes: () => 1, packs: PACKS },
		() => Promise.resolve('go on'),
	);
	const planned = plan?.notes ?? [];
	return {
		ada: planned.flatMap(({ path, before, changes }) =>
			path === 'Salt/Ada.md' ? applyChanges(before, changes) : [],
		)[0],
		created: planned.flatMap(note => note.created.map(({ path }) => path)),
		said: [...planned, ...(plan?.left ?? [])].flatMap(({ lines }) => lines.map(({ why = '' }) => why)).join('\n'),
	};
}

describe('a campaign of which the vault has a pack', () => {
	it('has it in the rules of its character, for an asset', async () => {
		const { ada: text, created, said } = await imported(campaign(), ada(diver));
		expect(text).toContain('ruleset: starforged\nrules: "[[brine.yaml]]"\n');
		expect(created).toEqual(['Salt/Bell Diver.md']);
		expect(said).toContain('Their “rules” link “brine.yaml”.');
		expect(said).not.toContain('no card');
	});

	it.each([
		['a move', ada(), journal('move "[Ring](datasworn:move:brine/bell/ring)"')],
		[
			'an oracle',
			ada(),
			journal('oracle name="[Wreck](datasworn:oracle_rollable:brine/sea/wreck)" result="Hull" roll=4'),
		],
		['an ability’s own move', ada(), journal('move "[Ring](asset.ability.move:brine/path/bell_diver.0.ring)"')],
	])('has it for %s of a journal', async (_, ...notes) => {
		expect((await imported(campaign(), ...notes)).ada).toContain('rules: "[[brine.yaml]]"\n');
	});

	it.each([
		['all of it', '    type: globs\n    lines: ["@include(starforged)", "*:brine/**"]'],
		['a kind of it', '    type: globs\n    lines:\n      - "@include(starforged)"\n      - "asset:brine/**"'],
		['the package', '    type: globs\n    lines: ["@include(starforged)", "rules_package:brine"]'],
		['a module', '    type: registry\n    key: starforged__brine'],
	])('has it where the playset names %s', async (_, playset) => {
		expect((await imported(campaign(playset), ada())).ada).toContain('rules: "[[brine.yaml]]"\n');
	});

	it.each([
		['nothing of it is used', campaign(), ada()],
		['the playset leaves it out', campaign('    type: globs\n    lines:\n      - "!*:brine/**"'), ada()],
		['another one is used', campaign(), ada('edge: 1', 'See https://brine.example/ and asset:starforged/path/ace.\n')],
	])('has no rules where %s', async (_, ...notes) => {
		const { ada: text } = await imported(...notes);
		expect(text).toContain('ruleset: starforged\n');
		expect(text).not.toContain('rules:');
	});

	it('keeps the rules that its character links already', async () => {
		const { ada: text } = await imported(campaign(), ada(`rules: "[[Mine]]"\n${diver}`));
		expect(text).toContain('rules: "[[Mine]]"\n');
		expect(text).not.toContain('brine.yaml');
	});
});

describe('a campaign by a ruleset of its own', () => {
	const OWN = campaign('    type: globs\n    lines: ["*:low_water/**"]');

	it('is played by it alone, and borrows nothing of the books', async () => {
		const { ada: text, said } = await imported(
			OWN,
			ada('brawn: 2\nbreath: 3\nedge: 1\ninitiative: true\nQuests_Progress: 8'),
		);
		expect(text).toContain('ruleset: low_water\nrules: "[[low_water.yaml]]"\n');
		expect(text).toContain('initiative: true\n');
		expect(text).not.toMatch(/^(?:combat|quests):/m);
		expect(said).toContain('Its characters are played by the rules of Low Water.');
		expect(said).toContain('Low Water has no position in a fight; it stays as it is.');
		expect(said).toContain('Low Water has nothing called “edge”; it stays as it is.');
		expect(said).not.toContain('“brawn”');
	});

	it('is known by its moves where no playset names a game', async () => {
		const { ada: text } = await imported(
			campaign(),
			ada('brawn: 2'),
			journal('move "[Dive](move:low_water/sea/dive)"'),
		);
		expect(text).toContain('ruleset: low_water\n');
	});

	it('lies over the game that the playset names', async () => {
		const over = campaign('    type: globs\n    lines: ["@include(classic)", "*:low_water/**"]');
		const { ada: text } = await imported(over, ada('brawn: 2\ninitiative: true'));
		expect(text).toContain('ruleset: classic\nrules: "[[low_water.yaml]]"\n');
		expect(text).toContain('combat: has initiative\n');
	});
});

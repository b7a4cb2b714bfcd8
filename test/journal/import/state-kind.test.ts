import { describe, expect, it } from 'vitest';
import { campaignOf, campaignsIn, importCampaign, rulesetOfGlobs } from '../../../src/journal/import/campaign-note';
import { nameForNote, plainName } from '../../../src/journal/import/plain-name';
import { isConflictCopy } from '../../../src/journal/notes/conflict-copy';
import { stateKindOf, stateNotesOf, trackKindOf } from '../../../src/journal/import/state-kind';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, noteWith } from './import-context';

const campaign = (playset: string): string =>
	noteWith(`iron-vault-kind: campaign\nironvault:\n  playset: ${playset}`, 'Prose.\n');

describe('the kind of a note', () => {
	it.each([
		{ properties: 'iron-vault-kind: character', kind: 'character' },
		{ properties: 'forgedkind: progress', kind: 'progress' },
		{ properties: 'Iron-Vault-Kind: "clock"', kind: 'clock' },
		{ properties: 'iron-vault-kind: faction-influence-grid', kind: 'faction-influence-grid' },
		{ properties: 'iron-vault-kind:', kind: undefined },
		{ properties: 'sworn: vow\nimported: iron-vault', kind: undefined },
		{ properties: 'name: Ada', kind: undefined },
	])('$properties', ({ properties, kind }) => {
		expect(expectParsed(stateKindOf(noteWith(properties)))).toBe(kind);
	});

	it('that nobody knows yet is reported at its place', () => {
		const note = noteWith('name: Ada\niron-vault-kind: faction');
		const kind = stateKindOf(note);
		expect(kind).toMatchObject({ ok: false, problems: [{ code: 'unknown_kind' }] });
		const [found] = kind.ok ? [] : kind.problems;
		expect(found?.message).toMatch(/^Line 3: “iron-vault-kind: faction”/);
		expect(note.slice(found?.from, found?.to)).toBe('iron-vault-kind: faction');
	});

	it('is not guessed where the properties are broken', () => {
		expect(stateKindOf(noteWith('iron-vault-kind: "clock'))).toMatchObject({
			ok: false,
			problems: [{ code: 'unreadable_properties' }],
		});
	});
});

describe('the kind of track that a type means', () => {
	it.each<{ type: string; ruleset?: RulesetId; kind: string | undefined }>([
		{ type: 'Vow', kind: 'vow' },
		{ type: ' connection ', kind: 'connection' },
		{ type: 'Expedition', kind: 'expedition' },
		{ type: 'JOURNEY', kind: 'journey' },
		{ type: 'Scene  Challenge', kind: 'scene' },
		{ type: 'Delve', ruleset: 'delve', kind: 'site' },
		{ type: 'Combat', kind: 'objective' },
		{ type: 'Combat', ruleset: 'sundered_isles', kind: 'objective' },
		{ type: 'Combat', ruleset: 'classic', kind: 'foe' },
		{ type: 'Combat', ruleset: 'delve', kind: 'foe' },
		{ type: 'Debt', kind: undefined },
		{ type: 'constructor', kind: undefined },
		{ type: '', kind: undefined },
	])('“$type” by $ruleset: $kind', ({ type, ruleset = 'starforged', kind }) => {
		expect(trackKindOf(type, ruleset)).toBe(kind);
	});
});

describe('the game of a campaign', () => {
	it.each([
		{ key: 'classic', game: 'classic' },
		{ key: 'classic__ironsmith', game: 'classic' },
		{ key: 'classic__lodestar', game: 'classic' },
		{ key: 'classic__lodestar__ironsmith', game: 'classic' },
		{ key: 'classic_delve', game: 'delve' },
		{ key: 'classic_delve__ironsmith', game: 'delve' },
		{ key: 'classic_delve__lodestar__ironsmith', game: 'delve' },
		{ key: 'starforged', game: 'starforged' },
		{ key: 'starforged__si_assets', game: 'starforged' },
		{ key: 'starforged__ancient_wonders', game: 'starforged' },
		{ key: 'starforged__fe_runners__si_assets', game: 'starforged' },
		{ key: 'starforged__starsmith', game: 'starforged' },
		{ key: 'sundered_isles__assets_all', game: 'sundered_isles' },
		{ key: 'sundered_isles__assets_technological', game: 'sundered_isles' },
		{ key: 'sundered_isles__assets_supernatural', game: 'sundered_isles' },
		{ key: 'sundered_isles__assets_historical', game: 'sundered_isles' },
		{ key: 'another_game', game: undefined },
	])('$key: $game', ({ key, game }) => {
		const [found] = campaignsIn([{ path: 'C/C.md', text: campaign(`{ type: registry, key: ${key} }`) }]);
		expect(found?.ruleset).toBe(game);
	});

	it.each([
		{ lines: ['*:starforged/**'], game: 'starforged' },
		{ lines: ['*:starforged/** # all of it', '*:sundered_isles/** [pkg.si=true]'], game: 'sundered_isles' },
		{ lines: ['@include(classic)', 'rules_package:delve'], game: 'delve' },
		{ lines: ['@include(starforged__si_assets)'], game: 'starforged' },
		{ lines: ['*:starforged/**', 'asset:sundered_isles/**'], game: 'starforged' },
		{ lines: ['*:starforged/**', '!*:starforged/**', '*:classic/**'], game: 'classic' },
		{ lines: ['*:starforged/**', '*:classic/**'], game: undefined },
		{ lines: ['# *:starforged/**', 'asset:classic/**'], game: undefined },
		{ lines: [], game: undefined },
	])('$lines: $game', ({ lines, game }) => {
		expect(rulesetOfGlobs(lines)).toBe(game);
	});

	it('is reported in the report, and the note stays', () => {
		const text = campaign('{ type: registry, key: classic_delve }');
		expect(expectParsed(importCampaign({ path: 'C.md', text }, contextOf([], 'delve')))).toEqual({
			becomes: 'a note of a campaign',
			changes: [],
			created: [],
			lines: [
				{
					line: 3,
					before: 'ironvault:\n  playset: { type: registry, key: classic_delve }',
					why: 'Its characters are played by the rules of Ironsworn: Delve.',
				},
			],
		});
		const [line] = expectParsed(
			importCampaign({ path: 'C.md', text: noteWith('iron-vault-kind: campaign') }, contextOf([], 'classic')),
		).lines;
		expect(line?.why).toMatch(/^It has no playset/);
	});

	it('belongs to the notes below its folder', () => {
		const notes = [
			{ path: 'One/Campaign.md', text: campaign('{ type: registry, key: classic }') },
			{ path: 'One more/Campaign.md', text: campaign('{ type: registry, key: starforged }') },
		];
		const campaigns = campaignsIn(notes);
		expect(campaignOf('One/Characters/Ada.md', campaigns)?.path).toBe('One/Campaign.md');
		expect(campaignOf('One more/Ada.md', campaigns)?.path).toBe('One more/Campaign.md');
		expect(campaignOf('Ada.md', campaigns)).toBeUndefined();
		const fight = noteWith('iron-vault-kind: progress\nname: The reaver\ntrack-type: Combat\nrank: Epic');
		const fights = ['One/F.md', 'One more/F.md'].map(path => ({ path, text: fight }));
		expect(stateNotesOf([...notes, ...fights])).toEqual([
			{ path: 'One/F.md', name: 'The reaver', kind: 'foe', rank: 'epic' },
			{ path: 'One more/F.md', name: 'The reaver', kind: 'objective', rank: 'epic' },
		]);
	});
});

describe('the notes of a campaign that hold state', () => {
	it('are found with their names, and copies of a conflict are not', () => {
		const character = noteWith('iron-vault-kind: character\nname: 42');
		expect(
			stateNotesOf([
				{ path: 'A.md', text: character },
				{ path: 'B.md', text: noteWith('iron-vault-kind: clock') },
				{ path: 'C.md', text: noteWith('iron-vault-kind: progress\nname: "[[Dr. X]]"\ntrack-type: Bond') },
				{ path: 'A (conflict 2024-05-01).md', text: character },
				{ path: 'D.md', text: noteWith('iron-vault-kind: clock\nname: "x') },
				{ path: 'E.md', text: noteWith('name: prose about iron-vault-kind') },
			]),
		).toEqual([
			{ path: 'A.md', name: '42', kind: 'character' },
			{ path: 'B.md', name: 'B', kind: 'clock' },
			{ path: 'C.md', name: 'Dr. X', kind: 'track' },
		]);
	});

	it.each([
		{ path: 'Ada (conflict 2024-05-01).md', copy: true },
		{ path: "Salt/Ada (Mo's conflicted copy 2024-05-01).md", copy: true },
		{ path: 'Ada (Conflicted copy PC 202405011200).md', copy: true },
		{ path: 'Ada.sync-conflict-20240501-120000-ABCDEF1.md', copy: true },
		{ path: 'Ada (SFConflict ada@example.org 2024-05-01-12-00-00).md', copy: true },
		{ path: 'Ada (Adas in Konflikt stehende Kopie 2024-05-01).md', copy: true },
		{ path: 'Ada (Copie en conflit de Ada 2024-05-01).md', copy: true },
		{ path: 'Ada (conflict 2).md', copy: true },
		{ path: 'The conflict (part 2).md', copy: false },
		{ path: 'The tower (a conflict).md', copy: false },
		{ path: 'Sync (conflict)/Ada.md', copy: false },
	])('a copy of a sync conflict? $path', ({ path, copy }) => {
		expect(isConflictCopy(path)).toBe(copy);
	});
});

describe('a name in plain words', () => {
	it.each([
		{ name: 'Ada', plain: 'Ada' },
		{ name: '[[Dr. X]]', plain: 'Dr. X' },
		{ name: '[[People/Dr. X.md]]', plain: 'Dr. X' },
		{ name: '[[People/Dr. X|the doctor]]', plain: 'the doctor' },
		{ name: '[[Dr. X#Debts|]]', plain: 'Dr. X' },
		{ name: 'Find **the** *ark*', plain: 'Find the ark' },
		{ name: 'Free [Émile](Emile.md) from [[The pit]]', plain: 'Free Émile from The pit' },
		{ name: 'snake_case stays', plain: 'snake_case stays' },
	])('$name', ({ name, plain }) => {
		expect(plainName(name)).toBe(plain);
	});

	it.each([
		{ name: 'Ma belle', fit: 'Ma belle' },
		{ name: 'A: B/C?', fit: 'A B C' },
		{ name: '...', fit: undefined },
		{ name: 'CON', fit: undefined },
		{ name: '', fit: undefined },
	])('and as that of a note: $name', ({ name, fit }) => {
		expect(nameForNote(name)).toBe(fit);
	});
});

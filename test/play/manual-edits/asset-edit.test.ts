import { describe, expect, it } from 'vitest';
import { readListedAsset } from '../../../src/journal/assets/asset-list';
import { writeChange } from '../../../src/journal/record/change-lines';
import type { Asset } from '../../../src/play/assets/asset';
import { attachedTo, carriesModules, roomFor } from '../../../src/play/assets/attachments';
import type { AssetEdit } from '../../../src/play/manual-edits/asset-edit';
import { editAsset } from '../../../src/play/manual-edits/asset-edit';
import { gainByHand } from '../../../src/play/manual-edits/new-asset';
import { cardFinder } from '../../../src/rules/assets/find-card';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { kestrel, rook, track } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf, ruleset } from '../../support/tables';

/** A fresh card. */
const fresh = (id: RulesetId, asset: string, more: Partial<Asset> = {}): Asset => ({
	...readListedAsset(asset, cardFinder(bundledRuleset(id))),
	...more,
});

const edited = (asset: Asset, edit: AssetEdit, experience = 5, experience_spent = 1) =>
	editAsset(kestrel({ assets: [asset], experience, experience_spent }), asset.name, edit, ruleset);

describe('an ability', () => {
	const STARSHIP = fresh('starforged', 'Starship');
	it.each<{ rule: string; edit: AssetEdit; lines: readonly string[]; spent: number; abilities: readonly number[] }>([
		{
			rule: 'is marked for its price',
			edit: { kind: 'ability', ability: 2, marked: true, cost: 2 },
			lines: ['Starship › ability 2 marked', 'experience spent 1 → 3'],
			spent: 3,
			abilities: [1, 2],
		},
		{
			rule: 'is marked free',
			edit: { kind: 'ability', ability: 3, marked: true },
			lines: ['Starship › ability 3 marked'],
			spent: 1,
			abilities: [1, 3],
		},
		{
			rule: 'that is marked costs nothing more',
			edit: { kind: 'ability', ability: 1, marked: true, cost: 2 },
			lines: [],
			spent: 1,
			abilities: [1],
		},
		{
			rule: 'is cleared, and what was spent comes back as far as it was spent',
			edit: { kind: 'ability', ability: 1, marked: false, cost: 2 },
			lines: ['Starship › ability 1 cleared', 'experience spent 1 → 0'],
			spent: 0,
			abilities: [],
		},
	])('$rule', ({ edit, lines, spent, abilities }) => {
		const { character, changes } = expectParsed(edited(STARSHIP, edit));
		expect(changes.map(writeChange)).toEqual(lines);
		expect(character.experience_spent).toBe(spent);
		expect(character.assets[0]?.abilities).toEqual(abilities);
	});

	it('is refused if there is too little to spend, with what there is', () => {
		const reading = edited(STARSHIP, { kind: 'ability', ability: 2, marked: true, cost: 2 }, 2, 1);
		expect(problemOf(reading)).toBe('too_little_experience');
		expect(reading.ok ? '' : reading.problems[0]?.message).toBe(
			'This costs 2 experience, and Kestrel Vane has 1 to spend.',
		);
	});
});

describe('what is written on a card', () => {
	const WINDBINDER = fresh('sundered_isles', 'Windbinder', { inputs: { winds: 'fair' } });
	const SIDEKICK = fresh('starforged', 'Sidekick', { inputs: { expertise: 'charts' } });
	it.each<{ rule: string; asset: Asset; edit: AssetEdit; lines: readonly string[]; inputs: Asset['inputs'] }>([
		{
			rule: 'a choice is told',
			asset: WINDBINDER,
			edit: { kind: 'input', key: 'winds', text: 'foul' },
			lines: ['Windbinder › winds fair → foul'],
			inputs: { winds: 'foul' },
		},
		{
			rule: 'a choice is taken back',
			asset: WINDBINDER,
			edit: { kind: 'input', key: 'winds', text: '' },
			lines: ['Windbinder › winds fair → none'],
			inputs: {},
		},
		{
			rule: 'words of one’s own are not told',
			asset: SIDEKICK,
			edit: { kind: 'input', key: 'expertise', text: ' knots ' },
			lines: [],
			inputs: { expertise: 'knots' },
		},
		{
			rule: 'what is so already changes nothing',
			asset: WINDBINDER,
			edit: { kind: 'input', key: 'winds', text: 'fair' },
			lines: [],
			inputs: { winds: 'fair' },
		},
	])('$rule', ({ asset, edit, lines, inputs }) => {
		const { character, changes } = expectParsed(edited(asset, edit));
		expect(changes.map(writeChange)).toEqual(lines);
		expect(character.assets[0]?.inputs).toEqual(inputs);
	});

	it('a clock fills up to its end, a counter has none', () => {
		const fugitive = fresh('starforged', 'Fugitive');
		expect(expectParsed(edited(fugitive, { kind: 'meter', meter: 'clock', by: 9 })).changes.map(writeChange)).toEqual([
			'Fugitive › clock 0 → 4, at its maximum',
		]);
		const fighter = readListedAsset('Snub Fighter', cardFinder(ruleset));
		const counter = {
			...fighter,
			abilities: [1, 3],
			meters: { 'victory marks': { value: 8, max: 9e9, kind: 'counter' as const } },
		};
		expect(
			expectParsed(edited(counter, { kind: 'meter', meter: 'victory marks', by: 1 })).changes.map(writeChange),
		).toEqual(['Snub Fighter › victory marks 8 → 9']);
	});
});

describe('what becomes an impact lowers momentum', () => {
	const hot = (asset: Asset, edit: AssetEdit) =>
		expectParsed(editAsset(kestrel({ assets: [asset], momentum: 10 }), asset.name, edit, ruleset)).changes.map(
			writeChange,
		);

	it.each<{ rule: string; asset: Asset; edit: AssetEdit; lines: readonly string[] }>([
		{
			rule: 'geared for war',
			asset: fresh('classic', 'Ironclad'),
			edit: { kind: 'input', key: 'equipped', text: 'geared for war' },
			lines: ['Ironclad › equipped none → geared for war', 'momentum 10 → 9, at its maximum (Ironclad)'],
		},
		{
			rule: 'aboard a battered ship',
			asset: fresh('starforged', 'Starship', { conditions: ['battered'] }),
			edit: { kind: 'aboard', aboard: true },
			lines: ['Starship › aboard marked', 'momentum 10 → 9, at its maximum (Starship)'],
		},
		{
			rule: 'a mark, once',
			asset: fresh('starforged', 'Starship', { aboard: true }),
			edit: { kind: 'condition', condition: 'battered', marked: true },
			lines: ['Starship › battered marked', 'momentum 10 → 9, at its maximum (battered)'],
		},
		{
			rule: 'not what is written besides',
			asset: fresh('starforged', 'Sidekick'),
			edit: { kind: 'input', key: 'expertise', text: 'knots' },
			lines: [],
		},
	])('$rule', ({ asset, edit, lines }) => {
		expect(hot(asset, edit)).toEqual(lines);
	});
});

describe('a module', () => {
	const MEDBAY = fresh('starforged', 'Medbay', { attached_to: 'Gale' });

	it('goes from one vehicle to another, or off', () => {
		const moved = expectParsed(edited(MEDBAY, { kind: 'attach', to: 'Rover' }));
		expect(moved.changes.map(writeChange)).toEqual(['Medbay › vehicle Gale → Rover']);
		expect(moved.character.assets[0]?.attached_to).toBe('Rover');
		const off = expectParsed(edited(MEDBAY, { kind: 'attach', to: undefined }));
		expect(off.changes.map(writeChange)).toEqual(['Medbay › vehicle Gale → none']);
		expect(off.character.assets[0]).not.toHaveProperty('attached_to');
	});

	it('is found on its vehicle', () => {
		expect(attachedTo(fresh('starforged', 'Starship', { name: 'Gale' }), [MEDBAY, rook()])).toEqual([MEDBAY]);
	});

	it.each<{ asset: Asset; carries: boolean; room: number | undefined }>([
		{ asset: fresh('starforged', 'Starship'), carries: true, room: undefined },
		{ asset: fresh('sundered_isles', 'Flagship'), carries: true, room: undefined },
		{ asset: fresh('starforged', 'Rover'), carries: false, room: undefined },
		{ asset: fresh('starforged', 'Rover', { abilities: [1, 2] }), carries: true, room: 1 },
		{ asset: fresh('starforged', 'Glowcat'), carries: false, room: undefined },
		{ asset: fresh('sundered_isles', 'Construct', { abilities: [1, 3] }), carries: false, room: 1 },
	])('$asset.name with abilities $asset.abilities carries one: $carries, room $room', ({ asset, carries, room }) => {
		expect([carriesModules(asset), roomFor(asset)]).toEqual([carries, room]);
	});
});

describe('a new asset', () => {
	const owner = kestrel({ assets: [rook()], tracks: [track()], experience: 4 });

	it('is paid for', () => {
		expect(
			expectParsed(gainByHand(owner, fresh('starforged', 'Glowcat', { name: 'Ember' }), 3, ruleset)).changes.map(
				writeChange,
			),
		).toEqual(['Ember › asset gained', 'experience spent 0 → 3']);
	});

	it('that is an impact lowers momentum', () => {
		const gained = expectParsed(gainByHand({ ...owner, momentum: 10 }, fresh('starforged', 'Oathbreaker'), 0, ruleset));
		expect(gained.changes.map(writeChange)).toEqual([
			'Oathbreaker › asset gained',
			'momentum 10 → 9, at its maximum (Oathbreaker)',
		]);
		expect(gained.character.assets).toBe(owner.assets);
	});

	it.each([
		{ rule: 'an asset of that name is there', name: 'rook', cost: 0, is: 'name_taken' },
		{ rule: 'a track of that name is there', name: 'Find the ark', cost: 0, is: 'name_taken' },
		{ rule: 'there is too little to spend', name: 'Ember', cost: 5, is: 'too_little_experience' },
	])('is refused when $rule', ({ name, cost, is }) => {
		expect(problemOf(gainByHand(owner, rook(3, { name }), cost, ruleset))).toBe(is);
	});
});

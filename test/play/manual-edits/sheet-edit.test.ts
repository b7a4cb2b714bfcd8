import { describe, expect, it } from 'vitest';
import { writeChange } from '../../../src/journal/record/change-lines';
import type { AssetEdit } from '../../../src/play/manual-edits/asset-edit';
import { editAsset } from '../../../src/play/manual-edits/asset-edit';
import type { SheetEdit } from '../../../src/play/manual-edits/sheet-edit';
import { editCharacter } from '../../../src/play/manual-edits/sheet-edit';
import type { Character } from '../../../src/play/character/character';
import { kestrel, rook, starling } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf, ruleset } from '../../support/tables';

const linesOf = (before: Character, edit: SheetEdit): string[] =>
	editCharacter(before, edit, ruleset).changes.map(writeChange);

describe('the character sheet', () => {
	it.each<{ rule: string; before: Character; edit: SheetEdit; lines: string[] }>([
		{
			rule: 'a meter is lowered',
			before: kestrel(),
			edit: { kind: 'meter', meter: 'health', by: -2 },
			lines: ['health 5 → 3'],
		},
		{
			rule: 'a meter at its maximum stays, without a line',
			before: kestrel(),
			edit: { kind: 'meter', meter: 'health', by: 1 },
			lines: [],
		},
		{
			rule: 'who is wounded recovers no health',
			before: kestrel({ meters: { health: 2 }, impacts: ['wounded'] }),
			edit: { kind: 'meter', meter: 'health', by: 1 },
			lines: [],
		},
		{
			rule: 'an impact brings momentum down to its maximum',
			before: kestrel({ momentum: 10 }),
			edit: { kind: 'impact', impact: 'shaken', marked: true },
			lines: ['shaken marked', 'momentum 10 → 9, at its maximum (shaken)'],
		},
		{
			rule: 'momentum is reset to 2, and to 1 with one impact',
			before: kestrel({ momentum: -3, impacts: ['shaken'] }),
			edit: { kind: 'reset_momentum' },
			lines: ['momentum -3 → 1'],
		},
		{
			rule: 'a filled legacy box earns 2 experience',
			before: kestrel({ special: { quests: 2 } }),
			edit: { kind: 'special', track: 'quests', by: 2 },
			lines: ['quests 2 → 4 ticks', 'experience 0 → 2 (Earn Experience)'],
		},
		{
			rule: 'on the second time through it earns 1',
			before: kestrel({ special: { quests: 40 }, experience: 20 }),
			edit: { kind: 'special', track: 'quests', by: 4 },
			lines: ['quests 40 → 44 ticks', 'experience 20 → 21 (Earn Experience)'],
		},
		{
			rule: 'ticks that stood below none fill no box on their way up',
			before: kestrel({ special: { quests: -1 } }),
			edit: { kind: 'special', track: 'quests', by: 4 },
			lines: ['quests -1 → 3 ticks'],
		},
		{
			rule: 'a box that is filled from there earns as it always does',
			before: kestrel({ special: { quests: -1 } }),
			edit: { kind: 'special', track: 'quests', by: 5 },
			lines: ['quests -1 → 4 ticks', 'experience 0 → 2 (Earn Experience)'],
		},
		{
			rule: 'a box that is cleared gives its experience back',
			before: kestrel({ special: { quests: 4 }, experience: 2 }),
			edit: { kind: 'special', track: 'quests', by: -1 },
			lines: ['quests 4 → 3 ticks', 'experience 2 → 0'],
		},
		{
			rule: 'but none that is spent',
			before: kestrel({ special: { quests: 4 }, experience: 2, experience_spent: 2 }),
			edit: { kind: 'special', track: 'quests', by: -1 },
			lines: ['quests 4 → 3 ticks'],
		},
		{
			rule: 'no more experience is spent than there is',
			before: kestrel({ experience: 2 }),
			edit: { kind: 'spend', by: 3 },
			lines: ['experience spent 0 → 2'],
		},
		{
			rule: 'experience is set right',
			before: kestrel({ experience: 2 }),
			edit: { kind: 'experience', by: 1 },
			lines: ['experience 2 → 3'],
		},
		{ rule: 'a stat', before: kestrel(), edit: { kind: 'stat', stat: 'edge', to: 2 }, lines: ['edge 3 → 2'] },
		{
			rule: 'a position in a fight',
			before: kestrel(),
			edit: { kind: 'position', to: 'in control' },
			lines: ['combat none → in control'],
		},
		{
			rule: 'the end of a fight',
			before: kestrel({ combat: 'in control' }),
			edit: { kind: 'position', to: 'none' },
			lines: ['combat in control → none'],
		},
		{ rule: 'harm', before: kestrel(), edit: { kind: 'harm', to: 2 }, lines: ['harm 1 → 2'] },
		{
			rule: 'a bonus is dropped',
			before: kestrel({ next: [{ add: 1, text: '+1 (Make Camp)', why: 'Make Camp' }] }),
			edit: { kind: 'drop_next', text: '+1 (Make Camp)' },
			lines: ['next +1 (Make Camp) spent'],
		},
	])('$rule', ({ before, edit, lines }) => {
		expect(linesOf(before, edit)).toEqual(lines);
	});
});

describe('an asset', () => {
	const owner = kestrel({ momentum: 10, assets: [rook(), starling(4)] });

	it.each<{ rule: string; name: string; edit: AssetEdit; lines: string[] }>([
		{ rule: 'a meter', name: 'Rook', edit: { kind: 'meter', meter: 'health', by: -1 }, lines: ['Rook › health 3 → 2'] },
		{
			rule: 'a mark on the vehicle aboard counts as an impact',
			name: 'Starling',
			edit: { kind: 'condition', condition: 'battered', marked: true },
			lines: ['Starling › battered marked', 'momentum 10 → 9, at its maximum (battered)'],
		},
		{
			rule: 'an ability',
			name: 'Rook',
			edit: { kind: 'ability', ability: 2, marked: true },
			lines: ['Rook › ability 2 marked'],
		},
		{
			rule: 'left behind',
			name: 'Starling',
			edit: { kind: 'aboard', aboard: false },
			lines: ['Starling › aboard cleared'],
		},
		{ rule: 'owned already', name: 'Rook', edit: { kind: 'discard', discarded: false }, lines: [] },
		{ rule: 'given up', name: 'Rook', edit: { kind: 'discard', discarded: true }, lines: ['Rook › asset discarded'] },
	])('$rule', ({ name, edit, lines }) => {
		expect(expectParsed(editAsset(owner, name, edit, ruleset)).changes.map(writeChange)).toEqual(lines);
	});

	it('one that was given up is taken back as it was', () => {
		const gone = expectParsed(editAsset(owner, 'Rook', { kind: 'discard', discarded: true }, ruleset)).character;
		const back = expectParsed(editAsset(gone, 'Rook', { kind: 'discard', discarded: false }, ruleset));
		expect(back.changes.map(writeChange)).toEqual(['Rook › asset gained']);
		expect(back.character).toEqual(owner);
	});

	it('one that is not owned is reported', () => {
		expect(problemOf(editAsset(owner, 'Moa', { kind: 'discard', discarded: true }, ruleset))).toBe('missing_asset');
	});
});

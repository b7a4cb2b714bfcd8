import { describe, expect, it } from 'vitest';
import { changeCharacterManually } from '../../../src/journal/manual-edits/change-character';
import type { LineAt } from '../../../src/journal/manual-edits/edit-plan';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { AssetEdit } from '../../../src/play/manual-edits/asset-edit';
import { editAsset } from '../../../src/play/manual-edits/asset-edit';
import type { SheetEdit } from '../../../src/play/manual-edits/sheet-edit';
import { editCharacter } from '../../../src/play/manual-edits/sheet-edit';
import type { EffectResult } from '../../../src/play/apply-effects/effect-result';
import type { Character } from '../../../src/play/character/character';
import { parseOk, type ParseResult } from '../../../src/rules/core/problem';
import { expectParsed, problemOf, ruleset } from '../../support/tables';

const JOURNAL = 'Session 1.md';
const KESTREL = 'People/Kestrel Vane.md';

const SHEET = `---
# mine
sworn: character
ruleset: starforged
edge:   2
heart: 1
iron: 1
shadow: 2
wits: "3"
health: 5
spirit: 4
supply: 3
momentum: 4 # rising
impacts: []
next:
  - +1 (Secure an Advantage)
quests: 6
experience: 2
experience_spent: 0
assets: [Sleuth, Rook]
---
`;

const bySheet = (edit: SheetEdit) => (character: Character) => parseOk(editCharacter(character, edit, ruleset));
const byAsset = (name: string, edit: AssetEdit) => (character: Character) => editAsset(character, name, edit, ruleset);

function plan(edit: (character: Character) => ParseResult<EffectResult>, sheet = SHEET, line?: LineAt) {
	const pages = { journal: { path: JOURNAL, text: 'We sail.\n' }, actor: { path: KESTREL, text: sheet } };
	return changeCharacterManually(pages, ruleset, edit, line);
}

const IN_JOURNAL: LineAt = { path: JOURNAL, offset: 8, by: 'Kestrel Vane' };

/** The lines of a note that differ, and the journal. */
function changed(edit: (character: Character) => ParseResult<EffectResult>): string {
	const { edits } = expectParsed(plan(edit, SHEET, IN_JOURNAL));
	const told = edits.map(({ path, changes, isNew }) => {
		const before = isNew ? '' : path === JOURNAL ? 'We sail.\n' : SHEET;
		const old = before.split('\n');
		const lines = applyChanges(before, changes).split('\n');
		const fresh = lines.filter(line => !old.includes(line) && line !== '');
		const gone = old.filter(line => !lines.includes(line));
		return [`${path}${isNew ? ' (new)' : ''}`, ...gone.map(line => `- ${line}`), ...fresh.map(line => `+ ${line}`)];
	});
	return told.flat().join('\n');
}

const EDITS: Readonly<Record<string, (character: Character) => ParseResult<EffectResult>>> = {
	'a meter': bySheet({ kind: 'meter', meter: 'health', by: -1 }),
	momentum: bySheet({ kind: 'meter', meter: 'momentum', by: 2 }),
	'momentum is reset': bySheet({ kind: 'reset_momentum' }),
	'an impact is marked': bySheet({ kind: 'impact', impact: 'wounded', marked: true }),
	'a legacy track': bySheet({ kind: 'special', track: 'quests', by: 2 }),
	'experience earned': bySheet({ kind: 'experience', by: 1 }),
	'experience spent': bySheet({ kind: 'spend', by: 2 }),
	'a stat': bySheet({ kind: 'stat', stat: 'edge', to: 3 }),
	'a stat in quotes': bySheet({ kind: 'stat', stat: 'wits', to: 2 }),
	'the position in a fight': bySheet({ kind: 'position', to: 'in control' }),
	'a bonus is dropped': bySheet({ kind: 'drop_next', text: '+1 (Secure an Advantage)' }),
	'an asset of a bare name becomes a note': byAsset('Sleuth', { kind: 'ability', ability: 2, marked: true }),
	'an asset of a bare name is discarded': byAsset('Rook', { kind: 'discard', discarded: true }),
};

describe('what is changed on the sheet is written where it is, and reported', () => {
	it('as approved', async () => {
		const notes = Object.entries(EDITS).map(([what, edit]) => `${'='.repeat(20)} ${what}\n${changed(edit)}\n`);
		await expect(notes.join('\n')).toMatchFileSnapshot('approved/change-character.txt');
	});
});

describe('nothing is written when', () => {
	it('nothing changes', () => {
		expect(expectParsed(plan(bySheet({ kind: 'meter', meter: 'health', by: 1 }), SHEET, IN_JOURNAL)).edits).toEqual([]);
		expect(expectParsed(plan(bySheet({ kind: 'stat', stat: 'edge', to: 2 }), SHEET, IN_JOURNAL)).edits).toEqual([]);
	});

	it.each([
		{
			what: 'the asset is none of the character',
			edit: byAsset('Scout', { kind: 'discard', discarded: true }),
			sheet: SHEET,
			is: 'missing_asset',
		},
		{
			what: 'the old value is no number',
			edit: bySheet({ kind: 'stat', stat: 'edge', to: 3 }),
			sheet: SHEET.replace('edge:   2', 'edge: two'),
			is: 'not_a_number',
		},
		{
			what: 'no note can have the name of the asset',
			edit: byAsset('Rook/Ana', { kind: 'ability', ability: 2, marked: true }),
			sheet: SHEET.replace('Rook', 'Rook/Ana'),
			is: 'asset_without_note',
		},
	])('$what', ({ edit, sheet, is }) => {
		expect(problemOf(plan(edit, sheet, IN_JOURNAL))).toBe(is);
	});
});

it('a lone journal records a change without a name, in one edit', () => {
	const note = `${SHEET}\nWe sail.\n`;
	const page = { path: 'Log.md', text: note };
	const { edits } = expectParsed(
		changeCharacterManually(
			{ journal: page, actor: page },
			ruleset,
			bySheet({ kind: 'meter', meter: 'momentum', by: 1 }),
			{ path: 'Log.md', offset: note.length },
		),
	);
	expect(edits.map(({ changes }) => applyChanges(note, changes))).toEqual([
		`${note.replace('momentum: 4', 'momentum: 5')}\n\`sworn: momentum 4 → 5\`\n\n`,
	]);
});

describe('a change that changes nothing says why', () => {
	it.each([
		{ sheet: SHEET, by: 1, why: 'Nothing was changed: at its maximum.' },
		{
			sheet: SHEET.replace('health: 5', 'health: 3').replace('impacts: []', 'impacts: [wounded]'),
			by: 1,
			why: 'Nothing was changed: wounded prevents recovery.',
		},
	])('$why', ({ sheet, by, why }) => {
		const { remarks, edits } = expectParsed(plan(bySheet({ kind: 'meter', meter: 'health', by }), sheet));
		expect(remarks).toEqual([why]);
		expect(edits).toEqual([]);
	});
});

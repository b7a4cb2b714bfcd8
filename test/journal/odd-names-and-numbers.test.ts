import { describe, expect, it } from 'vitest';
import type { Asset } from '../../src/play/assets/asset';
import { editCharacter } from '../../src/play/manual-edits/sheet-edit';
import { placeOf } from '../../src/play/character/change-target';
import { readAssetNote } from '../../src/journal/assets/asset-note';
import { writeAssetNote } from '../../src/journal/assets/write-asset-note';
import { newThingNote } from '../../src/journal/oracle-blocks/generated-note';
import { changeCharacterManually } from '../../src/journal/manual-edits/change-character';
import { readCharacter } from '../../src/journal/character/character-note';
import { readFrontmatter } from '../../src/journal/frontmatter/frontmatter';
import { setProperties } from '../../src/journal/frontmatter/set-properties';
import { readChange } from '../../src/journal/record/change-lines';
import { applyChanges } from '../../src/journal/text/text-change';
import type { Ruleset } from '../../src/rules/ruleset';
import { parseOk } from '../../src/rules/core/problem';
import { kestrel } from '../support/characters';
import { expectParsed } from '../support/expect-parsed';
import { ruleset } from '../support/tables';

const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];

const propertiesOf = (note: string) => expectParsed(readFrontmatter(note)).values;

describe.each(NAMES)('a meter called “%s”', name => {
	const odd: Ruleset = {
		...ruleset,
		condition_meters: [...ruleset.condition_meters, { name, min: 0, max: 5, value: 3 }],
	};

	it('of a character is told, and written', () => {
		const sheet = `---\nedge: 2\nmomentum: 2\n${name}: 4\n---\n`;
		const pages = { journal: { path: 'A.md', text: '' }, actor: { path: 'K.md', text: sheet } };
		const { edits } = expectParsed(
			changeCharacterManually(pages, odd, now =>
				parseOk(editCharacter(now, { kind: 'meter', meter: name, by: -1 }, odd)),
			),
		);
		expect(applyChanges(sheet, edits.find(({ path }) => path === 'K.md')?.changes ?? [])).toBe(
			sheet.replace(`${name}: 4`, `${name}: 3`),
		);
	});

	it('that a note does not mention has the value of a fresh one', () => {
		const { character } = readCharacter('Kestrel', propertiesOf('---\nedge: 2\nmomentum: 2\n---\n'), odd);
		expect(placeOf(character, { kind: 'value', what: name, from: 3, to: 2 }, odd)?.now).toBe(3);
	});

	it('is not one of an asset, a character or a track that has none', () => {
		const rook: Asset = { name: 'Rook', asset: 'Rook', kind: 'other', abilities: [1], meters: {}, conditions: [] };
		const character = kestrel({ assets: [rook] });
		for (const target of ['Rook', undefined]) {
			const change = expectParsed(readChange(`${target === undefined ? '' : `${target} › `}${name} 3 → 4`));
			if (change.kind === 'value') expect(placeOf(character, change, ruleset)).toBeUndefined();
		}
	});

	it('of an asset is written', () => {
		const note = `---\nsworn: asset\nresolve: 1\n---\n`;
		const rook = expectParsed(readAssetNote('Rook', propertiesOf(note)));
		const meters = Object.fromEntries([[name, { value: 2, max: 5 }]]);
		const after = applyChanges(note, expectParsed(writeAssetNote(note, rook, { ...rook, meters })));
		expect([...propertiesOf(after).values()]).toContain(2);
	});

	it('as a fact of a generated thing is a property', () => {
		const note = expectParsed(newThingNote({ thing: 'Planet', facts: new Map([[name, ['wet']]]) }));
		expect(propertiesOf(note).get(name)).toBe('wet');
	});
});

describe('a number has nine digits at most, wherever it stands', () => {
	it.each([
		{ number: 999_999_999, reads: true },
		{ number: -999_999_999, reads: true },
		{ number: 1_000_000_000, reads: false },
		{ number: 12_345_678_901, reads: false },
	])('$number', ({ number, reads }) => {
		const sheet = `---\nedge: 2\nmomentum: 2\nexperience: ${number}\n---\n`;
		const { character, problems } = readCharacter('Kestrel', propertiesOf(sheet), ruleset);
		expect(problems.some(({ code }) => code === 'not_a_number')).toBe(!reads);
		expect(character.experience).toBe(reads ? number : 0);
		expect(readChange(`experience 1 → ${number}`)).toMatchObject(
			reads ? { ok: true, value: { to: number } } : { ok: false },
		);
		expect(setProperties('', { experience: number }).ok).toBe(reads);
	});

	it('the one that would be too long is not written, and nothing else of the action is', () => {
		const sheet = '---\nedge: 2\nmomentum: 2\nexperience: 999999999\n---\n';
		const pages = { journal: { path: 'A.md', text: '' }, actor: { path: 'K.md', text: sheet } };
		const plan = changeCharacterManually(pages, ruleset, now =>
			parseOk(editCharacter(now, { kind: 'experience', by: 1 }, ruleset)),
		);
		expect(plan).toMatchObject({ ok: false, problems: [{ code: 'not_a_number' }] });
	});
});

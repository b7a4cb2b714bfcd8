import { describe, expect, it } from 'vitest';
import { isAssetNote, readAssetNote } from '../../../src/journal/assets/asset-note';
import { isCharacter, readCharacter, writeCharacter } from '../../../src/journal/character/character-note';
import { linkedCharacters } from '../../../src/journal/character/acting-character';
import { rulesOf } from '../../../src/journal/character/character-rules';
import { sheetInText } from '../../../src/journal/export/export-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { setProperties } from '../../../src/journal/frontmatter/set-properties';
import type { PropertyValue } from '../../../src/journal/frontmatter/property-edit';
import { recordFormIn } from '../../../src/journal/actions/record-form';
import { renameInProperties } from '../../../src/journal/rename/rename-in-notes';
import { applyChanges } from '../../../src/journal/text/text-change';
import { noteAsBlock } from '../../../src/journal/track/track-note-to-block';
import { isTrackNote, readTrackNote, writeTrackNote } from '../../../src/journal/track/track-note';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { castOf } from '../character/a-character-index';

const starforged = bundledRuleset('starforged');

const noteWith = (yaml: string): string => `---\n${yaml}\n---\n\nProse.\n`;

function valuesIn(note: string) {
	const read = readFrontmatter(note);
	if (!read.ok) throw new Error(read.problems[0]?.message);
	return read.value.values;
}

function changed(note: string, values: Readonly<Record<string, PropertyValue>>): string {
	const changes = setProperties(note, values);
	if (!changes.ok) throw new Error(changes.problems[0]?.message);
	return applyChanges(note, changes.value);
}

describe('a property is found whatever the case of its name', () => {
	it.each([
		{ yaml: 'Supply: 3', asked: 'supply', value: 3 },
		{ yaml: 'SUPPLY: 3', asked: 'supply', value: 3 },
		{ yaml: '"Supply": 3', asked: 'supply', value: 3 },
		{ yaml: "'Impacts': [wounded]", asked: 'impacts', value: ['wounded'] },
		{ yaml: 'Experience Spent: 4', asked: 'experience_spent', value: 4 },
		{ yaml: 'sworn-to: Kestrel', asked: 'sworn_to', value: 'Kestrel' },
		{ yaml: 'Courage: 2', asked: 'courage', value: 2 },
		{ yaml: '\u200Bsupply: 3', asked: 'supply', value: 3 },
		{ yaml: 'sup\u00ADply: 3', asked: 'supply', value: 3 },
		{ yaml: 'ｓｕｐｐｌｙ: 3', asked: 'supply', value: 3 },
		{ yaml: '\u00A0supply: 3', asked: 'supply', value: 3 },
		{ yaml: 'supply: 2', asked: 'Supply', value: 2 },
	])('$yaml answers to $asked', ({ yaml, asked, value }) => {
		const values = valuesIn(noteWith(yaml));
		expect(values.get(asked)).toEqual(value);
		expect(values.has(asked)).toBe(true);
	});

	it('keeps the names as they are spelled, in order', () => {
		expect([...valuesIn(noteWith('Supply: 3\nmomentum: 2\nImpacts: []')).keys()]).toEqual([
			'Supply',
			'momentum',
			'Impacts',
		]);
	});
});

describe('a property is changed where it stands, in its spelling', () => {
	it.each<{ rule: string; before: string; set: Readonly<Record<string, PropertyValue>>; after: string }>([
		{ rule: 'a number', before: 'Supply: 3', set: { supply: 2 }, after: 'Supply: 2' },
		{ rule: 'in capitals, with a comment', before: 'SUPPLY: 3 # low', set: { supply: 2 }, after: 'SUPPLY: 2 # low' },
		{ rule: 'in quotes', before: '"Supply": 3', set: { supply: 2 }, after: '"Supply": 2' },
		{ rule: 'a list', before: 'Impacts: [wounded]', set: { impacts: [] }, after: 'Impacts: []' },
		{ rule: 'words', before: 'Experience Spent: 4', set: { experience_spent: 5 }, after: 'Experience Spent: 5' },
		{ rule: 'without a value', before: 'Supply:', set: { supply: 2 }, after: 'Supply: 2' },
		{ rule: 'taken out', before: 'Combat: In Control\nHeart: 2', set: { combat: null }, after: 'Heart: 2' },
		{ rule: 'already so', before: 'Supply: 3', set: { supply: 3 }, after: 'Supply: 3' },
	])('$rule', ({ before, set, after }) => {
		expect(changed(noteWith(before), set)).toBe(noteWith(after));
	});

	it('puts a new property after the earlier one, however that is spelled', () => {
		const changes = setProperties(noteWith('Momentum: 2\nassets: []'), { impacts: ['wounded'] }, [
			'momentum',
			'impacts',
		]);
		expect(changes.ok && applyChanges(noteWith('Momentum: 2\nassets: []'), changes.value)).toBe(
			noteWith('Momentum: 2\nimpacts:\n  - wounded\nassets: []'),
		);
	});
});

describe('two spellings of one property are a conflict', () => {
	it.each([
		['supply: 3\nSupply: 2', 'Line 3: “supply” and “Supply” are the same property. Remove one of the two.'],
		['Quests: 3\nheart: 1\nQUESTS: 3', 'Line 4: “Quests” and “QUESTS”'],
		['sworn: vow\nSworn: vow', 'Line 3: “sworn” and “Sworn”'],
		['character: "[[A]]"\nCharacter: "[[B]]"', 'Line 3: “character” and “Character”'],
		['experience_spent: 1\nExperience spent: 2', 'Line 3: “experience_spent” and “Experience spent”'],
		['sworn: character\ncourage: 1\nCourage: 2', 'Line 4: “courage” and “Courage”'],
	])('%s', (yaml, says) => {
		const note = noteWith(yaml);
		const reading = readFrontmatter(note);
		expect(reading.ok ? '' : reading.problems[0]?.message).toContain(says);
		const written = setProperties(note, { heart: 3 });
		expect(written.ok ? '' : written.problems[0]?.message).toContain(says);
	});

	it.each(['Mood: grim\nmood: bright', 'Session: 1\nsession: 2'])(
		'is none among properties of the player’s own: %s',
		yaml => {
			expect(readFrontmatter(noteWith(yaml)).ok).toBe(true);
			expect(changed(noteWith(yaml), { character: 'Kestrel' })).toBe(noteWith(`${yaml}\ncharacter: Kestrel`));
		},
	);
});

const CAPITALS = noteWith(
	[
		'Sworn: Character',
		'Ruleset: Starforged',
		'Edge: 2',
		'Heart: 2',
		'IRON: 1',
		'Shadow: 1',
		'Wits: 3',
		'Health: 5',
		'Spirit: 4',
		'Supply: 3',
		'Momentum: 3',
		'Impacts: [Wounded]',
		'Quests: 6',
		'Experience: 4',
		'Assets: ["[[Glowcat]]"]',
	].join('\n'),
);

describe('our own notes are read and written in capitals as well', () => {
	it('a character', () => {
		const values = valuesIn(CAPITALS);
		expect(isCharacter(values, starforged)).toBe(true);
		const { character, problems } = readCharacter('Kestrel', values, starforged);
		expect(problems).toEqual([]);
		expect(character).toMatchObject({
			stats: { edge: 2, heart: 2, iron: 1, shadow: 1, wits: 3 },
			meters: { health: 5, spirit: 4, supply: 3 },
			momentum: 3,
			impacts: ['wounded'],
			special: { quests: 6 },
			experience: 4,
			assets: [{ name: 'Glowcat' }],
		});
	});

	it('a character is written where it stands', () => {
		const { character } = readCharacter('Kestrel', valuesIn(CAPITALS), starforged);
		const after = {
			...character,
			meters: { ...character.meters, supply: 2 },
			impacts: ['wounded', 'shaken'],
			special: { ...character.special, quests: 8 },
		};
		const changes = writeCharacter(CAPITALS, character, after);
		expect(changes.ok && applyChanges(CAPITALS, changes.value)).toBe(
			CAPITALS.replace('Supply: 3', 'Supply: 2')
				.replace('[Wounded]', '[Wounded, shaken]')
				.replace('Quests: 6', 'Quests: 8'),
		);
	});

	it('its rules', () => {
		expect(rulesOf(valuesIn(CAPITALS), new Map())).toMatchObject({ ok: true, value: { ruleset: 'starforged' } });
	});

	it.each(['Vow', 'VOW', ' vow '])('a track, `Sworn: %s`', kind => {
		const note = noteWith(`Sworn: "${kind}"\nRank: Dangerous\nTicks: 8\nStatus: Open`);
		expect(isTrackNote(valuesIn(note))).toBe(true);
		const track = readTrackNote('Find the ark', valuesIn(note));
		if (!track.ok) throw new Error(track.problems[0]?.message);
		expect(track.value).toMatchObject({ kind: 'vow', rank: 'dangerous', ticks: 8, status: 'open' });
		const changes = writeTrackNote(note, track.value, { ...track.value, ticks: 16 });
		expect(changes.ok && applyChanges(note, changes.value)).toBe(note.replace('8', '16'));
	});

	it('an asset', () => {
		const note = noteWith(
			'Sworn: Asset\nAsset: Starship\nAbilities: [1]\nIntegrity: 3\nBattered: true\nResolve: 2\nResolve_Max: 4',
		);
		expect(isAssetNote(valuesIn(note))).toBe(true);
		expect(readAssetNote('Skiff', valuesIn(note))).toMatchObject({
			ok: true,
			value: {
				asset: 'Starship',
				meters: { integrity: { value: 3 }, resolve: { value: 2, max: 4 } },
				conditions: ['battered'],
			},
		});
	});

	it('the character of a journal', () => {
		const values = valuesIn(noteWith('Character: "[[Kestrel]]"'));
		const cast = castOf({ 'Kestrel.md': { edge: 2, momentum: 2 }, 'Rook.md': { edge: 2, momentum: 2 } });
		const index = { ...cast, properties: (path: string) => (path === 'Journal.md' ? values : cast.properties(path)) };
		expect(linkedCharacters('Journal.md', index)).toEqual({ ok: true, value: { kind: 'one', path: 'Kestrel.md' } });
	});

	it('the form of the records of a journal', () => {
		expect(recordFormIn(noteWith('Records: Line'), 'block')).toBe('line');
	});

	it('a renamed character', () => {
		const note = noteWith('Character: Kestrel');
		const renamed = renameInProperties(note, { kind: 'character', from: 'Kestrel', to: 'Wren' });
		expect(renamed.ok && applyChanges(note, renamed.value.changes)).toBe(noteWith('Character: Wren'));
	});

	it('a sheet in text, without what only controls the reading', () => {
		const lines = sheetInText(
			'Kestrel',
			valuesIn(noteWith('Sworn: Character\nRuleset: starforged\nEdge: 2\nMomentum: 3\nTags: [x]')),
		);
		expect(lines).toEqual(['Edge 2 · Momentum 3']);
	});

	it('a track that becomes a block', () => {
		const block = noteAsBlock('Find the ark', '---\nSworn: Vow\nRank: Dangerous\nTicks: 8\n---\n');
		expect(block).toMatchObject({ ok: true, value: { body: 'vow: Find the ark\nRank: Dangerous\nTicks: 8' } });
	});
});

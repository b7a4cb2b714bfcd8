import { describe, expect, it } from 'vitest';
import { linkedCharacters } from '../../../src/journal/character/acting-character';
import { actorOf } from '../../../src/journal/character/resolve-name';
import { readListedAsset } from '../../../src/journal/assets/asset-list';
import { linkFrom } from '../../../src/journal/notes/note-name';
import { foldedName } from '../../../src/rules/search/folded-name';
import { linkTarget, statedName as readName } from '../../../src/rules/search/stated-name';
import { findTrack } from '../../../src/play/tracks/track';
import { track } from '../../support/characters';
import { castOf, STATS } from '../character/a-character-index';

const CAST = { 'PCs/Kestrel Vane.md': STATS, 'Rook.md': STATS, 'Journal/Rook.md': STATS };
const JOURNAL = 'Journal/One.md';

describe('a link is read in each form that Markdown and the app have', () => {
	it.each([
		['[[Kestrel Vane]]', 'Kestrel Vane'],
		['[[PCs/Kestrel Vane#Bonds|Kes]]', 'PCs/Kestrel Vane'],
		['[Kes](PCs/Kestrel%20Vane.md)', 'PCs/Kestrel Vane'],
		['[Kes](<PCs/Kestrel Vane.md>)', 'PCs/Kestrel Vane'],
		['[Kes](PCs/Kestrel%20Vane.md#Bonds)', 'PCs/Kestrel Vane'],
		['[Kes](PCs/Kestrel%20Vane.md "a title")', 'PCs/Kestrel Vane'],
		['[](Kestrel)', 'Kestrel'],
		['[Kes](100%.md)', '100%'],
		['Kestrel (the Elder)', 'Kestrel (the Elder)'],
	])('%s leads to %s', (link, target) => {
		expect(linkTarget(link)).toBe(target);
	});

	it.each([
		['./Rook', 'Journal/Rook'],
		['../PCs/Kestrel Vane', 'PCs/Kestrel Vane'],
		['../Rook', '/Rook'],
		['Rook', 'Rook'],
		['.hidden', '.hidden'],
	])('%s from the folder of the journal is %s', (target, whole) => {
		expect(linkFrom(target, JOURNAL)).toBe(whole);
	});

	it.each([
		['[Kes](PCs/Kestrel%20Vane.md)', 'PCs/Kestrel Vane.md'],
		['[[../PCs/Kestrel Vane]]', 'PCs/Kestrel Vane.md'],
		['[Kes](<../PCs/Kestrel Vane.md>)', 'PCs/Kestrel Vane.md'],
		['[[./Rook]]', 'Journal/Rook.md'],
		['[[Kestrel Vane#Bonds|Kes]]', 'PCs/Kestrel Vane.md'],
	])('as the character of a journal: %s', (link, path) => {
		const index = castOf({ ...CAST, [JOURNAL]: { character: link } });
		expect(linkedCharacters(JOURNAL, index)).toEqual({ ok: true, value: { kind: 'one', path } });
		expect(actorOf(link, JOURNAL, index)).toEqual({ ok: true, value: { kind: 'one', path } });
	});

	it('as an asset, and as a track', () => {
		expect(readListedAsset('[Glow](Assets/Glowcat.md)').name).toBe('Glowcat');
		expect(readName('[the ark](Vows/Find%20the%20ark.md)')).toBe('Find the ark');
		expect(readName('[[Find the ark#Clues|ark]]')).toBe('Find the ark');
		expect(readName('[[A]] and [[B]]')).toBe('[[A]] and [[B]]');
	});
});

describe('a name is the same however it is typed', () => {
	it.each([
		['Zoë', 'Zoe\u0308'],
		['Juno’s debt', "juno's debt"],
		['The “Ark”', 'the "ark"'],
		['Find the\u00a0ark', 'find  the ark'],
	])('%s and %s', (one, other) => {
		expect(foldedName(one)).toBe(foldedName(other));
		expect(findTrack([track({ name: one })], other)?.name).toBe(one);
	});
});

it.each([
	['Kestrl Vane', 'Did you mean “Kestrel Vane”?'],
	['Rok', 'Did you mean “Rook”?'],
])('%s names the nearest: %s', (name, asks) => {
	const index = castOf({ ...CAST, [JOURNAL]: { character: `[[${name}]]` } });
	for (const whose of [linkedCharacters(JOURNAL, index), actorOf(name, JOURNAL, index)])
		expect(whose?.ok === false && whose.problems[0]?.message).toContain(asks);
});

import { describe, expect, it } from 'vitest';
import { whoseJournal } from '../../../src/journal/character/acting-character';
import { actorOf } from '../../../src/journal/character/resolve-name';
import type { Notes } from './a-character-index';
import { castOf, STATS } from './a-character-index';

describe('whose journal a note is', () => {
	it.each<[rule: string, notes: Notes, journal: string, path: string]>([
		['its own, when it carries stats', { 'a/j.md': STATS, 'a/k.md': STATS }, 'a/j.md', 'a/j.md'],
		[
			'the nearest where the list is empty',
			{ 'a/j.md': { character: [] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			'a/j.md',
			'a/b.md',
		],
		[
			'the nearest character up the folders',
			{ 'a/b/j.md': {}, 'a/k.md': STATS, 'z.md': STATS, 'c/d.md': STATS },
			'a/b/j.md',
			'a/k.md',
		],
		['the only character there is', { 'a/j.md': {}, 'c/k.md': STATS }, 'a/j.md', 'c/k.md'],
		['never an npc', { 'a/j.md': {}, 'a/n.md': { ...STATS, sworn: 'npc' }, 'c/k.md': STATS }, 'a/j.md', 'c/k.md'],
		[
			'never a template',
			{ 'a/j.md': {}, 'a/t.md': { ...STATS, sworn: 'template' }, 'c/k.md': STATS },
			'a/j.md',
			'c/k.md',
		],
	])('is %s', (_, notes, journal, path) => {
		expect(whoseJournal(journal, castOf(notes))).toEqual({ ok: true, value: { kind: 'one', path } });
	});

	it.each([
		['a link', '[[Kes|K]]'],
		['one link in a list, as the app writes a list property', ['[[Kes]]']],
		['a link without quotes, which is a list in a list', [['Kes']]],
		['a link without quotes in a list', [[['Kes']]]],
		['two links to the same character', ['[[Kes]]', '[[c/Kes]]']],
	])('is that of its character: %s', (_, character) => {
		const notes = { 'a/j.md': { character }, 'a/b.md': STATS, 'c/Kes.md': STATS };
		expect(whoseJournal('a/j.md', castOf(notes))).toEqual({ ok: true, value: { kind: 'one', path: 'c/Kes.md' } });
	});

	it('is a question when several are as near', () => {
		expect(whoseJournal('j.md', castOf({ 'j.md': {}, 'a/k.md': STATS, 'b/l.md': STATS }))).toEqual({
			ok: true,
			value: { kind: 'several', paths: ['a/k.md', 'b/l.md'] },
		});
	});

	it('is a question when the note links to several', () => {
		const notes = {
			'a/j.md': { character: ['[[Kes]]', '[[Ren]]'] },
			'a/b.md': STATS,
			'c/Kes.md': STATS,
			'c/Ren.md': STATS,
		};
		expect(whoseJournal('a/j.md', castOf(notes))).toEqual({
			ok: true,
			value: { kind: 'several', paths: ['c/Kes.md', 'c/Ren.md'], isStated: true },
		});
	});

	it.each<[trouble: string, notes: Notes, code: string]>([
		[
			'one of several links to nothing',
			{ 'j.md': { character: ['[[Kes]]', '[[Ghost]]'] }, 'Kes.md': STATS },
			'missing_character',
		],
		['a link to nothing', { 'j.md': { character: '[[Ghost]]' } }, 'missing_character'],
		['a link to a note without stats', { 'j.md': { character: '[[Rock]]' }, 'Rock.md': {} }, 'no_stats'],
		['no character at all', { 'j.md': {} }, 'no_character'],
	])('is reported when there is %s', (_, notes, code) => {
		expect(whoseJournal('j.md', castOf(notes))).toMatchObject({ ok: false, problems: [{ code }] });
	});

	it('is for each record the character that it names', () => {
		const vaultIndex = castOf({ 'j.md': STATS, 'c/Kes.md': STATS });
		expect(actorOf('Kes', 'j.md', vaultIndex)).toEqual({ ok: true, value: { kind: 'one', path: 'c/Kes.md' } });
		expect(actorOf(undefined, 'j.md', vaultIndex)).toEqual({ ok: true, value: { kind: 'one', path: 'j.md' } });
		expect(actorOf('Gone', 'j.md', vaultIndex)).toMatchObject({ ok: false, problems: [{ code: 'missing_character' }] });
	});
});

import { describe, expect, it } from 'vitest';
import { whoseJournal } from '../../../src/journal/character/acting-character';
import { actorOf } from '../../../src/journal/character/resolve-name';
import type { Notes } from './a-character-index';
import { castOf, STATS } from './a-character-index';

describe('whose journal a note is', () => {
	it.each<{ rule: string; notes: Notes; journal: string; path: string }>([
		{
			rule: 'its own, when it carries stats',
			notes: { 'a/j.md': STATS, 'a/k.md': STATS },
			journal: 'a/j.md',
			path: 'a/j.md',
		},
		{
			rule: 'that of its character link',
			notes: { 'a/j.md': { character: '[[Kes|K]]' }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'c/Kes.md',
		},
		{
			rule: 'that of the one link in a list, as the app writes a list property',
			notes: { 'a/j.md': { character: ['[[Kes]]'] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'c/Kes.md',
		},
		{
			rule: 'that of a link without quotes, which is a list in a list',
			notes: { 'a/j.md': { character: [['Kes']] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'c/Kes.md',
		},
		{
			rule: 'that of a link without quotes in a list',
			notes: { 'a/j.md': { character: [[['Kes']]] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'c/Kes.md',
		},
		{
			rule: 'that of two links to the same character',
			notes: { 'a/j.md': { character: ['[[Kes]]', '[[c/Kes]]'] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'c/Kes.md',
		},
		{
			rule: 'the nearest where the list is empty',
			notes: { 'a/j.md': { character: [] }, 'a/b.md': STATS, 'c/Kes.md': STATS },
			journal: 'a/j.md',
			path: 'a/b.md',
		},
		{
			rule: 'the nearest character up the folders',
			notes: { 'a/b/j.md': {}, 'a/k.md': STATS, 'z.md': STATS, 'c/d.md': STATS },
			journal: 'a/b/j.md',
			path: 'a/k.md',
		},
		{
			rule: 'the only character there is',
			notes: { 'a/j.md': {}, 'c/k.md': STATS },
			journal: 'a/j.md',
			path: 'c/k.md',
		},
		{
			rule: 'never an npc',
			notes: { 'a/j.md': {}, 'a/n.md': { ...STATS, sworn: 'npc' }, 'c/k.md': STATS },
			journal: 'a/j.md',
			path: 'c/k.md',
		},
		{
			rule: 'never a template',
			notes: { 'a/j.md': {}, 'a/t.md': { ...STATS, sworn: 'template' }, 'c/k.md': STATS },
			journal: 'a/j.md',
			path: 'c/k.md',
		},
	])('is $rule', ({ notes, journal, path }) => {
		expect(whoseJournal(journal, castOf(notes))).toEqual({
			ok: true,
			value: { kind: 'one', path },
		});
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

	it.each<{ trouble: string; notes: Notes; code: string }>([
		{
			trouble: 'one of several links to nothing',
			notes: { 'j.md': { character: ['[[Kes]]', '[[Ghost]]'] }, 'Kes.md': STATS },
			code: 'missing_character',
		},
		{ trouble: 'a link to nothing', notes: { 'j.md': { character: '[[Ghost]]' } }, code: 'missing_character' },
		{
			trouble: 'a link to a note without stats',
			notes: { 'j.md': { character: '[[Rock]]' }, 'Rock.md': {} },
			code: 'no_stats',
		},
		{ trouble: 'no character at all', notes: { 'j.md': {} }, code: 'no_character' },
	])('is reported when there is $trouble', ({ notes, code }) => {
		expect(whoseJournal('j.md', castOf(notes))).toMatchObject({
			ok: false,
			problems: [{ code }],
		});
	});

	it('is for each record the character that it names', () => {
		const vaultIndex = castOf({ 'j.md': STATS, 'c/Kes.md': STATS });
		expect(actorOf('Kes', 'j.md', vaultIndex)).toEqual({ ok: true, value: { kind: 'one', path: 'c/Kes.md' } });
		expect(actorOf(undefined, 'j.md', vaultIndex)).toEqual({ ok: true, value: { kind: 'one', path: 'j.md' } });
		expect(actorOf('Gone', 'j.md', vaultIndex)).toMatchObject({ ok: false, problems: [{ code: 'missing_character' }] });
	});
});

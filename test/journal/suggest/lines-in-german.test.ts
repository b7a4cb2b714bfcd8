import fs from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import german from 'catalogue:de';
import phrases from 'catalogue:de-record-terms';
import { readCatalogue, textKey } from '../../../src/i18n/text-key';

const texts = readCatalogue(german());
const terms = readCatalogue(phrases());
// The words of the forms are constants, so the language is set first.
vi.resetModules();
const { setTermTranslations } = await import('../../../src/i18n/translate-terms');
const { setTranslations } = await import('../../../src/i18n/translate');
setTranslations(texts);
setTermTranslations(terms);
const { listSuggestions } = await import('../../../src/journal/suggest/forms');
const { at } = await import('./table-of-lines');

afterAll(() => vi.resetModules());

const firstOf = (text: string) => listSuggestions(text, at('starforged'))[0];

describe('in a German interface', () => {
	it.each([
		['siv heart: Das Kind finden, gefährlich', { name: 'Das Kind finden', rank: 'dangerous' }],
		['siv heart: Das Kind finden, episch', { name: 'Das Kind finden', rank: 'epic' }],
		['siv heart: Das Kind finden, dangerous', { name: 'Das Kind finden', rank: 'dangerous' }],
	])('a rank is read in both languages: %s', (text, begin) => {
		expect(firstOf(text)?.action).toMatchObject({ rollInput: { begin } });
	});
	it.each([
		['wahrscheinlich ist jemand da?', 'Likely'],
		['likely ist jemand da?', 'Likely'],
		['orakel ist jemand da?', '50/50'],
		['unwahrscheinlich ist jemand da?', 'Unlikely'],
	])('and so are odds: %s', (text, odds) => {
		expect(firstOf(text)?.action).toEqual({ kind: 'question', question: { question: 'ist jemand da?', odds } });
	});
	it.each([
		['fd eisen', 'iron'],
		['fd iron', 'iron'],
		['face danger verstand', 'wits'],
	])('a stat is read in both languages and recorded in English: %s', (text, option) => {
		expect(firstOf(text)?.action).toMatchObject({ move: 'Face Danger', rollInput: { roll: { option } } });
	});
	it('is shown in German', () => {
		expect(firstOf('fd iron')?.label).toMatch(/^Face Danger \+Eisen \d$/);
		expect(firstOf('-1 leben')?.label).toBe('−1 Leben');
	});
	it.each(['-1 leben', '-1 health', 'leben - 1', 'erleide 1 leben'])('a meter is changed in both: %s', text => {
		expect(firstOf(text)?.completion).toBe('-1 health');
	});
	it.each(['-1 leben', '-1 health'])('and at once: %s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'change', change: { kind: 'meter', meter: 'health', by: -1 } });
	});
	it.each(['endure harm -1 leben', 'endure harm -1 health'])('and as a cost: %s', text => {
		expect(firstOf(text)?.action).toMatchObject({ rollInput: { cost: 1 } });
	});
	it.each([
		['nimm 2 momentum', '+2 momentum'],
		['eisen fd', 'Face Danger iron'],
		['rückgängig', 'undo'],
		['letzten zug rückgängig', 'undo'],
		['markiere fortschritt auf long dark', 'progress Long dark'],
		['ist sie da, sehr wahrscheinlich?', 'likely ist sie da?'],
	])('%s: %s', (text, completion) => {
		expect(firstOf(text)?.completion).toBe(completion);
	});
	it.each(['verwundet', 'wounded'])('an impact is read in both languages, and shown in German: %s', text => {
		expect(firstOf(text)?.label).toBe('verwundet');
	});
	it.each(['2W6', '2d6'])('and dice: %s', text => {
		expect(firstOf(text)?.action).toEqual({ kind: 'dice', dice: { count: 2, sides: 6, plus: 0 } });
	});
	it.each(['fortschritt long dark', 'progress long dark'])('and progress: %s', text => {
		expect(firstOf(text)?.action).toMatchObject({ kind: 'change', change: { track: 'Long dark' } });
	});
	it.each(['endure harm 1 no roll', 'endure harm 1 kein wurf'])('and a suffer move without its roll: %s', text => {
		expect(firstOf(text)?.action).toMatchObject({ rollInput: { cost: 1, resists: false } });
	});
});

describe('the page for German players', () => {
	const page = fs.readFileSync(new URL('../../../docs/play/german.md', import.meta.url), 'utf8');
	const typed = [...page.matchAll(/`;;([^`]+)`/g)].map(([, text = '']) => text);
	it.each(typed)('shows what is read: %s', text => {
		expect(firstOf(text)?.action).toBeDefined();
	});

	const rows = [...page.matchAll(/^\| (\w[\w ]*?) +\| ([^|]+?) +\| (\w[\w ]*?) +\| ([^|]+?) +\|$/gm)].filter(
		([row]) => !row.startsWith('| English'),
	);
	const words = rows.flatMap(([, a = '', inGerman = '', b = '', alsoInGerman = '']) => [
		[a, inGerman],
		[b, alsoInGerman],
	]);
	it.each(words)('calls %s as the interface does: %s', (english, own) => {
		expect(terms[textKey(english)] ?? texts[textKey(english)]).toBe(own);
	});
});

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { languageOf } from '../../../src/rules/language-detection/written-language';
import { textOfNote } from './language-notes';
import { rows } from '../../support/rows';

/** Whole references, as players keep them; they are no part of the project. */
const FOLDER = new URL('../../../../shared/rules/', import.meta.url);
const isHere = fs.existsSync(FOLDER);
if (!isHere) console.log('Skipped: the folder ../shared/rules with whole references is absent.');

const isForeign = (text: string): boolean => ![undefined, 'English'].includes(languageOf(text));

describe('English text', () => {
	it.each(RULESET_IDS)('of %s is never taken for another language, whole or by the paragraph', id => {
		const { moves, assets } = bundledRuleset(id);
		expect(moves.filter(({ text }) => languageOf(text) !== 'English').map(({ name }) => name)).toEqual([]);
		const abilities = (assets?.() ?? []).flatMap(({ abilities }) => abilities.map(({ text }) => text));
		const parts = [...moves.flatMap(({ text }) => text.split('\n\n')), ...abilities];
		expect(parts.length).toBeGreaterThan(100);
		expect(parts.filter(isForeign)).toEqual([]);
	});

	it.runIf(isHere)('of whole references is never taken for another language', () => {
		const sections = fs
			.readdirSync(FOLDER)
			.flatMap(file => fs.readFileSync(new URL(file, FOLDER), 'utf8').split(/^#+ /m));
		expect(sections.length).toBeGreaterThan(100);
		expect(sections.filter(isForeign)).toEqual([]);
	});

	it.each(rows`
		names => When you enter the tavern Zum goldenen Hirsch or the inn La Casa de los Muertos, roll +heart.
		a quote => When you say “que será, será” and walk away from the fight, roll +heart. On a hit, take +1 momentum.
		shorthand => **Strong hit** +2 momentum. **Weak hit** +1 momentum, -1 supply. **Miss** -2 momentum.
		a list of names => Herz, Eisen, Schatten, Verstand, Geist, Mut, Wille, Leben, Moral, Seele, Grips, Witz, Klugheit
		fantasy names => Talk to Vel Dur-An, Kesh na Tir, Oloth de Ruun and Marai du Lac about the war, and roll +wits.
		tables => | 1-10 | Iron | 11-20 | Storm | 21-30 | Raven | 31-40 | Wolf | 41-50 | Oath | 51-60 | Blood |
		nothing but marks => — … — 1d6 · +2 / −1
	`)('with %s is never taken for another language', (_what, text) => {
		expect(isForeign(text)).toBe(false);
	});
});

describe('text in another language', () => {
	it.each([...['german', 'spanish', 'french', 'portuguese', 'italian', 'polish', 'ukrainian', 'dutch', 'japanese']])(
		'is told by its short words: %s',
		name => {
			const sections = textOfNote(name).split(/^## /m).slice(1);
			const language = name.charAt(0).toUpperCase() + name.slice(1);
			expect(sections.map(languageOf)).toEqual(sections.map(() => language));
		},
	);

	it.each([
		['Russian', 'Когда ты идёшь через лес и не знаешь дороги, брось кости. Если ты не один, то это не твой лес.'],
		['Swedish', 'När du går genom skogen och inte vet vägen, slå med ditt hjärta. Om det är natt är du inte ensam.'],
		['Czech', 'Když jdeš přes hory a nevíš kudy, hoď si na srdce. Pokud je noc, tak se z lesa ozve, co v něm je.'],
		['Korean', '폭풍 속에서 고개를 넘을 때 쇠로 굴린다. 강한 성공이면 해가 지기 전에 도착한다.'],
		['another', 'Kad tu ej cauri mežam, met kauliņus. '.repeat(8)],
	])('is told without a table: %s', (language, text) => {
		expect(languageOf(text)).toBe(language);
	});
});

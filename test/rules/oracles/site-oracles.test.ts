import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { trimSites } from '../../../scripts/trim/sites.mjs';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { TrimmedSites } from '../../../src/rules/datasworn/read-sites';
import { readSites } from '../../../src/rules/datasworn/read-sites';
import { highestFace, oracleName, oracleRowAt, type Oracle } from '../../../src/rules/oracles/oracle';
import { withOwnOracles, oracleBook } from '../../../src/rules/oracles/oracle-book';
import { followUpOracles, rowPlainText } from '../../../src/rules/oracles/row-text';
import { searchOracles } from '../../../src/rules/oracles/search-oracles';
import { siteOracles } from '../../../src/rules/oracles/derived-oracles';
import type { Site } from '../../../src/rules/oracles/site-cards';
import { rollOracle } from '../../../src/play/oracles/oracle-roll';

const delve = bundledRuleset('delve');
const cards = delve.sites?.() ?? { themes: [], domains: [] };

function oraclesAt(theme: string, domain: string, name = 'Deep Barrow'): readonly [Oracle, Oracle] {
	const reading = siteOracles({ name, theme, domain }, delve);
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	const [feature, danger] = reading.value;
	if (!feature || !danger) throw new Error('A site has features and dangers.');
	return [feature, danger];
}

const PAIRS = cards.themes.flatMap(theme => cards.domains.map(domain => [theme.name, domain.name] as const));

const facesOf = ({ dice }: Oracle): readonly number[] =>
	Array.from({ length: dice.sides }, (_, i) => i + 1 + dice.modifier);

it('eight themes and twelve domains make ninety-six sites', () => {
	expect([cards.themes.length, cards.domains.length, PAIRS.length]).toEqual([8, 12, 96]);
});

it('Delve loses nothing that is read when it is trimmed', () => {
	const file = createRequire(import.meta.url).resolve('@datasworn/ironsworn-classic-delve/json/delve.json');
	const whole = JSON.parse(readFileSync(file, 'utf8')) as TrimmedSites;
	expect(readSites(JSON.parse(JSON.stringify(trimSites(whole))) as TrimmedSites)).toEqual(readSites(whole));
});

describe('a site', () => {
	it('composes its features and dangers as the book does', async () => {
		const pages = [oraclesAt('Ancient', 'Barrow'), oraclesAt('wild', 'SEA CAVE', 'Maw')].flat().map(oracle => {
			const rows = oracle.rows.map(row => `${row.min}–${row.max}  ${abbreviated(rowPlainText(row))}`);
			return [`${oracleName(oracle)}: d${oracle.dice.sides}`, ...rows].join('\n');
		});
		await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot('approved/sites.txt');
	});

	it.each(PAIRS)('%s %s has one row for each face of a d100', (theme, domain) => {
		for (const oracle of oraclesAt(theme, domain)) {
			expect(oracle.dice).toEqual({ count: 1, sides: 100, modifier: 0 });
			const rows = facesOf(oracle).map(face => oracle.rows.filter(({ min, max }) => isBetween(face, min, max)));
			expect(rows.filter(({ length }) => length !== 1)).toEqual([]);
		}
	});

	it('rolls on every face of all pairs in plain words', () => {
		const wrong = PAIRS.flatMap(([theme, domain]) =>
			oraclesAt(theme, domain).flatMap(oracle =>
				facesOf(oracle).flatMap(face => {
					let thrown = 0;
					const dice = { roll: (sides: number) => (thrown++ === 0 ? face : ((face + thrown * 13) % sides) + 1) };
					const { result, isEndless } = rollOracle(oracle, oracleBook(delve), dice);
					return isEndless || !/^[^[\]{}]+$/.test(result) ? [`${theme} ${domain} ${face}: ${result}`] : [];
				}),
			),
		);
		expect(wrong).toEqual([]);
	});

	it('is found by its name before everything else', () => {
		const book = withOwnOracles(oracleBook(delve), oraclesAt('Haunted', 'Ruin'));
		expect(book.byName('deep barrow/danger')).toBe(book.oracles[1]);
		const [first, second] = searchOracles(book, 'deep', []).map(({ hint }) => hint);
		expect([first, second]).toEqual(['Deep Barrow / Feature', 'Deep Barrow / Danger']);
	});

	it.each([
		{ what: 'a trap', at: 35, kind: 1, is: ['Trap / Event', 'Trap / Component'] },
		{ what: 'something unusual', at: 90, kind: 0, is: ['Feature / Aspect', 'Feature / Focus'] },
		{ what: 'a new theme', at: 99, kind: 0, is: ['Site Nature / Theme'] },
	])('continues from $what', ({ at, kind, is }) => {
		const oracle = oraclesAt('Ancient', 'Barrow')[kind];
		const row = oracle && oracleRowAt(oracle, at);
		expect(oracle && followUpOracles(oracle, row, oracleBook(delve)).map(oracleName)).toEqual(is);
	});
});

describe('a card by itself', () => {
	it.each([
		{ name: 'Site Theme / Ancient / Feature', faces: [1, 20] },
		{ name: 'Site Theme / Ancient / Danger', faces: [1, 30] },
		{ name: 'Site Domain / Frozen cavern / Feature', faces: [21, 100] },
		{ name: 'Site Domain / Frozen cavern / Danger', faces: [31, 45] },
	])('$name shows $faces', ({ name, faces }) => {
		const dice = oracleBook(delve).byName(name)?.dice;
		expect(dice && [dice.count + dice.modifier, highestFace(dice)]).toEqual(faces);
	});

	it('is not in books without sites', () => {
		expect(oracleBook(bundledRuleset('classic')).byName('Site Theme / Ancient / Feature')).toBeUndefined();
	});
});

describe('what the rules do not have', () => {
	const messages = (site: Site) => {
		const reading = siteOracles(site, delve);
		return reading.ok ? [] : reading.problems.map(({ message }) => message);
	};

	it.each([
		{
			site: { name: 'Maw', theme: 'Ancien', domain: 'Barow' },
			told: [
				'The rules have no theme called “Ancien”. Did you mean “Ancient”?',
				'The rules have no domain called “Barow”. Did you mean “Barrow”?',
			],
		},
		{
			site: { name: 'Maw', theme: 'Ancient' },
			told: ['“Maw” has no domain yet. Write “domain: Barrow” to roll its features and dangers.'],
		},
		{
			site: { name: 'Maw', theme: 'Cheerful', domain: 'Ruin' },
			told: [expect.stringMatching(/“Cheerful”. There are Ancient, .*, Wild\.$/) as string],
		},
	])('is reported: $told', ({ site, told }) => {
		expect(messages(site)).toEqual(told);
	});

	it('is no matter where the rules have no sites', () => {
		expect(siteOracles({ name: 'Maw', theme: 'Odd' }, bundledRuleset('starforged'))).toEqual({ ok: true, value: [] });
	});
});

const isBetween = (face: number, min: number | null, max: number | null): boolean =>
	min !== null && max !== null && min <= face && face <= max;

const abbreviated = (words: string): string => {
	const all = words.split(' ');
	return all.slice(0, 6).join(' ') + (all.length > 6 ? ' …' : '');
};

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { packBook } from '../../scripts/pack-book.mjs';
import { trimAssets } from '../../scripts/trim/assets.mjs';
import { trimFoes } from '../../scripts/trim/foes.mjs';
import { trimOracles } from '../../scripts/trim/oracles.mjs';
import { trimRuleset } from '../../scripts/trim/ruleset.mjs';
import { trimSites } from '../../scripts/trim/sites.mjs';
import { trimTruths } from '../../scripts/trim/truths.mjs';
import { unpackBook } from '../../src/rules/datasworn/unpack-book';

const BOOKS = [
	'@datasworn/ironsworn-classic/json/classic.json',
	'@datasworn/ironsworn-classic-delve/json/delve.json',
	'@datasworn/starforged/json/starforged.json',
	'@datasworn/sundered-isles/json/sundered_isles.json',
];
const PARTS: Readonly<Record<string, (book: never) => unknown>> = {
	trimRuleset,
	trimOracles,
	trimAssets,
	trimTruths,
	trimFoes,
	trimSites,
};
const whole = (book: string): object =>
	JSON.parse(readFileSync(createRequire(import.meta.url).resolve(book), 'utf8')) as object;

const packed = (book: unknown): string => JSON.stringify(packBook(book));

describe('a packed book', () => {
	it.each(BOOKS.flatMap(book => Object.entries(PARTS).map(([name, trim]) => ({ book, name, trim }))))(
		'$book is the same to the letter after $name',
		({ book, trim }) => {
			const part = JSON.stringify(trim(whole(book) as never));
			expect(JSON.stringify(unpackBook(packed(JSON.parse(part))))).toBe(part);
		},
	);

	it.each(BOOKS)('%s is the same when nothing is trimmed', book => {
		expect(unpackBook(packed(whole(book)))).toEqual(whole(book));
	});

	it('says once what is alike, and leaves out what follows from its place', () => {
		const strike = 'On a hit, [Strike](datasworn:move:x/combat/strike).';
		const row = (min: number, max: number, text: string) => ({ roll: { min, max }, text });
		const book = {
			combat: {
				contents: {
					clash: { _id: 'move:x/combat/clash', outcome: { text: strike }, text: `Roll. ${strike}` },
					draw: { _id: 'move:x/combat/draw', outcome: { text: 'A match' }, text: 'Draw near' },
					turn: { _id: 'move:y/turned', outcome: { text: '' }, text: '' },
				},
			},
			rows: [row(1, 10, 'Nothing at all'), row(11, 12, 'Nothing at all'), row(20, 21, 'More')],
		};
		const { notInIds, ...short } = packBook(book);
		expect(notInIds).toContain('contents');
		expect(short).toEqual({
			heads: ['_id,outcome,text', 'text', 'roll,text'],
			links: ['move:x/combat/strike'],
			repeated: ['Nothing at all'],
			book: {
				combat: {
					contents: {
						clash: [1, 'move:x*', [2, [0, 6, 51]], 'Roll. On a hit, [Strike][0].'],
						draw: [1, 'move:x*', [2, 'A match'], 'Draw near'],
						turn: [1, 'move:y/turned', [2, ''], ''],
					},
				},
				rows: [-3, 10, [0, 0], 12, [0, 0], [3, { min: 20, max: 21 }, 'More']],
			},
		});
		expect(unpackBook(packed(book))).toEqual(book);
	});

	it('writes a repeated thing once, and a table although some of its rows have more', () => {
		const rolls = [{ oracle: 'oracle_rollable:x/core/action', auto: true }];
		const again = (min: number, max: number) => ({ roll: { min, max }, text: 'Both', oracle_rolls: rolls });
		const plain = (min: number, max: number) => ({ roll: { min, max }, text: 'One' });
		const book = {
			first: [plain(1, 4), plain(5, 8), again(9, 10)],
			second: [plain(1, 4), again(5, 10), plain(11, 12)],
			third: [again(1, 2), plain(3, 4), plain(6, 7)],
		};
		const { repeated, book: short } = packBook(book) as { repeated: unknown[]; book: Record<string, unknown[]> };
		expect(JSON.stringify(repeated).split('core/action')).toHaveLength(2);
		expect(JSON.stringify(short)).not.toContain('core/action');
		expect(short['first']?.slice(0, 5)).toEqual([expect.any(Number), 4, 'One', 8, 'One']);
		expect(unpackBook(packed(book))).toEqual(book);
	});

	it('says once how links begin', () => {
		const book = ['b/c/two', 'b/c/one', 'b/d', 'e'].map(link => `[Go](datasworn:oracle_rollable:${link})`);
		const { links } = packBook(book) as { links: string[] };
		expect(links).toEqual(['oracle_rollable:b/c/one', '*two', 'oracle_rollable:b/d', 'oracle_rollable:e']);
		expect(unpackBook(packed(book))).toEqual(book);
	});

	it('holds lists of numbers, which numbers of its own stand before elsewhere', () => {
		const book = { rows: [{ by: [4, 6] }, { by: [0, 1] }], none: [] };
		expect(unpackBook(packed(book))).toEqual(book);
	});

	it.each([
		{ what: 'a list that begins with nothing', book: { sides: [null, 6] } },
		{ what: 'a text with a numbered link', book: { text: '[Strike][1]' } },
		{ what: 'an id that ends with a star', book: { _id: 'move:x/*' } },
		{ what: 'a range that is one number', book: { roll: 7 } },
	])('is not made of $what, which would come back as something else', ({ book }) => {
		expect(() => packBook(book)).toThrow();
	});
});

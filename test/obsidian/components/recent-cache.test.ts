import { beforeEach, expect, it } from 'vitest';
import { RecentCache } from '../../../src/obsidian/components/recent-cache';

let made: string[];
let cache: RecentCache<{ readonly key: string }>;

beforeEach(() => {
	made = [];
	cache = new RecentCache(3);
});

const ask = (...keys: readonly string[]) =>
	keys.map(key =>
		cache.get(key, () => {
			made.push(key);
			return { key };
		}),
	);

it('makes each value once, and gives the same one again', () => {
	const [first] = ask('a', 'b');
	expect(ask('a')[0]).toBe(first);
	expect(made).toEqual(['a', 'b']);
});

it.each([
	{ what: 'those asked for last', asked: ['a', 'b', 'c', 'd'], again: ['b', 'c', 'd'], anew: [] },
	{ what: 'as many as its size, however often they are asked for', asked: [...'xabcabc'], again: [...'abc'], anew: [] },
	{ what: 'one that was asked for again', asked: [...'abcdaef'], again: ['a'], anew: [] },
	{ what: 'nothing of long ago', asked: [...'abcdefg'], again: ['a'], anew: ['a'] },
])('remembers $what', ({ asked, again, anew }) => {
	ask(...asked);
	made = [];
	ask(...again);
	expect(made).toEqual(anew);
});

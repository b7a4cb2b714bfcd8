import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lengthOf, longSentencesOf, paragraphsOf, repeatedIn, saidBy } from '../support/words-of-page';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'docs/dev';
const DEV = fs.readdirSync(path.join(ROOT, FOLDER)).map(name => `${FOLDER}/${name}`);
const WORDS: Readonly<Record<string, number>> = {
	'docs/dev/architecture.md': 2000,
	'docs/dev/host.md': 3000,
	'docs/dev/reliability.md': 1500,
	'test/benchmark/README.md': 1500,
};
const ALL = [...DEV, 'CONTRIBUTING.md', 'test/benchmark/README.md'];

const said = new Map(ALL.map(file => [file, saidBy(fs.readFileSync(path.join(ROOT, file), 'utf8'))]));

describe.each(ALL)('%s', file => {
	const paragraphs = paragraphsOf(said.get(file) ?? '');

	it('has no more words than it may', () => {
		expect(lengthOf(said.get(file) ?? '')).toBeLessThanOrEqual(WORDS[file] ?? 3000);
	});

	it('has no paragraph of more than 90 words', () => {
		expect(paragraphs.filter(paragraph => lengthOf(paragraph) > 90)).toEqual([]);
	});

	it('has no sentence of more than 35 words', () => expect(longSentencesOf(paragraphs)).toEqual([]));
});

it('the developer pages have 12,000 words in all', () => {
	const words = DEV.reduce((sum, file) => sum + lengthOf(said.get(file) ?? ''), 0);
	expect(words).toBeLessThanOrEqual(12_000);
});

it('no sentence stands on two pages', () => expect(repeatedIn([...said.values()])).toEqual([]));

it('every developer page can be reached from CONTRIBUTING', () => {
	const page = said.get('CONTRIBUTING.md') ?? '';
	const text = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
	expect(page).not.toBe('');
	expect(DEV.filter(file => !text.includes(`](${file}`))).toEqual([]);
});

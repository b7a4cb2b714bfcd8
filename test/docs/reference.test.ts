import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/reference', import.meta.url));
const PAGES = fs.readdirSync(FOLDER).filter(name => name.endsWith('.md'));

const textOf = (page: string): string => fs.readFileSync(path.join(FOLDER, page), 'utf8');

/** The words outside of examples; what is in code counts as one word. */
const proseOf = (text: string): string =>
	text.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/(`+)[^\n]*?[^`]\1(?!`)/g, 'code');

/** Paragraphs, items of lists and cells of tables. */
const paragraphsOf = (text: string): readonly string[] =>
	proseOf(text)
		.split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)/)
		.flatMap(part => (part.startsWith('|') ? part.split('|') : [part]))
		.map(part => part.replace(/\s+/g, ' ').trim());

const sentencesOf = (paragraph: string): readonly string[] => paragraph.split(/(?<=[.:?!])\W*\s(?=\W*[\p{Lu}c])/u);

const count = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

/** The anchors of the headings of a page, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
	[...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
		title
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replace(/ /g, '-'),
	);

describe.each(PAGES)('docs/reference/%s', page => {
	const text = textOf(page);

	it('has no paragraph of more than 90 words', () => {
		expect(paragraphsOf(text).filter(paragraph => count(paragraph) > 90)).toEqual([]);
	});

	it('has no sentence of more than 35 words', () => {
		expect(
			paragraphsOf(text)
				.flatMap(sentencesOf)
				.filter(sentence => count(sentence) > 35),
		).toEqual([]);
	});

	it('leads only to what is there', () => {
		const links = [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)]
			.map(([, link = '']) => link)
			.filter(link => !/^(?:https?:|datasworn:)/.test(link));
		const missing = links.filter(link => {
			const [file = '', anchor] = link.split('#');
			const target = file === '' ? path.join(FOLDER, page) : path.join(FOLDER, file);
			return (
				!fs.existsSync(target) || (anchor !== undefined && !anchorsOf(fs.readFileSync(target, 'utf8')).includes(anchor))
			);
		});
		expect(missing).toEqual([]);
	});

	it('is named by the index', () => {
		expect(page === 'README.md' || textOf('README.md').includes(`(${page})`)).toBe(true);
	});
});

it('nothing stands on two pages', () => {
	const pages = PAGES.flatMap(page => [...new Set(paragraphsOf(textOf(page)).filter(part => count(part) > 12))]);
	expect(pages.filter((part, at) => pages.indexOf(part) !== at)).toEqual([]);
});

it('has 11,000 words at most, besides the corrections', () => {
	const pages = PAGES.filter(page => page !== 'corrections.md');
	expect(count(pages.map(textOf).map(proseOf).join('\n'))).toBeLessThanOrEqual(11_000);
});

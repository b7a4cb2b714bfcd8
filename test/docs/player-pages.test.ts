import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const below = (folder: string): string[] =>
	fs
		.readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
		.map(file => path.posix.join(folder, file));
const textOf = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

const DOCS = below('docs').filter(file => file.endsWith('.md'));
const PLAY = DOCS.filter(file => file.startsWith('docs/play/'));
const FOR_PLAYERS = ['README.md', 'CHANGELOG.md', 'docs/privacy.md', ...PLAY];
const WORDS: Readonly<Record<string, number>> = { 'README.md': 700, 'CHANGELOG.md': 1500 };

/** What a page says to a reader: without its fences, comments, pictures and the targets of its links. */
const saidBy = (page: string): string =>
	page
		.replace(/<!--[^]*?-->/g, '')
		.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '')
		.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
		.replace(/\]\((?:<[^>]*>|[^)]*)\)/g, ']');

/** Paragraphs, items of lists, and cells of tables. */
const paragraphsOf = (said: string): string[] => said.split(/\n\s*\n|\n(?=\s*(?:[-|]|\d+\.) )|\|/);

/** A stop ends a sentence where a capital, a sign of quotation or code follows. */
const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.?!]["”)*]*)\s+(?=["“(*`[\p{Lu}])/u);

const lengthOf = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

describe.each(FOR_PLAYERS)('%s', file => {
	const said = saidBy(textOf(file));
	const paragraphs = paragraphsOf(said);

	it('is short', () => expect(lengthOf(said)).toBeLessThanOrEqual(WORDS[file] ?? 600));

	it('has no long paragraph', () => {
		expect(paragraphs.filter(paragraph => lengthOf(paragraph) > 90)).toEqual([]);
	});

	it('has no long sentence', () => {
		// What is called in code or by a link counts as one word.
		const named = paragraphs.map(paragraph => paragraph.replace(/`[^`]+`|\[[^\]]+\]/g, 'name'));
		expect(named.flatMap(sentencesOf).filter(sentence => lengthOf(sentence) > 35)).toEqual([]);
	});
});

it('the pages for players have 9,000 words in all, and no sentence stands on two of them', () => {
	const pages = PLAY.map(file => saidBy(textOf(file)));
	expect(pages.reduce((sum, page) => sum + lengthOf(page), 0)).toBeLessThanOrEqual(9000);
	const sentences = pages.flatMap(page => {
		const all = paragraphsOf(page).flatMap(sentencesOf);
		return [...new Set(all.map(sentence => sentence.trim()))];
	});
	const long = sentences.filter(sentence => lengthOf(sentence) > 6);
	expect(long.filter((sentence, at) => long.indexOf(sentence) < at)).toEqual([]);
});

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): string[] =>
	[...page.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.replace(/\]\([^)]*\)/g, '')
			.toLowerCase()
			.replace(/[^\p{L}\p{N} _-]/gu, '')
			.replaceAll(' ', '-'),
	);

it.each(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...DOCS])('the links of %s lead somewhere', file => {
	const page = textOf(file)
		.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '')
		.replace(/`[^`\n]+`/g, '');
	const targets = [...page.matchAll(/\]\((?:<([^>]*)>|([^)\s]*))\)/g)].map(
		([, quoted, plain]) => quoted ?? plain ?? '',
	);
	const leadsAstray = (target: string): boolean => {
		const [to = '', anchor] = target.split('#');
		const at = to === '' ? file : path.posix.join(path.posix.dirname(file), decodeURI(to));
		if (!fs.existsSync(path.join(ROOT, at))) return true;
		return anchor !== undefined && at.endsWith('.md') && !anchorsOf(textOf(at)).includes(anchor);
	};
	expect(targets.filter(target => !/^[a-z]+:/.test(target) && leadsAstray(target))).toEqual([]);
});

it('every page for players can be reached from the first one', () => {
	const start = textOf('docs/play/start.md');
	const pages = PLAY.map(file => path.basename(file));
	expect(pages.filter(page => page !== 'start.md' && !start.includes(`](${page})`))).toEqual([]);
});

import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lengthOf, longSentencesOf, paragraphsOf, repeatedIn, saidBy } from '../support/words-of-page';

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

describe.each(FOR_PLAYERS)('%s', file => {
	const said = saidBy(textOf(file));
	const paragraphs = paragraphsOf(said);

	it('is short', () => expect(lengthOf(said)).toBeLessThanOrEqual(WORDS[file] ?? 600));

	it('has no long paragraph', () => {
		expect(paragraphs.filter(paragraph => lengthOf(paragraph) > 90)).toEqual([]);
	});

	it('has no long sentence', () => expect(longSentencesOf(paragraphs)).toEqual([]));
});

it('the pages for players have 9,000 words in all, and no sentence stands on two of them', () => {
	const pages = PLAY.map(file => saidBy(textOf(file)));
	expect(pages.reduce((sum, page) => sum + lengthOf(page), 0)).toBeLessThanOrEqual(9000);
	expect(repeatedIn(pages)).toEqual([]);
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

const READMES = ['test/README.md', 'test/benchmark/README.md', 'test/host/README.md'];

it.each(['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...READMES, ...DOCS])(
	'the links of %s lead somewhere',
	file => {
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
	},
);

it('every page for players can be reached from the first one', () => {
	const start = textOf('docs/play/start.md');
	const pages = PLAY.map(file => path.basename(file));
	expect(pages.filter(page => page !== 'start.md' && !start.includes(`](${page})`))).toEqual([]);
});

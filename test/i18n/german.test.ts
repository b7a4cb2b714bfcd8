import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { sentencesUntold, sourceOf, sourcesIn, textsOf, untranslated } from './texts-of-source';

const FOLDER = new URL('../../src/i18n/de/', import.meta.url);

const FILES = fs
	.readdirSync(FOLDER)
	.map(name => JSON.parse(fs.readFileSync(new URL(name, FOLDER), 'utf8')) as Record<string, string>);

const GERMAN = new Map(FILES.flatMap(texts => Object.entries(texts)));

/** What programs are told, and what is written: English in every language. */
const ENGLISH = /^src\/obsidian\/(?:api\/|features\/export\/page-html)/;

/** What stands in front is a sentence or a phrase of its own. */
const withoutLead = (words: string): string => words.replace(/^(?:\{\} ?)+/, '');

const PHRASES = Object.keys(
	JSON.parse(fs.readFileSync(new URL('../../src/i18n/de-record-terms/terms.json', import.meta.url), 'utf8')) as Record<
		string,
		string
	>,
).map(english => withoutLead(english.replace(/\{\w+\}/g, '{}')));

/** What is written into notes or for the authors of the plugin. */
const WRITTEN =
	/^src\/journal\/(?:export\/|sessions\/(?:write-digest|recap)|edit-guard\/validate-plan|campaign\/campaign-notes)/;

const gapsOf = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

const asked = [...sourcesIn('src'), sourceOf('main.ts')].flatMap(textsOf);

describe('German', () => {
	it('is found by the literals that are asked for', () => {
		expect(asked.filter(text => text === undefined)).toEqual([]);
		expect(asked.length).toBeGreaterThan(900);
	});

	it('has every text of the interface', () => {
		expect([...new Set(asked)].filter(text => text !== undefined && !GERMAN.has(text))).toEqual([]);
	});

	it('has no text that nothing asks for, and none twice', () => {
		const used = new Set(asked);
		expect([...GERMAN.keys()].filter(text => !used.has(text))).toEqual([]);
		expect(FILES.reduce((sum, texts) => sum + Object.keys(texts).length, 0)).toBe(GERMAN.size);
	});

	it('has the gaps of the English', () => {
		const other = [...GERMAN].filter(([english, text]) => gapsOf(english).join() !== gapsOf(text).join());
		expect(other).toEqual([]);
	});

	it('keeps the blank at either end, where texts are put together', () => {
		const ends = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join();
		expect([...GERMAN].filter(([english, text]) => !/^[.;,]/.test(text) && ends(english) !== ends(text))).toEqual([]);
	});
});

describe('words that the player sees', () => {
	it('are found where they are not handed to t', () => {
		const page = ts.createSourceFile(
			'page.tsx',
			`const a = <p aria-label="Open note">Nothing here{t('Roll')}{\`\${n} of them all\`}</p>; new Notice('Copied.');`,
			ts.ScriptTarget.Latest,
			true,
		);
		expect(untranslated(page)).toEqual([
			'page.tsx:1 Open note',
			'page.tsx:1 Nothing here',
			'page.tsx:1 … of them all',
			'page.tsx:1 Copied.',
		]);
	});

	it('are handed to t', () => {
		const sources = sourcesIn('src/obsidian').filter(({ fileName }) => !ENGLISH.test(fileName));
		expect(sources.flatMap(untranslated)).toEqual([]);
	});

	it('are handed to t in the journal and in play as well, or are phrases', () => {
		const sources = [...sourcesIn('src/journal'), ...sourcesIn('src/play')];
		const shown = sources.filter(({ fileName }) => !WRITTEN.test(fileName)).flatMap(sentencesUntold);
		expect(shown.map(withoutLead).filter(words => words !== '.' && !PHRASES.includes(words))).toEqual([]);
	});
});

import { afterEach, describe, expect, it } from 'vitest';
import { readInline } from '../../../src/journal/inline/inline-record';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { boot } from '../../support/boot';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import type { PagePart } from './page-script';
import { codesIn, partsOf, proseOf } from './page-script';
import { playedPage } from './play-page';

afterEach(close);

const FILES = import.meta.glob<string>('../../../docs/play/*.md', { query: '?raw', import: 'default', eager: true });
const PAGES = Object.entries(FILES).map(([path, page]) => ({
	name: path.replace(/^.*\//, ''),
	page,
	parts: partsOf(page),
	prose: proseOf(page),
}));
const UNPLAYED: readonly PagePart[] = [{ kind: 'note', name: 'Kestrel', text: KESTREL }];

/** Blocks and paragraphs, and the rows of properties by themselves. */
const paragraphsOf = (text: string): string[] => [...text.trim().split(/\n{2,}/), ...text.trim().split('\n')];

const isOf =
	<K extends PagePart['kind']>(kind: K) =>
	(part: PagePart): part is PagePart & { kind: K } =>
		part.kind === kind;

describe.each(PAGES)('$name', ({ name, parts, prose }) => {
	// A query is that of another plugin.
	const examples = parts.filter(isOf('example')).filter(({ language }) => language !== 'dataview');
	const plays = parts.filter(isOf('play'));

	const playThrough = async () => {
		const played = await playedPage(parts);
		let notes = '';
		for (const part of parts) {
			if (part.kind === 'play') {
				await played.play(part.steps);
				notes = await played.notes();
			}
			if (part.kind === 'example' && part.language !== 'effects')
				expect(paragraphsOf(notes), `line ${part.line}`).toEqual(expect.arrayContaining(paragraphsOf(part.text)));
		}
	};
	if (plays.length > 0) it('is played as it stands: each example is what the notes say then', playThrough);
	else it('has no example that nobody plays', () => expect(examples).toEqual([]));

	it('states effects that can be read', () => {
		const effects = examples.filter(({ language }) => language === 'effects');
		expect(effects.filter(({ text }) => !readEffectsNotation(text).ok)).toEqual([]);
	});

	it('has lines of play that can be read', () => {
		// With one word behind it, it is the property that says what a note is.
		const lines = codesIn(prose).filter(code => /^sworn: .*\W/.test(code));
		expect(lines.filter(line => !readInline(line).ok)).toEqual([]);
	});

	it('has nothing to type that is not offered', async () => {
		const typed = plays.flatMap(({ steps }) => steps.map(({ words }) => words));
		// `lines-in-german.test.ts` reads the German page, in a German app.
		const isGerman = name === 'german.md';
		const untyped = codesIn(prose).filter(code => /^;;./.test(code) && !typed.includes(code) && !isGerman);
		const { host } = await playedPage(parts.some(isOf('note')) ? parts : UNPLAYED);
		for (const code of untyped) {
			await host.type(`\n${code}`);
			expect(host.offered(), code).not.toEqual([]);
			await host.press('Escape');
		}
	});
});

const SOURCES = Object.values(
	import.meta.glob<string>('../../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).join('\n');

describe('what the pages name', () => {
	it('in bold is a command', async () => {
		const { app, close: quit } = await boot();
		const names = Object.values(app.commands.commands).map(({ name }) => name.replace(/^[^:]+: /, ''));
		await quit();
		const tools = [
			'Iron Vault',
			'Forged in Obsidian',
			'Foundry',
			'Iron Link',
			'Stargazer',
			'Solo RPG Toolkit',
			'Sworn Journal',
		];
		const outcomes = ['strong hit'];
		const bold = PAGES.flatMap(({ prose }) => [...prose.matchAll(/\*\*([^*\n]+)\*\*/g)].map(([, words = '']) => words));
		expect(bold.filter(words => ![...names, ...tools, ...outcomes].includes(words))).toEqual([]);
	});

	it('in italics is a move, a book, or is in the app', () => {
		const moves = (['classic', 'delve', 'starforged', 'sundered_isles'] as const).flatMap(id =>
			bundledRuleset(id).moves.map(({ name }) => name),
		);
		const books = [
			'Ironsworn',
			'Ironsworn: Delve',
			'Delve',
			'Starforged',
			'Sundered Isles',
			'Starsmith',
			'Ancient Wonders',
		];
		const italic = PAGES.flatMap(({ prose }) =>
			[...prose.matchAll(/(?<![*\w])\*(?!\*)([^*\n]+)\*(?!\*)/g)].map(([, words = '']) => words),
		);
		expect(italic.filter(words => ![...moves, ...books].includes(words) && !SOURCES.includes(words))).toEqual([]);
	});
});

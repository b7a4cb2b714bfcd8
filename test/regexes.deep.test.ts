import fs from 'node:fs';
import { expect, it, vi } from 'vitest';
import { regexesIn } from '../scripts/regexes/find.mjs';
import { slowOf } from '../scripts/regexes/measure-all.mjs';

const all = fs
	.readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter(name => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
	.map(name => `src/${name.replaceAll('\\', '/')}`)
	.flatMap(file => regexesIn(file, fs.readFileSync(file, 'utf8')));

/** Those whose time grows faster than the text, each with the reason why they are no danger. */
const SHORT_TEXT: Readonly<Record<string, string>> = {
	'src/journal/suggest/query-at-cursor.ts: /(?:[a-z][a-z0-9+.-]*:\\/\\/|\\bwww\\.|\\bmailto:|\\S@)\\S*$/i':
		'reads at most the 200 characters in front of the cursor',
};

/** An expression with its file and its text, as the lists above have it. */
interface Measured {
	readonly file: string;
	readonly text: string;
	readonly pattern: string;
	readonly flags: string;
}

/** Those that are slow twice, since another program may have held up the first measurement. */
async function slow(all: readonly Measured[]): Promise<readonly string[]> {
	const suspects: Measured[] = [];
	for await (const { found } of slowOf(all))
		if (SHORT_TEXT[`${found.file}: ${found.text}`] === undefined) suspects.push(found);
	const told: string[] = [];
	for await (const { found, told: how } of slowOf(suspects)) told.push(`${found.file}: ${found.text}: ${how}`);
	return told;
}

it(
	'no regular expression of the plugin takes a time that grows faster than the text',
	{ timeout: 240_000 },
	async () => {
		const known = all.flatMap(({ pattern, ...found }) => (pattern === undefined ? [] : { ...found, pattern }));
		expect(await slow(known)).toEqual([]);
		expect(Object.keys(SHORT_TEXT).filter(told => !all.some(({ file, text }) => `${file}: ${text}` === told))).toEqual(
			[],
		);
	},
);

it('nor does one that is put together while the plugin runs', { timeout: 240_000 }, async () => {
	const made = new Map<string, Measured>();
	const Plain = globalThis.RegExp;
	globalThis.RegExp = new Proxy(Plain, {
		construct(target, [pattern, flags = '']: [string, string?]) {
			const [file = ''] = Plain(/src\/[\w/.-]+\.ts/).exec(new Error().stack ?? '') ?? [];
			made.set(`${file} ${pattern}`, { file, text: pattern, pattern, flags });
			return new target(pattern, flags);
		},
	});
	try {
		vi.resetModules();
		const composed = new Set(all.filter(({ pattern }) => pattern === undefined).map(({ file }) => file));
		for (const file of composed) await import(/* @vite-ignore */ `../${file}`);
		await useEach();
		expect([...composed].filter(file => ![...made.values()].some(one => one.file === file))).toEqual([]);
	} finally {
		globalThis.RegExp = Plain;
		// files of the same process must not go on with what was loaded here
		vi.resetModules();
	}
	// phrases with gaps are looked for in short texts alone
	expect(await slow([...made.values()].filter(({ file }) => file !== 'src/i18n/translate-terms.ts'))).toEqual([]);
});

/** Does what makes the plugin put together those that are not made when their file is loaded. */
async function useEach(): Promise<void> {
	const { bundledRuleset } = await import('../src/rules/books/bundled');
	const { rulebook } = await import('../src/rules/books/rulebook');
	const { readEffectsNotation } = await import('../src/rules/effects/notation/read-notation');
	const { withKeywords } = await import('../src/rules/core/keywords');
	const { withPlainRolls } = await import('../src/rules/rules-notes/roll-spellings');
	const { vocabularyOf } = await import('../src/rules/rules-notes/vocabulary');
	const { setTermTranslations } = await import('../src/i18n/translate-terms');
	const { default: phrases } = await import('../src/i18n/de-record-terms/terms.json');
	const { diceRows } = await import('../src/journal/suggest/forms');
	const { tokensOf } = await import('../src/journal/suggest/tokens');
	const { normalizeQuery } = await import('../src/play/suggest/normalize-query');
	const book = rulebook(bundledRuleset('starforged'));
	for (const move of book.ruleset.moves) book.effectsOf(move);
	readEffectsNotation('take +1 momentum');
	withKeywords('When you Strike, boost.', [{ word: 'boost', rule: 'add +1' }]);
	withPlainRolls('Roll +iron', vocabularyOf(book.ruleset));
	setTermTranslations(phrases);
	setTermTranslations({});
	diceRows(tokensOf(normalizeQuery('2d6+1')));
}

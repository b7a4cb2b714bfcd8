import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cardOf, readAbility } from '../../src/rules/assets/parse/read-ability';
import { PASSES } from '../../src/rules/assets/normalize/passes';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { readSentences, withBracketedMoves } from '../../src/rules/effects/sentences';
import { useWords } from '../rules/assets/ability-words';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string): string => fs.readFileSync(path.join(root, 'docs/dev', file), 'utf8');
const page = textOf('architecture.md');
const files = ['src', 'scripts', 'test', 'docs']
	.flatMap(folder =>
		fs
			.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
			.map(file => `/${folder}/${file.replaceAll('\\', '/')}`),
	)
	.concat(fs.readdirSync(root).map(file => `/${file}`));
const code = files
	.filter(file => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('/test/docs/'))
	.map(file => fs.readFileSync(path.join(root, file), 'utf8'))
	.join('\n');
/** Names as they are declared, and those of members; no words of comments. */
const DECLARED =
	/(?:\b(?:class|const|function\*?|interface|type) |^[ \t]+(?:(?:async|get|private|protected|readonly|static) )*)(\w+)/gm;
const known = new Set([...code.matchAll(DECLARED)].map(([, name]) => name));

const named = new Set([...(page + textOf('vocabulary.md')).matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words));
const isFile = (words: string): boolean => /^[\w./-]+\.(?:tsx?|mjs|css|md|json)$/.test(words);
/** `readAbility`, `PASSES`, `AbilityBook.read` */
const isName = (words: string): boolean => /^(?:[a-z]+[A-Z]\w*|[A-Z]\w+)(?:\.\w+)?$/.test(words);

const inLayers = ['rules', 'play', 'journal', 'obsidian'].flatMap(layer =>
	fs
		.readdirSync(path.join(root, 'src', layer), { withFileTypes: true })
		.filter(entry => entry.isDirectory())
		.map(({ name }) => ({ layer, name })),
);

it.each(inLayers)('says what src/$layer/$name is for', ({ layer, name }) => {
	const [, section = ''] = new RegExp(`^### \`src/${layer}\`[^\n]*\n([^]*?)\n##`, 'm').exec(page) ?? [];
	expect(section.match(/^\| .+? \|/gm)?.join('')).toContain(`\`${name}\``);
});

it.each([...named].filter(isFile))('the file %s is there', file => {
	expect(files.filter(each => each.endsWith(`/${file}`))).not.toEqual([]);
});

it.each([...named].filter(words => !isFile(words) && isName(words)))('the code has %s', words => {
	expect(words.split('.').filter(word => !known.has(word))).toEqual([]);
});

it('the ability is read as its steps say', () => {
	const [, text = ''] = /^A made-up card .*: “(.+)”$/m.exec(page) ?? [];
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const asset = { _id: 'asset:sea/tidecaller', name: 'Tidecaller', controls: [], options: [], abilities: [ability] };
	const card = cardOf(asset as never, bundledRuleset('starforged'));
	const { uses, reminders } = readAbility(ability as never, card);
	expect(uses.map(useWords)).toEqual([
		'Gather Information (by listening to the tide): add 1 · strong_hit: Take +1 momentum · weak_hit: Take +1 momentum',
	]);
	expect(reminders).toEqual([]);
	let said = readSentences(withBracketedMoves(text));
	const changed = PASSES.filter(({ put }) => {
		const before = said;
		said = put(said, { ability: ability as never, card, names: { rolled: [], counters: [], meters: [] } });
		return said.join() !== before.join();
	});
	expect(changed.map(({ stage }) => stage)).toEqual(['outcomes', 'words of the books']);
});

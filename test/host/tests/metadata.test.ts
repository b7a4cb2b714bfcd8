import type { CachedMetadata } from 'obsidian';
import { expect, it } from 'vitest';
import { parseCache } from '../metadata/parse-cache';
import { prepareFuzzySearch } from '../search';
import type { TFile } from '../vault/files';
import { parseYaml, stringifyYaml } from '../yaml';
import { bootSample } from './sample';

const NOTE =
	'---\nup: "[[Home]]"\n---\n\n# A\n\nSee [[b|B]] and #tag, not `[[c]]`.\n\n```sworn\nx: 1\n```\n\n> [!note]\n> x\n';

it('knows the sections of a note by their lines', () => {
	const sections = parseCache(NOTE).sections?.map(({ type, position: { start, end } }) => [type, start.line, end.line]);
	expect(sections).toEqual([
		['yaml', 0, 2],
		['heading', 4, 4],
		['paragraph', 6, 6],
		['code', 8, 10],
		['callout', 12, 13],
	]);
});

it('knows links, tags and links in properties', () => {
	const { links, tags, frontmatterLinks, headings } = parseCache(NOTE);
	expect(
		links?.map(({ link, displayText, position }) => [link, displayText, position.start.line, position.start.col]),
	).toEqual([['b', 'B', 6, 4]]);
	expect(tags?.map(({ tag }) => tag)).toEqual(['#tag']);
	expect(frontmatterLinks?.map(({ key, link }) => [key, link])).toEqual([['up', 'Home']]);
	expect(headings?.map(({ heading, level }) => [heading, level])).toEqual([['A', 1]]);
});

it('bad YAML is no frontmatter', () => {
	expect(parseCache('---\n[: x\n---\ntext').frontmatter).toBeUndefined();
});

const destinations = [
	{ link: 'b', from: 'x/a.md', to: 'b.md' },
	{ link: 'x/b', from: 'a.md', to: 'x/b.md' },
	{ link: 'B.MD', from: 'a.md', to: 'b.md' },
	{ link: 'none', from: 'a.md', to: undefined },
	{ link: '', from: 'x/b.md', to: 'x/b.md' },
];

it.each(destinations)('"$link" leads to $to', async ({ link, from, to }) => {
	const { app } = await bootSample({ files: { 'b.md': '', 'x/b.md': '' } });
	expect(app.metadataCache.getFirstLinkpathDest(link, from)?.path).toBe(to);
});

const FOLDERS = {
	'deep/er/n.md': '',
	'two/n.md': '',
	'one/n.md': '',
	'one/in/n.md': '',
	'one/in/a.md': '',
	'm.md': '',
};

it.each([
	{ link: 'n', from: 'one/a.md', to: 'one/n.md', rule: 'under the folder of the note first' },
	{ link: 'n', from: 'deep/a.md', to: 'deep/er/n.md', rule: 'deeper under it as well' },
	{ link: 'n', from: 'one/in/a.md', to: 'one/in/n.md', rule: 'not in the folder above it' },
	{ link: 'n', from: 'elsewhere/a.md', to: 'one/n.md', rule: 'else the shortest path' },
	{ link: 'in/n', from: 'two/a.md', to: 'one/in/n.md', rule: 'by the end of a path' },
	{ link: 'two/n', from: 'one/a.md', to: 'two/n.md', rule: 'the exact path before all others' },
	{ link: '../n', from: 'one/in/a.md', to: 'one/n.md', rule: 'relative to the note' },
	{ link: './n', from: 'one/in/a.md', to: 'one/in/n.md', rule: 'relative to the note' },
	{ link: './m', from: 'one/a.md', to: undefined, rule: 'relative means just there' },
	{ link: '/n', from: 'one/a.md', to: undefined, rule: 'a slash in front means the top of the vault' },
	{ link: '/m', from: 'one/a.md', to: 'm.md', rule: 'a slash in front means the top of the vault' },
])('of notes with one name "$link" from $from leads to $to: $rule', async ({ link, from, to }) => {
	const { app } = await bootSample({ files: FOLDERS });
	expect(app.metadataCache.getFirstLinkpathDest(link, from)?.path).toBe(to);
});

it('a link to a note that is made later resolves then', async () => {
	const { app, tick } = await bootSample({ files: { 'a.md': '[[b]]' } });
	expect(app.metadataCache.unresolvedLinks['a.md']).toEqual({ b: 1 });
	await app.vault.create('b.md', '');
	await tick();
	expect(app.metadataCache.resolvedLinks['a.md']).toEqual({ 'b.md': 1 });
});

it('the cache tells a change after the write, with the text and what it knows of it', async () => {
	const { app, tick } = await bootSample({ files: { 'n.md': '# Old' } });
	const file = app.vault.getFileByPath('n.md');
	const told: string[] = [];
	const events = [
		app.metadataCache.on('changed', (changed: TFile, data: string, { headings }: CachedMetadata) =>
			told.push(`changed ${changed.path} ${data} ${headings?.[0]?.heading}`),
		),
		app.metadataCache.on('resolve', ({ path }: TFile) => told.push(`resolve ${path}`)),
		app.metadataCache.on('resolved', () => told.push('resolved')),
	];
	if (file) await app.vault.modify(file, '# New');
	told.push('written');
	await tick();
	expect(told).toEqual(['written', 'changed n.md # New New', 'resolve n.md', 'resolved']);
	for (const event of events) app.metadataCache.offref(event);
});

it('a deleted note is told with what was known of it, and links to it lead nowhere', async () => {
	const { app, tick } = await bootSample({ files: { 'a.md': '[[b]]', 'b.md': '# B' } });
	const file = app.vault.getFileByPath('b.md');
	const told: unknown[] = [];
	const event = app.metadataCache.on('deleted', ({ path }: TFile, cache: CachedMetadata | null) =>
		told.push(path, cache?.headings?.[0]?.heading, app.metadataCache.getCache(path)),
	);
	if (file) await app.vault.delete(file);
	await tick();
	expect(told).toEqual(['b.md', 'B', null]);
	expect(app.metadataCache.unresolvedLinks['a.md']).toEqual({ b: 1 });
	app.metadataCache.offref(event);
});

it('a renamed note is known under its new name at once; links to the old name are not rewritten', async () => {
	const { app, tick, read } = await bootSample({ files: { 'a.md': '[[b]]', 'b.md': '# B' } });
	const file = app.vault.getFileByPath('b.md');
	const changed: string[] = [];
	const event = app.metadataCache.on('changed', ({ path }: TFile) => changed.push(path));
	if (file) await app.fileManager.renameFile(file, 'c.md');
	expect(app.metadataCache.getCache('c.md')?.headings?.[0]?.heading).toBe('B');
	expect(app.metadataCache.getCache('b.md')).toBeNull();
	await tick();
	expect(await read('a.md')).toBe('[[b]]');
	expect(changed).toEqual([]);
	app.metadataCache.offref(event);
	expect(app.metadataCache.unresolvedLinks['a.md']).toEqual({ b: 1 });
});

it('an empty query finds everything alike', () => {
	const search = prepareFuzzySearch('');
	expect(search('long text')?.score).toBe(search('x')?.score);
});

it('an empty property stays empty', () => {
	const yaml = 'tags:\nname: x\n';
	expect(stringifyYaml(parseYaml(yaml))).toBe(yaml);
});

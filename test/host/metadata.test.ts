import { expect, it } from 'vitest';
import { parseCache } from '../../host/metadata/parse-cache';
import { prepareFuzzySearch } from '../../host/search';
import { parseYaml, stringifyYaml } from '../../host/yaml';
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

it('a link to a note that is made later resolves then', async () => {
	const { app, tick } = await bootSample({ files: { 'a.md': '[[b]]' } });
	expect(app.metadataCache.unresolvedLinks['a.md']).toEqual({ b: 1 });
	await app.vault.create('b.md', '');
	await tick();
	expect(app.metadataCache.resolvedLinks['a.md']).toEqual({ 'b.md': 1 });
});

it('an empty query finds everything alike', () => {
	const search = prepareFuzzySearch('');
	expect(search('long text')?.score).toBe(search('x')?.score);
});

it('an empty property stays empty', () => {
	const yaml = 'tags:\nname: x\n';
	expect(stringifyYaml(parseYaml(yaml))).toBe(yaml);
});

import type { CachedMetadata, FrontMatterInfo } from 'obsidian';
import { parse, stringify } from 'yaml';

export const parseYaml = (text: string): unknown => parse(text);

/** An empty value is written as nothing, not as `null`. */
export const stringifyYaml = (value: unknown): string => stringify(value, { lineWidth: 0, nullStr: '' });

export function getFrontMatterInfo(content: string): FrontMatterInfo {
	const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(content);
	if (!match) return { exists: false, frontmatter: '', from: 0, to: 0, contentStart: 0 };
	const from = content.indexOf('\n') + 1;
	const frontmatter = match[1] ?? '';
	return { exists: true, frontmatter, from, to: from + frontmatter.length, contentStart: match[0].length };
}

type FrontMatter = Readonly<Record<string, unknown>> | null | undefined;

export function parseFrontMatterEntry(frontmatter: FrontMatter, key: string | RegExp): unknown {
	if (!frontmatter) return null;
	if (typeof key === 'string') return frontmatter[key] ?? null;
	const name = Object.keys(frontmatter).find(candidate => key.test(candidate));
	return name === undefined ? null : frontmatter[name];
}

const asList = (value: unknown, separator: RegExp): string[] =>
	(Array.isArray(value) ? value.map(String) : String(value).split(separator)).map(part => part.trim()).filter(Boolean);

export function parseFrontMatterStringArray(frontmatter: FrontMatter, key: string | RegExp): string[] | null {
	const value = parseFrontMatterEntry(frontmatter, key);
	return value ? asList(value, /,/) : null;
}

export function parseFrontMatterTags(frontmatter: FrontMatter): string[] | null {
	const value = parseFrontMatterEntry(frontmatter, /^tags?$/i);
	return value ? asList(value, /[\s,]+/).map(tag => (tag.startsWith('#') ? tag : `#${tag}`)) : null;
}

export const parseFrontMatterAliases = (frontmatter: FrontMatter): string[] | null =>
	parseFrontMatterStringArray(frontmatter, /^alias(es)?$/i);

export function getAllTags(cache: CachedMetadata): string[] | null {
	return [...(parseFrontMatterTags(cache.frontmatter) ?? []), ...(cache.tags ?? []).map(({ tag }) => tag)];
}

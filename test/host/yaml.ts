import type { FrontMatterInfo } from 'obsidian';
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

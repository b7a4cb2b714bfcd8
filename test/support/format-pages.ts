import { readFileSync } from 'node:fs';

const pageOf = (name: string): string =>
	readFileSync(new URL(`../../docs/reference/format-${name}.md`, import.meta.url), 'utf8');

/** The five pages of the format, one after another. */
export const FORMAT_PAGES = ['blocks', 'lines', 'tracks', 'properties', 'tables'].map(pageOf).join('\n');

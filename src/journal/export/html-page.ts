import { escaped } from './escape-html';

/** What a page or a book begins with. */
export interface Titled {
	readonly title: string;
	/** The names of those who are played. */
	readonly players: readonly string[];
	/** `en` */
	readonly language: string;
}

/** A page for a browser or a printer that needs nothing else. */
export const htmlPage = (
	{ title, language }: Titled,
	style: string,
	body: readonly string[],
): string => `<!doctype html>
<html lang="${escaped(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style>${style}
</style></head>
<body>
${body.join('\n')}
</body>
</html>
`;

/** The title and who is played. */
export function titleOf({ title, players }: Titled): string {
	const by = players.length === 0 ? '' : `\n<p>${players.map(escaped).join(' · ')}</p>`;
	return `<header>\n<h1>${escaped(title)}</h1>${by}\n</header>`;
}

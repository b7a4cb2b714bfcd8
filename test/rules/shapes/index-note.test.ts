import { expect, it } from 'vitest';
import { notesOfIndex } from '../../../src/rules/rules-notes/index-note';

it.each<[string, string, readonly string[]]>([
	[
		'items',
		'- [[Cross the Ice]]\n- [[Winter/Break the Ice|Break it]]: with an axe',
		['Cross the Ice', 'Winter/Break the Ice'],
	],
	['embeds', '![[Cross the Ice]]\n\n![[Break the Ice#Move]]', ['Cross the Ice', 'Break the Ice']],
	['headings', '## [[Cross the Ice]]\nA fine move.', ['Cross the Ice']],
	['rows', '| Move | Roll |\n| --- | --- |\n| [[Cross the Ice\\|Cross]] | edge |', ['Cross the Ice']],
	['addresses', '1. [Cross the Ice](Moves/Cross%20the%20Ice.md)', ['Moves/Cross the Ice']],
	['each once', '- [[Cross the Ice]]\n- [[Cross the Ice]]', ['Cross the Ice']],
	['no sentences', 'Go to [[Winterhome]] and see [[The Old Man]].', []],
	['no code', '```\n[[Cross the Ice]]\n```', []],
	['no note with a move', '- [[Winterhome]]\n\n## Cross the Ice\nWhen you cross thin ice, lose 1 health.', []],
])('an index leads to its %s', (_, note, links) => {
	expect(notesOfIndex(note, 'Moves of mine').map(link => link.replace(/\.md$/, ''))).toEqual(links);
});

import { expect, it } from 'vitest';
import { fileNameProblem } from '../../../src/journal/notes/file-name';

it.each([
	'Kestrel Vane',
	'Zoë Ø’Neill',
	'凧 — the kite',
	'Rook 🐦‍⬛',
	'Console',
	'Nullmark',
	'Auxilia. Second of her name',
	'a'.repeat(200),
	'ë'.repeat(100),
])('“%s” can be the name of a note', name => {
	expect(fileNameProblem(name)).toBeUndefined();
});

it.each([
	{ name: '  ', says: 'Write a name.' },
	{ name: 'Who?', says: 'cannot hold “?”' },
	{ name: 'A/B', says: 'cannot hold “/”' },
	{ name: 'Ark [lost]', says: 'cannot hold “[”' },
	{ name: 'Kestrel\nVane', says: 'cannot be seen' },
	{ name: 'Kestrel\u0007', says: 'cannot be seen' },
	{ name: 'Kestrel\0', says: 'cannot be seen' },
	{ name: 'Half \ud83d', says: 'cannot be seen' },
	{ name: '.hidden', says: 'full stop' },
	{ name: 'The end.', says: 'full stop' },
	{ name: 'Kestrel ', says: 'space' },
	{ name: 'CON', says: 'Windows' },
	{ name: 'nul', says: 'Windows' },
	{ name: 'aux.md', says: 'Windows' },
	{ name: 'Com1', says: 'Windows' },
	{ name: 'LPT9.vow', says: 'Windows' },
	{ name: 'a'.repeat(300), says: 'too long' },
	{ name: 'a'.repeat(201), says: 'too long' },
	{ name: '凧'.repeat(67), says: 'too long' },
	{ name: '🐦'.repeat(51), says: 'too long' },
])('$name cannot: $says', ({ name, says }) => {
	expect(fileNameProblem(name)).toContain(says);
});

import { afterEach, expect, it, vi } from 'vitest';
import type { Rulebook } from '../../../src/rules/books/rulebook';
import { RulesLibrary } from '../../../src/obsidian/vault/rules-library';
import { block, close, KESTREL, shown } from '../played';

vi.mock(import('../../../src/rules/rules-notes/parse-rules-note'), async original => {
	const reader = await original();
	return {
		...reader,
		*referenceSteps(markdown, ...others) {
			yield;
			if (markdown.includes('a word that breaks the reader')) throw new Error('a word too many');
			return yield* reader.referenceSteps(markdown, ...others);
		},
	};
});

afterEach(close);

const move = (name: string, gain = '+1 momentum') => `### ${name}

When **you cross the river**, roll +edge.

On a **strong hit**, you are across. Take ${gain}.

On a **weak hit**, you are across, but it is cold.

On a **miss**, you are swept away. Pay the Price.
`;

const longNote = (gain: string) =>
	`## Adventure moves\n\n${Array.from({ length: 100 }, (_, i) => move(`Cross River ${i + 1}`)).join('\n')}\n${move('Cross the Ice', gain)}`;

const WANTED = { ruleset: 'starforged', rules: ['My moves'] } as const;
const FROM = ['Kestrel.md'];

/** A library of its own in a vault with a long note of rules, and the paths that it told of. */
async function opened() {
	const { host } = await shown('Prose.\n', { 'Kestrel.md': KESTREL, 'My moves.md': longNote('+2 momentum') });
	const told: string[] = [];
	const library = host.plugin.addChild(
		new RulesLibrary(host.plugin.app, { changed: path => told.push(path), remarked: () => undefined }),
	);
	return { host, library, told };
}

const gainIn = (book: Rulebook) => {
	const ice = book.move('Cross the Ice');
	return ice && book.effectsOf(ice).outcomes.strong_hit;
};

it('is told of when it is read, and not before', async () => {
	const { library, told } = await opened();
	const codes = () => {
		const book = library.bookOf(WANTED, FROM);
		return book.ok ? [] : book.problems.map(({ code }) => code);
	};
	expect(codes()).toEqual(['reading_rules']);
	await vi.waitFor(() => expect(told).toEqual(['My moves.md']), 20_000);
	expect(codes()).toEqual(['reading_rules']);
	await vi.waitFor(() => expect(told).toEqual(['My moves.md', 'My moves.md']), 20_000);
	expect(codes()).toEqual([]);
});

it('whoever waits for the book gets that of the text as it is then', async () => {
	const { host, library, told } = await opened();
	const waiting = library.bookWhenRead(WANTED, FROM);
	await vi.waitFor(() => expect(told).toEqual(['My moves.md']), 20_000);
	await host.writeOutside('My moves.md', longNote('+3 momentum'));
	const book = await waiting;
	expect(book.ok && gainIn(book.value)).toEqual([{ kind: 'meter', meter: 'momentum', by: 3 }]);
});

it('nothing is told of a reading that is not wanted any more', async () => {
	const { host, library, told } = await opened();
	library.bookOf(WANTED, FROM);
	await vi.waitFor(() => expect(told).toEqual(['My moves.md']), 20_000);
	library.bookOf(WANTED, FROM);
	host.plugin.removeChild(library);
	await host.tick(300);
	expect(told).toEqual(['My moves.md']);
});

it('what breaks in the middle is told with the name of its file, and the app goes on', async () => {
	const { text, now, host } = await shown(block('move: Cross the Ice'), {
		'Kestrel.md': KESTREL.replace('edge', 'rules: ["[[Good moves]]", "[[Bad moves]]"]\nedge'),
		'Good moves.md': move('Cross the Ice'),
		'Bad moves.md': `${move('Cross the Lake')}\na word that breaks the reader\n`,
	});
	expect(text).toContain('The rules “Bad moves” could not be read: a word too many');
	await host.writeOutside('Bad moves.md', move('Cross the Lake'));
	await host.tick(50);
	expect(now()).toContain('Roll');
});

import { afterEach, describe, expect, it } from 'vitest';
import { close, lineCards, openJournal, pressIn, texts } from '../one-app';

afterEach(close);

const open = (note: string, mode: 'live' | 'preview', look: 'lines' | 'story' = 'lines') =>
	openJournal(note, { mode, look }, [4, 3, 9]);

const PLACES = {
	'a sentence': { note: 'She runs.\n\nTwo # and.\nOn.\n\nThe end.\n', wrap: '\n' },
	'a paragraph of its own': { note: 'She runs.\n\n#\n\nThe end.\n', wrap: '\n' },
	'a quote': { note: 'She runs.\n\n> Two # and.\n\nThe end.\n', wrap: '\n> ' },
	'a list': { note: 'She runs.\n\n- rope\n- Two # and\n- oil\n', wrap: '\n  ' },
};

describe.each(['preview', 'live'] as const)('in %s, a wrapped record', mode => {
	it.each(Object.entries(PLACES))('in %s is drawn, and played on its rows', async (_, { note, wrap }) => {
		const wrapped = note.replace('#', `\`sworn: Face Danger,${wrap}edge\``);
		const { read, editor } = await open(wrapped, mode);
		expect(texts('.sworn-inline')).toEqual(['Face Danger, edge']);
		expect(lineCards()).toHaveLength(1);
		await pressIn('.sworn-line-card', /^Roll/);
		const text = mode === 'live' ? editor.getValue() : await read('Log.md');
		expect(text).toBe(note.replace('#', `\`sworn: Face Danger,${wrap}by Kestrel, edge 2: 4 vs 3, 9, weak hit\``));
		expect(texts('.sworn-inline')).toEqual(['Face Danger']);
	});

	it('in story mode is a mark', async () => {
		await open(
			'She runs.\n\nTwo `sworn: Face Danger, by Kestrel, edge 2:\n5 vs 3, 4, strong hit` and.\n',
			mode,
			'story',
		);
		expect(document.querySelectorAll('.sworn-inline.is-mark')).toHaveLength(1);
	});
});

it('shows its source in Live Preview where the selection touches it', async () => {
	const { editor, tick } = await open('She runs.\n\nTwo `sworn: Face Danger,\nedge` and.\n', 'live');
	editor.setCursor({ line: 3, ch: 2 });
	await tick(50);
	expect([texts('.sworn-inline'), lineCards()]).toEqual([[], []]);
});

it('a wrapped record is undone, and the words around it stay on their rows', async () => {
	const record = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit;\nmomentum 2 → 3`';
	const { palette, editor, tick, read } = await open(`One.\n\nTwo ${record} and.\n`, 'live');
	editor.setCursor({ line: 4, ch: 0 });
	await palette('Undo last move');
	await tick(50);
	await pressIn('', 'Undo the move');
	expect(editor.getValue()).toBe('One.\n\nTwo `sworn: Face Danger, by Kestrel, edge\n2` and.\n');
	expect(await read('Kestrel.md')).toContain('momentum: 2\n');
});

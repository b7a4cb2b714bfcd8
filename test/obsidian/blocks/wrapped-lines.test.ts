import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

async function open(note: string, mode: 'live' | 'preview', look: 'lines' | 'story' = 'lines') {
	const opened = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Log.md': note },
		note: 'Log.md',
		mode,
		look,
	});
	host = opened;
	opened.plugin.dice = landing([4, 3, 9]);
	await opened.tick(50);
	return opened;
}

const pills = () => [...document.querySelectorAll('.sworn-inline')].map(({ textContent }) => textContent);
const cards = () => [...document.querySelectorAll<HTMLElement>('.sworn-line-card')].filter(el => el.textContent !== '');

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
		expect(pills()).toEqual(['Face Danger, edge']);
		expect(cards()).toHaveLength(1);
		const roll = [...document.querySelectorAll<HTMLElement>('.sworn-line-card button')].find(({ textContent }) =>
			/^Roll/.test(textContent ?? ''),
		);
		roll?.click();
		await host?.tick(60);
		const text = mode === 'live' ? editor.getValue() : await read('Log.md');
		expect(text).toBe(note.replace('#', `\`sworn: Face Danger,${wrap}by Kestrel, edge 2: 4 vs 3, 9, weak hit\``));
		expect(pills()).toEqual(['Face Danger']);
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
	expect(pills()).toEqual([]);
});

it('a wrapped record is undone, and the words around it stay on their rows', async () => {
	const record = '`sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 4, strong hit;\nmomentum 2 → 3`';
	const { palette, editor, tick, read } = await open(`One.\n\nTwo ${record} and.\n`, 'live');
	editor.setCursor({ line: 4, ch: 0 });
	await palette('Undo last move');
	await tick(50);
	[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo the move')?.click();
	await tick(100);
	expect(editor.getValue()).toBe('One.\n\nTwo `sworn: Face Danger, by Kestrel, edge\n2` and.\n');
	expect(await read('Kestrel.md')).toContain('momentum: 2\n');
});

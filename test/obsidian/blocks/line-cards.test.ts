import type { NoteMode } from '../../host/workspace/markdown-view';
import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, host, lineCards, openJournal, pills, pressIn, texts } from '../one-app';

afterEach(close);

const CALL = '`sworn: Face Danger, edge`';
const WEAK = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit';
const SETTLED = `${WEAK}; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\``;

const open = (note: string, mode: NoteMode, ...faces: number[]) => openJournal(note, { mode }, faces);
const press = (name: string | RegExp) => pressIn('.sworn-line-card', name);
const labels = () => [...document.querySelectorAll('.sworn-inline')].map(el => el.getAttribute('aria-label'));

const PLACES = {
	'a sentence': 'She runs.\n\nI kick off # and the light counts.\nOn and on.\n\nThe end.\n',
	'a paragraph of its own': 'She runs.\n\n#\n\nThe end.\n',
	'a list': 'She runs.\n\n- rope\n- then # and\n- oil\n\nThe end.\n',
};

describe.each(['preview', 'live'] as const)('in %s, a call on a line', mode => {
	it.each(Object.entries(PLACES))('in %s waits with its card, and is played there', async (_, place) => {
		const { read, tick, editor } = await open(place.replace('#', CALL), mode, 4, 3, 9);
		const text = async () => (mode === 'live' ? editor.getValue() : read('Log.md'));
		expect(lineCards()).toHaveLength(1);
		expect(texts('.sworn-inline')).toEqual(['Face Danger, edge']);
		await press(/^Roll/);
		expect(await text()).toBe(place.replace('#', `${WEAK}\``));
		expect(lineCards()).toHaveLength(1);
		await press(/^Momentum/);
		expect(await text()).toBe(place.replace('#', SETTLED));
		expect(await read('Kestrel.md')).toContain('momentum: 2\n');
		expect(lineCards()).toHaveLength(0);
		expect(texts('.sworn-inline')).toEqual(['Face Danger −1 momentum']);
		expect(labels()).toEqual(['Face Danger −1 momentum; 4 + edge 2 = 6 vs 3, 9, weak hit; momentum 3 → 2']);
		if (mode === 'live') {
			expect(document.activeElement?.className).toContain('cm-content');
			editor.undo();
			await tick(60);
			expect(editor.getValue()).toBe(place.replace('#', `${WEAK}\``));
		}
	});
});

it.each([
	'> [!note] Out\n> I kick off # now.\n> On.\n\nWe land.\n',
	'| who | what |\n| --- | --- |\n| I | # |\n| she | waits |\n\nWe land.\n',
])('in Reading view, a call in %j is played there', async place => {
	const { read } = await open(place.replace('#', CALL), 'preview', 4, 3, 9);
	expect(lineCards()).toHaveLength(1);
	await press(/^Roll/);
	expect(await read('Log.md')).toBe(place.replace('#', `${WEAK}\``));
});

describe('in Live Preview, a call', () => {
	it('in a quote waits with its card, and is played there', async () => {
		const place = 'She runs.\n\n> I kick off # now.\n> On.\n\nWe land.\n';
		const { editor } = await open(place.replace('#', CALL), 'live', 4, 3, 9);
		expect(lineCards()).toHaveLength(1);
		await press(/^Roll/);
		expect(editor.getValue()).toBe(place.replace('#', `${WEAK}\``));
	});

	it('in a callout that shows its source has its card under it, and in one that is drawn within it', async () => {
		const place = 'She runs.\n\n> [!note] Out\n> I kick off # now.\n> On.\n\nWe land.\n';
		const { editor, tick } = await open(place.replace('#', CALL), 'live', 4, 3, 9);
		expect(lineCards()).toHaveLength(1);
		expect(lineCards()[0]?.closest('.cm-callout')).not.toBeNull();
		editor.setCursor(4, 3);
		await tick(30);
		expect(lineCards()).toHaveLength(1);
		expect(lineCards()[0]?.closest('.cm-callout')).toBeNull();
		await press(/^Roll/);
		expect(editor.getValue()).toBe(place.replace('#', `${WEAK}\``));
	});
});

describe('a line on which nothing waits', () => {
	it('opens its card at a press in Reading view, and closes it', async () => {
		const { tick } = await open(`I run ${SETTLED} on.\n`, 'preview');
		expect(lineCards()).toHaveLength(0);
		const pill = document.querySelector<HTMLElement>('.sworn-inline');
		pill?.click();
		await tick(30);
		expect(lineCards()).toHaveLength(1);
		expect(pill?.getAttribute('aria-expanded')).toBe('true');
		pill?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
		await tick(30);
		expect(lineCards()).toHaveLength(0);
	});
});

describe.each(['preview', 'live'] as const)('in %s, a line tells', mode => {
	const signs = () =>
		[...document.querySelectorAll('.sworn-inline')].map(pill => {
			const sign = /is-(?:offered|due)/.exec(pill.className);
			return sign?.[0];
		});

	it('what is still offered by a quiet sign, and nothing where nothing is', async () => {
		const hero = KESTREL.replace(/momentum: .*/, 'momentum: 9');
		const note = `She runs.\n\n${SETTLED.replace('4 vs', '5 vs')}\n\nI run ${SETTLED} on.\n`;
		await openJournal(note, { mode, files: { 'Kestrel.md': hero, 'Log.md': note } });
		expect(signs()).toEqual([undefined, 'is-offered']);
	});

	it('that an answer is due where its card was closed', async () => {
		const { tick } = await open(`She runs.\n\nI run ${WEAK}\` on.\n`, mode);
		expect(signs()).toEqual([undefined]);
		const pill = document.querySelector<HTMLElement>('.sworn-inline');
		pill?.click();
		await tick(30);
		expect(lineCards()).toHaveLength(0);
		expect(signs()).toEqual(['is-due']);
		expect(texts('.sworn-inline')).toEqual(['Face Dangerchoose']);
		expect(labels()).toEqual(['Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit; choose']);
	});

	it('its outcome by two diamonds, filled for each beaten die, and a class for their colour', async () => {
		await open(`She runs.\n\nI run ${SETTLED} on.\n`, mode);
		expect(document.querySelector('.sworn-inline')?.className).toContain('sworn-weak_hit');
		const outlines =
			document
				.querySelector('.sworn-pair path')
				?.getAttribute('d')
				?.match(/M[^M]+/g) ?? [];
		const [left, right] = [...new Set(outlines)];
		expect(outlines, 'an outline twice is hollow').toEqual([left, right, right]);
	});
});

describe('Escape closes the card of a line', () => {
	const escape = async (el: Element | null | undefined) => {
		el?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
		await host?.tick(40);
	};
	const pill = () => pills()[0];

	describe.each(['preview', 'live'] as const)('in %s', mode => {
		it('that was opened, from the line', async () => {
			const { tick } = await open(`She runs.\n\nI run ${SETTLED} on.\n`, mode);
			pill()?.click();
			await tick(30);
			expect(lineCards()).toHaveLength(1);
			await escape(pill());
			expect(lineCards()).toHaveLength(0);
			await escape(pill());
			expect(lineCards()).toHaveLength(0);
		});

		it('that waits for an answer, from the card, and a press opens it again', async () => {
			const { tick } = await open(`She runs.\n\nI run ${WEAK}\` on.\n`, mode);
			expect(lineCards()).toHaveLength(1);
			await escape(document.querySelector('.sworn-line-card button'));
			expect(lineCards()).toHaveLength(0);
			expect(document.activeElement?.matches('.sworn-inline, .cm-content')).toBe(true);
			pill()?.click();
			await tick(30);
			expect(lineCards()).toHaveLength(1);
		});
	});
});

describe('what is wrong with a line', () => {
	it.each([
		['a move that nobody knows', 'So `sworn: Face Dagner, edge` then.\n', /Face Dagner/],
		['words that say nothing', 'So `sworn: Face Danger, edge, wits` then.\n', /wits/],
		['dice that no die shows', 'So `sworn: Face Danger, edge 2: 7 vs 3, 9` then.\n', /7/],
	])('%s, is reported under its paragraph', async (_, note, says) => {
		await open(note, 'preview');
		expect(lineCards()[0]?.textContent).toMatch(says);
	});

	it('a line whose second row looks like a list, is reported and cannot be pressed', async () => {
		await open('So `sworn: ask: Is it\n2. dark?` then.\n', 'preview');
		expect(lineCards()[0]?.textContent).toContain('Put it into one row');
		expect(document.querySelectorAll('.sworn-line-card button')).toHaveLength(0);
	});

	it('two lines that are the same, are not written', async () => {
		const note = `${CALL} and ${CALL}\n`;
		const { read, notices } = await open(note, 'preview', 4, 3, 9);
		await press(/^Roll/);
		expect(await read('Log.md')).toBe(note);
		expect(notices().join()).toContain('identical');
	});
});

describe('commands', () => {
	it('undo a line: it turns back into a call, with the words around it as they were', async () => {
		const { editor, palette, read, tick, notices } = await open(`I run ${SETTLED} on.\n`, 'live');
		editor.setCursor(1, 0);
		await palette('Undo last move');
		[...document.querySelectorAll<HTMLElement>('.modal button')]
			.find(el => el.textContent === 'Undo the move')
			?.click();
		await tick(60);
		expect(editor.getValue()).toBe('I run `sworn: Face Danger, by Kestrel, edge 2` on.\n');
		expect(await read('Kestrel.md')).toContain('momentum: 4\n');
		expect(notices().join()).toContain('stands among your words');
	});

	it('offer what waits on the line at the cursor', async () => {
		const { editor, palette, tick } = await open(`I run ${WEAK}\` on.\n`, 'live');
		editor.setCursor(1, 0);
		await palette('Continue move');
		await tick(30);
		expect(document.querySelector('.modal, .prompt')?.textContent).toContain('Lose Momentum');
		await host?.press('Escape');
	});
});

import { afterEach, expect, it } from 'vitest';
import type { Writing } from '../commands/writing';
import { close, writing } from '../commands/writing';
import { typing } from '../editor-suggest/typing';
import { KESTREL, block } from '../played';

afterEach(close);

const MOVING = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageUp', 'PageDown', ' '];

/** How browsers mark a key that an input method takes. WebKit sends the second one right after `compositionend`. */
const MARKS: readonly KeyboardEventInit[] = [
	{ isComposing: true, keyCode: 229 },
	{ isComposing: false, keyCode: 229 },
];

const TEXT_AND_CARDS = '.modal-container, .sworn-block';

/** All that the player could see or read change. */
const seen = (host: Writing) => [
	host.editor.getValue(),
	...[...document.querySelectorAll(TEXT_AND_CARDS)].map(({ outerHTML }) => outerHTML),
	...host.notices(),
];

function pressComposing(el: Element, keys: readonly string[], mark: KeyboardEventInit): void {
	el.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'か' }));
	for (const key of keys)
		el.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...mark }));
}

const FILES = {
	'Kestrel.md': KESTREL,
	'Ark.md': '---\nsworn: vow\nrank: dangerous\nticks: 0\ncharacter: "[[Kestrel]]"\n---\nThe ark.\n',
};

const WORDS = 'Words.\n‸';
const CALL = `${block('move: Face Danger\nby: Kestrel')}\n\n‸`;
const inCard = (source: string) => `${block(source)}\n\n‸`;

interface Place {
	readonly what: string;
	readonly note: string;
	readonly command?: string;
	/** What has the focus while a word is composed. */
	readonly field: string;
	readonly keys: readonly string[];
}

/** What of ours acts on keys. Esc in a dialog, and the arrow keys in a list of the app, are the app's. */
const PLACES: readonly Place[] = [
	...['Make a move', 'Ask the oracle', 'Browse assets'].map(command => ({
		what: `the list of *${command}*`,
		note: WORDS,
		command,
		field: '.modal-container .sworn-search-field',
		keys: ['Enter', ...MOVING],
	})),
	{
		what: 'the choices of *Set position*',
		note: WORDS,
		command: 'Set position',
		field: '.modal-container input',
		keys: ['Enter'],
	},
	{ what: 'the options of a roll', note: CALL, field: '.sworn-block [role=radiogroup]', keys: ['Enter', ...MOVING] },
	{
		what: 'the number to add to a roll',
		note: CALL,
		field: 'input[aria-label^="Add, such"]',
		keys: ['Enter', 'Escape'],
	},
	{ what: 'the meters of a sheet', note: inCard('show: Kestrel'), field: '[role=slider]', keys: MOVING },
	{
		what: 'the progress of a track',
		note: inCard('show: Ark'),
		field: '.sworn-block button',
		keys: ['Escape', ...MOVING.slice(0, -1)],
	},
];

it.each(PLACES)('in $what the keys of an input method do nothing', async ({ note, command, field, keys }) => {
	const host = await writing(note, FILES);
	if (command !== undefined) await host.palette(command);
	await host.tick(100);
	if (field.includes('Add, such'))
		[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Add')?.click();
	await host.tick(50);
	const fields = [...document.querySelectorAll(field)];
	expect(fields.length).toBeGreaterThan(0);
	const before = seen(host);
	for (const el of fields) for (const mark of MARKS) pressComposing(el, keys, mark);
	await host.tick(100);
	expect(seen(host)).toEqual(before);
});

it.each(['Enter', 'Tab'])('in the list of typed moves, %s of an input method takes no row', async key => {
	const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
	await host.type(';;fd w');
	await host.tick(100);
	expect(host.offered().length).toBeGreaterThan(0);
	const target = document.activeElement ?? document.body;
	for (const mark of MARKS)
		target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...mark }));
	await host.tick(100);
	// what the editor itself makes of the key, such as a line break, is the app’s
	expect(host.editor.getValue().trim()).toBe('I lunge. ;;fd w');
});

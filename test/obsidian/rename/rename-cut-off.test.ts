import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { MemoryBackend } from '../../host/backend/memory';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { block, KESTREL } from '../played';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;
// An app that is gone leaves its timers, so nothing is closed in order here.
afterEach(() => {
	host?.crash();
	host = undefined;
});

/** Time for the idle moments in which notes are looked through. */
const A_WHILE = 300;

const RECORD = block('move: Compel\nby: Kestrel');
const FILES = { 'Kestrel.md': KESTREL, 'One.md': RECORD, 'Two.md': RECORD };
const RENAMED = RECORD.replace('Kestrel', 'Wren');
const AFTER = { 'Wren.md': KESTREL, 'One.md': RENAMED, 'Two.md': RENAMED };

async function started(backend?: MemoryBackend): Promise<Host> {
	const next = await boot<SwornJournalPlugin>(
		backend ? { backend } : { files: FILES, note: 'One.md', mode: 'preview' },
	);
	host = next;
	await next.tick(A_WHILE);
	return next;
}

/** The disk of an app that was cut off while it renamed Kestrel to Wren. */
async function cutOff(path: string, when: 'before' | 'halfway' | 'after'): Promise<MemoryBackend> {
	const gone = await started();
	await gone.palette('Rename a track or character');
	const field = document.querySelector<HTMLInputElement>('.prompt-input');
	if (field) field.value = 'Kestrel';
	field?.dispatchEvent(new Event('input', { bubbles: true }));
	await gone.tick();
	await gone.press('Enter');
	await gone.tick(A_WHILE);
	const name = document.querySelector<HTMLInputElement>('.sworn-rename-dialog input');
	if (!name) throw new Error('No dialog is open');
	name.value = 'Wren';
	name.dispatchEvent(new Event('input', { bubbles: true }));
	await gone.tick();
	gone.backend.crashAt({ path, when });
	name.form?.requestSubmit();
	await gone.backend.gone;
	gone.crash();
	return gone.backend.inner as MemoryBackend;
}

const notesOn = ({ files }: MemoryBackend) =>
	Object.fromEntries([...files].filter(([path]) => !path.startsWith('.')).map(([path, { data }]) => [path, data]));

const shown = () => document.querySelector('.sworn-unfinished')?.textContent ?? '';
const buttons = () => [
	...document.querySelectorAll<HTMLElement>('.sworn-unfinished-dialog .modal-button-container button'),
];
const labels = () => buttons().map(({ textContent }) => textContent);

async function choose(label: string): Promise<void> {
	const button = buttons().find(({ textContent }) => textContent === label);
	if (!button) throw new Error(`no “${label}” among ${labels().join(' | ')}`);
	button.click();
	await host?.tick(A_WHILE);
}

describe.each([
	{ path: 'Two.md', when: 'before', says: 'This note is still “Kestrel.md”; it was to be called “Wren.md”.' },
	{ path: 'Kestrel.md', when: 'before', says: 'This note is still “Kestrel.md”' },
	{ path: 'Kestrel.md', when: 'halfway', says: 'there is a copy of “Kestrel.md” in “Wren.md”' },
] as const)('cut off $when $path is changed', ({ path, when, says }) => {
	it.each([
		{ choice: 'Finish it', notes: AFTER },
		{ choice: 'Take it back', notes: FILES },
	])('$choice', async ({ choice, notes }) => {
		const backend = await cutOff(path, when);
		await started(backend);
		expect(shown()).toContain(says);
		await choose(choice);
		expect(notesOn(backend)).toEqual(notes);
		expect(host?.notices().join()).not.toContain('Rename them');
		expect(document.querySelector('.sworn-unfinished-dialog')).toBeNull();
	});
});

it('cut off when all is done, nothing is asked', async () => {
	const backend = await cutOff('Kestrel.md', 'after');
	await started(backend);
	expect(shown()).toBe('');
	expect(notesOn(backend)).toEqual(AFTER);
});

describe('what was changed since', () => {
	it('a record that has its old name again is offered to follow the note, or the note to follow it', async () => {
		const backend = await cutOff('Kestrel.md', 'after');
		await backend.write('Two.md', RECORD);
		await started(backend);
		expect(shown()).toContain('This note was “Kestrel.md” and is called “Wren.md” now.');
		await choose('Take it back');
		expect(notesOn(backend)).toEqual(FILES);
	});

	it('the text of the note: it keeps its old name, and the records can only get that one', async () => {
		const backend = await cutOff('Kestrel.md', 'before');
		await backend.write('Kestrel.md', `${KESTREL}More.\n`);
		await started(backend);
		expect(shown()).toContain('so nothing is renamed');
		expect(labels()).toEqual(['Take it back', 'Leave as it is']);
		await choose('Take it back');
		expect(notesOn(backend)).toEqual({ ...FILES, 'Kestrel.md': `${KESTREL}More.\n` });
	});

	it('a note that somebody else made under the new name stays', async () => {
		const backend = await cutOff('Kestrel.md', 'before');
		await backend.write('Wren.md', 'Theirs.\n');
		await started(backend);
		expect(labels()).toEqual(['Take it back', 'Leave as it is']);
		await choose('Take it back');
		expect(notesOn(backend)).toEqual({ ...FILES, 'Wren.md': 'Theirs.\n' });
	});

	it('the note, which is gone: nothing can be done but to leave it', async () => {
		const backend = await cutOff('Kestrel.md', 'before');
		await backend.remove('Kestrel.md');
		await backend.write('Two.md', RECORD);
		await started(backend);
		expect(labels()).toEqual(['Leave as it is']);
		await choose('Leave as it is');
		expect(notesOn(backend)).toEqual({ 'One.md': RENAMED, 'Two.md': RECORD });
	});
});

import type { MockInstance } from 'vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LineCard } from '../../../src/obsidian/blocks/inline/line-card';
import { SwornBlock } from '../../../src/obsidian/blocks/sworn-block';
import { ViewState } from '../../../src/obsidian/services/view-state/view-state';
import { close, type Host, opened } from '../opened';
import { KESTREL } from '../played';

afterEach(close);
afterEach(() => vi.restoreAllMocks());

const LINE = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit';
const DONE = `${LINE}; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\``;
const BLOCK = '```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\n```\n';

/** Longer than the app waits before it saves, and we before we compare a note. */
const UNTIL_SAVED = 3000;

async function journal(records: number): Promise<Host> {
	const some = Array.from({ length: records }, (_, at) => `Prose ${String(at)}. ${at % 2 ? DONE : `${LINE}\``}\n`);
	const note = `She runs.\n\n${BLOCK}\n${some.join('\n')}`;
	const host = await opened({ files: { 'Kestrel.md': KESTREL, 'Log.md': note }, note: 'Log.md' });
	await host.tick(UNTIL_SAVED);
	return host;
}

/** Types letters at the end of the first line, as the player does. */
async function type(letters: string, { editor, tick }: Host): Promise<void> {
	for (const letter of letters) {
		const at = editor.offsetToPos(editor.getValue().indexOf('\n'));
		editor.transaction(
			{ changes: [{ from: at, text: letter }], selection: { from: { line: 0, ch: at.ch + 1 } } },
			'input.type',
		);
		await tick();
	}
}

describe('ten keys of prose in a note with records', () => {
	it('draw no card and gather nothing about the character, nor does the save after them', async () => {
		const at = await journal(6);
		await type('x', at); // what is known of the note is known now
		const counted: Record<string, MockInstance> = {
			drawn: vi.spyOn(SwornBlock.prototype, 'draw'),
			lineCards: vi.spyOn(LineCard.prototype as unknown as { settle: () => void }, 'settle'),
			gathered: vi.spyOn(ViewState.prototype as unknown as { gather: () => void }, 'gather'),
		};
		await type('yz and so ', at);
		const calls = Object.entries(counted).map(([name, { mock }]) => [name, mock.calls.length]);
		expect(Object.fromEntries(calls)).toEqual({ drawn: 0, lineCards: 0, gathered: 0 });
		await at.tick(UNTIL_SAVED);
		const saved = Object.entries(counted).map(([name, { mock }]) => [name, mock.calls.length]);
		expect(Object.fromEntries(saved)).toEqual({ drawn: 0, lineCards: 0, gathered: 0 });
		expect(await at.read('Log.md')).toContain('She runs.xyz and so \n');
	});

	it('leave each record and card where it is in the text', async () => {
		const at = await journal(4);
		const drawn = () => document.querySelectorAll('.sworn-inline').length;
		const before = { pills: drawn(), cards: document.querySelectorAll('.sworn-choice').length };
		await type(' for a long time', at);
		expect({ pills: drawn(), cards: document.querySelectorAll('.sworn-choice').length }).toEqual(before);
		expect(before.pills).toBe(4);
	});
});

describe('a card is drawn again', () => {
	const hero = (momentum: number) => KESTREL.replace('momentum: 3', `momentum: ${String(momentum)}`);
	const note = `${hero(3)}\nShe runs.\n\n\`\`\`sworn\nshow: [[Log]]\n\`\`\`\n`;
	const shown = () => document.querySelector('.sworn-block')?.textContent;

	async function open() {
		const host = await opened({ files: { 'Log.md': note }, note: 'Log.md' });
		await host.tick(UNTIL_SAVED);
		const replace = (old: string, fresh: string) => {
			const from = host.editor.getValue().indexOf(old);
			host.editor.replaceRange(fresh, host.editor.offsetToPos(from), host.editor.offsetToPos(from + old.length));
		};
		return { host, replace, first: shown() };
	}

	it('when a property is edited and its change is taken back, with prose in between', async () => {
		const { host, replace, first } = await open();
		replace('momentum: 3', 'momentum: 7');
		await host.tick(UNTIL_SAVED);
		expect(shown()).not.toBe(first);
		replace('She runs', 'She ran');
		replace('momentum: 7', 'momentum: 3');
		await host.tick(UNTIL_SAVED);
		expect(shown()).toBe(first);
	});

	it('when another program changes a property and prose', async () => {
		const { host, first } = await open();
		await host.writeOutside('Log.md', note.replace('She runs', 'He ran').replace('momentum: 3', 'momentum: 7'));
		await host.tick(UNTIL_SAVED);
		expect(shown()).not.toBe(first);
	});
});

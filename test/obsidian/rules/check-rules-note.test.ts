import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { BootOptions, Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;

afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const NOTE = `# House moves

## Adventure moves

### Cross the Ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take +1 momentum.

On a **weak hit**, take +2 flibber on the wobbler.

On a **miss**, Pay the Price.
`;

/** Time for what is read and drawn anew, and for the keys to rest. */
const A_WHILE = 80;
const KEYS_REST = 400;

const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const button = (words: string | RegExp) => {
	const all = [...document.querySelectorAll<HTMLButtonElement>('.sworn-rules-check button')];
	const found = all.find(({ textContent: said }) => (typeof words === 'string' ? said === words : words.test(said)));
	if (!found) throw new Error(`No button ${String(words)} among ${all.map(el => el.textContent).join(' | ')}`);
	return found;
};

async function checked(note: string, files: BootOptions['files'] = {}, more: BootOptions = {}) {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, ...files, 'House.md': note },
		note: 'House.md',
		mode: 'source',
		...more,
	});
	await host.palette('Test rules note');
	await host.tick(A_WHILE);
	return host;
}

async function press(words: string | RegExp): Promise<void> {
	button(words).click();
	await host?.tick(A_WHILE);
}

const PACK_RULES = `---
ruleset: starforged
keywords: { boost: add +1, advantage: reroll one challenge die }
---

### Read the Salt

When you **read the salt**, roll +wits. On a hit, take +1 momentum.
`;

const PACK_ASSET = `---
type: asset
---
# Knife Dancer (Path)

## Abilities

- [x] When you scare someone with your blade, boost.
- [x] When you run, hasten.
`;

describe('a note of one asset', () => {
	const summary = async (files: BootOptions['files']) => {
		await checked(PACK_ASSET, files, {});
		return texts('.sworn-check-summary').join();
	};

	it('names the abilities that are left to the player, and no moves are explained', async () => {
		expect(await summary({})).toBe(
			'House: 1 asset (2 abilities: 0 carried out, 0 in part, 2 shown; left to you: Knife Dancer 1, Knife Dancer 2).',
		);
		expect(texts('.sworn-check-empty')).toEqual([]);
	});

	it.each<{ place: string; files: Record<string, string> }>([
		{ place: 'in its folder', files: { 'Salt.md': PACK_RULES } },
		{
			place: 'in the same rules',
			files: {
				'Rules/Salt.md': PACK_RULES,
				'Journal.md': '---\ncharacter: "[[Kestrel]]"\nrules: ["[[Salt]]", "[[House]]"]\n---\n',
			},
		},
	])('is read with the keywords that another note $place declares', async ({ files }) => {
		expect(await summary(files)).toBe(
			'House: 1 asset (2 abilities: 1 carried out, 0 in part, 1 shown; left to you: Knife Dancer 2).',
		);
	});
});

describe('beside the note', () => {
	it('is each sentence with what was understood of it, in the notation', async () => {
		await checked(NOTE.replace('take +2 flibber on the wobbler', 'suffer -1 supply'));
		expect(texts('.sworn-check-title')).toEqual(['Rules note: House']);
		expect(texts('.sworn-check-summary')).toEqual(['1 move found, all of it understood.']);
		expect(texts('.sworn-covered-move h3')).toEqual(['Cross the Ice Adventure moves']);
		expect(texts('.sworn-piece').map(text => text?.replace(/\s+/g, ' '))).toEqual([
			'When you cross thin ice, roll +edge. ',
			'On a strong hit, you are across. Take +1 momentum. momentum +1',
			'On a weak hit, suffer -1 supply. supply -1',
			'On a miss, Pay the Price. move Pay the Price',
		]);
		expect(texts('.sworn-piece .sworn-check-story')).toEqual(['When you cross thin ice, ', 'you are across. ']);
		expect(texts('.sworn-checked-move pre').join()).toContain('strong hit\n\tmomentum +1');
		expect(texts('.sworn-finding')).toEqual([]);
	});

	it('leftovers are marked, and said in words', async () => {
		await checked(NOTE);
		expect(texts('.sworn-check-summary').join()).toMatch(
			/^1 move found, 0 understood in full, 1 in part\. 1 place to look at\.$/,
		);
		expect(texts('.sworn-piece .sworn-check-left')).toEqual(['take +2 flibber on the wobbler. ']);
		expect(texts('.sworn-leftover')).toEqual(['Not understood: Take +2 flibber on the wobbler.This means…']);
		expect(texts('.sworn-rules-check p').join()).toContain('6 are left to you');
	});

	it('a press on a sentence puts the cursor on its line, in the pane of the note', async () => {
		const { editor, app } = await checked(NOTE);
		await press(/Take \+1 momentum/);
		expect(editor.getCursor().line).toBe(8);
		expect(app.workspace.getLeavesOfType('markdown')).toHaveLength(1);
		expect(document.querySelector('.sworn-rules-check')).not.toBeNull();
	});

	it('what is wrong is at its line', async () => {
		await checked(`${NOTE}\n### Row\n\nWhen you row roll your luck. On a strong hit take +1 supply.\n`);
		expect(texts('.sworn-covered-move:last-of-type .sworn-finding').join()).toMatch(
			/^Line 17Row speaks of hits and misses/,
		);
	});

	it('follows the note while one writes, when the keys rest', async () => {
		const { editor, tick } = await checked(NOTE);
		editor.replaceRange('take +2 spirit', { line: 10, ch: 19 }, { line: 10, ch: 49 });
		expect(texts('.sworn-check-left')).toHaveLength(2);
		await tick(KEYS_REST);
		expect(texts('.sworn-check-summary')).toEqual(['1 move found, all of it understood.']);
		expect(texts('.sworn-piece-read').join()).toContain('spirit +2');
	});

	it('waits while it is folded away, as on a phone, and is up to date once it comes out', async () => {
		const { app, editor, tick } = await checked(NOTE, {}, { mobile: true });
		app.workspace.rightSplit.collapse();
		editor.replaceRange('take +2 spirit', { line: 10, ch: 19 }, { line: 10, ch: 49 });
		await tick(KEYS_REST);
		expect(texts('.sworn-check-summary').join()).toContain('1 in part');
		app.workspace.rightSplit.expand();
		await tick(KEYS_REST);
		expect(texts('.sworn-check-summary')).toEqual(['1 move found, all of it understood.']);
	});

	it('follows the note under its new name', async () => {
		const { app, tick } = await checked(NOTE);
		const file = app.vault.getFileByPath('House.md');
		if (!file) throw new Error('the note is gone');
		await app.fileManager.renameFile(file, 'Home.md');
		await tick(KEYS_REST);
		expect(texts('.sworn-check-title')).toEqual(['Rules note: Home']);
	});

	it('is one view, which turns to what is checked next', async () => {
		const { app, open, palette, tick } = await checked(NOTE, { 'Other.md': NOTE.replace('Cross', 'Leave') });
		await open('Other.md', 'source');
		await palette('Test rules note');
		await tick(A_WHILE);
		expect(app.workspace.getLeavesOfType('sworn-journal-rules-check')).toHaveLength(1);
		expect(texts('.sworn-check-title')).toEqual(['Rules note: Other']);
	});
});

describe('“This means…”', () => {
	const dialog = () => document.querySelector<HTMLElement>('.sworn-meaning-dialog');
	const inDialog = (words: string) => {
		const labels = [...(dialog()?.querySelectorAll<HTMLElement>('label, button') ?? [])];
		const found = labels.find(({ textContent }) => textContent.trim() === words);
		if (!found) throw new Error(`No “${words}” among ${labels.map(({ textContent }) => textContent).join(' | ')}`);
		return found;
	};
	let presses = 0;
	async function click(words: string) {
		presses++;
		inDialog(words).click();
		await host?.tick(A_WHILE);
	}
	async function open() {
		presses = 1;
		await press('This means…');
	}
	const FENCE = '\n\n```effects weak hit\nspirit -2\n```\n';
	const STATED = NOTE.replace('on the wobbler.\n', `on the wobbler.${FENCE}`);

	it('makes a move run in four presses, and Ctrl+Z takes it back', async () => {
		const { editor, tick } = await checked(NOTE);
		await open();
		expect(dialog()?.querySelector('blockquote')?.textContent).toBe('Take +2 flibber on the wobbler.');
		await click('spirit');
		await click('−2');
		expect(dialog()?.querySelector('textarea')?.value).toBe('spirit -2');
		expect(dialog()?.querySelector('[role=status]')?.textContent).toBe(
			'What the move does then:weak hit: Suffer −2 spirit',
		);
		await click('Write it');
		await tick(KEYS_REST);
		expect(presses).toBe(4);
		expect(editor.getValue()).toBe(STATED);
		expect(texts('.sworn-check-summary')).toEqual(['1 move found, all of it understood.']);
		editor.undo();
		expect(editor.getValue()).toBe(NOTE);
	});

	it('is taken back with the button of its notice', async () => {
		const { editor, tick } = await checked(NOTE);
		await open();
		await click('Progress');
		await click('Write it');
		await tick(KEYS_REST);
		expect(editor.getValue()).toContain('```effects weak hit\nprogress\n```');
		[...document.querySelectorAll<HTMLElement>('.notice button')]
			.find(({ textContent }) => textContent === 'Undo')
			?.click();
		await tick(KEYS_REST);
		expect(editor.getValue()).toBe(NOTE);
	});

	it('writes several effects, asked for each time', async () => {
		const { editor, tick } = await checked(NOTE);
		await open();
		await click('An impact');
		await click('And another effect');
		await click('Nothing, a note');
		await click('Ask me each time');
		await click('Write it');
		await tick(KEYS_REST);
		expect(editor.getValue()).toContain(
			'```effects weak hit\nmay Take +2 flibber on the wobbler\n\tmark wounded\n\ttell Take +2 flibber on the wobbler.\n```',
		);
	});

	it('takes any other effect in the notation, and says what is wrong with it', async () => {
		const { editor, tick } = await checked(NOTE);
		await open();
		await click('Write it');
		expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe('Pick what it does.');
		const type = async (lines: string) => {
			const area = dialog()?.querySelector('textarea');
			if (!area) throw new Error('no field');
			area.value = lines;
			area.dispatchEvent(new Event('input', { bubbles: true }));
			await tick(A_WHILE);
		};
		await type('flibber 2');
		expect(dialog()?.querySelector('[role=alert]')?.textContent).toContain('A number needs its sign: “flibber +2”');
		await type('clock +1');
		await click('Write it');
		await tick(KEYS_REST);
		expect(editor.getValue()).toContain('```effects weak hit\nclock +1\n```');
	});

	it('is written wherever the note says the same', async () => {
		const other = '\n### Row\n\nWhen you row, take +2 flibber on the wobbler.\n';
		const { editor, tick } = await checked(NOTE + other);
		await open();
		await click('Experience');
		await click('Also where 1 other sentence says the same');
		await click('Write it');
		await tick(KEYS_REST);
		expect(editor.getValue().match(/```effects.*\nexperience \+1\n```/g)).toHaveLength(2);
	});

	it('offers the words that are nearest among those that are understood', async () => {
		await checked(NOTE.replace('take +2 flibber on the wobbler', 'mark two lenses'));
		await open();
		expect(dialog()?.querySelector('pre')?.textContent).toBe('Mark two progress.\n\nprogress twice');
		expect(inDialog('Copy the words')).toBeTruthy();
	});

	it('writes nothing where the words are gone meanwhile', async () => {
		const { editor, notices } = await checked(NOTE);
		await open();
		await click('Progress');
		editor.replaceRange('you fall', { line: 10, ch: 19 }, { line: 10, ch: 49 });
		const before = editor.getValue();
		await click('Write it');
		expect(editor.getValue()).toBe(before);
		expect(notices().join()).toContain('has changed meanwhile');
	});
});

describe('with the keyboard', () => {
	it('the arrows go from one thing to press to the next, Esc back to the note', async () => {
		const { tick } = await checked(NOTE);
		button(/^When you cross/).focus();
		const key = (name: string) =>
			document.activeElement?.dispatchEvent(
				new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
			);
		key('ArrowDown');
		expect(document.activeElement?.textContent).toMatch(/^On a strong hit/);
		key('ArrowUp');
		expect(document.activeElement?.textContent).toMatch(/^When you cross/);
		key('Escape');
		await tick();
		expect(document.activeElement?.closest('.cm-editor')).not.toBeNull();
	});
});

describe('what else it says', () => {
	it('of a note without moves, what a rules note looks like', async () => {
		await checked('Dear diary.\n');
		expect(texts('.sworn-check-summary')).toEqual(['No move was found.']);
		expect(texts('.sworn-check-empty').join()).toContain('roll +edge');
	});

	it('of a note that plays by rules, that those can be checked', async () => {
		await checked('---\nrules: "[[Ice]]"\n---\nDear diary.\n', { 'Ice.md': NOTE });
		expect(texts('.sworn-check > .sworn-buttons button')).toEqual(['Check Ice', 'Check another file']);
		await press('Check Ice');
		expect(texts('.sworn-check-title')).toEqual(['Rules note: Ice']);
	});

	it('of a file that is no Datasworn, that it is none', async () => {
		await checked('---\nrules: "[[house.json]]"\n---\n', { 'house.json': '{ "moves": ' });
		await press('Check house');
		expect(texts('.sworn-check [role=alert]').join()).toContain('is not JSON');
	});

	it('of a Datasworn file its moves, without lines to go to', async () => {
		const yaml =
			'_id: house\ntype: expansion\ntitle: House\nmoves:\n  house:\n    name: House moves\n    contents:\n      rest:\n        name: Rest\n        roll_type: no_roll\n        text: When you rest, take +1 spirit.\n        trigger:\n          text: When you rest\n';
		await checked('---\nrules: "[[house.yaml]]"\n---\n', { 'house.yaml': yaml });
		await press('Check house');
		expect(texts('.sworn-piece').join('|')).toContain('spirit +1');
		expect(texts('button.sworn-piece-text')).toEqual([]);
	});

	it('of a note of tables, what can be rolled on, and what is malformed by its line', async () => {
		const { editor } = await checked(
			'---\nsworn: oracles\n---\n## Weather (d6)\n| d6 | x |\n|-|-|\n| 1-3 | Fog |\n| 5-6 | Rain |\n',
		);
		expect(texts('.sworn-check-title')).toEqual(['Tables: House']);
		expect(texts('.sworn-check-summary')).toEqual(['1 table found. 1 place in them to look at.']);
		expect(texts('.sworn-finding').join()).toContain('4 has no row, so a roll there is made again. Add a row.');
		expect(texts('.sworn-checked-move pre')).toEqual(['1–3  Fog\n5–6  Rain']);
		await press('Line 8');
		expect(editor.getCursor().line).toBe(7);
	});

	it('of a note of tables without any, what one looks like', async () => {
		await checked('---\nsworn: oracles\n---\nNothing yet.\n');
		expect(texts('.sworn-check-summary')).toEqual(['No table or list was found.']);
		expect(texts('.sworn-check-empty').join()).toContain('## Weather (d6)');
	});

	it('of tables between the moves, that they are there', async () => {
		await checked(`${NOTE}\n## Iceberg names (d2)\n\n- Old Grey\n- Tooth\n`);
		expect(texts('.sworn-check-summary').join()).toMatch(/^1 move found.* 1 table found\.$/);
		expect(texts('.sworn-checked-move summary strong')).toEqual(['Iceberg names']);
	});

	it('of a note that is deleted, that it is gone', async () => {
		const { app, tick } = await checked(NOTE);
		const file = app.vault.getFileByPath('House.md');
		if (file) await app.vault.delete(file);
		await tick(KEYS_REST);
		expect(texts('.sworn-rules-check p[role=status]')).toEqual([
			'“House.md” is not there any more. Pick another file.',
		]);
	});
});

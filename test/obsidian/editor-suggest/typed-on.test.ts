import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { assume, doubtsIn } from '../../host/assumptions/assume';
import { CHOICES } from '../../host/assumptions/choices';
import { settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);
afterEach(() => assume());

const filesWith = (records: string) => ({ ...settings({ records }), 'Kestrel.md': KESTREL });

/** One letter at the cursor, without waiting. */
function letter({ editor }: Typing, insert: string): void {
	const at = editor.posToOffset(editor.getCursor());
	editor.cm.dispatch({
		changes: { from: at, insert },
		selection: { anchor: at + insert.length },
		userEvent: 'input.type',
	});
}

/** Letters typed while the note of the character is read. */
async function enterAndTypeOn(host: Typing, letters: string): Promise<void> {
	const [first = '', ...rest] = letters;
	const { backend } = host;
	backend.afterRead = () => {
		backend.afterRead = null;
		letter(host, first);
	};
	await host.press('Enter');
	if (backend.afterRead) {
		backend.afterRead = null;
		letter(host, first);
	}
	for (const each of rest) {
		letter(host, each);
		await Promise.resolve();
	}
	await host.tick(60);
}

describe('letters typed right after Enter', () => {
	it.each([
		['line', 'I lunge. ‸', /^I lunge\. `sworn: Face Danger.*` abc‸$/],
		['line', 'I lunge. ‸ Then.', /^I lunge\. `sworn: Face Danger.*` abc‸ Then\.$/],
		['line', '‸', /^`sworn: Face Danger.*`[^]* abc‸/],
		['block', 'I lunge. ‸', /abc‸/],
		['block', 'I lunge. ‸\n\nThen.', /abc‸/],
	])('stay in order (%s, %j)', async (records, note, shown) => {
		const host = await typing(note, [5, 3, 4], filesWith(records));
		await host.type(';;fd w');
		await enterAndTypeOn(host, ' abc');
		// the app itself may end a note with a line break
		expect(host.shown().trimEnd()).toMatch(shown);
		expect(host.editor.getValue()).not.toContain(';;fd');
	});

	const saves = CHOICES.lastLineBreak
		.slice(1)
		.flatMap(word => ['before', 'after', 'before and after'].map(when => [word, when]));
	it.each(saves)(
		'stay in order where a save ends the note with a line break, %s, and comes %s the letters',
		async (...[word, when]) => {
			const host = await typing('I lunge. ‸', [5, 3, 4], filesWith('line'));
			assume(doubtsIn(`lastLineBreak=${word}`));
			const { backend } = host;
			await host.type(';;fd w');
			const save = (moment: string) => {
				if (when?.includes(moment)) void host.view.save();
			};
			backend.afterRead = () => {
				backend.afterRead = null;
				save('before');
				letter(host, ' ');
				letter(host, 'a');
				save('after');
			};
			await host.press('Enter');
			for (const each of 'bc') {
				letter(host, each);
				await host.tick(15);
			}
			await host.tick(3000);
			expect(host.notices().filter(words => !words.includes('merging changes'))).toEqual([]);
			// where the line break goes that comes while one types is the app’s: before the letters or after them
			expect(host.shown().replaceAll('\n', '')).toMatch(/^I lunge\. `sworn: Face Danger.*` abc‸$/);
			expect((await host.read('Journal.md'))?.trimEnd()).toBe(host.editor.getValue().trimEnd());
			expect(await host.read('Kestrel.md')).toContain('momentum: 4\n');
		},
	);
});

it('a typed move that is taken back before its notes were read does not take the place of the same words', async () => {
	const host = await typing('One types ;;fd w for it.\n\nI lunge. ‸', [5, 3, 4], filesWith('line'));
	await host.type(';;fd w');
	const { backend, editor } = host;
	let isBack = false;
	const takeBack = () => {
		backend.afterRead = null;
		isBack = true;
		const at = editor.getValue().lastIndexOf(';;fd w');
		editor.cm.dispatch({ changes: { from: at, to: at + 6 }, userEvent: 'undo' });
	};
	backend.afterRead = takeBack;
	await host.press('Enter');
	if (!isBack) takeBack();
	await host.tick(60);
	expect(editor.getValue()).toBe('One types ;;fd w for it.\n\nI lunge. ');
	expect(await host.read('Kestrel.md')).toBe(KESTREL);
	expect(host.notices()).toEqual(['What was typed does not stand there any more. Nothing was written.']);
});

describe('letters typed in the same tick as a key of the list', () => {
	const typeAtOnce = async (host: Typing, key: string, letters: string) => {
		const pressed = host.press(key);
		for (const each of letters) letter(host, each);
		await pressed;
		await host.tick(200);
	};

	it('arrive behind what Tab completes, also those typed while the note is read', async () => {
		const host = await typing('I swear. ‸', [], filesWith('line'));
		await host.type(';;siv');
		await typeAtOnce(host, 'Tab', 'a');
		for (const each of 'bc') letter(host, each);
		expect(host.shown()).toBe('I swear. ;;Swear an Iron Vow heartabc‸');
	});

	it('arrive after Esc on the panel of a miss', async () => {
		const host = await typing('I lunge. ‸', [1, 9, 10], filesWith('line'));
		await host.enter(';;fd w');
		await host.tick(100);
		await typeAtOnce(host, 'Escape', ' So it');
		expect(host.shown()).toMatch(/^I lunge\. `sworn: Face Danger[^`]*` So it‸$/);
		expect(host.editor.hasFocus()).toBe(true);
	});

	// Obsidian asks for suggestions 50 ms after a key; a busy machine asks later, or between two letters.
	it.each([0, 10, 49, 51, 120])(
		'arrive %s ms apart after Escape on the panel of a miss, and no list opens',
		async ms => {
			const host = await typing('I lunge. ‸', [1, 9, 10], filesWith('line'));
			await host.enter(';;fd w');
			await host.tick(100);
			void host.press('Escape');
			for (const each of ' So it') {
				letter(host, each);
				await host.tick(ms);
			}
			expect(host.shown()).toMatch(/^I lunge\. `sworn: Face Danger[^`]*` So it‸$/);
			expect(host.offered()).toEqual([]);
		},
	);

	it.each([
		['Enter', 'I lunge. `sworn: Face Danger, by Kestrel, shadow 1: 4 vs 3, 9, weak hit`‸'],
		['Tab', 'I lunge. ;;Face Danger wits‸'],
	])('count when %s comes before the list has caught up with them', async (key, shown) => {
		const host = await typing('I lunge. ‸', [4, 3, 9], filesWith('line'));
		await host.type(';;fd');
		for (const each of ' shadow') letter(host, each);
		await host.press(key);
		await host.tick(100);
		expect(host.shown()).toBe(shown);
	});

	it('arrive after Esc on the list of what is typed', async () => {
		const host = await typing('I lunge. ‸', [], filesWith('line'));
		await host.type(';;fd w');
		await typeAtOnce(host, 'Escape', 'its');
		expect(host.shown()).toBe('I lunge. ;;fd wits‸');
	});
});

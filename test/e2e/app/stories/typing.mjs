import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const ORIGIN =
	'`Editor.transaction(tx, origin)` has the user event `origin`, and none without; one without joins the typing of the last half second';
const OWN_STEP =
	'what a plugin writes with an origin of its own is a step of its own, also right after typing; typing right behind it within half a second joins it';
const OPENS =
	'a list of suggestions that is closed opens only after a change whose user event is `input…` or `delete…`';
const ASKED = 'an editor suggester is asked 50 ms after the last change in the editor';
const BLUR = 'the blur of the editor closes a list of suggestions, whose `context` stays';
const ONE_STEP = '`Editor.transaction`: changes in positions of the old text, one step to undo';
const SELECTION = 'a selection in a transaction is in positions of the new text';
const FORGETS = 'loading another note into a leaf keeps the view and forgets the undo history';

const SENTENCE = 'The hatch sticks.';

/** Types a move that is a weak hit, with the dice that were thrown: 4 + edge 2 against 3 and 9. */
async function weakHit(on) {
	await on.typed('fd e 4 3 9');
	await on.rows.first().waitFor();
	await on.page.keyboard.press('Enter');
	await on.has('weak hit');
}

/** Types words, changes the text at once with this origin, undoes, and says whether the words went along. */
async function wordsGoAlong(on, origin) {
	await on.cursorTo();
	// Typing of before would join what comes within half a second.
	await on.page.waitForTimeout(700);
	await on.page.keyboard.type(' typed');
	await on.leaf.evaluate(({ view: { editor } }, told) => {
		editor.transaction({ changes: [{ from: editor.getCursor(), text: ' written' }] }, told);
	}, origin);
	assert.match(await on.text(), /typed written$/);
	await on.undo();
	const text = await on.text();
	assert.doesNotMatch(text, /written/);
	return !text.includes('typed');
}

/** Notes when a key is pressed, and when a list is in the page. */
function watchForList() {
	const times = {};
	document.addEventListener('keydown', () => (times.typed = performance.now()), { once: true, capture: true });
	const observer = new MutationObserver(() => {
		if (!document.querySelector('.suggestion-container')) return;
		times.shown = performance.now();
		observer.disconnect();
	});
	observer.observe(document.body, { childList: true, subtree: true });
	return times;
}

const lastWords = on => on.text().then(text => text.slice(text.lastIndexOf(SENTENCE)));

export default [
	story(
		'the editor: steps of its history, positions of a transaction, another note',
		[ORIGIN, OWN_STEP, ONE_STEP, SELECTION, FORGETS],
		async on => {
			await on.make(on.paths.journal, 'Rain.');
			await on.make(on.paths.sheet, 'Snow.');
			await on.open(on.paths.journal);
			on.fact(OWN_STEP, !(await wordsGoAlong(on, 'sworn')), 'the words typed before went along');
			await on.leaf.evaluate(({ view: { editor } }) => editor.setValue('Rain.'));
			on.fact(ORIGIN, await wordsGoAlong(on, undefined), 'the words typed before stayed');
			await on.page.waitForTimeout(700);
			const [text, cursor] = await on.leaf.evaluate(({ view: { editor } }) => {
				editor.setValue('one two');
				const at = (from, to, words) => ({ from: { line: 0, ch: from }, to: { line: 0, ch: to }, text: words });
				const changes = [at(0, 3, 'first'), at(4, 7, 'second')];
				editor.transaction({ changes, selection: { from: { line: 0, ch: 12 } } }, 'sworn');
				return [editor.getValue(), editor.getCursor().ch];
			});
			on.fact(SELECTION, cursor === 12, `the cursor stands at ${cursor}`);
			await on.undo();
			const undone = await on.text();
			on.fact(ONE_STEP, text === 'first second' && undone === 'one two', `${text}, then ${undone}`);
			const view = await on.leaf.evaluateHandle(tab => tab.view);
			await on.open(on.paths.sheet);
			await on.cursorTo();
			await on.undo();
			const isKept = await on.leaf.evaluate((tab, before) => tab.view === before, view);
			on.fact(FORGETS, isKept && (await on.text()) === 'Snow.', `kept: ${isKept}; the text: ${await on.text()}`);
		},
	),

	story('a typed move with own dice: its panel opens by itself, no list does, and a number chooses', [], async on => {
		await on.journal();
		await on.page.keyboard.type(' ');
		await weakHit(on);
		await on.page.locator('[data-key="1"]').waitFor();
		assert.equal(await on.rows.count(), 0);
		await on.page.keyboard.press('1');
		await on.until(async () => /chose:? /.test(await on.text()), 'the choice in the record');
	}),

	story('a list opens a moment after typing, and after nothing else', [OPENS, ASKED], async on => {
		await on.journal();
		await on.leaf.evaluate(({ view: { editor } }, words) => {
			editor.setValue(words);
			editor.setCursor(0, words.length);
			editor.focus();
		}, `${on.trigger}fd`);
		on.fact(OPENS, await on.noList(), 'a list opened after a change that was no event of a user');
		const asked = await on.page.evaluateHandle(watchForList);
		await on.page.keyboard.type(' ');
		await on.rows.first().waitFor();
		const waited = Math.round(await asked.evaluate(({ typed, shown }) => shown - typed));
		on.fact(ASKED, waited >= 45 && waited < 1000, `a list showed ${waited} ms after the key`);
	}),

	story('one Ctrl+Z takes a record away, and leaves the sentence typed just before', [], async on => {
		await on.journal({ body: '' });
		await on.page.keyboard.type(`${SENTENCE} `);
		await weakHit(on);
		await on.page.locator('[data-key="1"]').waitFor();
		await on.page.keyboard.press('Escape');
		await on.undo();
		await on.until(async () => !(await on.text()).includes('weak hit'), 'the record is gone');
		assert.equal(await lastWords(on), `${SENTENCE} ${on.trigger}fd e 4 3 9`);
	}),

	story('what is typed right after Enter and right after Esc arrives whole and in order', [], async on => {
		await on.journal();
		await on.page.keyboard.type(' ');
		await on.typed('-1 supply');
		await on.rows.first().waitFor();
		await on.page.keyboard.press('Enter');
		await on.page.keyboard.type('abcdefg');
		await on.has('supply 3 → 2');
		await on.has('abcdefg');
		await on.page.keyboard.type(' ');
		await weakHit(on);
		await on.page.locator('[data-key="1"]').waitFor();
		await on.page.keyboard.press('Escape');
		await on.page.keyboard.type('hijklmn');
		await on.has('hijklmn');
		assert.match(await on.text(), /abcdefg[^]*weak hit[^]*hijklmn/);
	}),

	story('a list comes back after the editor lost the focus, and stays away after Esc', [BLUR], async on => {
		await on.journal();
		await on.page.keyboard.type(' ');
		await on.typed('fd');
		await on.rows.first().waitFor();
		await on.page.evaluate(() => document.activeElement.blur());
		on.fact(BLUR, await on.noList(), 'the list stays');
		await on.leaf.evaluate(({ view }) => view.editor.focus());
		await on.page.keyboard.type(' e');
		await on.rows.first().waitFor();
		await on.page.keyboard.press('Escape');
		assert.ok(await on.noList(), 'Esc puts the list away');
		await on.page.keyboard.type('d');
		assert.ok(await on.noList(), 'after Esc the list stays away');
		assert.equal(await lastWords(on), `${SENTENCE} ${on.trigger}fd ed`);
	}),
];

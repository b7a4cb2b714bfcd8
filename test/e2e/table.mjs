import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PAGE, PLUGIN } from '../host/build.mjs';
import { serve } from '../host/server.mjs';
import { PATIENCE, keyboardDown, keyboardUp, openPage, photograph, picturesOf, filmStrip } from './browser.mjs';
import { unexplained } from './explained.mjs';
import { fingersOn } from './fingers.mjs';
import { looksOf } from './looks.mjs';
import { JOURNAL } from './story.mjs';

/**
 * A vault of its own and a page on it, with dice that fall as told. `prepare` changes notes of the demo, `files` adds some,
 * `empty` leaves the demo out; `look` is how records draw: whole cards, as most stories look into settled ones, unless a
 * story asks for the default of the plugin, `lines`; `records` is how they are written: as blocks, unless a story asks for the
 * default of a new vault, `line`; `furnish` does what else is due; `byHand` says that the story changes numbers itself, so that no record explains them; `lang` is the language of the app.
 */
export async function table(browser, folders, settings, title) {
	const { note = JOURNAL, phone = false, keyboard = 'drawn', theme = 'light', mode, lang, byHand = false } = settings;
	const vault = laidOut(settings);
	const before = notesIn(vault);
	const server = await serve({ vault, page: PAGE, plugin: PLUGIN, port: 0, isCopy: true });
	const { context, page, complaints } = await openPage(browser, server.url, {
		note,
		theme,
		mode,
		phone,
		keyboard,
		lang,
	});
	const onDisk = notesOnDisk(vault);
	return {
		page,
		...onDisk,
		...handsOn(page, onDisk.read, phone && keyboard === 'drawn' ? () => keyboardUp(page, keyboard) : () => {}),
		...looksOf(page, { phone, shot: number => photograph(page, folders, `${title} ${number}`) }),
		...fingersOn(page),
		complaints,
		picture: picturesOf(page, folders),
		...filmStrip(page, folders),
		/** The same of a tab beside the app. */
		picturesOf: tab => picturesOf(tab, folders),
		keyboardUp: () => keyboardUp(page, keyboard),
		keyboardDown: () => keyboardDown(page, keyboard),
		/** The story is over: the console is empty, and every change of state stands in a record. */
		close: async () => {
			assert.deepEqual(await complaints(), [], 'the console stays empty');
			await page.evaluate(saveAll);
			const open = () => (byHand ? [] : unexplained(before, notesIn(vault)));
			// A record shows before its sheet is on disk.
			await wait(() => open().length === 0);
			await context.close();
			await server.close();
			assert.deepEqual(open(), [], 'every change stands in a record');
			fs.rmSync(path.dirname(vault), { recursive: true });
		},
	};
}

/** Waits until something is so, or at most so long. */
async function wait(isSo) {
	const end = Date.now() + PATIENCE;
	while (!isSo() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 50));
}

/** The app saves a note two seconds after the last key; here it saves at once. */
const saveAll = () => Promise.all(window.app.workspace.getLeavesOfType('markdown').map(({ view }) => view.save?.()));

function laidOut({ empty = false, prepare = {}, files = {}, look = 'cards', records = 'block', furnish }) {
	const vault = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sworn-e2e-')), 'vault');
	if (empty) fs.mkdirSync(vault);
	else fs.cpSync('demo/vault', vault, { recursive: true });
	for (const [file, change] of Object.entries(prepare))
		fs.writeFileSync(path.join(vault, file), change(fs.readFileSync(path.join(vault, file), 'utf8')));
	for (const [file, data] of Object.entries(files)) {
		fs.mkdirSync(path.dirname(path.join(vault, file)), { recursive: true });
		fs.writeFileSync(path.join(vault, file), data);
	}
	if (look) {
		const plugin = path.join(vault, '.obsidian/plugins/sworn-journal');
		fs.mkdirSync(plugin, { recursive: true });
		const saved = { inReading: look, inEditor: look, records, answers: records };
		fs.writeFileSync(path.join(plugin, 'data.json'), JSON.stringify(saved));
	}
	furnish?.(vault);
	return vault;
}

const notesIn = vault =>
	new Map(
		fs
			.readdirSync(vault, { recursive: true })
			.filter(file => file.endsWith('.md'))
			.map(file => [file, fs.readFileSync(path.join(vault, file), 'utf8')]),
	);

const notesOnDisk = vault => ({
	read: file => fs.readFileSync(path.join(vault, file), 'utf8'),
	exists: file => fs.existsSync(path.join(vault, file)),
	write: (file, text) => fs.writeFileSync(path.join(vault, file), text),
	remove: file => fs.rmSync(path.join(vault, file)),
});

/** What a player does, and waiting for what comes of it; `writing` is done when the note has the focus. */
function handsOn(page, read, writing) {
	const text = () => page.evaluate(() => window.app.workspace.getMostRecentLeaf().view.editor.getValue());
	const until = async (check, what) => {
		const end = Date.now() + PATIENCE;
		for (;;) {
			if (await check()) return;
			if (Date.now() > end) throw new Error(`Timed out: ${what}`);
			await page.waitForTimeout(25);
		}
	};
	const command = async name => {
		await page.keyboard.press('Control+p');
		await page.locator('.prompt-input').fill(name);
		await page.keyboard.press('Enter');
	};
	/** Opens the dialog of a move by keyboard: command, a few letters, Enter. */
	const pickMove = async letters => {
		await command('make a move');
		await page.locator('.modal input').first().waitFor();
		await page.keyboard.type(letters);
		await page.keyboard.press('Enter');
	};
	return {
		text,
		until,
		command,
		pickMove,
		...readerOf(page),
		/** Waits until these words stand in the note. */
		has: words => until(async () => (await text()).includes(words), words),
		/** These faces fall next, in this order; after them only ones. */
		dice: (...faces) =>
			page.evaluate(told => {
				const left = [...told];
				window.plugin.dice = { roll: () => left.shift() ?? 1 };
			}, faces),
		cursorToEnd: async () => {
			await page.evaluate(() => {
				const { editor } = window.app.workspace.getMostRecentLeaf().view;
				editor.setCursor(editor.offsetToPos(editor.getValue().length));
				editor.focus();
			});
			await writing();
		},
		/** Waits until the app has these words of a note that was changed outside of it. */
		arrives: (note, words) =>
			until(
				() =>
					page.evaluate(
						async ([file, part]) => {
							const { vault } = window.app;
							return (await vault.cachedRead(vault.getFileByPath(file))).includes(part);
						},
						[note, words],
					),
				`${words} in ${note}`,
			),
		open: note =>
			page.evaluate(async file => {
				await window.app.workspace.getLeaf(false).openFile(window.app.vault.getFileByPath(file));
			}, note),
		/** Carries out a command of ours without a key, as a button of a phone does. */
		run: id => page.evaluate(name => window.app.commands.executeCommandById(`sworn-journal:${name}`), id),
		/** Opens the list of moves or of oracles, and looks for these letters. */
		lookFor: async (name, letters) => {
			await command(name);
			await page.locator('.modal [role=combobox]').waitFor();
			await page.keyboard.type(letters);
		},
		/** Until this note is in front. */
		inFront: note =>
			until(() => page.evaluate(file => window.app.workspace.getActiveFile()?.path === file, note), `${note} in front`),
		/** Until a note on disk has this line. */
		saysOn: (note, line) => until(() => read(note).split('\n').includes(line), `${note}: ${line}`),
		/** The clock of the page goes on by a second, so that what comes is a step of its own in the editor. */
		aSecondLater: () =>
			page.evaluate(() => {
				const now = Date.now;
				Date.now = () => now() + 1000;
			}),
		/** Makes a move by keyboard: command, a few letters, Enter, a letter, Enter. */
		makeMove: async (letters, key) => {
			await pickMove(letters);
			// By mouse: after a key, what follows is listed at once.
			if (key) await page.locator('.modal .sworn-option-list').press(key);
			await page.locator('.modal .sworn-roll-button').click();
		},
		/** Rolls what the dialog has ready, by mouse. */
		roll: () => page.locator('.modal .sworn-roll-button').click(),
		card: () => page.locator('.sworn-card').last(),
		/** The last button that says so. */
		press: name =>
			page
				.getByRole('button', { name: named(name) })
				.last()
				.click(),
	};
}

/** A turn of the wheel goes on for a while. */
async function untilItStands(el) {
	const later = async () => {
		for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
	};
	let before;
	do {
		before = el.scrollTop;
		await later();
	} while (el.scrollTop !== before);
}

/** Reading view has in the page what is near; the rest comes as one scrolls. */
function readerOf(page) {
	const view = page.locator('.workspace-leaf-content .markdown-reading-view:visible');
	const turnWheel = async distance => {
		const { x, y, width, height } = await view.boundingBox();
		await page.mouse.move(x + width / 2, y + height / 2);
		await page.mouse.wheel(0, distance * height);
		await view.evaluate(untilItStands);
	};
	const isAtEnd = () => view.evaluate(el => el.scrollTop + el.clientHeight >= el.scrollHeight - 1);
	/** From the top of the note to its end, by less than a page at a time, until `isDone` says that it is enough. */
	const readOn = async isDone => {
		await turnWheel(-1000);
		for (;;) {
			if (await isDone()) return true;
			if (await isAtEnd()) return false;
			await turnWheel(0.8);
		}
	};
	return {
		/** Where it is in the page already, no further than to have it in sight. */
		scrollTo: async what => {
			const isThere = async () => (await what.count()) > 0;
			await view.evaluate(untilItStands);
			if (!(await isThere()) && !(await readOn(isThere))) throw new Error(`not found in the whole note: ${what}`);
			await what.scrollIntoViewIfNeeded();
			// What has gone out of sight leaves the page a moment later.
			await view.evaluate(untilItStands);
		},
		/** Does something on each page of the note. */
		onEachPage: async job => {
			await readOn(() => job().then(() => false));
			await turnWheel(-1000);
		},
	};
}

const named = name => (typeof name === 'string' ? new RegExp(name.replace(/[.*+?()]/g, '\\$&')) : name);

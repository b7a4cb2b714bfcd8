import assert from 'node:assert/strict';

/** Longer than the app waits before it saves, also on a machine under load. */
const PATIENCE = 60_000;
const OURS = '[data-sworn-check]';
const UNDO = process.platform === 'darwin' ? 'Meta+z' : 'Control+z';

/** What a character begins with; it has the comments and quotes of a player, as some stories look at them. */
export const SHEET = [
	'---',
	'sworn: character',
	'ruleset: starforged',
	...['edge: 2', 'heart: 2', 'iron: 1', 'shadow: 1', 'wits: 3'],
	...['health: 5', 'spirit: 4', 'supply: 3', 'momentum: 3'],
	'callsign: "Wren" # what the hands call her',
	'---',
	'',
	'Salvager.',
	'',
].join('\n');

/**
 * What a player does in a tab of our own, and what can be looked at there. All of it is what a plugin may use of the app,
 * or what a browser shows; `name` is that of the story's notes.
 */
export async function handsOn({ page, folder, name, trigger, findings, rows }) {
	const leaf = await page.evaluateHandle(() => {
		const tab = window.app.workspace.getLeaf('tab');
		tab.containerEl.setAttribute('data-sworn-check', '');
		return tab;
	});
	const paths = { sheet: `${folder}/${name} Kestrel.md`, journal: `${folder}/${name} Journal.md` };
	const on = {
		page,
		paths,
		leaf,
		folder,
		name,
		typed: words => page.keyboard.type(`${trigger}${words}`),
		trigger,
		...looking(page, leaf, paths),
		...writing(page, leaf, paths),
		...judging(findings, rows),
		/** Carries out a command of the plugin, which has to be there. */
		command: id =>
			page.evaluate(
				name => {
					const { commands } = window.app;
					if (!commands.commands[name]) throw new Error(`there is no command ${name}`);
					return commands.executeCommandById(name);
				},
				id.includes(':') ? id : `sworn-journal:${id}`,
			),
		undo: () => page.keyboard.press(UNDO),
		close: () => leaf.evaluate(tab => tab.detach()).then(() => page.evaluate(closeNotices)),
	};
	return on;
}

/** Only what the plugin offered on our notes is up by now. */
const closeNotices = () => document.querySelectorAll('.notice').forEach(notice => notice.click());

function looking(page, leaf, paths) {
	const until = async (check, what) => {
		const end = Date.now() + PATIENCE;
		while (!(await check())) {
			if (Date.now() > end) throw new Error(`Timed out: ${what}`);
			await page.waitForTimeout(25);
		}
	};
	const text = () => leaf.evaluate(({ view }) => view.editor.getValue());
	const disk = path => page.evaluate(at => window.app.vault.adapter.read(at), path);
	const rows = page.locator('.suggestion-container .suggestion-item');
	return {
		until,
		text,
		disk,
		/** The rows of the list that suggests. */
		rows,
		in: selector => page.locator(`${OURS} ${selector}`),
		button: words => page.locator(OURS).getByRole('button', { name: words }).last(),
		notice: words => page.locator('.notice', { hasText: words }),
		has: words => until(async () => (await text()).includes(words), `${words} in the note`),
		/** Until what is in the editor is on disk. */
		saved: () => until(async () => (await disk(paths.journal)) === (await text()), 'the note is saved'),
		diskHas: (path, words) => until(async () => (await disk(path)).includes(words), `${words} in ${path}`),
		/** The list does not come, though one waits longer than the app takes to ask. */
		noList: async () => {
			await page.waitForTimeout(400);
			return (await rows.count()) === 0;
		},
		scrolled: () =>
			page
				.locator(`${OURS} .cm-scroller`)
				.first()
				.evaluate(el => el.scrollTop),
	};
}

function writing(page, leaf, paths) {
	const make = (path, text) =>
		page.evaluate(([at, data]) => window.app.vault.create(at, data), [path, text]).then(() => {});
	const open = (path, mode = 'source') =>
		leaf.evaluate(
			async (tab, [at, state]) => {
				const { app } = window;
				await tab.openFile(app.vault.getFileByPath(at), { state, active: true });
				app.workspace.setActiveLeaf(tab, { focus: true });
			},
			[path, { mode, source: false }],
		);
	const cursorTo = where =>
		leaf.evaluate(({ view: { editor } }, to) => {
			const text = editor.getValue();
			editor.setCursor(editor.offsetToPos(to === undefined ? text.length : text.indexOf(to)));
			editor.focus();
		}, where);
	return {
		make,
		open,
		/** To the end, or before these words. */
		cursorTo,
		/** A character and a journal of hers, opened at its end; it names her `by` a link or her name above its `body`. */
		journal: async ({ body = 'The hatch sticks.', mode, sheet = SHEET, by = 'link' } = {}) => {
			await make(paths.sheet, sheet);
			const path = paths.sheet.replace(/\.md$/, '');
			const character = by === 'link' ? `"[[${path}]]"` : path.slice(path.lastIndexOf('/') + 1);
			await make(paths.journal, `---\ncharacter: ${character}\n---\n\n${body}`);
			await known(page, paths.sheet);
			await open(paths.journal, mode);
			if (mode !== 'preview') await cursorTo();
		},
		/** Changes the mode as the app's own command does, not by opening the note again. */
		toggleReading: () => page.evaluate(() => window.app.commands.executeCommandById('markdown:toggle-preview')),
	};
}

/** The plugin finds a character by her properties, which the app reads a moment after her note was made. */
const known = (page, path) =>
	page.waitForFunction(at => {
		const { vault, metadataCache } = window.app;
		return metadataCache.getFileCache(vault.getFileByPath(at))?.frontmatter?.sworn === 'character';
	}, path);

/** A fact is of the app, not of the plugin: where it does not hold, the story goes on. */
function judging(findings, rows) {
	const told = row => assert.ok(rows.includes(row), `the story does not say that it settles: ${row}`);
	return {
		fact: (row, holds, why) => {
			told(row);
			findings.add(row, holds ? 'confirmed' : 'refuted', holds ? '' : why);
		},
		unseen: (row, why) => {
			told(row);
			findings.add(row, 'not seen', why);
		},
	};
}

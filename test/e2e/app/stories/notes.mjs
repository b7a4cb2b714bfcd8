import assert from 'node:assert/strict';
import { SHEET } from '../hands.mjs';
import { story } from '../story.mjs';

const EVENTS = '`changed` comes after the write, with the text and the cache; then `resolve` and `resolved`';
const SAVING = '`save()` while a save is under way returns at once; the note is saved again after that one';
const IN_TWO_SECONDS = 'a text view saves two seconds after a change';
const OUTSIDE =
	'an outside change of an open note goes into the editor as one step of its history, with the user event `set`';
const MERGED = "typing and an outside change are merged with Google's diff-match-patch, with a notice";
const FOLLOWS = 'a view goes with its deleted note; it follows a renamed one, which `onRename` tells';

const supply = (on, value) => on.diskHas(on.paths.sheet, `supply: ${value}\n`);

/** Types a change of a meter, and picks it. */
async function change(on, words) {
	await on.typed(words);
	await on.rows.first().waitFor();
	await on.page.keyboard.press('Enter');
}

/** Without the app's own updating of links, which may ask first. */
const rename = (on, ...names) =>
	on.page.evaluate(([from, to]) => window.app.vault.rename(window.app.vault.getFileByPath(from), to), names);

export default [
	story('a typed change of a meter changes the sheet, and the app tells it in order', [EVENTS], async on => {
		await on.journal();
		const events = await on.page.evaluateHandle(path => {
			const { metadataCache, vault } = window.app;
			const told = [];
			const tell = (name, isOurs, what) =>
				metadataCache.on(name, (...args) => isOurs(...args) && told.push(what(...args)));
			const ours = file => file.path === path;
			return {
				told,
				refs: [
					tell(
						'changed',
						ours,
						(file, data, cache) => `changed ${String(data.includes('supply: 2') && cache.frontmatter.supply === 2)}`,
					),
					tell('resolve', ours, () => 'resolve'),
					tell(
						'resolved',
						() => told.length > 0,
						() => 'resolved',
					),
					vault.on('modify', file => void (ours(file) && told.push('modify'))),
				],
			};
		}, on.paths.sheet);
		await on.page.keyboard.type(' ');
		await change(on, '-1 supply');
		await on.has('supply 3 → 2');
		await supply(on, 2);
		await on
			.until(() => events.evaluate(({ told }) => told.includes('resolved')), 'the links are resolved')
			.catch(() => {});
		const told = await events.evaluate(({ told: all, refs }) => {
			for (const ref of refs.slice(0, 3)) window.app.metadataCache.offref(ref);
			window.app.vault.offref(refs[3]);
			return all;
		});
		const [first, ...rest] = told;
		const inOrder =
			first === 'modify' && rest[0] === 'changed true' && rest.indexOf('resolve') < rest.indexOf('resolved');
		on.fact(EVENTS, inOrder, `told: ${told.join(', ')}`);
	}),

	story('what another program writes into an open note is not lost by the next action', [OUTSIDE, MERGED], async on => {
		/** As another program does: what is not saved yet is unknown to it. */
		const write = words =>
			on.page.evaluate(
				async ([path, more]) => {
					const { adapter } = window.app.vault;
					await adapter.write(path, `${(await adapter.read(path)).trimEnd()}\n\n${more}\n`);
				},
				[on.paths.journal, words],
			);
		await on.journal();
		await on.page.keyboard.type(' ');
		await on.typed('-1 supply');
		await on.rows.first().waitFor();
		await write('From elsewhere.');
		await on.page.keyboard.press('Enter');
		await on.until(
			async () => (await on.text()).includes('From elsewhere.') || (await on.page.locator('.notice').count()) > 0,
			'the other words, or a notice',
		);
		await on.saved();
		assert.match(await on.disk(on.paths.journal), /From elsewhere\./, 'the other words are on disk');
		assert.match(await on.text(), /From elsewhere\./, 'the other words are in the note');
		// Either the change was written, and the sheet follows, or it was refused, and what was typed is still there.
		if (/supply 3 → 2/.test(await on.text())) await supply(on, 2);
		else assert.ok((await on.text()).includes(`${on.trigger}-1 supply`));
		await on.page.keyboard.type(' Mine.');
		await write('Theirs.');
		await on.has('Theirs.');
		const words = await on.page.locator('.notice').allInnerTexts();
		const isMerged = (await on.text()).includes(' Mine.') && words.some(text => /modified externally|merg/i.test(text));
		on.fact(MERGED, isMerged, `the notices: ${words.join(' / ')}`);
		await on.saved();
		const before = await on.text();
		await write('Once more.');
		await on.has('Once more.');
		await on.leaf.evaluate(({ view }) => view.editor.focus());
		await on.undo();
		on.fact(OUTSIDE, (await on.text()) === before, 'one undo did not take the outside change back');
	}),

	story('an action while the app saves is carried out', [SAVING, IN_TWO_SECONDS], async on => {
		await on.journal();
		await on.page.keyboard.type(' ');
		await on.typed('-1 supply');
		await on.rows.first().waitFor();
		const saved = on.leaf.evaluate(({ view }) => view.save());
		await on.page.keyboard.press('Enter');
		await saved;
		await on.has('supply 3 → 2');
		await supply(on, 2);
		await on.diskHas(on.paths.journal, 'supply 3 → 2');
		assert.equal(await on.notice('could not').count(), 0, 'no notice says that something failed');
		await on.saved();
		await on.page.keyboard.type(' More.');
		const order = await on.leaf.evaluate(async ({ view }) => {
			const order = [];
			const first = view.save().then(() => order.push('first'));
			const second = view.save().then(() => order.push('second'));
			await Promise.all([first, second]);
			return order;
		});
		await on.diskHas(on.paths.journal, ' More.');
		on.fact(SAVING, order[0] === 'second', `done: ${order.join(', ')}`);
		await on.page.keyboard.type(' Late.');
		const start = Date.now();
		await on.diskHas(on.paths.journal, ' Late.');
		const waited = Date.now() - start;
		on.fact(IN_TWO_SECONDS, waited > 1200 && waited < 4000, `saved after ${waited} ms`);
	}),

	story('undo of the last move brings back every byte of note and sheet', [], async on => {
		await on.journal();
		await on.page.waitForTimeout(500);
		await on.page.keyboard.type(' ');
		const sheet = await on.disk(on.paths.sheet);
		const text = await on.text();
		await on.typed('fd e 6 3 4');
		await on.rows.first().waitFor();
		await on.page.keyboard.press('Enter');
		await on.has('strong hit');
		await on.diskHas(on.paths.sheet, 'momentum: 4\n');
		await on.command('undo-last-move');
		await on.page.getByRole('button', { name: 'Undo the move' }).click();
		await on.until(async () => !(await on.text()).includes('strong hit'), 'the record is gone');
		await on.until(async () => (await on.disk(on.paths.sheet)) === sheet, 'the sheet as it was');
		await on.until(async () => (await on.text()) === text, 'the note as it was');
	}),

	story('a renamed character is offered to be renamed in the records', [FOLLOWS], async on => {
		await on.journal({ by: 'name', body: `Rain. \`sworn: ${on.name} Kestrel › supply 4 → 3\`\n` });
		const renamed = on.paths.sheet.replace('Kestrel', 'Wren');
		await rename(on, on.paths.sheet, renamed);
		const notice = on.notice('was renamed');
		await notice.getByRole('button', { name: 'Rename them' }).click();
		await on.has(`${on.name} Wren › supply 4 → 3`);
		await on.diskHas(on.paths.journal, `character: ${on.name} Wren\n`);
		const journal = on.paths.journal.replace('Journal.md', 'Diary.md');
		await rename(on, on.paths.journal, journal);
		const follows = (await on.leaf.evaluate(({ view }) => view.file?.path)) === journal;
		await on.page.evaluate(path => window.app.vault.delete(window.app.vault.getFileByPath(path)), journal);
		await on.page.waitForTimeout(500);
		const goes = (await on.leaf.evaluate(({ view }) => view.file?.path)) !== journal;
		on.fact(FOLLOWS, follows && goes, `follows: ${follows}, goes: ${goes}`);
	}),

	story('a sheet with the line ends of Windows keeps them, with its comments', [], async on => {
		const sheet = SHEET.replaceAll('\n', '\r\n');
		await on.journal({ sheet });
		await on.page.keyboard.type(' ');
		await change(on, '-1 supply');
		await on.has('supply 3 → 2');
		await on.diskHas(on.paths.sheet, 'supply: 2\r\n');
		assert.equal(await on.disk(on.paths.sheet), sheet.replace('supply: 3', 'supply: 2'));
	}),
];

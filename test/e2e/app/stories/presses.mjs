import assert from 'node:assert/strict';
import { SHEET } from '../hands.mjs';
import { story } from '../story.mjs';

const SCROLLS = '`Editor.transaction` scrolls to the selection, wherever the changes are';
const MODE = 'a change from reading to editing tells no `layout-change`, `file-open` or `active-leaf-change`';
const KEPT = 'Reading view keeps the blocks whose source is unchanged, with their children and the focus in them';
const CHANGED = 'a changed block is unloaded and drawn anew; a focus in it is lost';
const READING = 'a note in Reading view cannot be typed in, and still has its editor (`activeEditor`)';
const PROPERTIES = 'editing one rewrites all as `processFrontMatter` does';
const PROPERTY_STEP = "in Live Preview that is one step of the editor's history";

/** A weak hit of which nothing was chosen yet. */
const record = name =>
	[
		'```sworn',
		'move: Face Danger',
		`by: ${name} Kestrel`,
		'roll: edge 2',
		'dice: 4 vs 3, 9',
		'outcome: weak hit, 6 vs 3, 9',
		'```',
		'',
	].join('\n');

const PROSE = Array.from({ length: 60 }, (_, i) => `The road goes on, mile ${i}.`).join('\n\n');

/** The harm that a weak hit may be paid with. */
const harm = on => on.button(/^Endure Harm/);
const chosen = text => text.match(/^chose:|; chose /gm)?.length ?? 0;
const health = (on, value) => on.diskHas(on.paths.sheet, `health: ${value}\n`);

/** The events that are told while something is done. */
async function eventsOf(on, names, act) {
	const events = await on.page.evaluateHandle(asked => {
		const { workspace } = window.app;
		const told = [];
		return { told, refs: asked.map(name => workspace.on(name, () => told.push(name))) };
	}, names);
	try {
		await act();
		await on.page.waitForTimeout(500);
		return await events.evaluate(({ told }) => told);
	} finally {
		await events.evaluate(({ refs }) => refs.forEach(ref => window.app.workspace.offref(ref)));
	}
}

export default [
	story('a press on a card far from the cursor does not move the view', [SCROLLS], async on => {
		await on.journal({ body: `${PROSE}\n\n${record(on.name)}\nThe end.` });
		await on.cursorTo('The road goes on, mile 0.');
		await on.leaf.evaluate(({ view: { editor } }) => {
			const end = editor.offsetToPos(editor.getValue().length);
			editor.scrollIntoView({ from: end, to: end });
		});
		await harm(on).waitFor();
		await harm(on).scrollIntoViewIfNeeded();
		// The view stands still before it is looked at.
		await on.page.waitForTimeout(500);
		const before = await on.scrolled();
		assert.ok(before > 300, `the card is far down: ${before}`);
		await harm(on).click();
		await health(on, 4);
		await on.page.waitForTimeout(500);
		const after = await on.scrolled();
		// The card gets lower with the choice, and the page with it.
		assert.ok(Math.abs(after - before) < 250, `the view stands at ${after}, and stood at ${before}`);
		await on.leaf.evaluate(({ view: { editor } }) => {
			const from = editor.offsetToPos(editor.getValue().length);
			editor.transaction({ changes: [{ from, text: ' Or not.' }] }, 'sworn');
		});
		await on.page.waitForTimeout(500);
		const top = await on.scrolled();
		on.fact(SCROLLS, top < before / 2, `the view stayed at ${top}`);
	}),

	story('a press in Reading view is carried out once', [KEPT, CHANGED, READING], async on => {
		await on.journal({ body: `Rain.\n\n${record(on.name)}\nThe end.`, mode: 'preview' });
		await harm(on).waitFor();
		const blocks = await on.leaf.evaluateHandle(({ view: { containerEl } }) => ({
			prose: [...containerEl.querySelectorAll('.markdown-reading-view p')].find(el => el.textContent === 'Rain.'),
			card: containerEl.querySelector('.markdown-reading-view .sworn-block'),
		}));
		const editor = await on.page.evaluate(() => window.app.workspace.activeEditor?.editor !== undefined);
		await on.page.keyboard.type('x');
		on.fact(READING, editor && !(await on.text()).includes('x'), `an editor: ${editor}`);
		await harm(on).dblclick();
		await health(on, 4);
		await on.page.waitForTimeout(1000);
		const [prose, card] = await blocks.evaluate(each => [each.prose.isConnected, each.card.isConnected]);
		on.fact(KEPT, prose, 'a paragraph beside the card was drawn anew');
		on.fact(CHANGED, !card, 'the element of the card stayed in the page');
		assert.equal(chosen(await on.disk(on.paths.journal)), 1);
		await health(on, 4);
	}),

	story('a record that is deleted right after a change from reading to editing is noticed', [MODE], async on => {
		const line = `\`sworn: Face Danger, by ${on.name} Kestrel, edge 2: 6 vs 3, 4, strong hit; momentum 3 → 4\``;
		const sheet = SHEET.replace('momentum: 3', 'momentum: 4');
		await on.journal({ body: `Rain. ${line}\n`, sheet, mode: 'preview' });
		await on.page.waitForTimeout(500);
		const told = await eventsOf(on, ['layout-change', 'file-open', 'active-leaf-change'], on.toggleReading);
		on.fact(MODE, told.length === 0, `told: ${told.join(', ')}`);
		await on.leaf.evaluate(({ view: { editor } }, words) => {
			const from = editor.getValue().indexOf(words);
			editor.setSelection(editor.offsetToPos(from), editor.offsetToPos(from + words.length));
			editor.focus();
		}, line);
		await on.page.keyboard.press('Delete');
		await on.page.locator('.notice').getByRole('button', { name: 'Take them back' }).click();
		await on.diskHas(on.paths.sheet, 'momentum: 3\n');
	}),

	story('a changed property shows at once in the character of the note', [PROPERTIES, PROPERTY_STEP], async on => {
		const sheet = SHEET.replace('Salvager.', `Salvager.\n\n\`\`\`sworn\nshow: ${on.name} Kestrel\n\`\`\``);
		await on.journal({ sheet });
		await on.open(on.paths.sheet);
		await on.cursorTo('Salvager.');
		await on.in('.sworn-block').first().waitFor();
		const field = on.in('[data-property-key="supply"] input').first();
		if ((await field.count()) === 0) return on.unseen(PROPERTIES, 'properties do not show in notes here');
		// its row is hidden while the sheet of the note draws it
		await on.button(/Show \d+ properties/).click();
		await on.cursorTo('Salvager.');
		const before = await on.text();
		await field.fill('1');
		await field.press('Enter');
		await on.diskHas(on.paths.sheet, 'supply: 1\n');
		const after = await on.disk(on.paths.sheet);
		on.fact(PROPERTIES, !after.includes('# what the hands call her'), 'a comment beside another property stayed');
		await on.until(
			async () => /supply\D*1/i.test(await on.in('.sworn-block').first().innerText()),
			'supply 1 is shown',
		);
		await on.leaf.evaluate(({ view }) => view.editor.focus());
		await on.undo();
		on.fact(PROPERTY_STEP, (await on.text()) === before, 'one undo did not bring the properties back');
	}),
];

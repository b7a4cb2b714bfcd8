import assert from 'node:assert/strict';
import { story } from '../story.mjs';

const CELL =
	"a table cell that is edited in Live Preview is an editor of its own, which runs the extensions of plugins and has the note's `editorInfoField`";
const CANVAS =
	'a card of text on a canvas has an editor and is no `MarkdownView`; `activeEditor` has it while the card is edited';
const DEFERRED =
	'a tab may be deferred: it has the type and state of its view, which is made when it is shown or `loadIfDeferred` is called';

const TABLE = 'Rain.\n\n| what | how |\n| --- | --- |\n| lamp | lit |\n\nThe end.';

const CARD = { id: 'a', type: 'text', text: 'Snow.', x: 0, y: 0, width: 300, height: 200 };

export default [
	story('in a cell of a table nothing is written elsewhere, and the list says why', [CELL], async on => {
		await on.journal({ body: TABLE });
		await on.cursorTo('Rain.');
		await on.in('td').getByText('lamp').click();
		const inCell = on.in('.cm-content .cm-content');
		await on.page.waitForTimeout(500);
		on.fact(CELL, (await inCell.count()) > 0, 'no editor stands in the cell');
		await on.page.keyboard.type(' ');
		await on.typed('-1 supply');
		// Where cells run no suggesters, nothing is offered; else the list says why nothing is done.
		if (!(await on.noList())) await on.rows.getByText('not in a table cell').waitFor();
		await on.page.keyboard.press('Enter');
		await on.page.waitForTimeout(1500);
		assert.match(await on.disk(on.paths.sheet), /supply: 3\n/);
		const text = await on.text();
		assert.match(text, /Rain\.\n\n\| what/);
		assert.match(text, /\nThe end\.$/);
	}),

	story('in a card on a canvas a command says that it does not work there', [CANVAS], async on => {
		const path = `${on.folder}/${on.name}.canvas`;
		await on.make(path, JSON.stringify({ nodes: [CARD], edges: [] }));
		await on.open(path);
		await on.in('.canvas-node').first().dblclick();
		await on.page.waitForTimeout(800);
		const [hasEditor, isNote] = await on.leaf.evaluate(({ view }) => {
			const { activeEditor } = window.app.workspace;
			return [Boolean(activeEditor?.editor), activeEditor === view && view.getViewType() === 'markdown'];
		});
		on.fact(CANVAS, hasEditor && !isNote, `an editor: ${hasEditor}`);
		await on.command('make-a-move');
		await on.notice('This works in a note, not in a card on a canvas').first().waitFor();
	}),

	story('a note in a tab that was not shown yet is not opened twice', [DEFERRED], async on => {
		await on.journal();
		const behind = await on.page.evaluateHandle(async path => {
			const { workspace } = window.app;
			const leaf = workspace.getLeaf('tab');
			await leaf.setViewState({ type: 'markdown', state: { file: path, mode: 'source' }, active: false });
			// The stand-in host restores no tabs at its start, and has to be told.
			await leaf.defer?.();
			return leaf;
		}, on.paths.sheet);
		try {
			await on.open(on.paths.journal);
			const isDeferred = await behind.evaluate(leaf => leaf.isDeferred === true);
			const type = await behind.evaluate(leaf => leaf.getViewState().type);
			const count = () =>
				on.page.evaluate(path => {
					let found = 0;
					window.app.workspace.iterateAllLeaves(
						leaf => void (leaf.getViewState().state?.file === path && (found += 1)),
					);
					return found;
				}, on.paths.sheet);
			await on.page.evaluate(
				path => window.app.plugins.plugins['sworn-journal'].api.show({ what: 'moves', note: path }),
				on.paths.sheet,
			);
			assert.equal(await count(), 1, 'the note is open once');
			await on.page.keyboard.press('Escape');
			const isShown = await behind.evaluate(leaf => leaf.isDeferred !== true);
			if (isDeferred) on.fact(DEFERRED, type === 'markdown' && isShown, `type: ${type}, shown: ${isShown}`);
			else on.unseen(DEFERRED, 'a tab that is opened behind is not deferred here; only a start of the app defers some');
		} finally {
			await behind.evaluate(leaf => leaf.detach());
		}
	}),
];

import { EditorView } from '@codemirror/view';
import { afterEach, describe, expect, it } from 'vitest';
import { close, opened } from '../opened';

afterEach(close);

const NOTE = `She runs.

\`sworn: Kestrel › momentum 3 → 4; Kestrel › wounded marked\`
\`\`sworn: The \`ark\` › 8 → 12 ticks\`\`

Code \`sworn: hmm\` and \`let a\` and \`sworn: Core / Action › Advance\` in prose.

| who | what |
| --- | --- |
| Ash | \`sworn: Ash \\| Oak › 8 → 12 ticks\` |

\`\`\`text
\`sworn: momentum 3 → 4\`
\`\`\`
`;

async function shown(note: string, mode: 'live' | 'preview' | 'source', files: Readonly<Record<string, string>> = {}) {
	const host = await opened({ files: { 'Log.md': note, ...files }, note: 'Log.md', mode });
	await host.tick(30);
	return host;
}

const pills = () => [...document.querySelectorAll('.sworn-inline')].map(({ textContent }) => textContent?.trim());
const labels = () => [...document.querySelectorAll('.sworn-inline')].map(el => el.getAttribute('aria-label'));

describe('inline lines', () => {
	it.each(['preview', 'live'] as const)('leave out whose journal it is, and name everybody else, in %s', async mode => {
		const hero = '---\nruleset: starforged\nedge: 2\nmomentum: 3\n---\n';
		const line = (by: string) => `\`sworn: Face Danger, by ${by}, edge 2: 4 vs 3, 9, weak hit\`\n\n`;
		const note = `---\ncharacter: "[[Kestrel]]"\n---\nShe runs.\n\n${line('Kestrel')}${line('Kestrel Vane')}`;
		await shown(note, mode, { 'Kestrel.md': hero, 'Kestrel Vane.md': hero });
		expect(pills()).toEqual(['Face Danger', 'Face Danger Kestrel Vane']);
		expect(labels()).toEqual([
			'Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit',
			'Face Danger Kestrel Vane; Face Danger, by Kestrel Vane: 4 + edge 2 = 6 vs 3, 9, weak hit',
		]);
	});

	it.each<[string, string, string]>([
		[
			'a match, and a bonus that is taken',
			'Gather Information, wits 3 + 1 Secure an Advantage: 6 vs 4, 4, strong hit with a match; next +1 (Secure an Advantage) taken',
			'Gather Information match +1 next; 6 + wits 3 + 1 Secure an Advantage = 10 vs 4, 4, strong hit with a match; next +1 taken',
		],
		[
			'a choice that shows in no change',
			'Face Danger, iron 1: 2 vs 5, 6, miss; chose Flee',
			'Face Danger: 2 + iron 1 = 3 vs 5, 6, miss; Flee',
		],
		[
			'the track that it is about, once',
			'move: Reach a Milestone, on Find the ark; Find the ark › 0 → 4 ticks',
			'Reach a Milestone, Find the ark; progress 0 → 1 box',
		],
		[
			'a price',
			'Pay the Price; table 34, A person you trust loses faith in you',
			'Pay the Price A person you trust loses faith in you; Pay the Price; rolled 34; A person you trust loses faith in you',
		],
		['a call as it is written', 'Face Danger, edge + 1 rope', 'Face Danger, edge + 1 rope'],
		[
			'words that cannot be read as they are written',
			'Face Danger, edge 2: 4 vs 3, 9, weak hit; ? hmm',
			'Face Danger, edge 2: 4 vs 3, 9, weak hit; ? hmm',
		],
	])('say everything of a move once to who cannot see it: %s', async (_, line, told) => {
		await shown(`She runs. \`sworn: ${line}\`\n`, 'preview');
		expect(labels()).toEqual([told]);
	});

	it('are drawn in Reading view, and what cannot be read stays code', async () => {
		await shown(NOTE, 'preview');
		expect(pills()).toEqual(['Kestrel +1 momentum wounded', 'The `ark`', 'Advance', 'Ash | Oak']);
		const codes = [...document.querySelectorAll('.markdown-preview-view p code')].map(({ textContent }) => textContent);
		expect(codes).toEqual(['sworn: hmm', 'let a']);
	});

	it('are drawn in Live Preview, but not in fences', async () => {
		await shown(NOTE.replace(/\| who[^]*?\n\n/, ''), 'live');
		expect(pills()).toEqual(['Kestrel +1 momentum wounded', 'The `ark`', 'Advance']);
	});

	it.each(['preview', 'live'] as const)('link to a note that has the name of a result, in %s', async mode => {
		const note = 'She runs.\n\n`sworn: Core / Name › Boar, Ash`\n';
		const host = await shown(note, mode, { 'Ash.md': 'Old.\n' });
		const links = [...document.querySelectorAll<HTMLElement>('.sworn-inline a.internal-link')];
		expect(links.map(({ textContent }) => textContent)).toEqual(['Ash']);
		expect(pills()).toEqual(['Boar, Ash']);
		links[0]?.click();
		await host.tick(40);
		expect(host.view.file?.path).toBe('Ash.md');
	});

	const beside = [
		{ where: 'beside a link', note: 'Top\n\nSee [[Kestrel|her]] `sworn: momentum 3 → 4` [x](Kestrel.md).\n' },
		{ where: 'in bold', note: 'Top\n\n**so `sworn: momentum 3 → 4`**\n' },
		{ where: 'in a list', note: 'Top\n\n- item\n\t- `sworn: momentum 3 → 4`\n- [ ] task\n' },
		{ where: 'in a heading', note: 'Top\n\n## Then `sworn: momentum 3 → 4`\n' },
		{ where: 'in a quote', note: 'Top\n\n> said `sworn: momentum 3 → 4`\n' },
		{ where: 'in a callout', note: 'Top\n\n> [!note] Aside\n> said `sworn: momentum 3 → 4`\n\nEnd\n' },
		{ where: 'in a table', note: 'Top\n\n| a | b |\n| - | - |\n| c | `sworn: momentum 3 → 4` |\n\nEnd\n' },
	];

	it.each(beside)('are drawn in Live Preview $where', async ({ note }) => {
		await shown(note, 'live');
		expect(pills()).toEqual(['+1 momentum']);
		expect(document.querySelector('.cm-content')?.textContent).not.toContain('sworn:');
	});

	it('show their source where the selection touches them, and follow what is typed', async () => {
		const { editor, tick } = await shown(NOTE, 'live');
		editor.setCursor(2, 5);
		await tick();
		expect(pills()).not.toContain('Kestrel +1 momentum wounded');
		expect(document.querySelector('.cm-content')?.textContent).toContain('sworn: Kestrel › momentum');
		const at = editor.offsetToPos(NOTE.indexOf('4'));
		editor.replaceRange('5', at, { ...at, ch: at.ch + 1 });
		editor.setCursor(0, 0);
		await tick();
		expect(pills()).toContain('Kestrel +2 momentum wounded');
	});

	it('are source in source mode', async () => {
		await shown(NOTE, 'source');
		expect(pills()).toEqual([]);
	});
});

it('an editor of another plugin, which says nothing of a note, is left alone', async () => {
	const on = await shown('I run.\n', 'live');
	const parent = document.body.createDiv();
	const thrown: unknown[] = [];
	const sink = EditorView.exceptionSink.of(error => thrown.push(error));
	const view = new EditorView({ doc: NOTE, parent, extensions: [sink, ...on.app.workspace.editorExtensions] });
	view.dispatch({ changes: { from: 0, insert: 'Now ' } });
	await on.tick(30);
	expect(view.dom.querySelector('.sworn-inline')).toBeNull();
	view.destroy();
	parent.remove();
	expect(thrown).toEqual([]);
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { typeLetters } from '../editor-suggest/typing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { builtPlugin } from '../../support/built-plugin';
import { appIn, quit } from './german-app';

let code = '';
beforeAll(() => {
	code = builtPlugin().text;
});
afterEach(quit);

/** Words of the interface that are in no name of the notes below. What the books call things is English in German, too. */
const ENGLISH =
	/\b(?:box(?:es)?|ticks?|segments|filled|tension|rank|vow|track|connection|journey|objective|scene|site|threat|menace|clock|project|foe|odds|likely|unlikely|small chance|certain|control|bad spot|initiative|earned|spent|harm|completed|forsaken|shared|bolstered|sworn|begun|undertaken|discovered|faced|character|asset|of|among|words|or|yes|hit|miss|none|open:|question|dangerous|formidable|extreme|troublesome|epic|rolled|edge|heart|iron|shadow|wits|health|spirit|supply|wounded|shaken|unprepared|quests|bonds|discoveries|battered|misfortunes|burdens|lasting effects)\b/i;

/** What the notes below say of themselves, and what the books say. */
const NOT_OURS =
	'.sworn-rules-text, .sworn-trigger, .sworn-text, .sworn-move-category, .sworn-move-trigger, .sworn-option-text, .sworn-card-text, .sworn-marked-group';

/** Names that the book gives, and a word that is the same in both languages. */
const NAMES =
	/\bAsset\b|Endure Harm|With [a-z, ]+\.|\(Scene Challenge\)|(?:Fulfill|Forsake) Your Vow|Swear an Iron Vow|Ask the Oracle \/ [\w ]+/g;

const SEEN = ['aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** All texts of some elements that are English, each once. */
function englishIn(selector: string): readonly string[] {
	const found = new Set<string>();
	const see = (words: string | null) => {
		if (words !== null && ENGLISH.test(words.replace(NAMES, ''))) found.add(words.trim());
	};
	const walk = (node: Node): void => {
		if (node instanceof Text) see(node.data);
		if (!(node instanceof Element) || node.matches(NOT_OURS)) return;
		for (const name of SEEN) see(node.getAttribute(name));
		for (const child of node.childNodes) walk(child);
	};
	for (const element of document.querySelectorAll(selector)) walk(element);
	return [...found];
}

const block = (lines: string): string => `\`\`\`sworn\n${lines}\n\`\`\`\n`;

const TRACKS = [
	'vow: Ark\nrank: formidable\nticks: 18',
	'connection: Pell\nrank: dangerous\nrole: Lotsin\nbond: yes\ninfluence: yes\nticks: 6',
	'objective: Kabel\nrank: troublesome',
	'expedition: Untiefe\nrank: extreme\nticks: 1',
	'clock: Riss\nsegments: 6\nfilled: 1\nodds: likely',
	'scene: Tanz\nrank: dangerous\nsegments: 4\nfilled: 1',
	'threat: Nebel\nrank: epic\nmenace: 4',
	'foe: Hund\nrank: dangerous',
	'track: Deich\nrank: epic\nstatus: completed',
]
	.map(block)
	.join('\n');

/** Records as lines of text: `Kraken` is a track. */
const RECORDS = [
	'`sworn: Face Danger, wits 2: 3 vs 3, 9, weak hit; table 78, Der Riss; Kraken › 8 → 12 ticks`',
	'`sworn: move: Hearten; as strong hit (Sojourn); spirit 3 → 5`',
	'`sworn: Ist da wer? › ja (likely: 34)`',
	'`sworn: ask: Ist da wer?; odds likely; dice 34; answer ja`',
	'`sworn: Riss › 2 → 3 segments`',
]
	.map(line => `${line}\n\n`)
	.join('');

const JOURNAL = `---\ncharacter: "[[Kestrel]]"\n---\nText.\n\n${TRACKS}`;

const FIGHTING = KESTREL.replace('---\n', '---\ncombat: in control\n');

async function journal(look: 'lines' | 'cards', mode: 'preview' | 'live' = 'preview', text = JOURNAL) {
	const files = {
		'Kestrel.md': FIGHTING,
		...settings({ journal: 'always', records: 'block', inReading: look, inEditor: look }),
		'Journal.md': text,
	};
	const host = await appIn('de', { load: { code }, files, note: 'Journal.md', mode });
	await host.tick(500);
	return host;
}

/** Commands that ask something. */
const ASKING = [
	'change-rank',
	'mark-progress',
	'complete-a-track',
	'open-a-track-again',
	'advance-a-clock',
	'turn-track-into-a-note',
	'set-position',
	'rename-a-track-or-character',
	'turn-records',
	'new-clock',
	'ask-the-oracle',
	'take-or-suffer',
	'mark-or-clear-an-impact',
	'create-a-character',
];

/** What is typed behind the trigger. */
const TYPED = [
	'face danger',
	'?ist da wer',
	'fulfill',
	'likely',
	'face danger e',
	'swear',
	'endure harm 1',
	'endure harm 1 kein wurf',
	'-1 leben',
	'leben 3',
	'eisen 3',
	'siv herz: Das Kind finden, episch',
];

describe('in an app that speaks German nothing is English', () => {
	it('of tracks as cards, with all that can be done to them', async () => {
		const { tick } = await journal('cards');
		for (const more of document.querySelectorAll<HTMLElement>('.markdown-preview-view [aria-expanded="false"]'))
			more.click();
		await tick(50);
		expect(document.querySelectorAll('.sworn-track-more')).toHaveLength(8);
		expect(englishIn('.markdown-preview-view [class*="sworn-"]')).toEqual([]);
	});

	it('of tracks as lines', async () => {
		await journal('lines');
		expect(document.querySelectorAll('.sworn-line')).toHaveLength(9);
		expect(englishIn('.sworn-line')).toEqual([]);
	});

	it.each(['preview', 'live'] as const)('of records as lines of text, in %s', async mode => {
		await journal('lines', mode, `---\ncharacter: "[[Kestrel]]"\n---\nText.\n\n${RECORDS}`);
		expect(document.querySelectorAll('.sworn-inline')).toHaveLength(5);
		expect(englishIn('.sworn-inline')).toEqual([]);
	});

	it('of moves and questions in blocks, as lines', async () => {
		const blocks = [
			'move: Face Danger\nroll: wits 2\ndice: 3 vs 3, 9\noutcome: weak hit, 5 vs 3, 9\nchose: Endure Harm\ndone:\n  - health 5 → 4 (Endure Harm)',
			'ask: Ist da wer?\nodds: likely\ndice: 34\nanswer: ja',
		];
		await journal('lines', 'preview', `---\ncharacter: "[[Kestrel]]"\n---\nText.\n\n${blocks.map(block).join('\n')}`);
		expect(document.querySelectorAll('.sworn-line')).toHaveLength(2);
		expect(englishIn('.sworn-line')).toEqual([]);
	});

	it.each([
		'move: Face Danger',
		'move: Endure Harm',
		'move: Endure Harm\ncost: 1',
		'move: Gather Information\nroll: wits 2\ndice: 6 vs 3, 4\noutcome: strong hit, 8 vs 3, 4',
		'move: Face Danger\nroll: wits 2\ndice: 1 vs 8, 9\noutcome: miss, 3 vs 8, 9\nchose: Pay the Price',
		'move: Secure an Advantage\nroll: iron 1\ndice: 6 vs 3, 4\noutcome: strong hit, 7 vs 3, 4',
		'move: Face Danger\nroll: wits 3\ndice: 3 vs 3, 9\noutcome: weak hit, 6 vs 3, 9',
	])('of a move as a card: %s', async lines => {
		await journal('cards', 'preview', `---\ncharacter: "[[Kestrel]]"\n---\nText.\n\n${block(lines)}`);
		expect(document.querySelectorAll('.sworn-card')).toHaveLength(1);
		expect(englishIn('.sworn-card')).toEqual([]);
	});

	it('of the Table, the sheet on it and the status bar', async () => {
		const table = await journal('lines');
		await table.palette('Tisch öffnen');
		await table.tick(500);
		expect(document.querySelector('.sworn-table')?.textContent).toContain('Offene Leisten');
		expect(englishIn('.sworn-table')).toEqual([]);
		expect(englishIn('.status-bar-item')).toEqual([]);
	});

	it('of what each command asks', async () => {
		const table = await journal('lines');
		for (const id of ASKING) {
			expect(table.app.commands.executeCommandById(`sworn-journal:${id}`), id).toBe(true);
			await table.tick(100);
			if (id === 'ask-the-oracle') await table.press('Enter');
			await table.tick(100);
			expect(document.querySelector('.modal, .prompt'), id).not.toBeNull();
			expect(englishIn('.modal, .prompt'), id).toEqual([]);
			await table.press('Escape');
			expect(document.querySelector('.modal, .prompt'), id).toBeNull();
		}
	});

	it('of what a link asks', async () => {
		const { app, tick, press } = await journal('lines');
		await app.protocol.run('obsidian://sworn-journal?do=change&meter=health&by=-1');
		await tick(100);
		const dialog = document.querySelector('.sworn-link-dialog');
		expect(dialog?.textContent).toContain('Schreibt in');
		expect(dialog?.textContent).not.toMatch(/\b(?:a link|asks|write|changes|value)\b/i);
		await press('Escape');
	});

	it('of what is offered as it is typed', async () => {
		const { editor, tick } = await journal('lines', 'live');
		const end = editor.getValue().length;
		for (const typed of TYPED) {
			const from = editor.offsetToPos(end);
			editor.replaceRange('', from, editor.offsetToPos(editor.getValue().length));
			editor.setCursor(from);
			await typeLetters({ editor, tick }, `\n\n;;${typed}`);
			expect(document.querySelector('.suggestion-title'), typed).not.toBeNull();
			expect(englishIn('.suggestion-container'), typed).toEqual([]);
		}
	});
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { VaultIndex } from '../../../src/obsidian/vault/index/vault-index';
import type { BootOptions, Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL, NOBODYS } from '../played';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;

afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

const fence = (body: string) => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
const RECORD = 'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9';
const SETTLED =
	'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 6 vs 3, 4\noutcome: strong hit, 8 vs 3, 4\ndone:\n  - momentum 2 → 3';
const VOW = 'vow: Find the ark\nrank: formidable\nticks: 8';

/** Time for what is read and drawn anew. */
const A_WHILE = 80;

async function opened(options: BootOptions): Promise<Host> {
	host = await boot<SwornJournalPlugin>(options);
	await host.palette('Open the Table');
	await host.tick(A_WHILE);
	return host;
}

const onJournal = (note: string, more: BootOptions = {}): Promise<Host> =>
	opened({ files: { 'Kestrel.md': KESTREL, 'Journal.md': note }, note: 'Journal.md', ...more });

const table = (): HTMLElement => {
	const found = document.querySelector<HTMLElement>('.sworn-table');
	if (!found) throw new Error('the Table is not open');
	return found;
};

const section = (name: string): string =>
	[...table().querySelectorAll('.sworn-table-section')].find(
		part => part.querySelector('.sworn-table-heading')?.textContent === name,
	)?.textContent ?? '';

async function press(words: string | RegExp): Promise<void> {
	const said = (el: Element) => el.getAttribute('aria-label') ?? el.textContent ?? '';
	const buttons = [...table().querySelectorAll('button')];
	const button = buttons.find(el => (typeof words === 'string' ? said(el) === words : words.test(said(el))));
	if (!button) throw new Error(`No button ${String(words)} among ${buttons.map(said).join(' | ')}`);
	button.focus();
	button.click();
	await host?.tick(A_WHILE);
}

async function type(field: HTMLInputElement | null, text: string): Promise<void> {
	if (!field) throw new Error('no field to type in');
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await host?.tick();
}

/** What the Table asks first: the button of an open move. */
const question = (): string | null | undefined =>
	table().querySelector('.sworn-table-question')?.getAttribute('aria-label');

/** The names of the tracks shown, from the top. */
const tracks = (): readonly (string | null)[] =>
	[...table().querySelectorAll('.sworn-table-track-name')].map(({ textContent }) => textContent);

const meters = (): string => table().querySelector('.sworn-meters')?.textContent ?? '';

const search = () => table().querySelector<HTMLInputElement>('.sworn-search-field');

/** What the Table says is to be done now: each row with its buttons. */
const now = (): readonly string[] =>
	[...table().querySelectorAll('.sworn-table-now')].map(
		row =>
			`${row.getAttribute('aria-label')}: ${[...row.querySelectorAll('button')].map(el => el.textContent).join(', ')}`,
	);

const FIGHTING = KESTREL.replace('edge', 'combat: in a bad spot\nedge');
const MISSED = 'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 1 vs 6, 9\noutcome: miss, 3 vs 6, 9';

describe('what to do now', () => {
	it('while the field has the focus, the moves that the book begins with', async () => {
		await onJournal('Prose.\n');
		search()?.blur();
		await host?.tick();
		expect(now()).toEqual([]);
		search()?.focus();
		await host?.tick();
		expect(now()).toEqual(['Usual: Face Danger, Secure an Advantage, Gather Information']);
	});

	it('in a fight its moves, and pressing one makes it', async () => {
		const { editor, plugin } = await onJournal('Prose.\n', {
			files: { 'Kestrel.md': FIGHTING, 'Journal.md': 'Prose.\n' },
		});
		expect(now()).toEqual(['in a bad spot: React Under Fire, Clash, Take Decisive Action']);
		plugin.dice = landing([5, 1, 2]);
		await press('Clash');
		await host?.press('e');
		await host?.press('Enter');
		await host?.tick(A_WHILE);
		expect(editor.getValue()).toContain('move: Clash\nby: Kestrel\n');
	});

	it('after a miss its price, paid on its card', async () => {
		await onJournal(fence(MISSED));
		expect(question()).toBe('Face Danger, miss, Pay the Price');
		await press('Face Danger, miss, Pay the Price');
		const rows = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
		expect(rows.join()).toContain('Roll');
		expect(rows.join()).toContain('Say it in words');
	});

	it('nothing more of a miss whose price is paid', async () => {
		await onJournal(fence(`${MISSED}\ntable: 35, It wastes resources\npassed: Pay the Price`));
		expect(question()).toBeUndefined();
	});

	it('what an open track asks for before what is usual', async () => {
		await onJournal(fence('expedition: Past the veil\nrank: dangerous\nticks: 8'));
		expect(now()).toEqual([
			'Next up: Undertake an Expedition, Explore a Waypoint',
			'Usual: Face Danger, Secure an Advantage, Gather Information',
		]);
	});
});

describe('what the Table shows', () => {
	it('without a note asks for one', async () => {
		await opened({ files: { 'Kestrel.md': KESTREL } });
		expect(table().textContent).toContain('Open a journal note');
	});

	it('without a character offers to create one', async () => {
		await opened({ files: { 'Journal.md': 'Prose.\n' }, note: 'Journal.md' });
		expect(table().textContent).toContain('This vault has no character yet.');
		await press('Create a character');
		expect(document.querySelector('.modal')?.textContent).toContain('Name');
	});

	it('asks which rules are played by', async () => {
		await opened({ files: { 'Kestrel.md': NOBODYS, 'Journal.md': 'Prose.\n' }, note: 'Journal.md' });
		await press('Choose the rules');
		expect(document.querySelector('.prompt')?.textContent).toContain('Starforged');
	});

	it('from the top: the character, its meters, open tracks and clocks, the rest of the sheet, the moves made last', async () => {
		await onJournal(
			`${fence(VOW)}${fence('connection: Old Mera\nrank: dangerous\nticks: 2')}${fence('clock: Hull breach\nsegments: 6\nfilled: 2')}${fence(SETTLED)}${fence(RECORD)}`,
		);
		expect(table().querySelector('.sworn-table-head')?.textContent).toBe('Kestrel+ impactin JournalAs of this line');
		expect(table().textContent).toMatch(/health.*momentum.*Open tracks.*Stats.*Legacies.*Recent moves.*Oracles/);
		expect(tracks()).toEqual(['Hull breach', 'Old Mera', 'Find the ark']);
		expect(section('Open tracks')).toContain('Find the arkvow · formidable+1');
		expect(section('Open tracks')).toContain('Hull breachclock2 of 6+1');
		expect(section('Recent moves')).toBe('Recent movesFace DangerchooseFace Danger');
	});

	it('the impacts beside the name, each cleared by a press, and a list of all', async () => {
		const wounded = KESTREL.replace('edge', 'impacts:\n  - wounded\nedge');
		const { read } = await onJournal('', { files: { 'Kestrel.md': wounded, 'Journal.md': '' } });
		const head = () => table().querySelector('.sworn-table-head');
		expect(head()?.textContent).toBe('Kestrelwounded+ impactin JournalAs of this line');
		await press('+ impact');
		[...(head()?.querySelectorAll<HTMLElement>('label') ?? [])].find(el => el.textContent === 'shaken')?.click();
		await host?.tick(A_WHILE);
		expect(head()?.textContent).toContain('woundedshaken+ impact');
		await press('Clear wounded');
		expect(await read('Kestrel.md')).toContain('impacts:\n  - shaken\n');
	});

	it('a track as two lines, with its card behind the name', async () => {
		await onJournal(fence(VOW));
		expect(table().querySelector('.sworn-track')).toBeNull();
		await press('vow: Find the ark');
		expect(table().querySelector('.sworn-track')?.textContent).toContain('More');
		await press('vow: Find the ark');
		expect(table().querySelector('.sworn-track')).toBeNull();
	});

	it.each([
		['troublesome', '+3', '3 boxes'],
		['extreme', '+2 ticks', '2 ticks'],
		['epic', '+1 tick', '1 tick'],
	])('what a mark is worth by rank: %s', async (rank, worth, words) => {
		await onJournal(fence(`vow: Find the ark\nrank: ${rank}\nticks: 8`));
		const button = table().querySelector('.sworn-table-mark');
		expect(button?.textContent).toBe(worth);
		expect(button?.getAttribute('aria-label')).toBe(`Mark progress ${worth}: Find the ark, ${words}`);
	});

	it('tracks not used for two sessions, and finished ones, only when asked', async () => {
		const sessions = `## Session 1\n\n${fence(VOW)}## Session 2\n\n${fence('vow: Pay\nrank: epic\nticks: 0')}## Session 3\n\n`;
		await onJournal(`${sessions}${fence('vow: Pay the debt\nrank: epic\nticks: 40\nstatus: completed')}`);
		expect(tracks()).toEqual(['Pay']);
		await press('1 more, not used lately');
		expect(tracks()).toEqual(['Pay', 'Find the ark']);
		await press('1 finished');
		expect(section('Open tracks')).toContain('Pay the debt');
	});

	it('the last eight moves, the newest first', async () => {
		const moves = ['Gather Information', ...Array<string>(8).fill('Face Danger')];
		await onJournal(moves.map(move => fence(`move: ${move}`)).join(''));
		expect(table().querySelectorAll('.sworn-table-recent li')).toHaveLength(8);
		expect(section('Recent moves')).not.toContain('Gather Information');
	});

	it('the first twenty tracks, and more when asked', async () => {
		const vows = Array.from({ length: 25 }, (_, i) => fence(`vow: Vow ${i + 1}\nrank: epic\nticks: 0`));
		await onJournal(`${vows.join('')}${fence('connection: Old Mera\nrank: dangerous\nticks: 2')}`);
		expect(tracks()).toHaveLength(20);
		await press('Show more (6)');
		expect(tracks()).toHaveLength(26);
		expect(document.activeElement?.getAttribute('aria-label')).toBe('vow: Vow 6');
		expect(section('Open tracks')).not.toContain('Show more');
	});

	it('a way to add an asset, also while the character has none', async () => {
		await onJournal('Prose.\n');
		await press('Add asset…');
		expect(document.querySelector('.sworn-asset-dialog')).not.toBeNull();
		await host?.press('Escape');
	});

	it('asks whose journal the note is', async () => {
		const files = { 'Kestrel.md': KESTREL, 'Juno.md': KESTREL, 'Journal.md': 'Prose.\n' };
		await opened({ files, note: 'Journal.md' });
		await press('Choose a character');
		expect(document.querySelector('.prompt')?.textContent).toContain('Juno');
	});

	it('the commands of the note while the focus is on the Table', async () => {
		const { palette, plugin, editor } = await onJournal(fence(VOW));
		const leaf = plugin.app.workspace.getLeavesOfType('sworn-journal-table')[0];
		if (leaf) plugin.app.workspace.setActiveLeaf(leaf, { focus: true });
		await palette('Mark progress');
		await host?.press('Enter');
		await host?.tick(A_WHILE);
		expect(editor.getValue()).toContain('ticks: 12');
	});

	it('no track that cannot be read', async () => {
		await onJournal('Prose.\n', {
			files: { 'Kestrel.md': `${KESTREL}\n${fence('vow: Pay\nrank: hard')}`, 'Journal.md': '' },
		});
		expect(section('Open tracks')).not.toContain('Pay');
		expect(table().textContent).toContain('In “Kestrel”');
	});

	it('tracks of a note of the character, each changed there', async () => {
		const ark = '---\nsworn: vow\nrank: formidable\nticks: 8\n---\n';
		const { read } = await opened({
			files: {
				'Kestrel.md': `${KESTREL}\n${fence('vow: Pay the debt\nrank: epic\nticks: 0')}`,
				'Ark.md': ark,
				'Journal.md': '',
			},
			note: 'Journal.md',
		});
		expect([...tracks()].sort()).toEqual(['Ark', 'Pay the debt']);
		await press('Mark progress +1: Ark, 1 box');
		expect(await read('Ark.md')).toBe(ark.replace('8', '12'));
	});

	it('how many notes are still to be looked through for tracks', async () => {
		const left = vi.spyOn(VaultIndex.prototype, 'notesLeft', 'get').mockReturnValue(12);
		await onJournal('Prose.\n');
		expect(section('Open tracks')).toContain('Still looking through the notes for tracks: 12 to go…');
		left.mockRestore();
	});

	it('no open track: a way to begin one, by these rules', async () => {
		await onJournal('Prose.\n');
		expect(section('Open tracks')).toBe(
			'Open tracksNo track is open.New vow…New connection…New expedition…New clock…New project…',
		);
		await press('New vow…');
		expect(document.querySelector('.modal')?.textContent).toContain('Your vow');
	});
});

describe('it follows', () => {
	it('the note in front', async () => {
		const { open, tick } = await opened({
			files: { 'Kestrel.md': KESTREL, 'One.md': fence(RECORD), 'Two.md': fence('move: Swear an Iron Vow') },
			note: 'One.md',
		});
		expect(section('Recent moves')).toContain('Face Danger');
		await open('Two.md');
		await tick(A_WHILE);
		expect(table().textContent).toContain('in Two');
		expect(section('Recent moves')).toContain('Swear an Iron Vow');
	});

	it('what is typed, once the keys rest', async () => {
		const { editor, tick } = await onJournal('');
		editor.replaceRange(fence(RECORD), { line: 0, ch: 0 });
		await tick(400);
		expect(section('Recent moves')).toContain('Face Danger');
	});

	it('a change in the note of the character, and keeps what did not change, with the focus in it', async () => {
		const { writeOutside, tick } = await onJournal(fence(VOW));
		const sheet = table().querySelector('.sworn-sheet');
		search()?.focus();
		await writeOutside('Kestrel.md', KESTREL.replace('momentum: 3', 'momentum: 7'));
		await tick(A_WHILE);
		expect(meters()).toContain('+7');
		expect(table().querySelector('.sworn-sheet')).toBe(sheet);
		expect(document.activeElement).toBe(search());
	});
});

describe('what is pressed acts on the note', () => {
	it('a move is found by a few letters and rolled at the cursor', async () => {
		const { plugin, press: key, editor, read, tick, app } = await onJournal('Prose.\n\n');
		plugin.dice = landing([4, 3, 9]);
		editor.setCursor(2, 0);
		expect(document.activeElement).not.toBe(null);
		search()?.focus();
		await type(search(), 'fd');
		expect(table().querySelector('[aria-selected=true]')?.textContent).toContain('Face Danger');
		await key('Enter');
		expect(document.querySelector('.modal-title')?.textContent).toBe('Face Danger');
		await key('e');
		await key('Enter');
		await tick(A_WHILE);
		expect(editor.getValue()).toContain('roll: edge 2\ndice: 4 vs 3, 9');
		expect(await read('Kestrel.md')).toContain('momentum: 3');
		expect(app.workspace.activeLeaf?.view?.getViewType()).toBe('markdown');
		expect(section('Recent moves')).toContain('Face Danger');
	});

	it('arrows go through the results, and Esc goes back to the note', async () => {
		const { press: key, app } = await onJournal('Prose.\n');
		expect(document.activeElement).toBe(search());
		await type(search(), 'danger');
		await key('ArrowDown');
		const rows = [...table().querySelectorAll('[role=option]')];
		expect(rows.findIndex(row => row.getAttribute('aria-selected') === 'true')).toBe(1);
		await key('Escape');
		expect(search()?.value).toBe('');
		expect(app.workspace.activeLeaf?.view?.getViewType()).toBe('markdown');
	});

	it('a recent move is gone to, the cursor below it', async () => {
		const { editor, app } = await onJournal(`First.\n\n${fence(RECORD)}Last.\n`);
		await press('Face Danger, weak hit');
		expect(editor.getCursor().line).toBe(9);
		expect(app.workspace.activeLeaf?.view?.getViewType()).toBe('markdown');
	});

	it('a recent move that was changed meanwhile is reported', async () => {
		const { editor, notices } = await onJournal(fence(RECORD));
		editor.replaceRange('Earlier.\n\n', { line: 0, ch: 0 });
		editor.replaceRange(' #', { line: 3, ch: 17 });
		await press('Face Danger, weak hit');
		expect(notices().join()).toContain('changed meanwhile');
	});

	it('in Reading view a recent move is shown, and its card continues with it', async () => {
		const { app } = await onJournal(fence(RECORD), { mode: 'preview' });
		await press('choose: Face Danger');
		expect(app.workspace.activeLeaf?.view?.getViewType()).toBe('markdown');
		expect(document.querySelector('.prompt')).toBe(null);
	});

	it('what is open on a recent move is continued', async () => {
		await onJournal(`${fence(RECORD)}${fence(SETTLED)}`);
		await press('choose: Face Danger');
		expect(document.querySelector('.prompt')?.textContent).toContain('Lose Momentum');
	});

	it('the oracle answers at the cursor', async () => {
		const { plugin, editor, tick } = await onJournal('Prose.\n\n');
		plugin.dice = landing([34]);
		editor.setCursor(2, 0);
		await press('Ask the oracle…');
		await type(document.querySelector<HTMLInputElement>('#sworn-question'), 'Is it guarded?');
		const likely = [...document.querySelectorAll<HTMLElement>('.sworn-odds-rows button')].find(({ textContent }) =>
			textContent?.includes('Likely'),
		);
		likely?.click();
		await tick(A_WHILE);
		expect(editor.getValue()).toContain(
			'Prose.\n\n```sworn\nask: Is it guarded?\nodds: likely\ndice: 34\nanswer: yes\n```\n',
		);
	});
});

describe('its place beside the note', () => {
	it('opens once; again it is only shown', async () => {
		const { app, palette, tick } = await onJournal('Prose.\n');
		app.workspace.rightSplit.collapse();
		await palette('Open the Table');
		await tick(A_WHILE);
		expect(app.workspace.getLeavesOfType('sworn-journal-table')).toHaveLength(1);
		expect(app.workspace.rightSplit.collapsed).toBe(false);
		expect(document.activeElement).toBe(search());
	});

	it('keeps in its state what is folded', async () => {
		const { app } = await onJournal('Prose.\n');
		await press('Stats');
		expect(table().querySelector('.sworn-stats')).toBe(null);
		const [leaf] = app.workspace.getLeavesOfType('sworn-journal-table');
		expect(leaf?.getViewState().state).toEqual({ folded: ['stats'], showsFinished: false, showsResting: false });
		await leaf?.setViewState({ type: 'sworn-journal-table', state: { folded: ['assets', 'recent', 'nonsense', 7] } });
		await host?.tick(A_WHILE);
		expect(table().querySelector('.sworn-stats')).not.toBe(null);
		expect(section('Recent moves')).toBe('Recent moves');
	});

	it('does not draw while it is folded away, and catches up', async () => {
		const { app, writeOutside, tick } = await onJournal('Prose.\n');
		app.workspace.rightSplit.collapse();
		await writeOutside('Kestrel.md', KESTREL.replace('momentum: 3', 'momentum: 7'));
		await tick(A_WHILE);
		expect(meters()).not.toContain('+7');
		app.workspace.rightSplit.expand();
		await tick(A_WHILE);
		expect(meters()).toContain('+7');
	});

	it('gives the note back on a phone after an action', async () => {
		const { plugin, app, press: key, tick, editor } = await onJournal('Prose.\n', { mobile: true });
		plugin.dice = landing([4, 3, 9]);
		expect(app.workspace.rightSplit.collapsed).toBe(false);
		search()?.focus();
		await type(search(), 'fd');
		await key('Enter');
		expect(app.workspace.rightSplit.collapsed).toBe(false);
		await key('e');
		await key('Enter');
		await tick(A_WHILE);
		expect(editor.getValue()).toContain('dice: 4 vs 3, 9');
		expect(app.workspace.rightSplit.collapsed).toBe(true);
	});
});

describe('the oracles on the Table', () => {
	const field = () => table().querySelector<HTMLInputElement>('[aria-label="Find an oracle"]');

	it('are found by a few letters, and answer in the note', async () => {
		const on = await onJournal('She runs.\n');
		on.plugin.dice = landing([3]);
		await type(field(), 'core act');
		field()?.focus();
		await on.press('Enter');
		await on.tick(A_WHILE);
		expect(on.editor.getValue()).toContain(
			'She runs.\n\n```sworn\noracle: Core / Action\ndice: 3\nresult: Advance\n```',
		);
		expect(field()?.value).toBe('');
	});

	it('stand there as one press each, once they are favourites', async () => {
		const on = await onJournal('She runs.\n');
		const names = () => [...table().querySelectorAll('.sworn-table-favourites button')].map(el => el.textContent);
		expect(names()).toEqual([]);
		await type(field(), 'action theme');
		field()?.focus();
		await on.press('d', { ctrlKey: true });
		await on.press('Escape');
		await on.tick(A_WHILE);
		expect(names()).toEqual(['Action + Theme Core']);
		on.plugin.dice = landing([3, 1]);
		await press('Action + Theme Core');
		expect(on.editor.getValue()).toContain('oracle: Core / Action + Theme\ndice: 3; 1\nresult: Advance + Ability');
	});

	it('show no list until something is typed, nor after Escape', async () => {
		const on = await onJournal('');
		const list = () => table().querySelector('[aria-label="Oracles"][role=grid]');
		expect(list()).toBeNull();
		await type(field(), 'core');
		expect(list()).not.toBeNull();
		field()?.focus();
		await on.press('Escape');
		expect(list()).toBeNull();
	});

	it('a question that is typed there is asked with its odds', async () => {
		const on = await onJournal('');
		await type(field(), 'Is it him?');
		field()?.focus();
		await on.press('Enter');
		expect(document.querySelector<HTMLInputElement>('.modal input')?.value).toBe('Is it him?');
		await on.press('Escape');
	});
});

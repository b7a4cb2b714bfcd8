import { afterEach, describe, expect, it } from 'vitest';
import { MoveHover } from '../../../src/obsidian/features/hover-preview/move-hover';
import type { JournalActions } from '../../../src/obsidian/services/journal-actions';
import type { BootOptions } from '../../support/boot';
import { KESTREL } from '../played';
import { close, host, start } from '../one-app';

afterEach(close);

const BLOCK =
	'```sworn\nmove: Face Danger\nroll: edge 2\ndice: 6 vs 3, 2\noutcome: strong hit, 8 vs 3, 2\ndone:\n  - momentum 2 → 3\n```';
const NOTE = `She must **Face Danger** or *resupply*, **Sojourn** [[Kestrel|Strike]].

${BLOCK}

\`sworn: Endure Harm, iron\`

\`\`\`sworn
vow: Battle
rank: epic
\`\`\`
`;

async function open(options: BootOptions = {}) {
	const files = { 'Kestrel.md': KESTREL, 'Log.md': NOTE };
	const opened = await start({ files, note: 'Log.md', mode: 'preview', look: 'lines', ...options });
	await opened.tick(50);
	return opened;
}

const popover = () => document.querySelector<HTMLElement>('.sworn-move-popover');

/** Rests in the middle of an element, or `at` so many pixels from the corner of the window. */
async function rest(el: Element | undefined | null, ms = 350, at?: number) {
	if (!el) throw new Error('there is nothing to rest on');
	const { left, right, top, bottom } = el.getBoundingClientRect();
	const [clientX, clientY] = at === undefined ? [(left + right) / 2, (top + bottom) / 2] : [at, at];
	const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
	el.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
	await host?.tick(ms);
	return popover()?.textContent ?? '';
}

const saying = (selector: string, text: string) =>
	[...document.querySelectorAll<HTMLElement>(selector)].find(el => el.textContent === text);

async function press() {
	document.querySelector<HTMLElement>('.sworn-line-press')?.click();
	await host?.tick(50);
}

describe('what a record stands for', () => {
	it('shows while the pointer rests on it: outcome, die, sum, challenge dice and exact changes', async () => {
		await open();
		expect(await rest(saying('.sworn-token-change', '+1 momentum'))).toBe(
			'Face Danger Strong hit6+ edge 2 = 832momentum 2 → 3',
		);
		expect(popover()?.querySelector('.sworn-ruler')?.getAttribute('aria-label')).toBe('Score 8 against 3 and 2');
		expect(popover()?.querySelectorAll('button, input, a')).toHaveLength(0);
	});

	it('is the card itself once that is open', async () => {
		await open();
		await press();
		expect(await rest(document.querySelector('.sworn-line-press'))).toBe('');
	});
});

describe('a track', () => {
	const control = () => document.querySelector<HTMLElement>('.sworn-hover-control button');
	const TRACKS = [
		['vow: Ark\nrank: troublesome\nticks: 4', 'Mark 3 boxes', 'ticks: 16'],
		['vow: Ark\nrank: extreme\nticks: 39', 'Mark 2 ticks', 'ticks: 40'],
		['clock: Ark\nsegments: 6\nfilled: 1', 'Advance', 'filled: 2'],
	] as const;

	it.each(TRACKS)('has one button at its end, of its rank: %s', async (body, label, written) => {
		await open({ files: { 'Kestrel.md': KESTREL, 'Log.md': `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n` } });
		expect(await rest(document.querySelector('.sworn-token-track'))).toBe('');
		expect(control()?.textContent).toBe(label);
		control()?.click();
		await host?.tick(100);
		expect(await host?.read('Log.md')).toContain(written);
		expect(control()).toBeNull();
	});

	it.each(['preview', 'live'] as const)('has it in a sentence as well, in %s', async mode => {
		const note = 'Prose.\n\n`sworn: vow: Ark, dangerous, 4 ticks`\n';
		await open({ mode, files: { 'Kestrel.md': KESTREL, 'Log.md': note } });
		await rest(document.querySelector('.sworn-token-track'));
		expect(control()?.textContent).toBe('Mark 2 boxes');
		control()?.click();
		await host?.tick(2500);
		expect(await host?.read('Log.md')).toContain('12 ticks');
	});

	it.each(['vow: Ark\nrank: epic\nstatus: completed', 'vow: Ark', 'vow: Ark\nrank: epic\nticks: 40'])(
		'has none where there is nothing to mark: %s',
		async body => {
			await open({ files: { 'Kestrel.md': KESTREL, 'Log.md': `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n` } });
			await rest(document.querySelector('.sworn-token-track'));
			expect(control()).toBeNull();
		},
	);
});

describe('the text of a move', () => {
	it.each(['preview', 'live'] as const)(
		'shows in %s while the pointer rests on its name over an open card',
		async mode => {
			await open({ mode });
			await press();
			expect(await rest(saying('.sworn-token-name', 'Face Danger'), 100)).toBe('');
			expect(await rest(saying('.sworn-token-name', 'Face Danger'))).toMatch(/^Face Danger.*On a strong hit/);
			expect(popover()?.getAttribute('role')).toBe('tooltip');
			await rest(document.body, 300, 50);
			expect(popover()).toBeNull();
			expect(await rest(saying('.sworn-inline-name', 'Endure Harm'))).toMatch(/^Endure Harm/);
		},
	);

	it('is that of the rules of the note, drawn as text', async () => {
		const rules =
			'# Moves\n\n## Face Danger\n\nWhen you *dare* <img src=x onerror="alert(1)">, roll +edge.\n\nOn a **strong hit**, fine.\n';
		await open({
			files: {
				'Kestrel.md': KESTREL.replace('---\n', '---\nrules: ["[[House rules]]"]\n'),
				'House rules.md': rules,
				'Log.md': NOTE,
			},
		});
		await host?.tick(200);
		expect(await rest(saying('.sworn-token-name', 'Face Danger'))).toContain('When you dare');
		expect(popover()?.querySelector('img')).toBeNull();
	});

	it('shows for a name that stands out in prose as in the books', async () => {
		await open();
		expect(await rest(saying('strong', 'Face Danger'))).toMatch(/^Face Danger/);
		await host?.press('Escape');
		expect(await rest(saying('em', 'resupply'))).toBe('');
		expect(await rest(saying('a', 'Strike'))).toBe('');
	});

	it('shows for nothing else: the name of a vow, prose without records', async () => {
		await open();
		expect(await rest(saying('.sworn-token-track', 'Battle'))).toBe('');
		await host?.close();
		await open({ files: { 'Kestrel.md': KESTREL, 'Log.md': 'Buy **Sojourn** tea.\n' } });
		expect(await rest(saying('strong', 'Sojourn'))).toBe('');
	});

	it('stays while the pointer is on it, and goes by Escape, which closes nothing else', async () => {
		const { press } = await open();
		document.querySelector<HTMLElement>('.sworn-line-press')?.click();
		await host?.tick(50);
		saying('.sworn-token-name', 'Face Danger')?.closest('button')?.focus();
		await rest(saying('.sworn-token-name', 'Face Danger'));
		await rest(popover(), 500);
		expect(popover()).not.toBeNull();
		await press('Escape');
		expect(popover()).toBeNull();
		expect(document.querySelector('.sworn-line-press')?.getAttribute('aria-expanded')).toBe('true');
		await press('Escape');
		expect(document.querySelector('.sworn-line-press')?.getAttribute('aria-expanded')).toBe('false');
	});

	it.each(['pointerdown', 'scroll', 'contextmenu'])('goes by a %s beside it', async type => {
		await open();
		await rest(saying('.sworn-token-name', 'Face Danger'));
		document.body.dispatchEvent(new Event(type, { bubbles: true }));
		expect(popover()).toBeNull();
	});

	it('goes with its note', async () => {
		await open();
		await rest(saying('.sworn-token-name', 'Face Danger'));
		await host?.open('Kestrel.md');
		expect(popover()).toBeNull();
	});

	it('can be switched off', async () => {
		const { app } = await open();
		await app.settingTabs[0]?.setControlValue('hoverText', false);
		expect(await rest(saying('.sworn-token-name', 'Face Danger'))).toBe('');
	});

	it('is not for a phone, where the card has it', async () => {
		await open({ mobile: true });
		expect(await rest(saying('.sworn-token-name', 'Face Danger'))).toBe('');
		document.querySelector<HTMLElement>('.sworn-line-press')?.click();
		await host?.tick(50);
		saying('button', 'More')?.click();
		await host?.tick(50);
		expect(saying('button', 'Full text')).toBeDefined();
	});
});

it('a window that was open before the plugin is listened to as well', async () => {
	const { app, plugin } = await open();
	const frame = document.body.createEl('iframe');
	const doc = frame.contentDocument as Document;
	const heard: string[] = [];
	doc.addEventListener = (type: string) => void heard.push(type);
	const leaf = app.workspace.getLeaf('tab');
	leaf.getContainer = () => ({ doc }) as ReturnType<typeof leaf.getContainer>;
	const hover = new MoveHover({ app, settings: plugin.preferences } as unknown as JournalActions);
	hover.load();
	expect(heard).toContain('pointermove');
	hover.unload();
	leaf.detach();
	frame.remove();
});

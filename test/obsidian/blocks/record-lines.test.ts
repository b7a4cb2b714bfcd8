import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { block, KESTREL } from '../played';
import { close, pressIn, start } from '../one-app';

const STRONG =
	'move: Face Danger\nby: Kestrel\nroll: edge 2\nadd: 1 tailwind\ndice: 5 vs 3, 6\noutcome: strong hit, 8 vs 3, 6\ndone:\n- momentum 2 → 3';
/** With its cost paid; momentum may still be burned. */
const WEAK =
	'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\nchose: Endure Harm\npassed: Resist (Endure Harm)\ndone:\n- health 6 → 5 (Endure Harm)';
const PRICE = 'move: Pay the Price\nby: Kestrel\ntable: 35, It wastes resources\nchose: Lose it\ndone:\n- supply 4 → 3';

afterEach(close);

interface Asked {
	readonly look?: 'lines' | 'cards' | 'story';
	readonly mode?: 'live' | 'preview';
	readonly momentum?: number;
}

async function read(note: string, { look = 'lines', mode = 'preview', momentum = 3 }: Asked = {}, ...faces: number[]) {
	const host = await start({
		files: { 'Kestrel.md': KESTREL.replace('momentum: 3', `momentum: ${momentum}`), 'Journal.md': note },
		note: 'Journal.md',
		mode,
		look,
	});
	host.plugin.dice = landing([...faces]);
	await host.tick(30);
	return host;
}

/** Of a settled record, since a page may have hundreds of them. */
const MOST_ELEMENTS = 14;

const lines = () => [...document.querySelectorAll<HTMLElement>('.sworn-line-press')];
const line = (at = 0): HTMLElement => {
	const found = lines()[at];
	if (!found) throw new Error('There is no line');
	return found;
};
const isOpen = (at = 0) => line(at).getAttribute('aria-expanded') === 'true';
const press = (name: string) => pressIn('.sworn-block', new RegExp(`^${name}`));
const bodyButtons = () =>
	[...document.querySelectorAll('.sworn-block button:not(.sworn-line-press)')].map(el => el.textContent);

it.each([
	['momentum: 2, 3, 5', 'Session 1 · momentum 2 → 5'],
	['momentum: 2', 'Session 1 · momentum unchanged'],
	['by: Kestrel', 'Session 1 · momentum unchanged'],
])('the block of a session is a token that says what became of momentum: %s', async (body, said) => {
	await read(block(`session: 1\n${body}`));
	expect(line().textContent).toBe(said);
});

describe('a settled record', () => {
	it('is a token, and its button is named by everything that it says', async () => {
		await read(block(STRONG));
		expect(line().textContent).toBe('Face Danger +1 momentum');
		expect(line().getAttribute('aria-label')).toBe(
			'Face Danger +1 momentum; 5 + edge 2 + 1 tailwind = 8 vs 3, 6, strong hit; momentum 2 → 3',
		);
		expect(bodyButtons()).toEqual([]);
	});

	it('takes few elements, whatever it says', async () => {
		await read(
			block(STRONG.replace('by: Kestrel', 'by: Kestrel\nfrom: Pay the Price\ntable: 35, It wastes resources')),
		);
		expect(lines()).toHaveLength(1);
		expect(isOpen()).toBe(false);
		expect(document.querySelector('.sworn-story')).not.toBeNull();
		expect(document.querySelectorAll('.sworn-block *').length).toBeLessThanOrEqual(MOST_ELEMENTS);
	});

	it('says the price as story, outside of what is pressed', async () => {
		await read(block(PRICE));
		expect(document.querySelector('.sworn-story')?.textContent).toBe('It wastes resources');
		expect(line().textContent).not.toContain('wastes');
	});

	it('names who acts only where that is another than whose journal it is', async () => {
		const host = await read(block(STRONG) + block(STRONG.replace('by: Kestrel', 'by: Juno')));
		await host.writeOutside('Juno.md', KESTREL);
		await host.writeOutside(
			'Journal.md',
			`---\ncharacter: "[[Kestrel]]"\n---\n${block(STRONG)}${block(STRONG.replace('by: Kestrel', 'by: Juno'))}`,
		);
		await host.tick(50);
		expect(line(0).textContent).not.toContain('Kestrel');
		expect(line(1).textContent).toContain('Juno');
	});

	const fence = (body: string) => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
	const IN_TEXT = 'A. `sworn: Face Danger, by Kestrel, edge 2: 5 vs 3, 6, strong hit`\n\n';

	it.each([
		['right below the same move', fence(STRONG) + fence(STRONG), '+1 momentum'],
		['right below the same in a sentence', IN_TEXT + fence(STRONG), '+1 momentum'],
		['below a word', `${fence(STRONG)}Then:\n\n${fence(STRONG)}`, 'Face Danger +1 momentum'],
		['below a track', `${fence(STRONG)}${fence('vow: Ark\nrank: epic')}${fence(STRONG)}`, 'Face Danger +1 momentum'],
		['of another character', fence(STRONG.replace('Kestrel', 'Juno')) + fence(STRONG), 'Face Danger +1 momentum'],
		['below another move', fence(PRICE) + fence(STRONG), 'Face Danger +1 momentum'],
	])('leaves out its name only where that stands right above: %s', async (_, note, words) => {
		await read(note);
		expect(lines().at(-1)?.textContent.trim()).toBe(words);
		expect(lines().at(-1)?.getAttribute('aria-label')).toContain('Face Danger');
	});

	it('shows its dice as soon as the setting says so, in a block and in a sentence', async () => {
		const host = await read(`So \`sworn: Face Danger, edge 2: 6 vs 3, 6, strong hit\` then.\n\n${block(STRONG)}`);
		const words = () => [...document.querySelectorAll('.sworn-token')].map(el => el.textContent.trim());
		const without = words();
		for (const isOn of [true, false]) {
			await host.app.settingTabs[0]?.setControlValue('diceInToken', isOn);
			await host.tick(20);
			expect(words().map(text => text.includes('8 vs 3, 6'))).toEqual([isOn, isOn]);
		}
		expect(words()).toEqual(without);
	});

	it('opens by a press, says each fact once, and closes by the same press', async () => {
		const host = await read(block(STRONG));
		line().click();
		await host.tick();
		expect(isOpen()).toBe(true);
		expect(
			[...document.querySelectorAll('.sworn-block svg[role="img"]')].map(el => el.getAttribute('aria-label')),
		).toEqual([expect.stringContaining('Action die'), expect.stringContaining('Score')]);
		expect(document.querySelector('.sworn-done')?.textContent).toBe('momentum 2 → 3');
		expect(document.querySelectorAll('.sworn-outcome')).toHaveLength(1);
		line().click();
		await host.tick();
		expect(isOpen()).toBe(false);
		expect(document.querySelectorAll('.sworn-block svg')).toHaveLength(1);
	});

	it('closes by Escape, and the line keeps the focus', async () => {
		const host = await read(block(STRONG));
		line().focus();
		line().click();
		await host.tick();
		document.querySelector<HTMLElement>('.sworn-block .sworn-tools button')?.focus();
		await host.press('Escape');
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(line());
	});

	it('offers what may still be done by a sign, not by a row of buttons', async () => {
		await read(block(STRONG) + block(WEAK), { momentum: 10 });
		const signs = [...document.querySelectorAll('.sworn-line')].map(({ className }) => className);
		expect(signs).toEqual([expect.not.stringContaining('is-'), expect.stringContaining('is-offered')]);
		expect(bodyButtons()).toEqual([]);
	});

	it('stays open when its note changes beside it, and the one of its twins that was opened', async () => {
		const host = await read(block(STRONG) + block(STRONG), { mode: 'live' });
		line(1).click();
		await host.tick();
		host.editor.replaceRange('More words.\n\n', { line: 0, ch: 0 });
		await host.tick(50);
		expect([isOpen(0), isOpen(1)]).toEqual([false, true]);
	});

	it('stays open when the note is read again', async () => {
		const host = await read(block(STRONG));
		line().click();
		await host.tick();
		host.view.previewMode.rerender(true);
		await host.tick(50);
		expect(isOpen()).toBe(true);
	});

	it('stays open over a press on it', async () => {
		const host = await read(block(WEAK), { momentum: 10 });
		line().click();
		await host.tick();
		await press('Burn momentum');
		expect(line().getAttribute('aria-label')).toContain('strong hit');
		expect(isOpen()).toBe(true);
	});
});

describe('a record with an answer due', () => {
	const CALL = 'move: Face Danger\nby: Kestrel';

	it('is open by itself, and can be folded away', async () => {
		const host = await read(block(CALL));
		expect(isOpen()).toBe(true);
		expect(bodyButtons()).toContain('Full text');
		line().click();
		await host.tick();
		expect(isOpen()).toBe(false);
		expect(document.querySelector('.sworn-line')?.className).toContain('is-due');
	});

	it('folds into its line with the last answer, which keeps the focus', async () => {
		const host = await read(block(CALL), {}, 6, 1, 2);
		document.querySelector<HTMLElement>('.sworn-block [role="radio"]')?.click();
		await host.tick();
		await press('Roll');
		expect(line().getAttribute('aria-label')).toContain('strong hit');
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(line());
	});
});

describe('after the last answer on a card', () => {
	const NOTE = `${block('move: Face Danger\nby: Kestrel\nroll: edge 2')}She `;

	async function answered(look: 'lines' | 'cards', ...faces: number[]) {
		const host = await read(NOTE, { mode: 'live', look }, ...faces);
		host.editor.setCursor(host.editor.offsetToPos(NOTE.length));
		await press('Roll');
		return host;
	}

	it.each(['lines', 'cards'] as const)('one types on where the caret was, with %s', async look => {
		const { editor } = await answered(look, 6, 1, 2);
		const text = editor.getValue();
		expect([text, editor.posToOffset(editor.getCursor())]).toEqual([
			expect.stringContaining('strong hit'),
			text.length,
		]);
		expect(document.activeElement?.className).toContain('cm-content');
	});

	it('stays on the card while something must be answered', async () => {
		await answered('lines', 4, 3, 9);
		expect(document.activeElement?.closest('.sworn-step.is-required')).not.toBeNull();
	});
});

describe('how records draw', () => {
	it('is whole cards where that is set', async () => {
		await read(block(STRONG), { look: 'cards' });
		expect(lines()).toEqual([]);
		expect(document.querySelector('.sworn-card .sworn-header')?.textContent).toContain('Strong hit');
	});

	it('is its picture alone where only the story shows, and a press brings one back', async () => {
		const host = await read(block(STRONG) + block('move: Face Danger\nby: Kestrel'), { look: 'story' });
		expect([...document.querySelectorAll('.sworn-line')].map(({ className }) => className)).toEqual([
			expect.stringContaining('is-mark'),
			expect.stringMatching(/is-due.*is-mark/),
		]);
		line().click();
		await host.tick();
		expect(isOpen()).toBe(true);
	});

	it('is changed for the pane by a command, and for all by the settings', async () => {
		const host = await read(block(STRONG));
		await host.palette('Change how records draw here');
		expect(lines()).toEqual([]);
		expect(host.notices()).toEqual(['Cards']);
		await host.palette('Change how records draw here');
		expect(document.querySelector('.is-mark')).not.toBeNull();
	});
});

it('Continue move opens the line of a settled move', async () => {
	const host = await read(block(STRONG), { mode: 'live' });
	host.editor.setCursor({ line: 12, ch: 0 });
	await host.palette('Continue move');
	await host.press('Escape');
	expect(isOpen()).toBe(true);
});

describe('other blocks', () => {
	it.each([
		{
			body: 'vow: Bring the crew home\nrank: formidable\nticks: 18\nstatus: completed',
			says: 'Vow Bring the crew home  formidable ✓ finished',
			opens: '.sworn-boxes',
		},
		{
			body: 'clock: The crate wakes\nsegments: 6\nfilled: 4',
			says: 'Clock The crate wakes  4 of 6',
			opens: '.sworn-clock',
		},
		{
			body: 'ask: Is the hatch guarded?\nodds: likely\ndice: 34\nanswer: yes',
			says: 'Is the hatch guarded? yes',
			opens: '[data-control="Roll"]',
		},
		{
			body: 'oracle: Core / Action\ndice: 27\nresult: Seize',
			says: '',
			opens: '[data-control="Roll"]',
		},
		{
			body: 'generated: Settlement\nname: Nullport\nlocation: Orbital',
			says: 'Settlement Nullport',
			opens: '[data-control="More"]',
		},
		{ body: 'session: 3\nmomentum: 2, 3, 5', says: 'Session 3 · momentum 2 → 5', opens: '.sworn-session' },
	])('$body is drawn as a token that opens', async ({ body, says, opens }) => {
		const host = await read(block(body));
		expect(line().textContent).toBe(says);
		expect(document.querySelectorAll('.sworn-block *').length).toBeLessThanOrEqual(MOST_ELEMENTS);
		expect(document.querySelector(`.sworn-block ${opens}`)).toBeNull();
		line().click();
		await host.tick();
		expect(document.querySelector(`.sworn-block ${opens}`)).not.toBeNull();
	});

	it('that wait for an answer are open', async () => {
		await read(block('ask: Is the hatch guarded?'));
		expect(isOpen()).toBe(true);
	});

	it('that are asked again stay open', async () => {
		const host = await read(block('oracle: Core / Action\ndice: 27\nresult: Seize'), {}, 2);
		expect(document.querySelector('.sworn-story')?.textContent).toBe('Seize');
		line().click();
		await host.tick();
		await press('Roll again');
		expect(document.querySelector('.sworn-story')?.textContent).not.toBe('Seize');
		expect(isOpen()).toBe(true);
	});

	it('that show something by its name keep its boxes', async () => {
		await read(`${block('vow: Find the ark\nrank: epic')}\n${block('show: Find the ark')}`);
		expect(document.querySelectorAll('.sworn-boxes')).toHaveLength(1);
	});
});

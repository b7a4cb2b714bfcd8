import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close, fence, writing } from '../commands/writing';
import { close as closeApp, pressIn, start } from '../one-app';

afterEach(async () => {
	await close();
	await closeApp();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\n';

const FILES = {
	'Kestrel.md': KESTREL,
	'Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 17\ncharacter: "[[Kestrel]]"\n---\n',
	'Old debt.md': '---\nsworn: vow\nrank: epic\nticks: 40\nstatus: completed\ncharacter: "[[Kestrel]]"\n---\n',
	'Ory.md': '---\nsworn: place\n---\n',
	'Session 1.md': `${JOURNAL}We land on [[Ory]] and meet [[Mera]].\n\n${fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 5 vs 1, 9')}`,
};

const home = () => document.querySelector<HTMLElement>('.sworn-home');
const part = (name: string) => home()?.querySelector(`[aria-label="${name}"]`);

async function drawn(files: Readonly<Record<string, string>> = FILES) {
	const host = await writing(`${JOURNAL}${fence('show: campaign')}\nProse.‸\n`, files);
	await host.tick(250);
	return host;
}

const press = (control: string) => home()?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.click();

describe('the home page of a campaign', () => {
	it('has the meters of the character, which can be changed', async () => {
		const host = await drawn();
		const health = part('health');
		const before = health?.querySelector('output')?.textContent;
		health?.querySelector<HTMLElement>('button')?.click();
		await host.tick(250);
		expect(Number(part('health')?.querySelector('output')?.textContent.replace('+', ''))).toBe(
			Number(before?.replace('+', '')) - 1,
		);
	});

	it('has the open vows with their boxes, each with a way to its note', async () => {
		const host = await drawn();
		expect(part('Open vows')?.querySelectorAll('li')).toHaveLength(1);
		expect(part('Open vows')?.textContent).toBe('Open vowsFind the arkformidable');
		expect(part('Open vows')?.querySelector('svg')?.getAttribute('aria-label')).toBe('4 boxes and 1 tick of 10');
		part('Open vows')?.querySelector('button')?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Find the ark.md');
	});

	it('tells the last session, with links', async () => {
		const host = await drawn();
		const lines = [...(part('The last session')?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
		expect(lines).toEqual([
			'Previously. Last in Session 1: “We land on Ory and meet Mera.”',
			'Open. Find the ark, 4 of 10 boxes.',
			'Met. Ory and Mera.',
			'Sessions. Session 1.',
		]);
		part('The last session')?.querySelector('a')?.click();
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Session 1.md');
	});

	it('links every session, the newest first', async () => {
		await drawn({
			...FILES,
			'Session 2.md': `${JOURNAL}${fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 5 vs 1, 9')}`,
			'Session 3.md': `${JOURNAL}It begins.\n`,
		});
		const links = [...(part('The last session')?.querySelectorAll('p:last-child a') ?? [])];
		expect(links.map(({ textContent }) => textContent)).toEqual(['Session 3', 'Session 2', 'Session 1']);
	});

	it('unfolds its views, which are not drawn before', async () => {
		const host = await drawn();
		expect(home()?.querySelectorAll('.sworn-chart, .sworn-session')).toHaveLength(0);
		for (const [control, shown] of [
			['chart', '.sworn-chart'],
			['threads', '.sworn-session'],
			['timeline', '.sworn-timeline'],
			['luck', '.sworn-luck'],
		] as const) {
			press(control);
			await host.tick(250);
			expect(home()?.querySelector(shown), control).not.toBeNull();
		}
		press('chart');
		await host.tick(50);
		expect(home()?.querySelector('.sworn-chart')).toBeNull();
	});

	it('of a new campaign says what is not there yet', async () => {
		await drawn({ 'Kestrel.md': KESTREL });
		expect(part('Open vows')?.textContent).toContain('No vow is open.');
		expect(part('The last session')?.textContent).toContain('No session was played yet.');
	});

	it('lists what is set up and what is left until the first page is written, and folds it then', async () => {
		const files = {
			'Coast/Rook.md': KESTREL.replace('ruleset: starforged', 'ruleset: classic').replace('bonds: 0', 'bonds: 2'),
			'Coast/Old debt.md': '---\nsworn: vow\nrank: epic\ncharacter: "[[Rook]]"\n---\n',
			'Coast/Places/Ory.md': '---\nsworn: place\n---\n',
			'Coast/Journal/Session 1.md': '---\ncharacter: "[[Rook]]"\n---\n\n',
			'Coast/Coast.md': `---\ncharacter: "[[Rook]]"\n---\n\n${fence('show: campaign')}\n`,
		};
		const host = await start({ files, note: 'Coast/Coast.md', mode: 'preview' });
		await host.tick(400);
		const setUp = () => part('Set up');
		const done = () => [...(setUp()?.querySelectorAll('.is-done') ?? [])].map(el => el.parentElement?.dataset['step']);
		expect(done()).toContain('place');
		expect(done()).toContain('vow');
		expect(done()).not.toContain('truths');
		setUp()?.querySelector<HTMLElement>('[data-step="scene"]')?.click();
		await host.tick(30);
		const field = document.querySelector<HTMLTextAreaElement>('#sworn-campaign-about');
		if (field) field.value = 'The lamp goes out.';
		field?.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick();
		await pressIn('.modal', 'Done');
		await host.tick(250);
		expect(await host.read('Coast/Journal/Session 1.md')).toContain('The lamp goes out.');
		expect(setUp()?.querySelectorAll('[data-step]')).toHaveLength(0);
		expect(setUp()?.textContent).toMatch(/^Set up: \d of \d$/);
	});

	it('without a character says so', async () => {
		const host = await writing(`${fence('show: campaign')}\nProse.‸\n`, { 'Note.md': '' });
		await host.tick(250);
		expect(document.querySelector('.sworn-block')?.textContent).toContain('This view cannot be drawn');
	});

	it('leaves the name to a track that is called so', async () => {
		const host = await writing(
			`${JOURNAL}${fence('show: campaign')}\n${fence('vow: Campaign\nrank: epic\nticks: 8')}\nProse.‸\n`,
			FILES,
		);
		await host.tick(250);
		expect(home()).toBeNull();
	});
});

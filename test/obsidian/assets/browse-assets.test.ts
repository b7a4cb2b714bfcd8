import { afterEach, describe, expect, it } from 'vitest';
import type { BootOptions } from '../../support/boot';
import { KESTREL } from '../played';
import { close, host, start, submit, texts, typeInto, type Host } from '../one-app';

afterEach(close);

const RICH = KESTREL.replace('momentum: 3', 'momentum: 3\nexperience: 5\nexperience_spent: 1');

/** The window, opened over a journal of a character who has 4 experience to spend. */
async function browsing(files: Readonly<Record<string, string>> = {}, more: BootOptions = {}): Promise<Host> {
	const host = await start({
		files: { 'People/Kestrel.md': RICH, 'Journal.md': 'She runs.\n', ...files },
		note: 'Journal.md',
		...more,
	});
	await host.palette('Browse assets');
	await host.tick(20);
	return host;
}

const modal = () => document.querySelector<HTMLElement>('.modal');
const rows = () => texts('.modal .sworn-move-name');
const card = () => document.querySelector('.modal .sworn-printed-card')?.getAttribute('aria-label');

async function press(name: string): Promise<void> {
	const button = [...(modal()?.querySelectorAll<HTMLElement>('button, label') ?? [])].find(el =>
		el.textContent?.trim().startsWith(name),
	);
	if (!button) throw new Error(`no “${name}” in ${modal()?.textContent}`);
	button.click();
	await host?.tick();
}

describe('browsing', () => {
	it('shows the card beside the list, and follows the arrows', async () => {
		const on = await browsing();
		await typeInto('star');
		expect(card()).toBe('Card: Starship');
		const second = rows()[1];
		await on.press('ArrowDown');
		expect(card()).toBe(`Card: ${second}`);
		expect(modal()?.querySelectorAll('.sworn-ability')).toHaveLength(3);
		expect(modal()?.innerHTML).not.toContain('datasworn:');
	});

	it('keeps to one category, and is on a row that is there', async () => {
		const on = await browsing();
		for (let i = 0; i < 60; i++) await on.press('ArrowDown');
		await press('Deed');
		expect(rows()).toEqual(['Bonded', 'Homesteader', 'Marked', 'Oathbreaker', 'Revenant', 'Survivor', 'Vanguard']);
		expect(card()).toBe('Card: Vanguard');
		await press('All');
		expect(rows()).toHaveLength(87);
	});

	it('a press on a row shows its card, a second one picks it', async () => {
		await browsing();
		await typeInto('bot');
		const row = () => [...document.querySelectorAll<HTMLElement>('.modal .sworn-move-row')][2];
		const name = rows()[2];
		row()?.click();
		await host?.tick();
		expect(card()).toBe(`Card: ${name}`);
		row()?.click();
		await host?.tick();
		expect(modal()?.textContent).toContain(`Add ${name}`);
	});

	it('closed with Esc adds nothing', async () => {
		const on = await browsing();
		await on.press('Escape');
		expect(modal()).toBeNull();
		expect(on.app.vault.getMarkdownFiles().map(({ path }) => path)).toEqual(['Journal.md', 'People/Kestrel.md']);
		expect(on.editor.hasFocus()).toBe(true);
	});
});

describe('adding', () => {
	it('by keyboard alone: a name, Enter; paid and reported, in a note beside the character', async () => {
		const on = await browsing();
		await typeInto('banshee');
		await on.press('Enter');
		await typeInto('Rook');
		await submit();
		const note = await on.read('People/Rook.md');
		expect(note).toContain('asset: Banshee\ncharacter: "[[Kestrel]]"\nkind: companion\n');
		expect(note).toContain('health: 4\n');
		expect(await on.read('People/Kestrel.md')).toContain('experience_spent: 4\n');
		expect(on.editor.getValue()).toContain('`sworn: Rook › asset gained; Kestrel › experience spent 1 → 4`\n');
		expect(on.notices()).toEqual(['“Rook” was added to Kestrel.']);
	});

	it('free: nothing is spent', async () => {
		const on = await browsing();
		await typeInto('veteran');
		await on.press('Enter');
		await press('Free');
		await submit();
		expect(await on.read('People/Kestrel.md')).toBe(RICH);
		expect(await on.read('People/Veteran.md')).toContain('asset: Veteran\n');
	});

	it('with too little experience, free is all there is', async () => {
		await browsing({ 'People/Kestrel.md': RICH.replace('experience: 5', 'experience: 2') });
		await typeInto('veteran');
		await host?.press('Enter');
		const paid = modal()?.querySelector<HTMLInputElement>('input[type=radio]');
		expect(paid?.disabled).toBe(true);
		expect(modal()?.textContent).toContain('Kestrel has 1 to spend');
	});

	it('never over another note: the name is refused, and another one goes', async () => {
		const on = await browsing({ 'Lore/Rook.md': 'A chess piece.\n' });
		await typeInto('banshee');
		await on.press('Enter');
		await typeInto('Rook');
		await submit();
		expect(modal()?.querySelector('[role=alert]')?.textContent).toContain('already there');
		await typeInto('Rookie');
		await submit();
		expect(await on.read('Lore/Rook.md')).toBe('A chess piece.\n');
		expect(await on.read('People/Rookie.md')).toContain('asset: Banshee\n');
	});

	it('a module goes on the vehicle', async () => {
		const on = await browsing({
			'People/Gale.md':
				'---\nsworn: asset\nasset: Starship\ncharacter: "[[Kestrel]]"\nkind: command vehicle\nabilities: [1]\nintegrity: 5\n---\n',
		});
		await typeInto('medbay');
		await on.press('Enter');
		expect(modal()?.querySelector<HTMLSelectElement>('select')?.value).toBe('Gale');
		await submit();
		expect(await on.read('People/Medbay.md')).toContain('attached_to: "[[Gale]]"\n');
	});
});

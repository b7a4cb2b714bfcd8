import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close, KESTREL, shown } from '../played';

afterEach(close);

const fence = (...lines: string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n\n`;
const CHART = fence('show: chart');
const COURSE = fence('move: Set a Course', 'roll: supply 3', 'dice: 6 vs 3, 4');

const place = (chart: string, text = '') => `---\nsworn: place\n# my own comment\nchart: ${chart}\n---\n\n${text}\n`;

const CAMPAIGN = {
	'Kestrel.md': KESTREL,
	'Places/Harrow Dock.md': place('0, 0', 'To [[Old Lamp]] and [[Ory]].'),
	'Places/Old Lamp.md': place('2, 1'),
	'Places/Ory.md': place('4, 2'),
	'Sessions/Session 1.md': `---\ncharacter: "[[Kestrel]]"\n---\nFrom [[Harrow Dock]] to [[Old Lamp]].\n\n${COURSE}`,
};

const chart = () => document.querySelector('.sworn-chart');
const places = () => [...document.querySelectorAll<HTMLElement>('.sworn-chart-place')];
const placeCalled = (name: string) =>
	places().find(each => each.querySelector('.sworn-chart-name')?.textContent === name);
const key = (name: string, pressed: string) =>
	placeCalled(name)?.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));
const listed = () => [...document.querySelectorAll('.sworn-chart-list li')].map(({ textContent }) => textContent);

describe('the chart', () => {
	it('draws the places as buttons, and says where the traveller is', async () => {
		await shown(CHART, CAMPAIGN);
		expect(chart()?.getAttribute('aria-label')).toBe('Chart, places: 3, ways: 2');
		expect(places().map(({ textContent }) => textContent)).toEqual(['Harrow Dock', 'Old LampKestrel here', 'Ory']);
		expect(places().every(each => each.matches('button[aria-expanded=false]'))).toBe(true);
	});

	it('has its places and ways as a list, with the sessions', async () => {
		await shown(CHART, CAMPAIGN);
		expect(listed()).toEqual([
			'Harrow Dock',
			'Old Lamp, Kestrel here',
			'Ory',
			'Harrow Dock – Old Lamp, travelled once: Session 1',
			'Harrow Dock – Ory, known way',
		]);
	});

	it('draws what was travelled differently, and opens its session at the record', async () => {
		const { host } = await shown(CHART, CAMPAIGN);
		const ways = [...document.querySelectorAll('.sworn-chart-way')].map(way => way.classList.contains('is-travelled'));
		expect(ways).toEqual([true, false]);
		document.querySelector('.sworn-chart-touch')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Sessions/Session 1.md');
		expect(host.app.workspace.activeEditor?.editor?.getCursor().line).toBe(5);
	});

	it('shows what the notes say of a place that is chosen, and opens its note from there', async () => {
		const { host, press } = await shown(CHART, CAMPAIGN);
		expect(document.querySelector('.sworn-chart-card')).toBeNull();
		placeCalled('Old Lamp')?.click();
		await host.tick(50);
		const card = document.querySelector('.sworn-chart-card');
		expect(placeCalled('Old Lamp')?.getAttribute('aria-expanded')).toBe('true');
		expect(placeCalled('Old Lamp')?.getAttribute('aria-controls')).toBe(card?.id);
		expect(card?.textContent).toContain('Old LampKestrel here');
		expect(card?.textContent).toContain('Harrow Dock, travelled once: Session 1');
		const mentions = card?.querySelector<HTMLDetailsElement>('.sworn-mentions') ?? expect.fail('no mentions');
		mentions.open = true;
		await host.tick(250);
		expect(mentions.textContent).toBe('Mentions · 1Session 1, line 4 From Harrow Dock to Old Lamp.');
		placeCalled('Harrow Dock')?.click();
		await host.tick(50);
		expect(document.querySelector('.sworn-chart-card')?.textContent).toContain('To Old Lamp and Ory.');
		await press('Open note');
		expect(host.app.workspace.getActiveFile()?.path).toBe('Places/Harrow Dock.md');
	});

	it('travels to a place: the move of the rules opens in the last journal, and leads there', async () => {
		const { host, press } = await shown(CHART, CAMPAIGN);
		placeCalled('Ory')?.click();
		await host.tick(50);
		await press('Travel here');
		await host.tick(100);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Sessions/Session 1.md');
		expect(document.querySelector('.modal-title')?.textContent).toContain('Set a Course');
		expect(await host.read('Sessions/Session 1.md')).toBe(CAMPAIGN['Sessions/Session 1.md']);
		host.plugin.dice = landing([6, 1, 2]);
		document.querySelector<HTMLElement>('.modal .sworn-roll-button')?.click();
		await host.tick(100);
		await host.view.save();
		const text = await host.read('Sessions/Session 1.md');
		expect(text).toMatch(/\n\nTo \[\[Ory\]\]\.\n\n(?:```sworn\n|`sworn: )move: Set a Course/);
		expect(text.startsWith(CAMPAIGN['Sessions/Session 1.md'].trimEnd())).toBe(true);
	});

	it('adds a way to a place that has none, which one press takes back', async () => {
		const { host, press } = await shown(CHART, CAMPAIGN);
		placeCalled('Old Lamp')?.click();
		await host.tick(50);
		await press('Add a way…');
		await host.tick(50);
		expect([...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent)).toEqual(['Ory']);
		await host.press('Enter');
		await host.tick(100);
		expect(await host.read('Places/Old Lamp.md')).toMatch(/\n---\n\n+A way leads to \[\[Ory\]\]\.\n/);
		expect(listed()).toContain('Old Lamp – Ory, known way');
		expect(document.querySelector('[data-control=add-way]')).toBeNull();
		document.querySelector<HTMLElement>('.sworn-notice-button')?.click();
		await host.tick(100);
		expect(await host.read('Places/Old Lamp.md')).toBe(place('2, 1'));
	});

	it('closes the card with Escape, and the place has the focus again', async () => {
		const { host } = await shown(CHART, CAMPAIGN);
		placeCalled('Ory')?.click();
		await host.tick(50);
		const open = document.querySelector<HTMLElement>('[data-control=open-place]');
		open?.focus();
		open?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
		await host.tick(50);
		expect(document.querySelector('.sworn-chart-card')).toBeNull();
		expect(document.activeElement).toBe(placeCalled('Ory'));
	});

	it('opens the note of a place at once with the key for a new tab', async () => {
		const { host } = await shown(CHART, CAMPAIGN);
		placeCalled('Ory')?.dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true }));
		await host.tick(50);
		expect(host.app.workspace.getActiveFile()?.path).toBe('Places/Ory.md');
	});

	it('writes a move by arrow key into the note of the place, and into nothing else', async () => {
		const { host } = await shown(CHART, CAMPAIGN);
		placeCalled('Ory')?.focus();
		key('Ory', 'ArrowLeft');
		await host.tick(50);
		expect(await host.read('Places/Ory.md')).toBe(place('3.5, 2'));
		for (const path of ['Places/Harrow Dock.md', 'Places/Old Lamp.md', 'Sessions/Session 1.md', 'Kestrel.md'] as const)
			expect(await host.read(path)).toBe(CAMPAIGN[path]);
		expect(document.activeElement).toBe(placeCalled('Ory'));
		key('Ory', 'ArrowUp');
		await host.tick(50);
		expect(await host.read('Places/Ory.md')).toBe(place('3.5, 1.5'));
	});

	it('takes the last move back, byte by byte', async () => {
		const { host, press, now } = await shown(CHART, {
			...CAMPAIGN,
			'Places/Calloway.md': '---\nsworn: place\n---\nText.',
		});
		key('Calloway', 'ArrowDown');
		await host.tick(50);
		expect(await host.read('Places/Calloway.md')).toMatch(/^---\nsworn: place\nchart: [\d.]+, [\d.]+\n---\nText\.$/);
		expect(now()).toContain('“Calloway” was moved.');
		await press('Move it back');
		expect(await host.read('Places/Calloway.md')).toBe('---\nsworn: place\n---\nText.');
		expect(now()).not.toContain('was moved');
	});

	it('takes the last move back with the keys for undo', async () => {
		const { host } = await shown(CHART, CAMPAIGN);
		key('Ory', 'ArrowLeft');
		await host.tick(50);
		const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true });
		placeCalled('Ory')?.dispatchEvent(undo);
		await host.tick(50);
		expect(await host.read('Places/Ory.md')).toBe(place('4, 2'));
	});

	it('leaves a place alone that was moved again elsewhere', async () => {
		const { host, press } = await shown(CHART, CAMPAIGN);
		key('Ory', 'ArrowLeft');
		await host.tick(50);
		await host.app.vault.adapter.write('Places/Ory.md', place('1, 2'));
		await host.tick(50);
		await press('Move it back');
		expect(await host.read('Places/Ory.md')).toBe(place('1, 2'));
	});

	it('does not write into a note whose properties are broken, and says so', async () => {
		const torn = '---\nsworn: place\nchart: 4, 2\n---\n';
		const { host } = await shown(CHART, { ...CAMPAIGN, 'Places/Ory.md': torn });
		await host.app.vault.adapter.write('Places/Ory.md', '---\nsworn: place\nchart: 4, 2\n');
		key('Ory', 'ArrowLeft');
		await host.tick(50);
		expect(await host.read('Places/Ory.md')).toBe('---\nsworn: place\nchart: 4, 2\n');
	});

	it('has only the places of the nearest folder that has any', async () => {
		const { host } = await shown('', {
			...CAMPAIGN,
			'Other/Reef.md': place('0, 0'),
			'Other/Log/Chart.md': CHART,
		});
		await host.app.workspace.openLinkText('Other/Log/Chart', '');
		await host.tick(50);
		expect(places().map(({ textContent }) => textContent)).toEqual(['Reef']);
	});

	it('without a place says what to do, and adds one', async () => {
		const { host, text, press } = await shown(CHART, { 'Kestrel.md': KESTREL });
		expect(text).toContain('No places yet');
		await press('Add a place');
		const field = document.querySelector<HTMLInputElement>('.modal input');
		if (field) field.value = 'Harrow Dock';
		field?.dispatchEvent(new Event('input', { bubbles: true }));
		await host.tick();
		document.querySelector<HTMLElement>('.modal .mod-cta')?.click();
		await host.tick(50);
		expect(await host.read('Places/Harrow Dock.md')).toMatch(
			/^---\nsworn: place\nchart: \d+, \d+\n---\n\n# Harrow Dock\n\n$/,
		);
		expect(places().map(({ textContent }) => textContent)).toEqual(['Harrow Dock']);
	});

	it('gives way to a character, a track or an asset of that name', async () => {
		const { text } = await shown(CHART, { ...CAMPAIGN, 'Chart.md': '---\nsworn: vow\nrank: epic\n---\n' });
		expect(text).toContain('epic');
		expect(chart()).toBeNull();
	});
});

describe('Insert a chart', () => {
	it('writes the block at the end of a note in Reading view', async () => {
		const { host } = await shown('My sector.\n', CAMPAIGN);
		host.app.commands.executeCommandById('sworn-journal:insert-a-chart');
		await host.tick(80);
		expect(await host.read('Journal.md')).toBe('My sector.\n\n```sworn\nshow: chart\n```\n\n');
		expect(places()).toHaveLength(3);
	});
});

describe('a place that was only heard of', () => {
	const HEARD = {
		...CAMPAIGN,
		'Mera.md': KESTREL.replace('---', '---\nsworn: character'),
		'Places/Ory.md': place('4, 2', 'On to [[Meridian]], says [[Mera]]; ask [[People/Aldo]].'),
		'Notes.md': 'Somewhere lies [[Places/The Reef]], and [[Nowhere]].',
	};
	const heardOf = () => places().flatMap(each => (each.matches('.is-heard-of') ? [each.textContent] : []));

	it('is drawn with a question mark where the note of a place names it, or its folder does', async () => {
		await shown(CHART, HEARD);
		expect(heardOf()).toEqual(['Meridian?', 'The Reef?']);
		expect(listed()).toContain('Meridian, heard of, no note yet');
		expect(listed()).toContain('Ory – Meridian, known way');
	});

	it('cannot be moved, and is written nowhere', async () => {
		const { host } = await shown(CHART, HEARD);
		key('Meridian?', 'ArrowLeft');
		await host.tick(50);
		for (const [path, text] of Object.entries(HEARD)) expect(await host.read(path)).toBe(text);
	});

	it('gets a note where it is drawn', async () => {
		const { host, press } = await shown(CHART, HEARD);
		const at = placeCalled('Meridian?')?.getAttribute('style');
		placeCalled('Meridian?')?.click();
		await host.tick(50);
		expect(document.querySelector('[data-control=open-place]')).toBeNull();
		await press('Create note');
		await host.tick(50);
		expect(await host.read('Places/Meridian.md')).toMatch(
			/^---\nsworn: place\nchart: [\d.]+, [\d.]+\n---\n\n# Meridian\n/,
		);
		expect(heardOf()).toEqual(['The Reef?']);
		expect(placeCalled('Meridian')?.getAttribute('style')).toBe(at);
	});
});

describe('hexes', () => {
	const HEX = fence('show: chart', 'layout: hex');

	it('take the places of a chart, and are left with the arrow keys one by one', async () => {
		const { host } = await shown(HEX, CAMPAIGN);
		expect(document.querySelector('.sworn-chart-field')?.classList).toContain('is-hex');
		key('Old Lamp', 'ArrowRight');
		await host.tick(50);
		expect(await host.read('Places/Old Lamp.md')).toBe(place('3.5, 1'));
		key('Old Lamp', 'ArrowDown');
		await host.tick(50);
		expect(await host.read('Places/Old Lamp.md')).toBe(place('3, 2'));
		key('Old Lamp', 'ArrowRight');
		await host.tick(50);
		expect(await host.read('Places/Old Lamp.md')).toBe(place('5, 2'));
		for (const path of ['Places/Harrow Dock.md', 'Places/Ory.md'] as const)
			expect(await host.read(path)).toBe(CAMPAIGN[path]);
	});

	it('are not drawn for a layout that does not exist', async () => {
		const { text } = await shown(fence('show: chart', 'layout: squares'), CAMPAIGN);
		expect(text).toContain('“layout: squares” is neither “layout: hex” nor “layout: free”.');
		expect(places()).toEqual([]);
	});
});

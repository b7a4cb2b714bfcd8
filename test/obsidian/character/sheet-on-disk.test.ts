import { afterEach, describe, expect, it } from 'vitest';
import { close, start } from '../one-app';

const KESTREL = [
	'---',
	'sworn: character',
	'ruleset: starforged # as printed',
	'edge: 2',
	'heart: 1',
	'iron: 3',
	'shadow: 2',
	'wits: 1',
	'health: 4',
	'spirit: 5',
	'supply: 3',
	'momentum: 6',
	'impacts: [wounded]',
	'next:',
	'  - +1 (Secure an Advantage)',
	'  - +1 on Undertake a Journey (Make Camp)',
	'combat: in control',
	'quests: 6',
	'experience: 5',
	'experience_spent: 3',
	'---',
	'',
	'```sworn',
	'show: Kestrel',
	'```',
	'',
].join('\n');
const STARLING =
	'---\nsworn: asset\ncharacter: "[[Kestrel]]"\nabilities: [1]\nintegrity: 4\nbattered: true\naboard: true\n---\n';
const ROOK = '---\nsworn: asset\ncharacter: "[[Kestrel]]"\nabilities: [1]\nhealth: 2\nhealth_max: 2\n---\n';

afterEach(close);

const shown = async (more: Readonly<Record<string, string>> = {}, kestrel = KESTREL) => {
	const host = await start({
		files: { 'Kestrel.md': kestrel, ...more },
		note: 'Kestrel.md',
		mode: 'preview',
	});
	await host.tick(50);
	return host;
};

const CREW = { 'Starling.md': STARLING, 'Rook.md': ROOK };

const found = (selector: string): HTMLElement => {
	const el = document.querySelector<HTMLElement>(`.sworn-sheet ${selector}`);
	if (!el) throw new Error(`Nothing on the sheet is ${selector}`);
	return el;
};
const labelled = (label: string): HTMLElement => {
	const all = document.querySelectorAll<HTMLElement>('.sworn-sheet [aria-label]');
	const el = [...all].find(one => one.getAttribute('aria-label') === label);
	if (!el) throw new Error(`Nothing on the sheet is called ${label}`);
	return el;
};
const pip = (meter: string, at: number) => found(`[aria-label="${meter}"] .sworn-pip:nth-child(${at})`);
const box = (label: string): HTMLElement => {
	const all = [...document.querySelectorAll<HTMLElement>('.sworn-sheet label')];
	const tick = all.find(({ textContent }) => textContent === label)?.querySelector('input');
	if (!tick) throw new Error(`No box ${label}`);
	return tick;
};
const chip = (text: string): HTMLElement => {
	const all = [...document.querySelectorAll<HTMLElement>('.sworn-sheet .sworn-chip')];
	const found = all.find(({ textContent }) => textContent === text);
	if (!found) throw new Error(`No chip ${text}`);
	return found;
};
const choose = (value: string) => {
	const select = found('select') as HTMLSelectElement;
	select.value = value;
	select.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('a press on the sheet changes one thing on disk', () => {
	it.each<[does: string, act: () => void, from: string, to: string]>([
		['a meter down', () => labelled('Lower spirit').click(), 'spirit: 5', 'spirit: 4'],
		['a pip', () => pip('spirit', 2).click(), 'spirit: 5', 'spirit: 2'],
		['the last full pip', () => pip('supply', 3).click(), 'supply: 3', 'supply: 2'],
		['momentum up', () => labelled('Raise momentum').click(), 'momentum: 6', 'momentum: 7'],
		['the reset', () => labelled('Reset momentum to +1').click(), 'momentum: 6', 'momentum: 1'],
		['an impact off', () => chip('wounded').click(), 'impacts: [wounded]', 'impacts: []'],
		['an impact on', () => box('doomed').click(), 'impacts: [wounded]', 'impacts: [wounded, doomed]'],
		['the position', () => choose('in a bad spot'), 'combat: in control', 'combat: in a bad spot'],
		['the end of the fight', () => choose('none'), 'combat: in control\n', ''],
		['a bonus', () => labelled('Drop +1 (Secure an Advantage)').click(), '  - +1 (Secure an Advantage)\n', ''],
		['experience', () => labelled('Raise experience earned').click(), 'experience: 5', 'experience: 6'],
		['what is spent', () => labelled('Lower experience spent').click(), 'experience_spent: 3', 'experience_spent: 2'],
	])('%s', async (_, act, from, to) => {
		const { read, tick } = await shown();
		chip('+ impact').click();
		await tick(20);
		act();
		await tick(60);
		expect(await read('Kestrel.md')).toBe(KESTREL.replace(from, to));
	});

	it.each<{ does: string; label: string }>([
		{ does: 'a meter that an impact holds', label: 'Raise health, not while wounded' },
		{ does: 'a meter at its maximum', label: 'Raise spirit, at its maximum' },
	])('not $does', async ({ label }) => {
		const { read, tick, backend } = await shown();
		labelled(label).click();
		pip('health', 5).click();
		await tick(60);
		expect(await read('Kestrel.md')).toBe(KESTREL);
		expect(backend.writes).toEqual([]);
	});

	it('a box of a legacy track, and the experience that it earns', async () => {
		const { read, tick } = await shown();
		found('[role="slider"][aria-label="quests"] [data-part="2"]').click();
		await tick(60);
		const marked = KESTREL.replace('quests: 6', 'quests: 8').replace('experience: 5', 'experience: 7');
		expect(await read('Kestrel.md')).toBe(marked);
	});

	it('two quick presses are both written', async () => {
		const { read, tick } = await shown();
		labelled('Lower supply').click();
		labelled('Lower supply').click();
		await tick(100);
		expect(await read('Kestrel.md')).toBe(KESTREL.replace('supply: 3', 'supply: 1'));
	});

	it('harm, where the ruleset counts it', async () => {
		const classic = KESTREL.replace('ruleset: starforged', 'ruleset: classic');
		const { read, tick } = await shown({}, classic);
		labelled('Raise harm').click();
		await tick(60);
		expect(await read('Kestrel.md')).toBe(classic.replace('experience_spent: 3\n', 'experience_spent: 3\nharm: 2\n'));
	});
});

describe('a press on an asset changes its own note', () => {
	it.each<[does: string, act: () => void, note: keyof typeof CREW, from: string, to: string]>([
		['a companion’s health', () => labelled('Lower health of Rook').click(), 'Rook.md', 'health: 2', 'health: 1'],
		['a condition', () => box('battered').click(), 'Starling.md', 'battered: true', 'battered: false'],
		['aboard', () => box('aboard').click(), 'Starling.md', 'aboard: true', 'aboard: false'],
		[
			'an ability',
			() => found('[aria-label="Abilities of Rook"] label:nth-of-type(3) input').click(),
			'Rook.md',
			'abilities: [1]',
			'abilities: [1, 3]',
		],
	])('%s', async (_, act, note, from, to) => {
		const { read, tick } = await shown(CREW);
		act();
		await tick(60);
		expect(await read(note)).toBe(CREW[note].replace(from, to));
		expect(await read('Kestrel.md')).toBe(KESTREL);
	});

	it('not integrity that a battered vehicle cannot recover', async () => {
		const { read, tick } = await shown(CREW);
		labelled('Raise integrity of Starling, not while battered').click();
		await tick(60);
		expect(await read('Starling.md')).toBe(STARLING);
	});
});

describe('a stat is typed in its place', () => {
	const type = (text: string) => {
		const field = found('input[type="number"]') as HTMLInputElement;
		field.value = text;
		field.dispatchEvent(new Event('input', { bubbles: true }));
	};

	it.each([
		{ key: 'Enter', typed: '4', edge: 'edge: 4' },
		{ key: 'Escape', typed: '4', edge: 'edge: 2' },
		{ key: 'Enter', typed: '2', edge: 'edge: 2' },
	])('$typed and $key: $edge, and the focus is back', async ({ key, typed, edge }) => {
		const { read, tick, press } = await shown();
		labelled('Change edge, 2').click();
		await tick();
		expect(document.activeElement?.getAttribute('aria-label')).toBe('edge');
		type(typed);
		await tick();
		await press(key);
		await tick(60);
		expect(await read('Kestrel.md')).toBe(KESTREL.replace('edge: 2', edge));
		expect(document.activeElement?.getAttribute('aria-label')).toBe(`Change edge, ${edge.slice(-1)}`);
	});

	it('Escape drops it also where the browser says a field that it lost the focus when it is taken away', async () => {
		const { read, tick, press } = await shown();
		labelled('Change edge, 2').click();
		await tick();
		const field = found('input[type="number"]');
		type('4');
		await tick();
		await press('Escape');
		field.dispatchEvent(new FocusEvent('blur'));
		await tick(60);
		expect(await read('Kestrel.md')).toBe(KESTREL);
	});

	it('a number beyond 5 is none, which is said; leaving drops it', async () => {
		const { read, tick, press } = await shown();
		labelled('Change edge, 2').click();
		await tick();
		type('6');
		await tick();
		await press('Enter');
		expect(found('[role="alert"]').textContent).toBe('A stat is a whole number from 0 to 5.');
		expect(found('input[type="number"]').getAttribute('aria-describedby')).toBe(found('[role="alert"]').id);
		(document.activeElement as HTMLElement).blur();
		await tick(60);
		expect(document.querySelector('.sworn-sheet [role="alert"]')).toBeNull();
		expect(await read('Kestrel.md')).toBe(KESTREL);
	});
});

describe('what is said without being seen', () => {
	it('each value is reported when it changes, and each control has a name', async () => {
		await shown(CREW);
		const outputs = [...document.querySelectorAll('.sworn-sheet output')];
		expect(outputs.map(output => output.getAttribute('aria-label'))).toEqual([
			...['health 4', 'spirit 5', 'supply 3', 'momentum 6', 'experience earned 5', 'experience spent 3'],
			...['health of Rook 2', 'integrity of Starling 4'],
		]);
		expect(outputs.every(output => output.getAttribute('aria-live') === 'polite')).toBe(true);
		const nameless = [...document.querySelectorAll<HTMLElement>('.sworn-sheet :is(button, input, select)')]
			.filter(el => !el.closest('[aria-hidden="true"]'))
			.filter(
				el => !el.ariaLabel && !el.getAttribute('aria-label') && !el.textContent && !el.closest('label')?.textContent,
			);
		expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
	});
});

it('momentum beyond its limits is reported with its limits, beside what it resets to', async () => {
	await shown(CREW, KESTREL.replace('momentum: 6', 'momentum: 9'));
	expect(found('.sworn-problem').textContent).toContain('Momentum of Kestrel is 9, beyond its limits of −6 to 8.');
	expect(found('.sworn-meter-limits').textContent).toBe('resets to 0');
});

it.each([
	{ is: 'momentum: 6', was: 'momentum: 12', sets: 'Set momentum to 9', to: 'momentum: 9' },
	{ is: 'health: 4', was: 'health: 54', sets: 'Set health to 5', to: 'health: 5' },
	{ is: 'supply: 3', was: 'Supply: -1', sets: 'Set supply to 0', to: 'Supply: 0' },
	{ is: 'wits: 1', was: 'wits: 32', sets: 'Set wits to 5', to: 'wits: 5' },
])('$was is set right with a press', async ({ is, was, sets, to }) => {
	const kestrel = KESTREL.replace(is, was);
	const { read, tick } = await shown({}, kestrel);
	[...document.querySelectorAll<HTMLElement>('.sworn-sheet button')].find(el => el.textContent === sets)?.click();
	await tick(100);
	expect(await read('Kestrel.md')).toBe(kestrel.replace(was, to));
});

it('an asset is discarded, and taken back as it was', async () => {
	const { read, tick } = await shown(CREW);
	labelled('Discard Rook').click();
	await tick(100);
	expect(await read('Rook.md')).toContain('discarded: true');
	const back = [...document.querySelectorAll<HTMLElement>('.sworn-discarded button')];
	expect(back.map(({ textContent }) => textContent)).toEqual(['Take Rook back']);
	back[0]?.click();
	await tick(100);
	expect(await read('Rook.md')).not.toContain('discarded: true');
	expect(labelled('Discard Rook')).toBeTruthy();
});

it('an asset that is shown by its name is changed there too', async () => {
	const journal = '---\ncharacter: "[[Kestrel]]"\n---\n\n```sworn\nshow: Rook\n```\n';
	const files = { 'Journal.md': journal, 'Kestrel.md': KESTREL, ...CREW };
	const host = await start({ files, note: 'Journal.md', mode: 'preview' });
	await host.tick(50);
	document.querySelector<HTMLElement>('[aria-label="Lower health of Rook"]')?.click();
	await host.tick(60);
	expect(await host.read('Rook.md')).toBe(ROOK.replace('health: 2', 'health: 1'));
});

describe('the sheet in its own note', () => {
	const VOWS = {
		'Light.md': '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: epic\nticks: 5\n---\n',
		'Debt.md': '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: epic\nstatus: completed\n---\n',
	};
	const parts = () => [...document.querySelectorAll('.sworn-sheet-part')].map(el => el.getAttribute('aria-label'));

	it('has the open tracks in a line each, whose names open their notes', async () => {
		const { app, tick } = await shown(VOWS);
		const open = labelled('Open');
		expect(open.textContent).toBe('OpenvowLightepic');
		expect(open.querySelector('svg')?.getAttribute('aria-label')).toBe('1 box and 1 tick of 10');
		open.querySelector('button')?.click();
		await tick(60);
		expect(app.workspace.getActiveFile()?.path).toBe('Light.md');
	});

	it('says its name once, as the note does', async () => {
		await shown();
		expect(document.querySelector('.sworn-sheet-name')).toBeNull();
	});

	it.each([
		['in a fight', KESTREL, true],
		['outside of one', KESTREL.replace('combat: in control\n', ''), false],
		['outside of one, where harm is counted', KESTREL.replace('combat: in control\n', 'harm: 2\n'), false],
	])('asks for the position %s: %s', async (_, note, asks) => {
		await shown({}, note);
		expect(parts().includes('In a fight')).toBe(asks);
	});

	it('offers to advance while there is experience to spend', async () => {
		const advances = () =>
			[...document.querySelectorAll<HTMLElement>('.sworn-sheet button')].find(
				({ textContent }) => textContent === 'Advance',
			);
		const { tick } = await shown();
		advances()?.click();
		await tick(60);
		expect(document.querySelector('.modal, .prompt')).not.toBeNull();
		labelled('Raise experience spent').click();
		await tick(60);
		labelled('Raise experience spent').click();
		await tick(60);
		expect(advances()).toBeUndefined();
	});
});

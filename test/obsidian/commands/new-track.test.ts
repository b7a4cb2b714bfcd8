import { afterEach, describe, expect, it } from 'vitest';
import { choose } from '../opened';
import { KESTREL } from '../played';
import { close, fence, writing } from './writing';

afterEach(close);

const NAME = '.sworn-new-track-name input';
const form = () => document.querySelector<HTMLFormElement>('.sworn-new-track');
const wrong = () => form()?.querySelector('.sworn-error')?.textContent;
const send = () => form()?.requestSubmit();

describe('a name and Enter are enough', () => {
	const RANKED = 'rank: dangerous\nticks: 0';
	const SEGMENTS = 'segments: 4\nfilled: 0';
	it.each([
		{ kind: 'vow', block: RANKED },
		{ kind: 'expedition', block: RANKED },
		{ kind: 'connection', block: RANKED },
		{ kind: 'objective', block: RANKED },
		{ kind: 'journey', block: RANKED },
		{ kind: 'site', block: RANKED },
		{ kind: 'track', block: RANKED },
		{ kind: 'foe', block: `${RANKED}\nharm: 2` },
		{ kind: 'scene', block: `${RANKED}\n${SEGMENTS}` },
		{ kind: 'threat', block: `${RANKED}\nmenace: 0` },
		{ kind: 'clock', block: SEGMENTS },
		{ kind: 'project', block: SEGMENTS },
	] as const)('New $kind', async ({ kind, block }) => {
		const host = await writing('Prose.\n\n‸\n\nMore.\n');
		await host.palette(`New ${kind}`);
		expect(document.activeElement).toBe(document.querySelector(NAME));
		await host.fill(NAME, 'The gale');
		send();
		await host.tick(50);
		expect(await host.saved()).toBe(`Prose.\n\n\`\`\`sworn\n${kind}: The gale\n${block}\n\`\`\`\n\n\nMore.\n`);
		expect(document.querySelector('.modal')).toBeNull();
		expect(document.activeElement?.closest('.cm-editor')).not.toBeNull();
		expect(host.editor.getLine(host.editor.getCursor().line)).toBe('');
	});
});

describe('what a kind asks besides goes into its block', () => {
	it('the role of a connection', async () => {
		const host = await writing('Prose.\n\n');
		await host.palette('New connection');
		await host.fill(NAME, 'Old Mera');
		await host.fill('.sworn-detail-field input', 'smith, guide');
		send();
		await host.tick(50);
		expect(await host.saved()).toContain(
			'connection: Old Mera\nrank: dangerous\nticks: 0\nrole:\n  - smith\n  - guide\n',
		);
	});

	it('the segments of a clock, picked or typed, and its odds', async () => {
		const host = await writing('Prose.\n\n');
		await host.palette('New clock');
		await host.fill(NAME, 'Hull breach');
		document.querySelectorAll<HTMLInputElement>('.sworn-ranks input[type=radio]')[1]?.click();
		await choose('likely', 'select');
		expect(document.querySelector('.sworn-rank.is-picked')?.textContent).toBe('6');
		await host.fill('.sworn-ranks .sworn-number', '7');
		document.querySelector('select')?.focus();
		await host.press('Enter');
		await host.tick(50);
		expect(await host.saved()).toContain('clock: Hull breach\nsegments: 7\nfilled: 0\nodds: likely\n');
	});

	it('the impact that a vow clears, out of those that are marked', async () => {
		const host = await writing('Prose.\n\n', { 'Kestrel.md': KESTREL.replace('---', '---\nimpacts: [doomed]') });
		await host.palette('New vow');
		expect([...document.querySelectorAll('.sworn-more option')].map(({ textContent }) => textContent)).toEqual([
			'nothing',
			'doomed',
		]);
	});
});

describe('what is wrong is reported in the form, and nothing is written', () => {
	const taken = fence('vow: Find the ark\nrank: epic\nticks: 0');

	it.each([
		{ name: '', says: 'Write a name for the vow.' },
		{ name: 'find the ARK', says: 'A track is called “find the ARK” already. Choose another name.' },
	])('“$name”', async ({ name, says }) => {
		const host = await writing(taken);
		await host.palette('New vow');
		await host.fill(NAME, name);
		send();
		await host.tick();
		expect(wrong()).toBe(says);
		expect(document.activeElement).toBe(document.querySelector(NAME));
		expect(await host.saved()).toBe(taken);
		await host.press('Escape');
	});

	it('a name that a track of the character has in another note', async () => {
		const files = { 'Kestrel.md': KESTREL, 'Old debt.md': '---\nsworn: vow\nrank: epic\n---\n' };
		const host = await writing('Prose.\n', files);
		await host.palette('New clock');
		await host.fill(NAME, 'Old debt');
		send();
		await host.tick();
		expect(wrong()).toContain('“Old debt” already');
		await host.press('Escape');
	});

	it('a clock without segments', async () => {
		const host = await writing('Prose.\n');
		await host.palette('New clock');
		await host.fill(NAME, 'Doom');
		await host.fill('.sworn-ranks .sworn-number', 'six');
		send();
		await host.tick();
		expect(wrong()).toBe('Write the segments as a whole number from 1 to 100, not “six”.');
		expect(document.activeElement?.getAttribute('aria-label')).toBe('Another number of segments');
		await host.press('Escape');
	});
});

it('Esc writes nothing and gives the focus back', async () => {
	const host = await writing('Prose.\n');
	await host.palette('New vow');
	await host.fill(NAME, 'Find the ark');
	await host.press('Escape');
	expect(document.querySelector('.modal')).toBeNull();
	expect(await host.saved()).toBe('Prose.\n');
	expect(document.activeElement?.closest('.cm-editor')).not.toBeNull();
});

it('needs no character and no rules, and in Reading view the block goes to the end of the note', async () => {
	const host = await writing('‸Prose.\n', {});
	await host.open('Journal.md', 'preview');
	await host.palette('New vow');
	await host.fill(NAME, 'Find the ark');
	send();
	await host.tick(50);
	expect(await host.read('Journal.md')).toMatch(/^Prose\.\n\n```sworn\nvow: Find the ark\nrank: dangerous\nticks: 0\n/);
	expect(host.notices()).toEqual([]);
});

import { afterEach, describe, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const CALL = block('move: Swear an Iron Vow\nby: Kestrel\nroll: heart');
const objective = (name: string, ticks: number) =>
	`\`\`\`sworn\nobjective: ${name}\nrank: dangerous\nticks: ${ticks}\n\`\`\`\n\n`;
const name = () => document.querySelector<HTMLInputElement>('.sworn-new-track input[type=text]');
const wrong = () => document.querySelector('.sworn-new-track .sworn-error')?.textContent;
const buttons = () => [...document.querySelectorAll('.sworn-block button')].map(({ textContent }) => textContent);

/** The roll is made; the form for the vow is open. */
async function swearing(files?: Readonly<Record<string, string>>) {
	const played = await shown(CALL, files, 4, 3, 2);
	await played.press('Roll');
	return played;
}

describe('a vow is sworn in the form on the card', () => {
	it('its block is under the record, and a done line reports it', async () => {
		const { host, press, fill, now } = await swearing();
		expect(document.querySelector('.sworn-new-track')?.getAttribute('aria-label')).toBe('Your vow');
		expect(document.activeElement).toBe(name());
		await fill('.sworn-new-track input', 'Find the ark');
		await press('formidable');
		await press('Swear the vow');
		const note = await host.read('Journal.md');
		expect(note).toContain('  - Find the ark › vow begun');
		expect(note).toContain('```\n\n```sworn\nvow: Find the ark\nrank: formidable\nticks: 0\n```\n\nMore.\n');
		expect(note.indexOf('vow: Find the ark')).toBeGreaterThan(note.indexOf('move: Swear an Iron Vow'));
		expect(now()).toContain('vowFind the arkformidable0 boxes of 10');
		expect(buttons()).not.toContain('Swear the vow');
	});

	it('what is missing is reported, and nothing is written', async () => {
		const { host, press } = await swearing();
		const before = await host.read('Journal.md');
		await press('Swear the vow');
		expect(wrong()).toBe('Write a name for the vow.');
		expect(document.activeElement).toBe(name());
		expect(await host.read('Journal.md')).toBe(before);
	});

	it('Esc leaves the form, which stays in sight and loses nothing', async () => {
		const { host, press, fill } = await swearing();
		await fill('.sworn-new-track input', 'Find the');
		await press('epic');
		name()?.focus();
		await host.press('Escape');
		expect(name()?.value).toBe('Find the');
		expect(
			document.querySelector<HTMLInputElement>('.sworn-new-track input:checked')?.closest('label')?.textContent,
		).toBe('epic');
	});

	it('a name that is taken is refused, and the form keeps what was typed', async () => {
		const files = { 'Kestrel.md': KESTREL, 'Find the ark.md': '---\nsworn: vow\nrank: epic\nticks: 3\n---\n' };
		const { host, press, fill } = await swearing(files);
		await fill('.sworn-new-track input', 'Find the ark');
		await press('formidable');
		await press('Swear the vow');
		expect(wrong()).toContain('A track is called “Find the ark” already');
		expect(await host.read('Journal.md')).not.toContain('vow begun');
		expect(name()?.value).toBe('Find the ark');
	});
});

describe('progress goes to the track that was pressed', () => {
	it('of two objectives, each in its own place', async () => {
		const note =
			objective('Hold the gate', 4) + objective('Win time', 8) + block('move: Strike\nby: Kestrel\nroll: iron');
		const { host, press } = await shown(note, undefined, 6, 3, 2);
		await press('Roll');
		await press(/^Win time/);
		const now = await host.read('Journal.md');
		expect(now).toContain('  - Win time › 8 → 24 ticks');
		expect(now.startsWith(objective('Hold the gate', 4) + objective('Win time', 24))).toBe(true);
	});

	it('a track that was deleted while its card was open is reported, and nothing is written', async () => {
		const note =
			objective('Hold the gate', 4) + objective('Win time', 8) + block('move: Strike\nby: Kestrel\nroll: iron');
		const { host, press } = await shown(note, undefined, 6, 3, 2);
		await press('Roll');
		const without = (await host.read('Journal.md')).replace(objective('Win time', 8), '');
		host.backend.afterRead = async (path, data) => {
			if (path !== 'Journal.md' || data === without) return;
			host.backend.afterRead = null;
			await host.backend.inner.write(path, without);
		};
		await press(/^Win time/);
		expect(await host.read('Journal.md')).toBe(without);
		expect(host.notices().join()).not.toBe('');
	});

	it('of a companion of somebody else nothing is touched', async () => {
		const track = '---\nsworn: objective\nrank: dangerous\nticks: 8\ncharacter: "[[Juno]]"\n---\n';
		const files = { 'Kestrel.md': KESTREL, 'Juno.md': KESTREL, 'Win time.md': track };
		const { host, press } = await shown(block('move: Strike\nby: Kestrel\nroll: iron'), files, 6, 3, 2);
		await press('Roll');
		expect(await host.read('Win time.md')).toBe(track);
		expect(buttons()).toContain('Begin a new objective');
	});
});

it('a record that is deleted by hand offers to take its progress back from the track’s note', async () => {
	const track = '---\nsworn: objective\nrank: dangerous\nticks: 24\n---\n';
	const record =
		'```sworn\nmove: Strike\nby: Kestrel\ntrack: Win time\nroll: iron 1\ndice: 6 vs 3, 2\noutcome: strong hit, 7 vs 3, 2\ndone:\n  - Win time › 8 → 24 ticks\n```\n';
	const { host } = await shown(`Prose.\n\n${record}`, { 'Kestrel.md': KESTREL, 'Win time.md': track });
	await host.open('Journal.md', 'source');
	host.editor.replaceRange('', { line: 2, ch: 0 }, { line: host.editor.lastLine(), ch: 0 });
	await host.tick(500);
	expect(host.notices().join()).toContain('Its changes still stand: Win time › 2 → 6 boxes.');
	document.querySelector<HTMLButtonElement>('.notice button')?.click();
	await host.tick(100);
	expect(await host.read('Win time.md')).toBe(track.replace('24', '8'));
});

describe('a person who was generated above', () => {
	const ANA = '```sworn\ngenerated: Character\nname: Ana Deyne\ncharacter_role: Pilot\n```\n\n';
	const CALL_TO_MEET = block('move: Make a Connection\nby: Kestrel\nroll: heart');
	const role = () => document.querySelector<HTMLInputElement>('.sworn-detail-field input');

	it('is in the form of the connection, and a click makes the connection', async () => {
		const { host, press } = await shown(ANA + CALL_TO_MEET, undefined, 6, 3, 2);
		await press('Roll');
		expect(name()?.value).toBe('Ana Deyne');
		expect(role()?.value).toBe('Pilot');
		await press('Make the connection');
		expect(await host.read('Journal.md')).toContain('connection: Ana Deyne\nrank: dangerous\nticks: 0\nrole: Pilot\n');
	});

	it.each([
		['below the move', `${CALL_TO_MEET}\n${ANA}`],
		[
			'who is a connection already',
			`${ANA}\`\`\`sworn\nconnection: Ana Deyne\nrank: epic\nticks: 0\n\`\`\`\n\n${CALL_TO_MEET}`,
		],
		['that is no person', ANA.replace('Character', 'Settlement') + CALL_TO_MEET],
	])('is not proposed %s', async (_, note) => {
		const { press } = await shown(note, undefined, 6, 3, 2);
		await press('Roll');
		expect(name()?.value).toBe('');
	});
});

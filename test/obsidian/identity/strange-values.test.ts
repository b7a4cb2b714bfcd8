import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere } from './torn-ways';
import { closeAll } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const vow = (ticks: string, rank = 'dangerous') =>
	`---\nsworn: vow\nrank: ${rank}\nticks: ${ticks}\ncharacter: "[[Kestrel]]"\n---\n`;
const withSheet = (key: string, line: string): string => {
	const was = new RegExp(`^${key}:.*$`, 'm');
	return was.test(KESTREL) ? KESTREL.replace(was, line) : KESTREL.replace('momentum: 3\n', `momentum: 3\n${line}\n`);
};

describe('a vow that is marked through the API', () => {
	it.each([
		['"8 "', 'ticks: 16'],
		['" 8"', 'ticks: 16'],
		['"8"', 'ticks: "16"'],
		['8.0', 'ticks: 16'],
		['+8', 'ticks: 16'],
		['[8]', 'ticks: 16'],
		['-0', 'ticks: 8'],
		['', 'ticks: 8'],
		['~', 'ticks: 8'],
		// numbers as YAML 1.2, and so the app, has them
		['1e1', 'ticks: 18'],
		['0x8', 'ticks: 16'],
		['010', 'ticks: 18'],
	])('counts from “ticks: %s” to “%s”', async (ticks, after) => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': vow(ticks), 'Journal.md': JOURNAL });
		await called('progress', { track: 'Ark', note: 'Journal' })(on);
		expect((await on.text('A/Ark.md')).split('\n')).toContain(after);
	});

	it.each([
		['CRLF', (text: string) => text.replace(/\n/g, '\r\n')],
		['CR', (text: string) => text.replace(/\n/g, '\r')],
		['a byte order mark', (text: string) => `\ufeff${text}`],
		['both', (text: string) => `\ufeff${text.replace(/\n/g, '\r\n')}`],
	])('in a note with %s changes that number alone', async (_, kept) => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': kept(vow('8')), 'Journal.md': JOURNAL });
		await called('progress', { track: 'Ark', note: 'Journal' })(on);
		expect(await on.text('A/Ark.md')).toBe(kept(vow('16')));
	});

	it.each(['.trash/Ark.md', 'trash/Ark.md', 'A/Ark 1.md'])('is itself, and not its copy in “%s”', async copy => {
		const files = { 'A/Kestrel.md': KESTREL, 'A/Ark.md': vow('8'), [copy]: vow('12'), 'Journal.md': JOURNAL };
		const on = await played(files);
		await called('progress', { track: 'Ark', note: 'Journal' })(on);
		expect(await on.changed()).toEqual(['A/Ark.md']);
	});

	it.each([
		...['1_0', '8.5', '٨', 'eight', '41', '-4', '999999999999999999999', 'yes', '2020-01-01', '{a: 8}'],
		...['"8 ticks"', '8/40', '8,0', '.nan', '0b11', '!!int 8', '&a 8', '[8, 9]', '[8, 8]'],
	])('changes nothing with “ticks: %s”, and says so with the name of the key', async ticks => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': vow(ticks), 'Journal.md': JOURNAL });
		await called('progress', { track: 'Ark', note: 'Journal' })(on);
		expect(await on.changed()).toEqual([]);
		expect(shownAnywhere(on)).toContain('ticks');
	});

	it.each(['gefährlich', 'danger', '2', 'yes', '"[[dangerous]]"', '{{rank}}', '[dangerous, epic]'])(
		'changes nothing with “rank: %s”, and says so',
		async rank => {
			const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': vow('8', rank), 'Journal.md': JOURNAL });
			await called('progress', { track: 'Ark', note: 'Journal' })(on);
			expect(await on.changed()).toEqual([]);
			expect(shownAnywhere(on)).toContain('rank');
			expect(shownAnywhere(on)).toContain('Ark');
		},
	);
});

describe('a sheet', () => {
	it.each([
		['edge', 'edge: 1_0'],
		['edge', 'edge: yes'],
		['edge', 'edge: [2]'],
		['edge', 'edge: 2.5'],
		['edge', 'edge: two'],
		['edge', 'edge: ""'],
		['ruleset', 'ruleset: [starforged, classic]'],
		['ruleset', 'ruleset: starforged, classic'],
		['ruleset', 'ruleset: yes'],
		['ruleset', 'ruleset: star forged'],
		['momentum', 'momentum: 99999999999'],
	])('whose %s says “%s” rolls nothing, and the message names the property', async (key, line) => {
		const on = await played({ 'A/Kestrel.md': withSheet(key, line), 'Journal.md': JOURNAL });
		await called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' })(on);
		expect(await on.changed()).toEqual([]);
		expect(shownAnywhere(on).toLowerCase()).toContain(key === 'ruleset' ? 'rules' : key);
	});

	it('with one ruleset twice is played by it', async () => {
		const on = await played({
			'A/Kestrel.md': withSheet('ruleset', 'ruleset: [Starforged, starforged]'),
			'Journal.md': JOURNAL,
		});
		await called('move', { name: 'Face Danger', option: 'edge', note: 'Journal' })(on);
		expect(await on.text('Journal.md')).toContain('outcome');
	});

	it.each(['true', '5', 'none', 'no', '[none]', '"-"', '{a: b}', '[wounded, 5]'])(
		'with “impacts: %s” says that this names no impact',
		async impacts => {
			const on = await played({ 'A/Kestrel.md': withSheet('impacts', `impacts: ${impacts}`), 'Journal.md': JOURNAL });
			await on.host.palette('Open the Table');
			await on.host.tick(80);
			expect(shownAnywhere(on)).toContain('Impacts of Kestrel cannot be read.');
		},
	);
});

describe('an asset', () => {
	const tern = (line: string) => {
		const whole = '---\nsworn: asset\nasset: Shuttle\nabilities: [1]\nintegrity: 3\ncharacter: "[[Kestrel]]"\n---\n';
		const was = new RegExp(`^${line.slice(0, line.indexOf(':'))}:.*$`, 'm');
		return was.test(whole) ? whole.replace(was, line) : whole.replace('integrity: 3\n', `integrity: 3\n${line}\n`);
	};

	it.each([
		...['integrity: 3,0', 'integrity: -1', 'integrity: three', 'integrity: [3, 4]', 'abilities: one'],
		...['abilities: {a: 1}', 'battered: maybe', 'battered: 1', 'battered: [true, false]', 'aboard: nein'],
		...['asset: [Shuttle, Starship]', 'kind: yes', 'discarded: maybe', 'battered: {a: b}', 'integrity: {a: 3}'],
	])('with “%s” is not changed, and its note and key are named', async line => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Tern.md': tern(line), 'Journal.md': JOURNAL });
		await called('change', { meter: 'integrity', asset: 'Tern', by: -1, note: 'Journal' })(on);
		expect(await on.changed()).toEqual([]);
		expect(shownAnywhere(on)).toContain('In “Tern”');
		expect(shownAnywhere(on)).toContain(line.slice(0, line.indexOf(':')));
	});
});

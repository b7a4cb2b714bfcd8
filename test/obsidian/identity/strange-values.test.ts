import { afterEach, describe, expect, it } from 'vitest';
import { asset, calledIn, JOURNAL, KESTREL, played, shownAnywhere, table, vow } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll } from './twin-table';

afterEach(closeAll);

/** A vault with a note of each text, called Note a, Note b and so on. */
const vaultOf = (texts: readonly string[]) => {
	const notes = texts.map((text, at) => [`Note ${String.fromCharCode(97 + at)}`, text] as const);
	const own = Object.fromEntries(notes.map(([name, text]) => [`A/${name}.md`, text]));
	const files: Readonly<Record<string, string>> = { 'A/Kestrel.md': KESTREL, ...own, 'Journal.md': JOURNAL };
	return { names: notes.map(([name]) => name), files };
};

/** What the API answers to a call, if it refuses. */
async function saidBy(on: Twins, verb: string, input: Readonly<Record<string, unknown>>): Promise<string> {
	const answer = await on.api[verb]?.({ note: 'Journal', ...input }).catch((error: unknown) => error);
	return answer instanceof Error ? answer.message : '';
}

describe('a vow that is marked through the API', () => {
	it('counts from whatever is a number, as it is written', async () => {
		const counted = {
			'"8 "': 'ticks: 16',
			'" 8"': 'ticks: 16',
			'"8"': 'ticks: "16"',
			'8.0': 'ticks: 16',
			'+8': 'ticks: 16',
			'[8]': 'ticks: 16',
			'-0': 'ticks: 8',
			'': 'ticks: 8',
			'~': 'ticks: 8',
			// numbers as YAML 1.2, and so the app, has them
			'1e1': 'ticks: 18',
			'0x8': 'ticks: 16',
			'010': 'ticks: 18',
		};
		const { names, files } = vaultOf(Object.keys(counted).map(ticks => vow(ticks)));
		const on = await played(files);
		for (const track of names) await calledIn('progress', { track })(on);
		const lines = await Promise.all(names.map(async name => (await on.text(`A/${name}.md`)).split('\n')[3]));
		expect(lines).toEqual(Object.values(counted));
	});

	it.each([
		['CRLF', (text: string) => text.replace(/\n/g, '\r\n')],
		['CR', (text: string) => text.replace(/\n/g, '\r')],
		['a byte order mark', (text: string) => `\ufeff${text}`],
		['both', (text: string) => `\ufeff${text.replace(/\n/g, '\r\n')}`],
	])('in a note with %s changes that number alone', async (_, kept) => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': kept(vow(8)), 'Journal.md': JOURNAL });
		await calledIn('progress', { track: 'Ark' })(on);
		expect(await on.text('A/Ark.md')).toBe(kept(vow(16)));
	});

	it.each(['.trash/Ark.md', 'trash/Ark.md', 'A/Ark 1.md'])('is itself, and not its copy in “%s”', async copy => {
		const on = await played({ 'A/Kestrel.md': KESTREL, 'A/Ark.md': vow(8), [copy]: vow(12), 'Journal.md': JOURNAL });
		await calledIn('progress', { track: 'Ark' })(on);
		expect(await on.changed()).toEqual(['A/Ark.md']);
	});

	it('changes nothing with ticks that are no number of a track, and says so with the name of the key', async () => {
		const { names, files } = vaultOf(
			[
				...['1_0', '8.5', '٨', 'eight', '41', '-4', '999999999999999999999', 'yes', '2020-01-01', '{a: 8}'],
				...['"8 ticks"', '8/40', '8,0', '.nan', '0b11', '!!int 8', '&a 8', '[8, 9]', '[8, 8]'],
			].map(ticks => vow(ticks)),
		);
		const on = await played(files);
		for (const track of names)
			expect(await saidBy(on, 'progress', { track }), files[`A/${track}.md`]).toContain('ticks');
		expect(await on.changed()).toEqual([]);
	});

	it('changes nothing with what is no rank, and says so', async () => {
		const ranks = ['gefährlich', 'danger', '2', 'yes', '"[[dangerous]]"', '{{rank}}', '[dangerous, epic]'];
		const { names, files } = vaultOf(ranks.map(rank => vow(8, rank)));
		const on = await played(files);
		for (const track of names) {
			const said = await saidBy(on, 'progress', { track });
			expect(said, files[`A/${track}.md`]).toContain('rank');
			expect(said).toContain(track);
		}
		expect(await on.changed()).toEqual([]);
	});
});

describe('a sheet', () => {
	const withSheet = (line: string): string => {
		const was = new RegExp(`^${line.slice(0, line.indexOf(':'))}:.*$`, 'm');
		return was.test(KESTREL) ? KESTREL.replace(was, line) : KESTREL.replace('momentum: 3\n', `momentum: 3\n${line}\n`);
	};
	const faceDanger = { name: 'Face Danger', option: 'edge' };

	it('with a value that cannot be read rolls nothing, and the message names the property', async () => {
		const lines = [
			...['edge: 1_0', 'edge: yes', 'edge: [2]', 'edge: 2.5', 'edge: two', 'edge: ""', 'momentum: 99999999999'],
			...['ruleset: [starforged, classic]', 'ruleset: starforged, classic', 'ruleset: yes', 'ruleset: star forged'],
		];
		const { names, files } = vaultOf(lines.map(withSheet));
		const on = await played(files);
		for (const [at, line] of lines.entries()) {
			const said = await saidBy(on, 'move', { ...faceDanger, by: names[at] });
			expect(said.toLowerCase(), line).toContain(line.startsWith('ruleset') ? 'rules' : line.split(':')[0]);
		}
		expect(await on.changed()).toEqual([]);
	});

	it('with one ruleset twice is played by it', async () => {
		const sheet = withSheet('ruleset: [Starforged, starforged]');
		const on = await played({ 'A/Kestrel.md': sheet, 'Journal.md': JOURNAL });
		await calledIn('move', faceDanger)(on);
		expect(await on.text('Journal.md')).toContain('outcome');
	});

	it('says of what names no impact that its impacts cannot be read, and so does the Table', async () => {
		const values = ['true', '5', 'none', 'no', '[none]', '"-"', '{a: b}', '[wounded, 5]'];
		const { names, files } = vaultOf(values.map(impacts => withSheet(`impacts: ${impacts}`)));
		const on = await played({ ...files, 'Journal.md': JOURNAL.replace('Kestrel', 'Note a') });
		for (const by of names) {
			const who = await on.api['who']?.({ note: 'Journal', by });
			expect(JSON.stringify(who), files[`A/${by}.md`]).toContain(`Impacts of ${by} cannot be read.`);
		}
		await table(on);
		expect(shownAnywhere(on)).toContain('Impacts of Note a cannot be read.');
	});
});

it('an asset with a value that cannot be read is not changed, and its note and key are named', async () => {
	const whole = asset('Shuttle', 'integrity: 3');
	const lines = [
		...['integrity: 3,0', 'integrity: -1', 'integrity: three', 'integrity: [3, 4]', 'abilities: one'],
		...['abilities: {a: 1}', 'battered: maybe', 'battered: 1', 'battered: [true, false]', 'aboard: nein'],
		...['asset: [Shuttle, Starship]', 'kind: yes', 'discarded: maybe', 'battered: {a: b}', 'integrity: {a: 3}'],
	];
	const { names, files } = vaultOf(
		lines.map(line => {
			const was = new RegExp(`^${line.slice(0, line.indexOf(':'))}:.*$`, 'm');
			return was.test(whole) ? whole.replace(was, line) : whole.replace('integrity: 3\n', `integrity: 3\n${line}\n`);
		}),
	);
	const on = await played(files);
	for (const [at, line] of lines.entries()) {
		const said = await saidBy(on, 'change', { meter: 'integrity', asset: names[at], by: -1 });
		expect(said, line).toContain(`In “${names[at]}”`);
		expect(said).toContain(line.slice(0, line.indexOf(':')));
	}
	expect(await on.changed()).toEqual([]);
});

import { afterEach, describe, expect, it } from 'vitest';
import type { CharacterData } from '../../../docs/api/sworn-journal';
import { KESTREL, played, shownAnywhere, typed } from '../identity/torn-ways';
import type { Twins } from '../identity/twin-table';
import { closeAll } from '../identity/twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const withSheet = (line: string): string => {
	const [key = ''] = line.split(':');
	const was = new RegExp(`^${key}:.*$`, 'm');
	return was.test(KESTREL) ? KESTREL.replace(was, line) : KESTREL.replace('momentum: 3\n', `momentum: 3\n${line}\n`);
};
interface Api {
	who(input: unknown): Promise<CharacterData>;
	move(input: unknown): Promise<{ readonly told: readonly string[] }>;
}
const apiOf = ({ host }: Twins): Api => (host.app.plugins.plugins['sworn-journal'] as unknown as { api: Api }).api;
const whoWith = async (sheet: string, more: Readonly<Record<string, string>> = {}): Promise<CharacterData> => {
	const on = await played({ 'A/Kestrel.md': sheet, 'Journal.md': JOURNAL, ...more });
	return apiOf(on).who({ note: 'Journal' });
};

describe('a value that cannot be read is told by “who”, and never given as if it were there', () => {
	it.each<{ line: string; of: (who: CharacterData) => unknown; is: unknown }>([
		{ line: 'experience: lots', of: who => who.experience, is: { earned: null, spent: 0 } },
		{ line: 'experience_spent: all', of: who => who.experience, is: { earned: 0, spent: null } },
		{ line: 'momentum: high', of: who => who.momentum, is: null },
		{ line: 'impacts: 3', of: who => who.impacts, is: null },
		{ line: 'combat: [in control, in a bad spot]', of: who => who.position, is: null },
		{ line: 'combat: 3', of: who => who.position, is: null },
		{ line: 'combat: true', of: who => who.position, is: null },
		{ line: 'assets: {a: b}', of: who => who.assets, is: null },
		{ line: 'health: fine', of: who => who.meters['health'], is: undefined },
		{ line: 'edge: sharp', of: who => who.stats['edge'], is: undefined },
		{ line: 'quests: many', of: who => who.legacies['quests'], is: undefined },
	])('$line', async ({ line, of, is }) => {
		const who = await whoWith(withSheet(line));
		expect(of(who)).toEqual(is);
		const [key = ''] = line.split(':');
		expect(who.problems.map(({ message }) => message).join(' ')).toContain(key);
	});

	it('a track that cannot be read', async () => {
		const who = await whoWith(KESTREL, {
			'A/Ark.md': '---\nsworn: vow\nrank: epic\nticks: 4\nticks: 5\ncharacter: "[[Kestrel]]"\n---\n',
		});
		expect(who.tracks).toEqual([]);
		expect(who.problems.map(({ message }) => message).join(' ')).toContain('“A/Ark.md” cannot be read. Line 5');
	});

	it('and nothing is a problem where all is read', async () => {
		const who = await whoWith(KESTREL);
		expect(who).toMatchObject({ momentum: 3, impacts: [], experience: { earned: 0, spent: 0 }, problems: [] });
	});
});

describe('a connection that cannot be read and might aid', () => {
	const files = {
		'A/Kestrel.md': KESTREL,
		'A/Juno.md': '---\nsworn: connection\nrank: epic\nticks: 4\nticks: 5\ncharacter: "[[Kestrel]]"\n---\n',
		'Journal.md': JOURNAL,
	};
	const MEND = '“A/Juno.md” cannot be read. Line 5';

	it('is told with the move that the API makes', async () => {
		const on = await played(files);
		const { told } = await apiOf(on).move({ name: 'Face Danger', option: 'edge', note: 'Journal' });
		expect(told.join(' ')).toContain(MEND);
		const { told: none } = await apiOf(on).move({ name: 'Set a Flag', note: 'Journal' });
		expect(none.join(' ')).not.toContain(MEND);
	});

	it('is told with a typed move', async () => {
		const on = await played(files);
		await typed(';;fd w')(on);
		expect(await on.text('Journal.md')).toContain('Face Danger');
		expect(shownAnywhere(on)).toContain(MEND);
	});
});

describe('a position that cannot be read', () => {
	it.each(['combat: [in control, in a bad spot]', 'combat: 3'])('is not written over by a roll: %s', async line => {
		const on = await played({ 'A/Kestrel.md': withSheet(line), 'Journal.md': JOURNAL });
		await typed(';;strike i 1 10 9')(on);
		expect(await on.text('A/Kestrel.md')).toContain(`\n${line}\n`);
		expect(shownAnywhere(on)).toContain('combat of Kestrel cannot be read');
	});
});

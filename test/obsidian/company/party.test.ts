import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';
import { button, checked, entered, PAIR, undone } from './pair';

afterEach(close);

/** Without a supply of its own, which the party's note has. */
const MEMBER = KESTREL.replace(/^supply: .*\n/m, '').replace('momentum: 3', 'momentum: 3\nparty: "[[Party]]"');
const PARTY = '---\n# what we carry\nsworn: party\nsupply: 4 # rations\n---\nTwo on the road.\n';
const FILES = {
	'Aud.md': `${MEMBER}# Aud\n`,
	'Bera.md': `${MEMBER}# Bera\n`,
	'Cai.md': `${KESTREL}# Cai\n`,
	'Party.md': PARTY,
};
const status = () => document.querySelector('.status-bar-item.plugin-sworn-journal')?.textContent;

describe('acceptance 8: supply of a party', () => {
	it('is changed for both where it is written, and nowhere else', async () => {
		const host = await typing(PAIR, [], FILES);
		await entered(host, ';;aud supply -1');
		expect(await host.saved('Party.md')).toBe(PARTY.replace('supply: 4', 'supply: 3'));
		await entered(host, ' ;;bera supply -2');
		expect(await host.saved('Party.md')).toBe(PARTY.replace('supply: 4', 'supply: 1'));
		for (const note of ['Aud.md', 'Bera.md', 'Cai.md'] as const) expect(await host.saved(note)).toBe(FILES[note]);
		expect(host.editor.getValue()).toContain('supply 4 → 3');
		expect(host.editor.getValue()).toContain('supply 3 → 1');
	});

	it('is rolled with by either', async () => {
		const host = await typing(PAIR, [3, 1, 2], FILES);
		await host.type(';;bera check your gear');
		expect(host.offered()[0]).toBe('Check Your Gear +supply 4');
	});

	it('follows the note in the status bar', async () => {
		const host = await typing(PAIR, [], FILES);
		await host.pick('Act as …', 1);
		await host.tick(300);
		expect(status()).toBe('Bera · Health 5 · Spirit 4 · Supply 4 · Momentum +3');
		await host.writeOutside('Party.md', PARTY.replace('supply: 4', 'supply: 2'));
		await host.tick(400);
		expect(status()).toBe('Bera · Health 5 · Spirit 4 · Supply 2 · Momentum +3');
	});

	it('a character without the link is untouched', async () => {
		const host = await typing('---\ncharacter: "[[Cai]]"\nrecords: line\n---\n‸', [], FILES);
		await entered(host, ';;supply -1');
		expect(await host.saved('Cai.md')).toContain('supply: 2');
		expect(await host.saved('Party.md')).toBe(PARTY);
	});

	it('a move that costs supply is taken back with every byte', async () => {
		const host = await typing(PAIR, [1, 9, 10], FILES);
		await entered(host, ';;bera sacrifice resources -1');
		expect(await host.saved('Party.md')).toBe(PARTY.replace('supply: 4', 'supply: 3'));
		await undone(host);
		expect(await host.saved('Party.md')).toBe(PARTY);
		expect(await host.saved('Bera.md')).toBe(FILES['Bera.md']);
	});

	it('unprepared is marked for both', async () => {
		const empty = PARTY.replace('supply: 4', 'supply: 0');
		const host = await typing(PAIR, [], { ...FILES, 'Party.md': empty });
		await entered(host, ';;aud sacrifice resources -1');
		expect(await host.saved('Party.md')).toBe(empty.replace('# rations\n', '# rations\nimpacts:\n  - unprepared\n'));
		expect(await host.saved('Aud.md')).toBe(FILES['Aud.md']);
		// Bera is it as well
		await host.pick('Act as …', 1);
		await host.palette('Open the Table');
		await host.tick(400);
		expect(document.querySelector('.sworn-table')?.textContent).toContain('Beraunprepared');
		await undone(host);
		expect(await host.saved('Party.md')).toBe(empty);
	});
});

describe('the Journal check', () => {
	const told = () => document.querySelector('.sworn-check-summary')?.textContent;
	const STORY = [
		'`sworn: move: Sacrifice Resources, by Aud, cost 1; supply 5 → 4 (Sacrifice Resources)`',
		'`sworn: move: Sacrifice Resources, by Bera, cost 2; supply 4 → 2 (Sacrifice Resources); momentum 4 → 3`',
		'`sworn: Bera › supply 2 → 5`',
		'`sworn: move: Sacrifice Resources, by Cai, cost 1; supply 4 → 3 (Sacrifice Resources)`',
		'`sworn: move: Sacrifice Resources, by Aud, cost 1; supply 5 → 4 (Sacrifice Resources)`',
	].join('\n\n');

	it.each(['Aud', 'Bera'])('follows supply along what all of the party did, for %s', async name => {
		const host = await typing(PAIR, [], {
			...FILES,
			'Log.md': `---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n${STORY}\n`,
		});
		await checked(host, name);
		expect(told()).toBe(`Story and sheet agree: ${name === 'Bera' ? 5 : 4} changes in 1 note.`);
	});

	it('sets the value in the note of the party', async () => {
		const files = { ...FILES, 'Party.md': PARTY.replace('supply: 4', 'supply: 1') };
		const host = await typing(PAIR, [], {
			...files,
			'Log.md': `---\ncharacter: ["[[Aud]]", "[[Bera]]"]\n---\n${STORY}\n`,
		});
		await checked(host, 'Bera');
		const press = async (words: string) => {
			button(words)?.click();
			await host.tick(200);
		};
		await press('Set the sheet to 4');
		expect(await host.saved('Party.md')).toBe(PARTY);
		expect(await host.saved('Bera.md')).toBe(FILES['Bera.md']);
		await press('Undo');
		expect(await host.saved('Party.md')).toBe(files['Party.md']);
	});
});

describe('a change by hand on the Table', () => {
	it('is told in the journal of both, by name', async () => {
		const host = await typing(PAIR, [], {
			...FILES,
			'.obsidian/plugins/sworn-journal/data.json': '{"journal":"always"}',
		});
		await host.pick('Act as …', 1);
		await host.palette('Open the Table');
		await host.tick(400);
		const less = (name: string) =>
			[...document.querySelectorAll<HTMLElement>('.sworn-table button')].filter(button =>
				(button.getAttribute('aria-label') ?? '').toLowerCase().includes(name),
			);
		less('supply')[0]?.click();
		await host.tick(300);
		expect(await host.saved('Party.md')).toBe(PARTY.replace('supply: 4', 'supply: 3'));
		expect(host.editor.getValue()).toContain('`sworn: Bera › supply 4 → 3`');
	});
});

describe('a party note that cannot be read', () => {
	it.each([
		['torn', '“Party.md” cannot be read. Line 5', { 'Party.md': PARTY.replace('supply: 4', 'supply: 4\nsupply: 3') }],
		[
			'merged',
			'“Party.md” cannot be read. Line 4',
			{ 'Party.md': PARTY.replace('supply: 4', '<<<<<<< a\nsupply: 4\n=======\nsupply: 3\n>>>>>>> b') },
		],
		['empty', '“Party.md” cannot be read. Line 1', { 'Party.md': '' }],
		['no party', 'Write “sworn: party” into its properties', { 'Party.md': PARTY.replace('sworn: party\n', '') }],
		['no number', 'Supply of Party says “lots”', { 'Party.md': PARTY.replace('supply: 4', 'supply: lots') }],
		['gone', 'The note “Party”, to which “party” of Aud links, is not found', { 'Other.md': PARTY }],
	])('%s: no other supply stands in, and nothing is written', async (_, told, party) => {
		const others = { 'Aud.md': FILES['Aud.md'], 'Bera.md': FILES['Bera.md'] };
		const files: Record<string, string> = {
			...others,
			'Aud.md': FILES['Aud.md'].replace('momentum', 'supply: 2\nmomentum'),
			...party,
		};
		const host = await typing(PAIR, [], files);
		await host.type(';;aud supply -1');
		const rows = [...document.querySelectorAll('.suggestion-item')].map(({ textContent }) => textContent);
		expect(rows[0]).toContain(told);
		await host.keys('Enter');
		expect(host.editor.getValue()).not.toContain('sworn: ');
		for (const [path, text] of Object.entries(files)) expect(await host.saved(path)).toBe(text);
	});
});

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { summaryOf } from '../../../src/obsidian/features/import/import-page';
import { close, writing } from '../commands/writing';
import type { Way } from './importing';
import { BUTTONS, dialog, impatiently, loaded, notice, opened, stopped } from './importing';

beforeAll(loaded, 60_000);
afterEach(close);

describe('Import from Iron Vault', () => {
	it('reports first, and writes nothing until it is pressed', async () => {
		const host = await opened();
		const before = await host.texts();
		expect(dialog()?.textContent).toContain('The campaign “Salt”');
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('2 characters');
		expect(dialog()?.textContent).toMatch(/2 journals with \d+ moves/);
		expect(await host.texts()).toEqual(before);
	});

	it('imports into copies, whose links lead to the copies; a second time it does nothing', async () => {
		const host = await opened();
		const before = await host.texts();
		await host.click('Show the report');
		await host.click('Import into copies');
		const after = await host.texts();
		expect(after).toMatchObject(before);
		expect(after['Salt (Sworn Journal)/Characters/Ada.md']).toContain('sworn: character');
		expect(after['Salt (Sworn Journal)/Journal/Session 1.md']).toContain('move: Face Danger\nby: Ada\nroll: edge 2');
		expect(after['Salt (Sworn Journal)/Journal/Session 1.md']).toContain('imported: iron-vault');
		expect(after['Salt (Sworn Journal)/Lore/The brine engine.md']).toContain(
			'[[Salt (Sworn Journal)/Characters/Ada|Ada]]',
		);
		await host.click('Close');
		await host.palette('Import from Iron Vault');
		await host.tick(50);
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('It was imported before.');
		expect(await host.texts()).toEqual(after);
	});

	it('shows no empty line for what a note loses', async () => {
		const host = await opened();
		await host.way('in place');
		await host.click('Show the report');
		for (const details of dialog()?.querySelectorAll('details') ?? []) details.open = true;
		await host.tick(50);
		const texts = [...(dialog()?.querySelectorAll('.sworn-import-line pre') ?? [])].map(pre => pre.textContent);
		expect(texts).not.toContain('');
	});

	it('is stopped after the note at hand, and says how far it came', async () => {
		const host = await opened();
		await host.click('Show the report');
		await impatiently(() => host.click('Import into copies'));
		expect(dialog()?.textContent).toMatch(/Stopped: \d+ of \d+ notes were imported to .*Import once more to go on\./);
	});

	const tracks = Object.fromEntries(
		Array.from({ length: 40 }, (_, at) => [
			`Salt/Vow${at}.md`,
			`---\nName: Vow ${at}\nDifficulty: Epic\nProgress: 4\nTrackImage: "[[progress-track-4.svg]]"\n---\n`,
		]),
	);

	it.each([
		['Iron Vault, into copies', undefined, 'copies'],
		['Iron Vault, in place', undefined, 'in place'],
		['Forged in Obsidian, in place', tracks, 'in place'],
	] as const)('asks when it is closed while it writes, and names what a stop leaves: %s', async (_, files, way) => {
		const host = await opened(files);
		const before = await host.texts();
		await host.way(way);
		await host.click('Show the report');
		expect(await stopped(host, BUTTONS[way])).toMatch(/Stop the import\? \d+ of \d+ notes are written\./);
		const said = dialog()?.textContent ?? '';
		const target = way === 'copies' ? ' to “Salt (Sworn Journal)”.' : '';
		expect(said.replace(/\d+/g, 'n')).toContain(`Stopped: n of n notes were imported${target}`);
		const after = Object.entries(await host.texts());
		const changed = after.filter(([path, text]) => before[path] !== undefined && before[path] !== text);
		if (files) expect(said).toContain(`Stopped: ${changed.length} of 40 notes were imported`);
	});

	it.each<Way>(['copies', 'in place', 'play on'])('is undone as one action, to the byte: %s', async way => {
		const host = await opened();
		const before = await host.texts();
		await host.way(way);
		await host.click('Show the report');
		await host.click(BUTTONS[way]);
		expect(dialog()?.textContent).toMatch(
			way === 'copies' ? /\d+ notes imported to “Salt \(Sworn Journal\)”\./ : /\d+ notes imported to “Salt”\./,
		);
		expect(dialog()?.querySelector('[role=alert]')).toBeNull();
		expect(await host.texts()).not.toEqual(before);
		await host.click('Close');
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
		expect(host.app.vault.getAbstractFileByPath('Salt (Sworn Journal)')).toBeNull();
	});

	it('draws a record of the past as it was told, also if nobody is there to play', async () => {
		const line = '`sworn: Ride the Gale, edge 2: 4 vs 3, 9, weak hit; momentum 4 → 3; imported iron-vault`';
		const host = await writing(`${line}\n\nEnd.\n`, {});
		await host.tick(100);
		expect(document.querySelector('.sworn-token')?.textContent).toContain('Ride the Gale −1 momentum');
		expect(document.querySelector('.sworn-token')?.getAttribute('aria-label')).toContain('weak hit');
		expect(document.querySelector('.sworn-card')).toBeNull();
		expect(document.body.textContent).not.toContain('There is no character');
	});

	it('leaves journals alone where one only plays on', async () => {
		const host = await opened();
		const before = await host.texts();
		await host.importAs('play on');
		const after = await host.texts();
		expect(after['Salt/Characters/Ada.md']).toContain('sworn: character');
		expect(after['Salt/Journal/Session 1.md']).toBe(before['Salt/Journal/Session 1.md']);
	});

	it('does not undo what was written since, and says so', async () => {
		const host = await opened();
		await host.importAs('in place');
		const journal = 'Salt/Journal/Session 2.md';
		const file = host.app.vault.getFileByPath(journal);
		if (!file) throw new Error('no journal');
		await host.app.vault.process(file, text => `${text}\nAnd then I slept.\n`);
		const mine = await host.read(journal);
		await host.palette('Undo the last import');
		await host.tick(200);
		expect(dialog()?.textContent).toContain(journal);
		await host.click('Undo the import');
		await host.tick(800);
		expect(await host.read(journal)).toBe(mine);
		expect(await host.read('Salt/Characters/Ada.md')).toContain('iron-vault-kind: character');
		expect(notice()).toContain('1 stay');
	});

	it('undoes the rest when it is undone once more after a stop', async () => {
		const host = await opened();
		const before = await host.texts();
		await host.importAs('in place');
		await host.palette('Undo the last import');
		await host.tick(200);
		await impatiently(async () => {
			await host.click('Undo the import');
			await host.tick(800);
		});
		expect(notice()).toMatch(/^\d of \d+ notes are as they were before the import\. \d+ stay;/);
		expect(await host.texts()).not.toEqual(before);
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
	});

	it('takes the sheets and tracks of Forged in Obsidian out of the whole vault, and gives them back', async () => {
		const hexes = 'Wounded: ⬢\nShaken: ⬡\nQuests_Progress: 4\nQuests_TrackImage: "[[progress-track-4.svg]]"';
		const host = await opened({
			'Characters/Odile.md': `---\nName: Odile\nEdge: 2\nMomentum: 3\n${hexes}\n---\n# \`=this.Name\`\n`,
			'Journals/Day 1.md': '> [!move]- Face Danger +Edge: **Weak hit**\n> 4 + 2 vs 3, 9\n',
		});
		const before = await host.texts();
		await host.importAs('in place');
		const after = await host.texts();
		expect(after['Characters/Odile.md']).toContain('sworn: character');
		expect(after['Characters/Odile.md']).toContain('impacts: [wounded]');
		expect(after['Journals/Day 1.md']).toBe(before['Journals/Day 1.md']);
		await host.undoImport();
		expect(await host.texts()).toEqual(before);
	});

	it('offers the campaigns in the order of their names, and the whole vault last', async () => {
		const campaign = '---\niron-vault-kind: campaign\n---\n';
		await opened({ 'Tide/Tide.md': campaign, 'Ash/Ash.md': campaign, 'Salt/Salt.md': campaign });
		const offered = [...(dialog()?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent);
		expect(offered.slice(0, 4)).toEqual([
			'The campaign “Ash”',
			'The campaign “Salt”',
			'The campaign “Tide”',
			'The whole vault',
		]);
	});

	it('leaves a note that was changed after the report, and says so', async () => {
		const host = await opened();
		await host.way('in place');
		await host.click('Show the report');
		const file = host.app.vault.getFileByPath('Salt/Clocks/Hull rot.md');
		if (!file) throw new Error('no clock');
		await host.app.vault.process(file, text => `${text}\nMy words.\n`);
		await host.click('Import in place');
		expect(dialog()?.textContent).toContain('It was changed since the report was made.');
		expect(await host.read('Salt/Clocks/Hull rot.md')).toContain('My words.');
		expect(await host.read('Salt/Clocks/Hull rot.md')).toContain('iron-vault-kind: clock');
	});

	it('says what to do if there is nothing to import', async () => {
		const host = await opened({ 'Note.md': 'Words.' });
		await host.click('Show the report');
		expect(dialog()?.textContent).toContain('There is nothing of Iron Vault in it.');
	});
});

describe('what an import comes to, in short', () => {
	const moves = (becomes: string, count = 0) => ({ becomes, moves: count });
	it.each([
		[[], 0, 'Nothing can be imported.'],
		[[moves('a character')], 0, '1 character.'],
		[[moves('a character')], 1, '1 character. 1 note of an asset is made.'],
		[[moves('a character'), moves('a character')], 2, '2 characters. 2 notes of assets are made.'],
		[[moves('a progress track'), moves('a progress track')], 0, '2 progress tracks.'],
		[[moves('a note of a campaign'), moves('a note of a campaign')], 0, '2 notes of a campaign.'],
		[[moves('a note as it is'), moves('a note as it is')], 0, '2 notes as they are.'],
		[
			[moves('a note that shows sheets or tracks'), moves('a note that shows sheets or tracks')],
			0,
			'2 notes that show sheets or tracks.',
		],
		[[moves('a page'), moves('a page')], 0, '2 pages.'],
		[[moves('a journal of 1 move', 1)], 0, '1 journal with 1 move.'],
		[[moves('a journal of 1 move', 1), moves('a journal of 2 moves', 2)], 0, '2 journals with 3 moves.'],
	])('%j and %i assets', (notes, made, words) => {
		expect(summaryOf(notes, made)).toBe(words);
	});
});

describe('a campaign whose packs are in the vault', () => {
	const asset = (name: string) =>
		`name: ${name}\ncategory: Path\nabilities:\n  - text: When you Face Danger, add +1.\n    enabled: true\n`;
	const PACK = `_id: brine\ntype: expansion\ntitle: Brine\ndatasworn_version: 0.1.0\nassets:\n  path:\n    name: Paths\n    contents:\n      bell_diver:\n${asset('Bell Diver').replace(/^(?=.)/gm, '        ')}`;
	const ada = (id: string) =>
		`---\niron-vault-kind: character\nedge: 1\nassets:\n  - id: ${id}\n    abilities: [true]\n---\n`;
	const CAMPAIGN = '---\niron-vault-kind: campaign\n---\n';

	it.each([
		['a file', { 'Packs/brine.yaml': PACK }, 'asset:brine/path/bell_diver', 'brine.yaml'],
		[
			'a folder of single entries',
			{
				'Packs/Brine/bell_diver.yaml': `type: asset\n${asset('Bell Diver')}`,
				'Packs/Brine/net_mender.yaml': `type: asset\n${asset('Net Mender')}`,
			},
			'asset:brine/brine/bell_diver',
			'Packs/Brine/',
		],
	])('links %s in the rules of its character', async (_, packs, id, link) => {
		const host = await opened({ 'Salt/Salt.md': CAMPAIGN, 'Salt/Ada.md': ada(id), ...packs });
		await host.importAs('in place');
		const after = await host.texts();
		expect(after['Salt/Ada.md']).toContain(`ruleset: starforged\nrules: "[[${link}]]"\n`);
		expect(after['Salt/Bell Diver.md']).toContain('asset: Bell Diver\n');
	});
});

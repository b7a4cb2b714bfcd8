import { afterEach, describe, expect, it } from 'vitest';
import { actionsOf } from '../../support/plugin-actions';
import { palette, pressed, table } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, copied, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

const CAMPAIGN = {
	'Campaign/Kestrel.md': hero(),
	'Campaign/Journal.md': journalOf(
		'[[Kestrel]]',
		`${fence('show: Kestrel')}\n${fence('show: Rook')}\n${fence('show: Find the ark')}\nI run.\n`,
	),
	'Campaign/Find the ark.md': '---\nsworn: vow\nrank: formidable\nticks: 4\n---\n',
	'Campaign/Stem the tide.md': '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: formidable\nticks: 4\n---\n',
	'Campaign/Rook.md': '---\nsworn: asset\nasset: Glowcat\ncharacter: "[[Kestrel]]"\nabilities: [1]\nhealth: 3\n---\n',
	'Campaign/Crow.md': '---\nsworn: asset\nasset: Rover\nabilities: [1]\nintegrity: 3\n---\n',
};

const BOTH = copied(CAMPAIGN, 'Campaign', 'Campaign copy');

async function played(folder: string, mode: 'live' | 'preview' = 'live'): Promise<Twins> {
	const on = await twins(BOTH, `${folder}/Journal.md`, { mode, journal: 'always' });
	await on.host.tick(300);
	expect(actionsOf(on.host.plugin).vaultIndex.isComplete).toBe(true);
	return on;
}

describe.each(['Campaign', 'Campaign copy'])('of a campaign and its copy, in %s', folder => {
	const own = (...names: readonly string[]) => names.map(name => `${folder}/${name}.md`).sort();

	it('a roll, a press and the undo change its own notes', async () => {
		const on = await played(folder);
		await on.faceDanger(4, 3, 9);
		await on.press('Momentum');
		expect(await on.changed()).toEqual(own('Journal', 'Kestrel'));
		expect(await on.text(`${folder}/Journal.md`)).toContain(`by: ${folder}/Kestrel\n`);
		await on.host.palette('Undo last move');
		await on.press('Undo the move');
		expect(await on.changed()).toEqual([]);
	});

	it.each(['Find the ark', 'Stem the tide'])('Mark progress changes its own note of %s', async track => {
		const on = await played(folder);
		await palette('Mark progress')(on);
		expect(on.rows().filter(row => row.startsWith(track))).toHaveLength(1);
		await on.take(on.rows().find(row => row.startsWith(track)) ?? '');
		expect(await on.changed()).toEqual(own(track, 'Journal'));
	});

	it('the one who acts has its own tracks, and nothing is reported the others', async () => {
		const on = await played(folder);
		const actions = actionsOf(on.host.plugin);
		const actor = actions.viewState.actor(`${folder}/Journal.md`, undefined);
		expect(actor.ok && actor.value.path).toBe(`${folder}/Kestrel.md`);
		expect(actor.ok && actor.value.character.tracks.map(({ name }) => name)).toEqual(['Find the ark', 'Stem the tide']);
		expect(actor.ok && actor.value.problems).toEqual([]);
	});

	it('the cards that show names change its own notes', async () => {
		const on = await played(folder, 'preview');
		expect(document.querySelectorAll('.sworn-block').length).toBeGreaterThanOrEqual(3);
		// looked for each time: the app may draw them anew after a change of the note
		const markIn = async (at: number, label: RegExp) => {
			const buttons = [...(document.querySelectorAll('.sworn-block')[at]?.querySelectorAll('button') ?? [])];
			buttons.find(each => label.test(each.getAttribute('aria-label') ?? each.textContent ?? ''))?.click();
			await on.host.tick(80);
		};
		await markIn(2, /^Mark progress/);
		expect(await on.changed()).toEqual(own('Find the ark', 'Journal'));
		await markIn(1, /health.*(?:−|-|less|down|lower)|(?:less|lower|−|-).*health/i);
		expect(await on.changed()).toEqual(own('Find the ark', 'Journal', 'Rook'));
		await markIn(0, /(?:−|-|less|lower).*momentum|momentum.*(?:−|-|less|lower)/i);
		expect(await on.changed()).toEqual(own('Find the ark', 'Journal', 'Kestrel', 'Rook'));
	});

	it('what is suffered by a companion or a vehicle is suffered by its own', async () => {
		const on = await played(folder);
		const { manualEdits } = actionsOf(on.host.plugin);
		const [actor, journal] = [`${folder}/Kestrel.md`, `${folder}/Journal.md`];
		await manualEdits.asset(actor, 'Rook', { kind: 'meter', meter: 'health', by: -1 }, { shownIn: journal });
		await manualEdits.asset(actor, 'Crow', { kind: 'meter', meter: 'integrity', by: -1 }, { shownIn: journal });
		expect(await on.changed()).toEqual(own('Crow', 'Journal', 'Rook'));
	});

	it('the Table shows its own tracks, and a press there changes them', async () => {
		const on = await played(folder);
		await table(on);
		expect(document.querySelector('.sworn-table')?.textContent.split('Find the ark')).toHaveLength(2);
		await pressed(/^Mark progress/, '.sworn-table')(on);
		expect((await on.changed()).every(path => path.startsWith(`${folder}/`))).toBe(true);
		// the one that was used last is the first, and both notes are of the same moment
		const tracks = own('Find the ark', 'Stem the tide');
		expect((await on.changed()).filter(path => tracks.includes(path))).toHaveLength(1);
	});
});

describe('after the folder of the copy got another name', () => {
	it('a press on an old card changes its own character', async () => {
		const on = await played('Campaign copy');
		await on.faceDanger(4, 3, 9);
		await on.move('Campaign copy', 'Second');
		const before = await on.all();
		await on.press('Momentum');
		expect(await on.changed(before)).toEqual(['Second/Journal.md', 'Second/Kestrel.md']);
	});
});

describe('a journal in a folder below its character', () => {
	const flat = Object.entries(CAMPAIGN).filter(([path]) => path !== 'Campaign/Journal.md');
	const below = { ...Object.fromEntries(flat), 'Campaign/Log/Session 1.md': journalOf('[[Kestrel]]') };
	const nested = copied(below, 'Campaign', 'Campaign copy');

	it('of the copy asks whose it is, as the app leads its link to the first character, and keeps the answer', async () => {
		const on = await twins(nested, 'Campaign copy/Log/Session 1.md');
		await on.host.palette('Make a move');
		await on.host.tick(50);
		expect(on.rows()).toEqual(['Campaign copy/Kestrel', 'Campaign/Kestrel']);
		await on.take('Campaign copy/Kestrel');
		expect(await on.text('Campaign copy/Log/Session 1.md')).toContain('character: "[[Campaign copy/Kestrel]]"');
		expect(await on.changed(nested)).toEqual(['Campaign copy/Log/Session 1.md']);
	});

	it('of the first one plays on', async () => {
		const on = await twins(nested, 'Campaign/Log/Session 1.md');
		await on.faceDanger(4, 3, 9);
		await on.press('Momentum');
		expect(await on.changed(nested)).toEqual(['Campaign/Kestrel.md', 'Campaign/Log/Session 1.md']);
	});
});

describe('a link with a path to the first campaign', () => {
	it('is the player’s word: the copy of the journal plays for that character', async () => {
		const files = copied(
			{ ...CAMPAIGN, 'Campaign/Journal.md': journalOf('[[Campaign/Kestrel]]') },
			'Campaign',
			'Campaign copy',
		);
		const on = await twins(files, 'Campaign copy/Journal.md');
		await on.faceDanger(4, 3, 9);
		await on.press('Momentum');
		expect(await on.changed(files)).toEqual(['Campaign copy/Journal.md', 'Campaign/Kestrel.md']);
	});
});

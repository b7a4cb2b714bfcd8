import { describe, expect, it } from 'vitest';
import { gameWith } from '../../support/stated-moves';
import { Table } from '../page-table';

const classic = gameWith([], 'classic');
const delve = gameWith([], 'delve');

const STATS = 'edge: 2\nheart: 3 # warm\niron: 1\nshadow: 1\nwits: 2\nmomentum: 2\n';
const sheet = (more: string) => `---\n${STATS}${more}---\n`;
const fenced = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;

/** Undoes the last moves, as many as there were. */
const undone = (table: Table): string => {
	while (table.blocks.some(({ body }) => body.startsWith('move:'))) table.undo();
	return table.texts;
};

describe('a lone note of Ironsworn', () => {
	const LONE = `${sheet('health: 5\nbonds: 4 # two\n')}\nWinter came early.‸\n`;
	const note = () => Table.with(LONE, undefined, {}, classic);

	it('a forged bond marks its tick, and is noted without a rank', () => {
		const table = note().make('Forge a Bond', {}, 5, 1, 2).fill('Begin a new connection', { name: 'Hild' });
		expect(table.texts).toContain('bonds: 5 # two\n');
		expect(table.texts).toContain(fenced('connection: Hild', 'ticks: 0', 'bond: yes'));
		expect(table.last().block.body).toContain('  - Hild › bond marked');
		expect(undone(table)).toBe(LONE.replace('‸', ''));
	});

	it('a bond that is tested in vain is cleared, with its tick', () => {
		const bond = fenced('# since the siege', 'connection: Hild', 'bond: yes');
		const table = Table.with(`${LONE}\n${bond}`, undefined, {}, classic).make('Test Your Bond', {}, 1, 9, 10);
		table.press('Hild');
		expect(table.texts).toContain('bonds: 3 # two\n');
		expect(table.actor.tracks).toMatchObject([{ name: 'Hild', status: 'open' }]);
		expect(table.actor.tracks[0]?.bond ?? false).toBe(false);
		expect(undone(table)).toBe(`${LONE}\n${bond}`.replace('‸', ''));
	});

	it('a fight is entered, and its foe says its harm', () => {
		const table = note().make('Enter the Fray', { roll: { option: 'heart' } }, 5, 1, 2);
		table.fill('Begin a fight against a new foe', { name: 'Raider', rank: 'formidable' });
		expect(table.texts).toContain(fenced('foe: Raider', 'rank: formidable', 'ticks: 0', 'harm: 3'));
		table.make('Strike', { roll: { option: 'iron' } }, 6, 1, 2);
		expect(table.actor).toMatchObject({ combat: 'has initiative', tracks: [{ ticks: 8 }] });
		table.make('Endure Harm', { roll: { option: 'iron' }, cost: 3 }, 6, 1, 10);
		expect(table.actor.meters).toMatchObject({ health: 2 });
		expect(undone(table)).toBe(LONE.replace('‸', ''));
	});

	it('a journey missed at -6 is paid for point by point', () => {
		const low = LONE.replace('momentum: 2', 'momentum: -6').replace('health: 5', 'health: 2');
		const journey = fenced('journey: North', 'rank: dangerous', 'ticks: 16 # so far');
		const table = Table.with(`${low}\n${journey}`, undefined, {}, classic);
		table.make('Undertake a Journey', { track: 'North' }, 1, 9, 10).press('Roll', 55).press('Suffer −2 momentum');
		table.press('Exchange for −1 health').press('Undermine North');
		expect(table.texts).toContain('health: 1\n');
		expect(table.texts).toContain('ticks: 8 # so far\n');
		expect(undone(table)).toBe(`${low}\n${journey}`.replace('‸', ''));
	});
});

describe('a character of Delve', () => {
	const KESTREL = sheet('failure: 26\nhealth: 3\nsupply: 3\nexperience: 1 # old\nassets:\n  - Slayer\n');
	const JOURNAL = 'The hollow again.‸\n';
	const SITE = fenced('site: The hollow', 'theme: Haunted', 'rank: dangerous', 'ticks: 30');
	const VOW = fenced('vow: Guard the vale', 'rank: extreme', 'ticks: 8');
	const THREAT = fenced('threat: The cult', 'vow: Guard the vale', 'menace: 36 # soon');
	const OTHERS = { 'Places/Hollow.md': SITE, 'Vows.md': `${VOW}\n${THREAT}` };
	const table = () => Table.with(JOURNAL, KESTREL, OTHERS, delve);
	const before = table().texts;

	it('a site is delved in its own note', () => {
		const delving = table()
			.make('Delve the Depths', { roll: { option: 'wits' } }, 4, 1, 10)
			.press('Roll', 100);
		expect(delving.texts).toContain('ticks: 40\n');
		expect(delving.last().block.body).toContain('  - The hollow › 30 → 40 ticks, at its maximum');
		expect(undone(delving)).toBe(before);
	});

	it('a known site that was left is cleared by the lowest die', () => {
		const back = table().make('Discover a Site', {}).press('The hollow');
		back.press('If you are returning');
		back.press('Clear as many boxes as the lowest challenge die shows', 7, 3);
		expect(back.texts).toContain('ticks: 18\n');
		expect(undone(back)).toBe(before);
	});

	it('a threat advances by the rank of its vow, to the last box', () => {
		const worse = table().make('Advance a Threat', {}).press('Roll', 95);
		expect(worse.texts).toContain('menace: 40 # soon\n');
		expect(undone(worse)).toBe(before);
	});

	it('a miss marks a failure, and what was learned pays', () => {
		const missed = table().make('Check Your Gear', {}, 1, 9, 10).press('Mark Your Failure');
		expect(missed.texts).toContain('failure: 27\n');
		missed.make('Learn From Your Failures', {}, 1, 2).press('Adjust your approach');
		expect(missed.texts).toContain('failure: 0\n');
		expect(missed.texts).toContain('experience: 6 # old\n');
		expect(undone(missed)).toBe(before);
	});
});

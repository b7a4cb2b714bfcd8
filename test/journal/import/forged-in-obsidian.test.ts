import { describe, expect, it } from 'vitest';
import { planImport, type ImportRequest } from '../../../src/journal/import/import-plan';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const REQUEST: ImportRequest = { root: '', way: 'in place', rulesetId: 'starforged', form: 'block' };
const VAULT = { resolve: () => undefined, isTaken: () => false, isImported: () => false, namesakes: () => 1 };

async function imported(path: string, text: string, request: Partial<ImportRequest> = {}) {
	const plan = await planImport([{ path, text }], { ...REQUEST, ...request }, VAULT, () => Promise.resolve('go on'));
	const note = plan?.notes[0];
	const after = note ? applyChanges(text, note.changes) : text;
	const properties = Object.fromEntries(expectParsed(readFrontmatter(after)).values);
	return { after, properties, becomes: note?.becomes, remarks: note?.lines.flatMap(({ why }) => why ?? []) ?? [] };
}

const SHEET = `---
Name: Odile Marr
Edge: 2
Heart: 1
Iron: 3
Shadow: 1
Wits: 2
Health: 4
Spirit: 5
Supply: 3
Momentum: 6
Wealth: 1
Wounded: ⬢
Shaken: ⬡
Harmed: ⬢
Doomed: ⬡
XPSpent: 2
Bonds_Progress: 0
Bonds_TrackImage: "[[progress-track-0.svg]]"
Bonds_XPEarned: 0
Quests_Progress: 9
Quests_TrackImage: "[[progress-track-9.svg]]"
Quests_XPEarned: 4
---
# \`=this.Name\`
`;

const track = (properties: string): string => `---\nName: Guide the convoy\n${properties}\n---\n\n## Notes\nBy dusk.\n`;

describe('notes of Forged in Obsidian', () => {
	it('makes a character of a sheet: hexes become impacts, legacy tracks their ticks and experience', async () => {
		const { properties, becomes } = await imported('Characters/Odile Marr.md', SHEET);
		expect(becomes).toBe('a character');
		expect(properties).toMatchObject({
			...{ sworn: 'character', ruleset: 'starforged', imported: 'forged-in-obsidian', Name: 'Odile Marr', Edge: 2 },
			...{ Momentum: 6, impacts: ['wounded', 'permanently harmed'], quests: 9, bonds: 0 },
			...{ experience: 4, experience_spent: 2 },
		});
		expect(Object.keys(properties)).not.toContain('Wounded');
	});

	it('leaves its text, and the properties that its text shows', async () => {
		const { after, properties } = await imported('Characters/Odile Marr.md', SHEET);
		expect(after.slice(after.lastIndexOf('---'))).toBe(SHEET.slice(SHEET.lastIndexOf('---')));
		expect(properties['Quests_TrackImage']).toBe('[[progress-track-9.svg]]');
	});

	it('says what has no counterpart, and nothing of what our reader reads', async () => {
		const { remarks } = await imported('Characters/Odile Marr.md', SHEET);
		expect(remarks.filter(why => why.includes('has nothing called'))).toEqual([
			'Starforged has nothing called “Wealth”; it stays as it is.',
		]);
	});

	it('reads a sheet of Ironsworn by the rules that are chosen', async () => {
		const classic = SHEET.replace('Harmed: ⬢\nDoomed: ⬡', 'Maimed: ⬢\nCorrupted: ⬡');
		const { properties } = await imported('Odile Marr.md', classic, { rulesetId: 'classic' });
		expect(properties).toMatchObject({ ruleset: 'classic', impacts: ['wounded', 'maimed'] });
	});

	it.each([
		[
			'a track',
			'Difficulty: Dangerous\nProgress: 16\ntags: incomplete\nTrackImage: "[[progress-track-16.svg]]"',
			{ sworn: 'track', rank: 'dangerous', ticks: 16 },
		],
		[
			'a track that is done',
			'Difficulty: Epic\nProgress: 40\ntags: complete\nTrackImage: "[[progress-track-40.svg]]"',
			{ sworn: 'track', rank: 'epic', ticks: 40, status: 'completed' },
		],
		[
			'a clock',
			'Segments: 6\nProgress: 2\ntags: incomplete\nClockImage: "[[progress-clock-6-2.svg]]"',
			{ sworn: 'clock', segments: 6, filled: 2 },
		],
	])('makes a note of %s, with the name that it has', async (_, properties, values) => {
		const { properties: after } = await imported('Progress/Progress1.md', track(properties));
		expect(after).toMatchObject({ ...values, imported: 'forged-in-obsidian', aliases: ['Guide the convoy'] });
	});

	it.each([
		['a journal with its callouts', '---\ntags: journal\n---\n> [!move]- Face Danger +Wits: **Weak hit**\n'],
		['a note with numbers of its own', '---\nName: Market\nProgress: 3\n---\nWords.\n'],
		['a note with a picture', '---\nName: Hall\nTrackImage: "[[x.png]]"\n---\nWords.\n'],
	])('leaves %s', async (_, text) => {
		expect((await imported('Note.md', text)).after).toBe(text);
	});
});

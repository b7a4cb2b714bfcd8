import { describe, expect, it } from 'vitest';
import { importTrack } from '../../../src/journal/import/import-track';
import { readTrackNote } from '../../../src/journal/track/track-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { expectParsed } from '../../support/expect-parsed';
import { contextOf, noteWith, textAfter, told } from './import-context';

const ADA = { path: 'Salt/Characters/Ada.md', text: noteWith('name: Ada\niron-vault-kind: character') };

function imported(properties: string, { path = 'Salt/Find the ark.md', game = 'starforged' as RulesetId } = {}) {
	const note = { path, text: noteWith(properties, 'Prose.\n') };
	const result = expectParsed(importTrack(note, contextOf([note, ADA], game)));
	const text = textAfter(note, result);
	expect(text.endsWith('---\nProse.\n')).toBe(true);
	return { ...result, text, said: told(result), properties: text.slice(4, text.indexOf('\n---')) };
}

const track = (more: string) => `iron-vault-kind: progress\n${more}`;
const clock = (more: string) => `iron-vault-kind: clock\n${more}`;
const KIND = 'sworn: vow\nimported: iron-vault';
const CLOCK = 'sworn: clock\nimported: iron-vault';

describe('a progress note becomes a track', () => {
	it.each([
		{
			what: 'all that one has',
			from: 'name: Find the ark\nrank: formidable\nprogress: 8\ntags:\n  - incomplete\ntrack-type: Vow\ncharacter: "[[Salt/Characters/Ada.md]]"\niron-vault-kind: progress',
			to: `rank: formidable\nticks: 8\ncharacter: "[[Salt/Characters/Ada]]"\n${KIND}`,
		},
		{
			what: 'keys in any letters, a rank too',
			from: 'Name: Find the ark\nRank: EPIC\nProgress: 8\nTrack-Type: vow\nTags: [incomplete]\niron-vault-kind: progress',
			to: `rank: epic\nticks: 8\n${KIND}`,
		},
		{
			what: 'keys of old',
			from: 'Name: Find the ark\nDifficulty: Extreme\nProgress: 6\ntracktype: Vow\nforgedkind: progress',
			to: `rank: extreme\nticks: 6\n${KIND}`,
		},
		{
			what: 'comments, quotes, order, tags of the player',
			from: '# mine\nmood: grim # very\nprogress: "8" # two boxes\ntrack-type: Vow # sworn at sea\ntags: [a, incomplete, b]\niron-vault-kind: progress',
			to: `# mine\nmood: grim # very\nticks: "8" # two boxes\n# sworn at sea\ntags: [a, b]\n${KIND}`,
			said: 'Tracks have nothing of this name; it stays as it is.',
		},
		{
			what: 'one that is complete',
			from: track('track-type: Vow\ntags: [complete, sea]\nprogress: 40'),
			to: `${KIND}\ntags: [sea]\nstatus: completed\nticks: 40`,
			said: 'Iron Vault does not tell a track that was completed from one that was forsaken.',
		},
		{
			what: 'tags that are one text',
			from: track('track-type: Vow\ntags: complete'),
			to: `${KIND}\nstatus: completed`,
			said: 'Iron Vault does not tell a track that was completed from one that was forsaken.',
		},
		{
			what: 'tags of which one is a number',
			from: track('track-type: Vow\ntags: [complete, 2024]'),
			to: `${KIND}\ntags: [complete, 2024]`,
			said: 'It is no list of tags, so the track counts as open.',
		},
		{ what: 'no progress yet', from: track('track-type: Vow\nprogress:'), to: `${KIND}\nticks: 0` },
		{
			what: 'more ticks than a track holds',
			from: track('track-type: Vow\nprogress: 44'),
			to: `${KIND}\nticks: 40`,
			said: 'A track holds 40 ticks at most.',
		},
		{
			what: 'ticks that are none',
			from: track('track-type: Vow\nprogress: many'),
			to: `${KIND}\nprogress: many`,
			said: 'It is no whole number of ticks from 0 to 40.',
		},
		{
			what: 'a rank that is none',
			from: track('track-type: Vow\nrank: heroic'),
			to: `${KIND}\nrank: heroic`,
			said: 'It is none of the ranks that the rules have.',
		},
		{
			what: 'a type of the player',
			from: track('track-type: Debt'),
			to: 'sworn: track\nimported: iron-vault\ntrack-type: Debt',
			said: 'No kind of track is called so; it becomes a plain one.',
		},
		{ what: 'a type that is empty', from: track('track-type:'), to: 'sworn: track\nimported: iron-vault' },
		{
			what: 'both tags',
			from: track('track-type: Vow\ntags: [complete, incomplete]'),
			to: `${KIND}\ntags: [complete, incomplete]`,
			said: 'It is tagged as complete and as incomplete, so it counts as open.',
		},
		{
			what: 'a name that is not that of the file',
			from: track('track-type: Vow\nname: "Find: the ark"'),
			to: `${KIND}\naliases: ["Find: the ark"]`,
		},
		{
			what: 'and aliases that are there already',
			from: track('track-type: Vow\naliases:\n  - Ark # short\nname: "Find: the ark"'),
			to: `${KIND}\naliases:\n  - Ark # short\n  - "Find: the ark"`,
		},
		{
			what: 'a name that links',
			from: track('track-type: Vow\nname: "[[The ark]]"'),
			to: `${KIND}\nname: "[[The ark]]"\naliases: [The ark]`,
			said: 'It links to another note, so it stays beside the name of the file.',
		},
		{
			what: 'a character by its name, with another one shown',
			from: track('track-type: Vow\ncharacter: "[[Ada|the gull]]"'),
			to: `${KIND}\ncharacter: "[[Salt/Characters/Ada]]"`,
		},
		{
			what: 'a character who has moved',
			from: track('track-type: Vow\ncharacter: "[[Old/Folder/ada.md]]"'),
			to: `${KIND}\ncharacter: "[[Salt/Characters/Ada]]"`,
		},
		{
			what: 'a character who is not there',
			from: track('track-type: Vow\ncharacter: "[[Zoe]]"'),
			to: `${KIND}\ncharacter: "[[Zoe]]"`,
			said: 'It leads to none of the characters of the campaign.',
		},
		{
			what: 'what nobody here reads',
			from: track('track-type: Vow\nTrackImage: "[[x.svg]]"\ncssclasses: [wide]'),
			to: `${KIND}\nTrackImage: "[[x.svg]]"\ncssclasses: [wide]`,
			said: 'Tracks have nothing of this name; it stays as it is.',
		},
	])('$what', ({ from, to, said }) => {
		const { properties, said: lines } = imported(from);
		expect(properties).toBe(to);
		if (said === undefined) expect(lines.filter(line => line.includes('  ('))).toEqual([]);
		else expect(lines.join('\n')).toContain(said);
	});

	it('a fight is a foe in classic, and an objective elsewhere', () => {
		expect(imported(track('track-type: Combat'), { game: 'classic' })).toMatchObject({ becomes: 'a foe' });
		expect(imported(track('track-type: Combat'))).toMatchObject({ becomes: 'an objective' });
	});
});

describe('a clock becomes one', () => {
	it.each([
		{
			what: 'all it has',
			from: clock('segments: 6\nprogress: 2\ndefault-odds: likely\ntags: [incomplete]'),
			to: `${CLOCK}\nsegments: 6\nfilled: 2\nodds: likely`,
		},
		{
			what: 'keys of old',
			from: 'Name: Find the ark\nSegments: 6\nProgress: 2\nforgedkind: clock',
			to: `segments: 6\nfilled: 2\n${CLOCK}`,
		},
		{
			what: 'even odds',
			from: clock('segments: 4\nprogress: 0\ndefault-odds: 50 50'),
			to: `${CLOCK}\nsegments: 4\nfilled: 0\nodds: 50/50`,
		},
		{
			what: 'small odds',
			from: clock('segments: 4\ndefault-odds: small chance'),
			to: `${CLOCK}\nsegments: 4\nodds: small chance`,
		},
		{
			what: 'odds that are certain',
			from: clock('segments: 4\ndefault-odds: certain'),
			to: `${CLOCK}\nsegments: 4\ndefault-odds: certain`,
			said: 'The rules have no such odds',
		},
		{
			what: 'one that is not rolled',
			from: clock('segments: 4\ndefault-odds: no roll'),
			to: `${CLOCK}\nsegments: 4\ndefault-odds: no roll`,
			said: 'The rules have no such odds',
		},
		{
			what: 'a resolved one',
			from: clock('segments: 4\nprogress: 2\ntags: [complete]'),
			to: `${CLOCK}\nsegments: 4\nfilled: 2\nstatus: completed`,
		},
		{
			what: 'more than it has',
			from: clock('segments: 4\nprogress: 9'),
			to: `${CLOCK}\nsegments: 4\nfilled: 4`,
			said: 'The clock has 4 segments.',
		},
		{ what: 'no size', from: clock('progress: 2'), to: `${CLOCK}\nfilled: 2`, said: 'segments' },
	])('$what', ({ from, to, said }) => {
		const { properties, said: lines, becomes } = imported(from);
		expect(properties).toBe(to);
		expect(becomes).toBe('a clock');
		if (said !== undefined) expect(lines.join('\n')).toContain(said);
	});

	it('that our own reader reads', () => {
		const { text } = imported(clock('segments: 6\nprogress: 2\ndefault-odds: 50 50'));
		const { values } = expectParsed(readFrontmatter(text));
		expect(expectParsed(readTrackNote('Find the ark', values))).toMatchObject({
			segments: 6,
			filled: 2,
			odds: '50/50',
			status: 'open',
		});
	});
});

describe('a note is left alone', () => {
	const problemOf = (text: string, path = 'Salt/T.md') => {
		const note = { path, text };
		const result = importTrack(note, contextOf([note, ADA], 'starforged'));
		return result.ok ? undefined : result.problems[0];
	};

	it.each([
		{ what: 'broken properties', text: noteWith('iron-vault-kind: progress\nname: "x'), code: 'unreadable_properties' },
		{
			what: 'a key twice',
			text: noteWith('iron-vault-kind: progress\nrank: epic\nrank: epic'),
			code: 'duplicate_property',
		},
		{ what: 'another kind', text: noteWith('iron-vault-kind: character'), code: 'other_kind' },
		{ what: 'a kind that is new', text: noteWith('iron-vault-kind: site'), code: 'unknown_kind' },
		{ what: 'no kind', text: 'Prose.\n', code: 'other_kind' },
		{ what: 'both plugins in it', text: noteWith('iron-vault-kind: progress\nsworn: vow'), code: 'sworn_already' },
		{ what: 'a newer format', text: noteWith('iron-vault-kind: progress\nsworn_format: 2'), code: 'newer_format' },
		{
			what: 'a name of ours that is taken',
			text: noteWith('iron-vault-kind: progress\nprogress: 4\nticks: blood'),
			code: 'key_taken',
		},
		{
			what: 'properties in braces',
			text: noteWith('{ iron-vault-kind: progress, progress: 4 }'),
			code: 'uneditable_property',
		},
		{
			what: 'a value that another one means',
			text: noteWith('iron-vault-kind: progress\nprogress: &p 4\nage: *p'),
			code: 'unsafe_edit',
		},
	])('$what', ({ text, code }) => {
		expect(problemOf(text)?.code).toBe(code);
	});

	it('a copy of a sync conflict', () => {
		expect(problemOf(noteWith('iron-vault-kind: progress'), 'Salt/T (conflict 1).md')?.code).toBe('conflict_copy');
	});

	it('at the place of what is wrong', () => {
		const text = noteWith('iron-vault-kind: progress\nprogress: 4\nticks: blood');
		const found = problemOf(text);
		expect(text.slice(found?.from, found?.to)).toBe('ticks');
		expect(found?.message).toMatch(/^Line 4: “ticks”/);
		const braces = noteWith('{ iron-vault-kind: progress, progress: 4 }');
		const inBraces = problemOf(braces);
		expect(braces.slice(inBraces?.from, inBraces?.to)).toBe('iron-vault-kind');
	});
});

import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/play/character/character';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { Track } from '../../../src/play/tracks/track';
import { decideInNotes } from '../../../src/journal/actions/play-in-notes';
import { problemOf, starforged } from '../../support/tables';
import { parseOk } from '../../../src/rules/core/problem';
import { Table } from '../page-table';

const KESTREL = `---
edge: 2 # quick
heart: 2
iron: 1
shadow: 1
wits: 3
health: 5
spirit: 4
supply: 3
momentum: 3
quests: 3
experience: 0
assets:
  - "[[Rook]]"
  - Veteran # of the gale
---

Salvager.
`;

const JOURNAL = `I swear it on the cold iron.‸

The amber light is still counting.
`;

const ARK: Track = { kind: 'vow', name: 'Find the ark', rank: 'formidable', ticks: 0, status: 'open' };

const fenced = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;
const ARK_BLOCK = fenced('vow: Find the ark', '# until the gale comes', 'rank: formidable', 'ticks: 8', 'mood: grim');

const make = (table: Table) => table.make('Face Danger', { roll: { option: 'edge' } }, 6, 3, 4);

/** Another state of a track, as if an effect had changed it. */
const on =
	(name: string, change: Partial<Track>) =>
	({ record, character }: Decided): Decided => ({
		record,
		character: {
			...character,
			tracks: character.tracks.map(track => (track.name === name ? { ...track, ...change } : track)),
		},
	});

const becomes =
	(change: Partial<Character>) =>
	({ record, character }: Decided): Decided => ({ record, character: { ...character, ...change } });

const begins =
	(...tracks: readonly Track[]) =>
	({ record, character }: Decided): Decided => ({
		record: { ...record, chose: ['Begin'] },
		character: { ...character, tracks: [...character.tracks, ...tracks] },
	});

const loses =
	(...names: readonly string[]) =>
	({ record, character }: Decided): Decided => ({
		record: { ...record, chose: [] },
		character: { ...character, tracks: character.tracks.filter(({ name }) => !names.includes(name)) },
	});

describe('a track is begun', () => {
	it('right under its record', async () => {
		const table = make(Table.with(JOURNAL, KESTREL)).decide(begins(ARK));
		await expect(table.texts).toMatchFileSnapshot('../approved/pages/vow-begun.md');
	});

	it('above a move to follow, which opens under it', async () => {
		const table = make(Table.with(JOURNAL, KESTREL)).decide(decided => ({
			...begins(ARK)(decided),
			follow: newUnrolledMove('Gather Information', { from: 'Face Danger' }),
		}));
		await expect(table.pages.journal.text).toMatchFileSnapshot('../approved/pages/vow-begun-and-followed.md');
	});

	it('above the call that is there already', () => {
		const table = make(Table.with(JOURNAL, KESTREL));
		const [record] = table.blocks;
		table.decide(decided => ({ ...decided, follow: newUnrolledMove('Gather Information') }));
		table.decide(begins(ARK), record?.body);
		expect(table.blocks.map(({ body }) => body.split('\n', 1)[0])).toEqual([
			'move: Face Danger',
			'vow: Find the ark',
			'move: Gather Information',
		]);
	});

	it('several stand in their order', () => {
		const table = make(Table.with(JOURNAL, KESTREL)).decide(begins(ARK, { ...ARK, kind: 'foe', name: 'The hound' }));
		expect(table.blocks.map(({ body }) => body.split('\n', 1)[0])).toEqual([
			'move: Face Danger',
			'vow: Find the ark',
			'foe: The hound',
		]);
	});

	it.each([
		['a callout', '> [!note] Log\n> I swear.\n>\n'],
		['a list', '- I swear.\n\n'],
	])('inside %s when its record is there', (_, before) => {
		const sign = before.startsWith('>') ? '> ' : '  ';
		const record = fenced('move: Face Danger', 'by: Kestrel Vane', 'dice: 6 vs 3, 4').trimEnd().replace(/^/gm, sign);
		const table = Table.with(`${before}${record}\n${sign}after it\n‸`, KESTREL);
		const untouched = table.texts;
		table.decide(begins(ARK));
		const [, vow] = table.blocks;
		expect(vow).toMatchObject({ nested: true, prefix: sign, body: 'vow: Find the ark\nrank: formidable\nticks: 0' });
		expect(table.pages.journal.text.startsWith(before)).toBe(true);
		expect(table.pages.journal.text).toContain(`${sign}after it\n`);
		expect(table.decide(loses('Find the ark')).texts).toBe(untouched);
	});
});

describe('a track that was begun goes away with its beginning', () => {
	it('a block with a line of the player’s own stays, and is reported', () => {
		const table = make(Table.with(JOURNAL, KESTREL)).decide(begins(ARK));
		table.write('ticks: 0', 'ticks: 0\n# dear to me');
		const before = table.pages.journal.text;
		table.decide(loses('Find the ark'));
		expect(table.pages.journal.text).toBe(before.replace('chose: Begin\n', ''));
		expect(table.left).toEqual([{ kind: 'event', target: 'Find the ark', what: 'vow', event: 'begun' }]);
	});

	it('one that has a note of its own stays', () => {
		const ark = '---\nsworn: vow\nrank: epic\n---\n';
		const table = make(Table.with(JOURNAL, KESTREL, { 'Find the ark.md': ark })).decide(loses('Find the ark'));
		expect(table.texts).toContain(ark);
		expect(table.left).toHaveLength(1);
	});
});

describe('progress is marked where the track is', () => {
	const homes: readonly { home: string; journal?: string; actor?: string; others?: Record<string, string> }[] = [
		{ home: 'in the journal, above the record', journal: `${ARK_BLOCK}\n${JOURNAL}` },
		{ home: 'in the journal, below it', journal: `${JOURNAL}\n${ARK_BLOCK}` },
		{ home: 'in a callout of the journal', journal: `> [!vow]\n${ARK_BLOCK.replace(/^(?=.)/gm, '> ')}\n${JOURNAL}` },
		{ home: 'in a list of the journal', journal: `- mine\n\n${ARK_BLOCK.replace(/^(?=.)/gm, '  ')}\n${JOURNAL}` },
		{ home: 'in the character’s note', actor: `${KESTREL}\n${ARK_BLOCK}` },
		{ home: 'in a note of vows', others: { 'Vows.md': `My vows.\n\n${ARK_BLOCK}` } },
		{ home: 'in a note of its own', others: { 'Find the ark.md': '---\nsworn: vow\nticks: 8 # so far\n---\nText.\n' } },
	];
	it.each(homes)('$home', ({ journal = JOURNAL, actor = KESTREL, others = {} }) => {
		const table = make(Table.with(journal, actor, others));
		const before = table.texts;
		table.decide(on('Find the ark', { ticks: 12 }));
		expect(table.texts).toBe(before.replace('ticks: 8', 'ticks: 12'));
		table.decide(on('Find the ark', { ticks: 8 }));
		expect(table.texts).toBe(before);
	});

	it('in the first of two tracks with one name', () => {
		const table = make(Table.with(`${ARK_BLOCK}\n${JOURNAL}`, `${KESTREL}\n${ARK_BLOCK}`));
		table.decide(on('Find the ark', { ticks: 12 }));
		expect(table.pages.journal.text).toContain('ticks: 12');
		expect(table.pages.actor.text).toContain('ticks: 8');
	});

	it('in two identical blocks of the journal, in the first', () => {
		const table = make(Table.with(`${ARK_BLOCK}\n${ARK_BLOCK}\n${JOURNAL}`, KESTREL));
		table.decide(on('Find the ark', { ticks: 12 }));
		expect(table.blocks.map(({ body }) => /ticks: (\d+)/.exec(body)?.[1])).toEqual(['12', '8', undefined]);
	});
});

describe('one action over all notes', () => {
	it('rewards a vow that is fulfilled: the block, the legacy track and experience', async () => {
		const table = make(Table.with(`${ARK_BLOCK}\n${JOURNAL}`, KESTREL)).decide(decided => {
			const vow = on('Find the ark', { ticks: 40, status: 'completed' })(decided);
			return becomes({ special: { quests: 7 }, experience: 2 })(vow);
		});
		await expect(table.texts).toMatchFileSnapshot('../approved/pages/vow-rewarded.md');
	});

	it('a lone note is journal, character and home of its tracks', async () => {
		const lone = `${KESTREL}\n${ARK_BLOCK}\n${JOURNAL}`;
		const table = make(Table.with(lone)).decide(decided =>
			becomes({ momentum: 1, special: { quests: 4 }, impacts: ['wounded'] })(
				on('Find the ark', { ticks: 12 })(begins({ ...ARK, name: 'Another' })(decided)),
			),
		);
		await expect(table.texts).toMatchFileSnapshot('../approved/pages/lone-note-with-tracks.md');
	});

	it('changes assets in their notes, and the list of those that have none', () => {
		const rook = '---\nsworn: asset\nasset: Glowcat\nhealth: 3\n---\n';
		const table = make(Table.with(JOURNAL, KESTREL, { 'Rook.md': rook }));
		const before = table.texts;
		const hurt = table.actor.assets.map(asset =>
			asset.name === 'Rook' ? { ...asset, meters: { health: { value: 2, max: 5 } } } : { ...asset, discarded: true },
		);
		table.decide(becomes({ assets: hurt }));
		expect(table.texts).toBe(before.replace('health: 3', 'health: 2').replace('Veteran #', 'Veteran (discarded) #'));
		expect(table.actor.assets[1]).toMatchObject({ name: 'Veteran', discarded: true });
		const well = table.actor.assets.map(asset => ({
			...asset,
			discarded: false,
			...(asset.name === 'Rook' ? { meters: { health: { value: 3, max: 5 } } } : {}),
		}));
		expect(table.decide(becomes({ assets: well })).texts).toBe(before);
	});

	it('an asset that is gained goes into the list, and out again', () => {
		const table = make(Table.with(JOURNAL, KESTREL));
		const before = table.texts;
		const { assets } = table.actor;
		const [veteran] = assets.slice(1);
		if (!veteran) throw new Error('There is no asset.');
		table.decide(becomes({ assets: [...assets, { ...veteran, name: 'Sleuth', asset: 'Sleuth' }] }));
		expect(table.pages.actor.text).toContain('  - Veteran # of the gale\n  - Sleuth\n');
		expect(table.decide(becomes({ assets })).texts).toBe(before);
	});

	it('a bare name in the list becomes a note with its first change, beside that of the character', () => {
		const table = make(Table.with(JOURNAL, KESTREL));
		const before = table.texts;
		const assets = table.actor.assets.map(asset =>
			asset.name === 'Veteran' ? { ...asset, abilities: [1, 2], conditions: ['broken'] } : asset,
		);
		table.decide(becomes({ assets }));
		const note = [
			...['<<<<<< Characters/Veteran.md', '---', 'sworn: asset', 'character: "[[Kestrel Vane]]"'],
			...['abilities:', '  - 1', '  - 2', 'broken: true', '---', ''],
		].join('\n');
		expect(table.texts).toBe(`${before}\n${note}`);
		expect(table.actor.assets).toEqual(assets);
		const again = table.actor.assets.map(asset => ({ ...asset, abilities: [1], conditions: [] }));
		table.decide(becomes({ assets: again }));
		expect(table.actor.assets).toEqual(again);
	});

	describe('is refused as a whole', () => {
		const refusal = (table: Table, decision: (decided: Decided) => Decided) =>
			problemOf(
				decideInNotes(table.pages, { body: table.last().block.body }, { table: starforged }, (record, character) =>
					parseOk(decision({ record, character })),
				),
			);

		it.each<{ rule: string; listed: string; others: Readonly<Record<string, string>> }>([
			{ rule: 'whose name no note can have', listed: 'Up/over', others: {} },
			{ rule: 'linked to a note that is none', listed: '"[[Veteran]]"', others: {} },
			{ rule: 'whose name another note has', listed: 'Veteran', others: { 'Characters/Veteran.md': '# A tale' } },
		])('when an asset, $rule, has no note to write to', ({ listed, others }) => {
			const table = make(Table.with(JOURNAL, KESTREL.replace('Veteran', listed), others));
			const broken = table.actor.assets.map((asset, i) => (i === 1 ? { ...asset, conditions: ['broken'] } : asset));
			expect(refusal(table, becomes({ momentum: 1, assets: broken }))).toBe('asset_without_note');
		});

		it('when a new track takes the name of another', () => {
			const table = make(Table.with(`${ARK_BLOCK}\n${JOURNAL}`, KESTREL));
			expect(refusal(table, begins(ARK))).toBe('name_taken');
		});

		it('when a property cannot be changed without risk', () => {
			const ark = '---\nsworn: vow\nticks: &t 8\nmood: *t\n---\n';
			const table = make(Table.with(JOURNAL, KESTREL, { 'Find the ark.md': ark }));
			expect(refusal(table, on('Find the ark', { ticks: 12 }))).toBe('uneditable_property');
		});
	});
});

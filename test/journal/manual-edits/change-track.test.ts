import { describe, expect, it } from 'vitest';
import { changeTrackManually } from '../../../src/journal/manual-edits/change-track';
import type { LineAt } from '../../../src/journal/manual-edits/edit-plan';
import type { TrackLocation } from '../../../src/journal/track/parse-tracks';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { TrackEdit } from '../../../src/play/manual-edits/track-edit';
import { editTrack } from '../../../src/play/manual-edits/track-edit';
import { parseOk } from '../../../src/rules/core/problem';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf } from '../../support/tables';

const JOURNAL = 'Session 1.md';
const ARK = 'Find the ark.md';

const VOW = `She swears it.

\`\`\`sworn
# on the iron of the mast
vow: Find the ark
rank: formidable # for now
ticks: 8
weather: grim
\`\`\`

The gale goes on.
`;

const TOGETHER: Readonly<Record<string, string>> = {
	connection: 'connection: Juno\nrank: dangerous\nticks: 12\nrole: pilot',
	threat: 'threat: The red tide\nrank: extreme\nticks: 0\nmenace: 4\nvow: Stem the tide',
	clock: 'clock: Hull breach\nsegments: 6\nfilled: 2',
	scene: 'scene: The chase\nrank: dangerous\nticks: 4\nsegments: 4\nfilled: 1',
};

const block = (body: string): string => `Prose.\n\n\`\`\`sworn\n${body}\n\`\`\`\n\nMore.\n`;

const homeIn = (note: string, path = JOURNAL): TrackLocation => ({
	path,
	place: { body: swornBlocks(note)[0]?.body ?? '' },
});

/** The notes after an edit: only those that were written. */
function edited(texts: Readonly<Record<string, string>>, home: TrackLocation, edit: TrackEdit, line?: LineAt) {
	const { edits } = expectParsed(
		changeTrackManually(new Map(Object.entries(texts)), home, track => editTrack(track, edit), line),
	);
	return edits.map(({ path, changes }) => ({ path, text: applyChanges(texts[path] ?? '', changes) }));
}

const EDITS: readonly { readonly what: string; readonly note: string; readonly edit: TrackEdit }[] = [
	{ what: 'mark progress', note: VOW, edit: { kind: 'progress', times: 1 } },
	{ what: 'clear progress', note: VOW, edit: { kind: 'progress', times: -1 } },
	{ what: 'set ticks', note: VOW, edit: { kind: 'ticks', by: 3 } },
	{ what: 'raise the rank', note: VOW, edit: { kind: 'rank', to: 'extreme' } },
	{ what: 'complete', note: VOW, edit: { kind: 'status', to: 'completed' } },
	{ what: 'reopen', note: VOW.replace('weather', 'status: forsaken\nweather'), edit: { kind: 'status', to: 'open' } },
	{
		what: 'share a bond',
		note: block(TOGETHER['connection'] ?? ''),
		edit: { kind: 'connection', gains: 'bond', marked: true },
	},
	{ what: 'mark menace', note: block(TOGETHER['threat'] ?? ''), edit: { kind: 'menace_progress', times: 1 } },
	{ what: 'fill a segment', note: block(TOGETHER['clock'] ?? ''), edit: { kind: 'filled', by: 1 } },
	{ what: 'fill the clock of a scene', note: block(TOGETHER['scene'] ?? ''), edit: { kind: 'filled', by: 1 } },
];

describe('a track is changed in its block, and the journal reports it in the same edit', () => {
	it('as approved', async () => {
		const notes = EDITS.map(({ what, note, edit }) => {
			const line = { path: JOURNAL, offset: note.length };
			const [after, ...others] = edited({ [JOURNAL]: note }, homeIn(note), edit, line);
			expect(others).toEqual([]);
			return `${'='.repeat(20)} ${what}\n${after?.text ?? ''}`;
		});
		await expect(notes.join('\n')).toMatchFileSnapshot('approved/change-track.md');
	});

	it.each(EDITS)('and nothing but its own lines is touched: $what', ({ note, edit }) => {
		const [after] = edited({ [JOURNAL]: note }, homeIn(note), edit);
		const rest = (text: string) =>
			text.split('\n').filter(line => !/^(ticks|rank|status|bond|menace|filled):/.test(line));
		expect(rest(after?.text ?? '')).toEqual(rest(note));
		expect(after?.text).not.toBe(note);
	});
});

const NOTE = '---\nsworn: vow\nrank: formidable # for now\nticks: 8\ntags: [sea]\n---\nThe ark of the old ones.\n';

describe('a track that is a note', () => {
	it('is changed in its properties, and reported in the journal first', () => {
		const texts = { [JOURNAL]: 'We sail on.\n', [ARK]: NOTE };
		const line = { path: JOURNAL, offset: 3, by: 'Kestrel Vane' };
		expect(edited(texts, { path: ARK }, { kind: 'progress', times: 1 }, line)).toEqual([
			{ path: JOURNAL, text: 'We sail on.\n\n`sworn: Find the ark › 8 → 12 ticks`\n\n' },
			{ path: ARK, text: NOTE.replace('8', '12') },
		]);
	});
});

describe('pressed again and again', () => {
	it('is reported as one change, and back where it was not at all', () => {
		let note = VOW;
		const press = (times: number) => {
			const line = { path: JOURNAL, offset: note.indexOf('goes') };
			note = edited({ [JOURNAL]: note }, homeIn(note), { kind: 'progress', times }, line)[0]?.text ?? '';
		};
		press(1);
		press(1);
		expect(note).toBe(`${VOW.replace('8', '16')}\n\`sworn: Find the ark › 8 → 16 ticks\`\n\n`);
		press(-1);
		press(-1);
		expect(note).toBe(VOW);
	});
});

describe('a block that has changed meanwhile', () => {
	const SEEN: TrackLocation = { path: JOURNAL, place: { body: 'vow: Find the ark\nrank: formidable\nticks: 4' } };
	const mark = (note: string) =>
		changeTrackManually(new Map([[JOURNAL, note]]), SEEN, track => editTrack(track, { kind: 'progress', times: 1 }));

	it('is changed as it is now', () => {
		expect(applyChanges(VOW, expectParsed(mark(VOW)).edits[0]?.changes ?? [])).toBe(VOW.replace('8', '12'));
	});

	it('is left alone where two are called so', () => {
		expect(problemOf(mark(VOW + VOW.replace('8', '20')))).toBe('block_changed');
	});
});

describe('nothing is written when', () => {
	const nothing = (home: TrackLocation, edit: TrackEdit = { kind: 'progress', times: 1 }) =>
		problemOf(
			changeTrackManually(new Map([[JOURNAL, VOW + block(TOGETHER['clock'] ?? '')]]), home, t => editTrack(t, edit)),
		);

	it.each([
		{
			what: 'the block is about another track now',
			home: { path: JOURNAL, place: { body: 'vow: Find the ship\nrank: epic' } },
			is: 'block_changed',
		},
		{ what: 'the note is no track any more', home: { path: JOURNAL }, is: 'not_a_track' },
		{ what: 'the note is gone', home: { path: 'Gone.md' }, is: 'missing_note' },
	])('$what', ({ home, is }) => {
		expect(nothing(home)).toBe(is);
	});

	it('the block was copied and it is unclear which one is meant', () => {
		const twice = new Map([[JOURNAL, VOW + VOW]]);
		const mark = { kind: 'progress', times: 1 } as const;
		const copied = (near?: { lineStart: number; lineEnd: number }) =>
			changeTrackManually(
				twice,
				{
					path: JOURNAL,
					place: { ...homeIn(VOW).place, body: swornBlocks(VOW)[0]?.body ?? '', ...(near ? { near } : {}) },
				},
				track => editTrack(track, mark),
			);
		expect(problemOf(copied())).toBe('identical_blocks');
		const second = swornBlocks(VOW + VOW)[1];
		const place = { lineStart: second?.startLine ?? 0, lineEnd: second?.endLine ?? 0 };
		expect(applyChanges(VOW + VOW, expectParsed(copied(place)).edits[0]?.changes ?? [])).toBe(
			VOW + VOW.replace('8', '12'),
		);
	});

	it('it is a block of something else', () => {
		const note = block('move: Strike');
		const home = { path: JOURNAL, place: { body: 'move: Strike' } };
		expect(
			problemOf(changeTrackManually(new Map([[JOURNAL, note]]), home, t => editTrack(t, { kind: 'ticks', by: 1 }))),
		).toBe('not_a_track');
	});

	it('it is so already', () => {
		const plan = expectParsed(
			changeTrackManually(new Map([[JOURNAL, VOW]]), homeIn(VOW), track => editTrack(track, { kind: 'ticks', by: 0 }), {
				path: JOURNAL,
				offset: 0,
			}),
		);
		expect(plan).toEqual({ edits: [], done: [], remarks: [expect.stringContaining('Nothing was changed')] });
	});
});

it('a roll that leaves a clock as it is gets its line, and the clock stays untouched', () => {
	const note = block(TOGETHER['clock'] ?? '');
	const { edits } = expectParsed(
		changeTrackManually(
			new Map([[JOURNAL, note]]),
			homeIn(note),
			track =>
				parseOk({
					track,
					changes: [
						{ kind: 'value', target: track.name, what: '', from: 2, to: 2, unit: 'segments', note: 'likely: 80, no' },
					],
				}),
			{ path: JOURNAL, offset: note.length },
		),
	);
	expect(edits.map(({ changes }) => applyChanges(note, changes))).toEqual([
		`${note}\n\`sworn: Hull breach › 2 → 2 segments, likely: 80, no\`\n\n`,
	]);
});

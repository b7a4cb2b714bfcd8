import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { readTrackNote, writeTrackNote } from '../../../src/journal/track/track-note';
import { expectParsed } from '../../support/expect-parsed';
import { anyChangedTrack } from './any-track';
import { kindsThatCount } from '../../../src/rules/core/track-kind';

const trackIn = (note: string) => readTrackNote('Find the ark', expectParsed(readFrontmatter(note)).values);
const note = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\nIt is out there.\n`;
const ARK = { name: 'Find the ark', ticks: 0, status: 'open' };

describe('a note that is a track', () => {
	it.each([
		{ lines: ['sworn: vow', 'rank: epic', 'ticks: 8'], track: { ...ARK, kind: 'vow', rank: 'epic', ticks: 8 } },
		{
			lines: ['sworn: connection', 'rank: epic', 'role: [pilot, rival]', 'bond: true', 'influence: false'],
			track: { ...ARK, kind: 'connection', rank: 'epic', roles: ['pilot', 'rival'], bond: true },
		},
		{ lines: ['sworn: vow', 'sworn_to: "[[Juno]]"'], track: { ...ARK, kind: 'vow', sworn_to: 'Juno' } },
		{ lines: ['sworn: vow', 'ticks:', 'rank:'], track: { ...ARK, kind: 'vow' } },
		{ lines: ['sworn: clock', 'segments: "6"'], track: { ...ARK, kind: 'clock', segments: 6, filled: 0 } },
		{ lines: ['sworn: threat', 'vow: Stem it'], track: { ...ARK, kind: 'threat', menace: 0, vow: 'Stem it' } },
	])('$lines', ({ lines, track }) => {
		expect(trackIn(note(...lines))).toEqual({ ok: true, value: track });
	});

	it.each([
		{ lines: ['sworn: vow', 'rank: epci'], code: 'unknown_rank', says: 'In “Find the ark”: “rank: epci”' },
		{ lines: ['sworn: vow', 'ticks: 44'], code: 'bad_track_value', says: 'from 0 to 40' },
		{ lines: ['sworn: vow', 'ticks: {a: 1}'], code: 'bad_track_value', says: '“ticks” holds more' },
		{ lines: ['sworn: clock'], code: 'no_segments', says: 'segments: 6' },
		{ lines: ['sworn: character'], code: 'not_a_track', says: 'sworn: vow' },
		{ lines: ['rank: epic'], code: 'not_a_track', says: 'sworn: vow' },
	])('$lines is reported', ({ lines, code, says }) => {
		const reading = trackIn(note(...lines));
		expect(reading).toMatchObject({ ok: false, problems: [{ code }] });
		expect(reading.ok ? '' : reading.problems[0]?.message).toContain(says);
	});
});

describe('a change of a track’s note', () => {
	const mine = note('sworn: vow # the long one', 'ticks:   8', 'mood: grim', "rank: 'epic'");
	const before = expectParsed(trackIn(mine));

	it('touches its own value and nothing else', () => {
		const after = { ...before, ticks: 9, rank: 'extreme' } as const;
		expect(applyChanges(mine, expectParsed(writeTrackNote(mine, before, after)))).toBe(
			mine.replace('8', '9').replace("'epic'", "'extreme'"),
		);
		expect(expectParsed(writeTrackNote(mine, before, before))).toEqual([]);
	});

	it('adds a property and takes it away again', () => {
		const after = { ...before, status: 'forsaken' } as const;
		const forsaken = applyChanges(mine, expectParsed(writeTrackNote(mine, before, after)));
		expect(forsaken).toBe(mine.replace("'epic'\n", "'epic'\nstatus: forsaken\n"));
		expect(applyChanges(forsaken, expectParsed(writeTrackNote(forsaken, after, before)))).toBe(mine);
	});

	it('reads back, for any track', () => {
		fc.assert(
			fc.property(anyChangedTrack, ([before, after]) => {
				const fresh = `---\nsworn: ${before.kind}\n${kindsThatCount('segments').includes(before.kind) ? 'segments: 6\n' : ''}---\n`;
				const name = before.name;
				const empty = expectParsed(readTrackNote(name, expectParsed(readFrontmatter(fresh)).values));
				const first = applyChanges(fresh, expectParsed(writeTrackNote(fresh, empty, before)));
				expect(expectParsed(readTrackNote(name, expectParsed(readFrontmatter(first)).values))).toEqual(before);
				const second = applyChanges(first, expectParsed(writeTrackNote(first, before, after)));
				expect(expectParsed(readTrackNote(name, expectParsed(readFrontmatter(second)).values))).toEqual(after);
			}),
		);
	});
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../src/play/character/character';
import { isSameTrack } from '../../../src/journal/track/track-values';
import { writeTrackBlock } from '../../../src/journal/track/track-block';
import type { Track } from '../../../src/play/tracks/track';
import { Table } from '../page-table';
import { anyTrack } from '../track/any-track';
import { hasKey } from '../../../src/rules/core/track-kind';

const KESTREL = '---\nedge: 2\nmomentum: 2\nhealth: 5\nquests: 0\nexperience: 0\n---\n';
const RECORD = '```sworn\nmove: Face Danger\nby: Kestrel Vane\ndice: 4 vs 3, 4\n```\n';

const fenced = (track: Track) => `~~~~~~~~sworn\n${writeTrackBlock(track)}\n~~~~~~~~\n`;
const nested = (sign: string) => (text: string) => text.replace(/^(?=.)/gm, sign);

/** Where a track may stand in a note. */
const WAYS: readonly ((text: string) => string)[] = [
	text => text,
	text => `> [!vow] Mine\n${nested('> ')(text)}`,
	text => `- Mine\n\n${nested('  ')(text)}`,
	text => `${text.trimEnd()}\nProse right under it.\n`,
	text => `\n\n\n${text}\n\n\n`,
];

const named = (tracks: readonly Track[]): readonly Track[] => tracks.map((track, i) => ({ ...track, name: `T${i}` }));

const anyNote = fc.array(fc.tuple(anyTrack, fc.constantFrom(...WAYS), fc.boolean()), { maxLength: 5 }).map(all => {
	const tracks = named(all.map(([track]) => track));
	const parts = all.map(([, way, above], i) => ({ above, text: way(fenced(tracks[i] ?? all[0]![0])) }));
	const join = (above: boolean) =>
		parts
			.filter(part => part.above === above)
			.map(({ text }) => text)
			.join('\nShe runs.\n\n');
	return { tracks, text: `${join(true)}\nI swear.\n\n${RECORD}\n${join(false)}` };
});

/** What an effect could make of a track: everything but its name, its kind and its roles. */
const changedBy = (track: Track, other: Track): Track =>
	track.kind === other.kind
		? { ...other, name: track.name, ...(track.roles ? { roles: track.roles } : {}) }
		: { ...track, ticks: hasKey(track.kind, 'ticks') ? other.ticks : 0, status: other.status };

const isSameState = (a: readonly Track[], b: readonly Track[]) =>
	a.length === b.length &&
	a.every(track =>
		b.some(other => other.name === track.name && other.kind === track.kind && isSameTrack(track, other)),
	);

describe('whatever the journal looks like', () => {
	it.each([
		['\n', 'two notes'],
		['\r\n', 'two notes'],
		['\n', 'a lone note'],
		['\r\n', 'a lone note'],
	] as const)('tracks change, begin and go, and come back byte for byte (%j, %s)', (lineBreak, notes) => {
		const windows = (text: string) => text.replace(/\n/g, lineBreak);
		fc.assert(
			fc.property(anyNote, fc.array(anyTrack, { maxLength: 5 }), fc.boolean(), ({ tracks, text }, others, begins) => {
				const table =
					notes === 'a lone note'
						? Table.with(`${windows(KESTREL + text)}‸`)
						: Table.with(`${windows(text)}‸`, windows(KESTREL));
				const before = table.texts;
				expect(isSameState(table.actor.tracks, tracks)).toBe(true);

				const changed = table.actor.tracks.map((track, i) => changedBy(track, others[i] ?? track));
				const fresh = begins && others[0] ? [{ ...others[0], name: 'Begun' }] : [];
				const to = (tracks: readonly Track[], quests: number) => {
					const change = (character: Character): Character => ({ ...character, special: { quests }, tracks });
					table.decide(({ record, character }) => ({ record, character: change(character) }));
				};
				const old = table.actor.tracks;
				to([...changed, ...fresh], 5);
				expect(isSameState(table.actor.tracks, [...changed, ...fresh])).toBe(true);
				expect(table.actor.special).toEqual({ quests: 5 });
				to(old, 0);
				expect(isSameState(table.actor.tracks, old)).toBe(true);
				expect(table.texts).toBe(before);
			}),
			{ numRuns: 60 },
		);
	});
});

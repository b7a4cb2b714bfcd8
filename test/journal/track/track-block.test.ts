import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Track } from '../../../src/play/tracks/track';
import { TRACK_KINDS } from '../../../src/rules/core/track-kind';
import {
	isTrackBlock,
	readTrackBlock,
	rewriteTrackBlock,
	writeTrackBlock,
} from '../../../src/journal/track/track-block';
import { expectParsed } from '../../support/expect-parsed';
import { anyChangedTrack, anyTrack } from './any-track';

const body = (...lines: readonly string[]) => lines.join('\n');
const vow = (more: Partial<Track> = {}): Track => ({
	kind: 'vow',
	name: 'Find the ark',
	rank: 'formidable',
	ticks: 0,
	status: 'open',
	...more,
});

describe('the block of a track', () => {
	const rows: readonly { body: string; track: Track }[] = [
		{ body: body('vow: Find the ark', 'rank: formidable', 'ticks: 8'), track: vow({ ticks: 8 }) },
		{
			body: body('vow: Repay Old Marn', 'rank: epic', 'ticks: 0', 'sworn_to: Old Marn', 'clears: indebted'),
			track: vow({ name: 'Repay Old Marn', rank: 'epic', sworn_to: 'Old Marn', clears: 'indebted' }),
		},
		{
			body: body('vow: Find the ark', 'rank: formidable', 'ticks: 40', 'status: completed'),
			track: vow({ ticks: 40, status: 'completed' }),
		},
		{
			body: body(
				'connection: Juno',
				'rank: dangerous',
				'ticks: 12',
				'role:',
				'  - pilot',
				'  - rival',
				'bond: yes',
				'influence: yes',
			),
			track: {
				kind: 'connection',
				name: 'Juno',
				rank: 'dangerous',
				ticks: 12,
				status: 'open',
				roles: ['pilot', 'rival'],
				bond: true,
				influence: true,
			},
		},
		{
			body: body('objective: Hold the bridge', 'rank: dangerous', 'ticks: 2'),
			track: { kind: 'objective', name: 'Hold the bridge', rank: 'dangerous', ticks: 2, status: 'open' },
		},
		{
			body: body('foe: The marrow-hound', 'rank: extreme', 'ticks: 2', 'harm: 3'),
			track: { kind: 'foe', name: 'The marrow-hound', rank: 'extreme', ticks: 2, status: 'open', harm: 3 },
		},
		{
			body: body('expedition: Across the Drift', 'rank: epic', 'ticks: 1'),
			track: { kind: 'expedition', name: 'Across the Drift', rank: 'epic', ticks: 1, status: 'open' },
		},
		{
			body: body('journey: To the pass', 'rank: troublesome', 'ticks: 12', 'status: forsaken'),
			track: { kind: 'journey', name: 'To the pass', rank: 'troublesome', ticks: 12, status: 'forsaken' },
		},
		{
			body: body('site: The sunken hall', 'rank: formidable', 'ticks: 0', 'theme: Haunted', 'domain: Sea cave'),
			track: {
				kind: 'site',
				name: 'The sunken hall',
				rank: 'formidable',
				ticks: 0,
				status: 'open',
				theme: 'Haunted',
				domain: 'Sea cave',
			},
		},
		{
			body: body('scene: The chase', 'rank: dangerous', 'ticks: 4', 'segments: 4', 'filled: 1'),
			track: { kind: 'scene', name: 'The chase', rank: 'dangerous', ticks: 4, status: 'open', segments: 4, filled: 1 },
		},
		{
			body: body('threat: The red tide', 'rank: extreme', 'ticks: 0', 'menace: 6', 'vow: Stem the tide'),
			track: {
				kind: 'threat',
				name: 'The red tide',
				rank: 'extreme',
				ticks: 0,
				status: 'open',
				menace: 6,
				vow: 'Stem the tide',
			},
		},
		{
			body: body('clock: Hull breach', 'segments: 6', 'filled: 2', 'odds: likely'),
			track: { kind: 'clock', name: 'Hull breach', ticks: 0, status: 'open', segments: 6, filled: 2, odds: 'likely' },
		},
		{
			body: body('project: A second gate', 'segments: 8', 'filled: 3', 'odds: likely'),
			track: {
				kind: 'project',
				name: 'A second gate',
				ticks: 0,
				status: 'open',
				segments: 8,
				filled: 3,
				odds: 'likely',
			},
		},
		{
			body: body('track: Winter stores', 'ticks: 5'),
			track: { kind: 'track', name: 'Winter stores', ticks: 5, status: 'open' },
		},
	];

	it.each(rows)('$body', ({ body, track }) => {
		expect(readTrackBlock(body)).toEqual({ ok: true, value: { track, warnings: [] } });
		expect(writeTrackBlock(track)).toBe(body);
	});

	it('the rows hold every kind', () => {
		expect(new Set(rows.map(({ track }) => track.kind))).toEqual(new Set(TRACK_KINDS));
	});
});

describe('what a hand types is read', () => {
	it.each([
		{ typed: 'Vow: Find the ark', track: vow({ rank: undefined }) },
		{ typed: 'vow: [[Find the ark]]\nrank: Formidable', track: vow() },
		{ typed: '# mine\nvow: Find the ark\nrank: formidable # for now\nticks: 8 # two boxes', track: vow({ ticks: 8 }) },
		{ typed: 'vow: Find the ark\nrank: formidable\nstatus: Open\nsworn to: Ana', track: vow({ sworn_to: 'Ana' }) },
		{ typed: 'vow: Find the ark\nrank: formidable\nmood: grim', track: vow() },
		{ typed: 'vow: Kill #3: again\nrank: formidable', track: vow({ name: 'Kill #3: again' }) },
	])('$typed', ({ typed, track }) => {
		expect(expectParsed(readTrackBlock(typed)).track).toEqual(JSON.parse(JSON.stringify(track)));
	});

	it.each([
		{ typed: 'connection: Juno\nbond: true', bond: true },
		{ typed: 'connection: Juno\nbond: Yes # sworn at last', bond: true },
		{ typed: 'connection: Juno\nbond: no', bond: undefined },
		{ typed: 'connection: Juno\nbond:', bond: undefined },
	])('$typed', ({ typed, bond }) => {
		expect(expectParsed(readTrackBlock(typed)).track.bond).toBe(bond);
	});

	it('a second value of one key is reported, and the first counts', () => {
		const { track, warnings } = expectParsed(readTrackBlock('vow: Find the ark\nticks: 8\nticks: 12'));
		expect(track.ticks).toBe(8);
		expect(warnings.map(({ code }) => code)).toEqual(['repeated_key']);
	});
});

describe('nothing is guessed', () => {
	const rows: readonly { typed: string; code: string; at: string; says: string }[] = [
		{ typed: 'vow: A\nrank: formidabel', code: 'unknown_rank', at: 'formidabel', says: 'Did you mean “formidable”?' },
		{ typed: 'vow: A\nrank: hard', code: 'unknown_rank', at: 'hard', says: 'troublesome, dangerous, formidable' },
		{ typed: 'vow: A\nticks: 41', code: 'bad_track_value', at: '41', says: 'from 0 to 40' },
		{ typed: 'vow: A\nticks: 00', code: 'bad_track_value', at: '00', says: 'from 0 to 40' },
		{ typed: 'vow: A\nticks: -1', code: 'bad_track_value', at: '-1', says: 'from 0 to 40' },
		{ typed: 'vow: A\nticks: two boxes', code: 'bad_track_value', at: 'two boxes', says: 'from 0 to 40' },
		{ typed: 'vow: A\nticks: 2.5', code: 'bad_track_value', at: '2.5', says: 'from 0 to 40' },
		{ typed: 'vow: A\nstatus: complete', code: 'bad_track_value', at: 'complete', says: 'Did you mean “completed”?' },
		{ typed: 'threat: A\nmenace: 99', code: 'bad_track_value', at: '99', says: 'from 0 to 40' },
		{ typed: 'clock: A\nsegments: 6\nfilled: 7', code: 'bad_track_value', at: '7', says: 'from 0 to 6' },
		{ typed: 'clock: A\nsegments: none', code: 'bad_track_value', at: 'none', says: 'from 1 to 100' },
		{ typed: 'clock: A', code: 'no_segments', at: 'clock', says: 'segments: 6' },
		{ typed: 'scene: A\nfilled: 1', code: 'no_segments', at: '1', says: 'segments: 6' },
		{ typed: 'foe: A\nharm: much', code: 'bad_track_value', at: 'much', says: 'from 0 to 10' },
		{ typed: 'connection: A\nbond: perhaps', code: 'bad_track_value', at: 'perhaps', says: 'bond: yes' },
		{ typed: 'vow:\nrank: epic', code: 'no_name', at: 'vow', says: 'vow: Find the ark' },
		{ typed: 'vov: A', code: 'unknown_kind', at: 'vov', says: 'vow' },
		{ typed: 'move: Face Danger', code: 'not_a_track', at: 'move', says: 'move' },
	];
	it.each(rows)('$typed', ({ typed, code, at, says }) => {
		const reading = readTrackBlock(typed);
		const problems = reading.ok ? [] : reading.problems;
		expect(problems.map(problem => problem.code)).toContain(code);
		const problem = problems.find(each => each.code === code);
		expect(typed.slice(problem?.from, problem?.to)).toBe(at);
		expect(problem?.message).toContain(says);
	});

	it('reports every bad value, in their order', () => {
		const reading = readTrackBlock('vow: A\nticks: x\nrank: y\nstatus: z');
		expect(reading.ok ? [] : reading.problems.map(({ from }) => from)).toEqual([14, 22, 32]);
	});
});

describe('a change of a track', () => {
	const typed = body(
		'# the long one',
		'Vow:  Find the ark',
		'mood: grim',
		'ticks:   8  # two boxes',
		'she lets go',
		'rank: Formidable',
	);
	const before = expectParsed(readTrackBlock(typed)).track;
	const changed = (change: Partial<Track>) => rewriteTrackBlock(typed, before, { ...before, ...change });

	it('touches its own value and nothing else', () => {
		expect(changed({ ticks: 12 })).toBe(typed.replace('8  #', '12  #'));
		expect(changed({ rank: 'extreme' })).toBe(typed.replace('Formidable', 'extreme'));
		expect(changed({})).toBe(typed);
	});

	it('adds a line for what was not said, and takes it away with it', () => {
		const completed = changed({ status: 'completed' });
		expect(completed).toBe(`${typed}\nstatus: completed`);
		expect(rewriteTrackBlock(completed, { ...before, status: 'completed' }, before)).toBe(typed);
	});

	it('adds a bond to a connection', () => {
		const juno = expectParsed(readTrackBlock('connection: Juno\nticks: 4')).track;
		expect(rewriteTrackBlock('connection: Juno\nticks: 4', juno, { ...juno, bond: true })).toBe(
			'connection: Juno\nticks: 4\nbond: yes',
		);
	});

	it('fills a segment', () => {
		const clock = 'clock: Breach\nsegments: 4\nfilled: 1';
		const { track } = expectParsed(readTrackBlock(clock));
		expect(rewriteTrackBlock(clock, track, { ...track, filled: 2 })).toBe('clock: Breach\nsegments: 4\nfilled: 2');
	});
});

describe('a box keeps the words of the player', () => {
	it.each([
		{ rule: 'true and false', line: 'bond: true', cleared: 'bond: false\n', again: 'bond: true' },
		{ rule: 'in capitals', line: 'bond: Yes', cleared: 'bond: No\n', again: 'bond: Yes' },
		{ rule: 'the plugin’s own goes and comes', line: 'bond: yes', cleared: '', again: 'bond: yes' },
	])('$rule', ({ line, cleared, again }) => {
		const body = `connection: Ana\nticks: 4\n${line}\n# a friend`;
		const { track } = expectParsed(readTrackBlock(body));
		const without: Track = { kind: 'connection', name: 'Ana', ticks: 4, status: 'open' };
		const after = rewriteTrackBlock(body, track, without);
		expect(after).toBe(`connection: Ana\nticks: 4\n${cleared}# a friend`);
		expect(rewriteTrackBlock(after, without, track)).toBe(body.replace(line, again));
	});

	it('a name that reads like a truth value is none', () => {
		const body = 'vow: Find the ark\nticks: 0\nclears: true';
		const { track } = expectParsed(readTrackBlock(body));
		const without: Track = { kind: 'vow', name: 'Find the ark', ticks: 0, status: 'open' };
		expect(rewriteTrackBlock(body, track, without)).toBe('vow: Find the ark\nticks: 0');
	});
});

describe('for any track', () => {
	it('what is written reads back, for us and for a YAML parser', () => {
		fc.assert(
			fc.property(anyTrack, track => {
				const written = writeTrackBlock(track);
				expect(readTrackBlock(written)).toMatchObject({ ok: true, value: { track, warnings: [] } });
				expect(isTrackBlock(written)).toBe(true);
				expect(Object.keys(parse(written) as object)[0]).toBe(track.kind);
			}),
		);
	});

	it('a change reads back, its opposite restores the block, and a player’s own line stays', () => {
		fc.assert(
			fc.property(anyChangedTrack, ([before, after]) => {
				const [kindLine = '', ...rest] = writeTrackBlock(before).split('\n');
				const typed = [kindLine, '# mine', 'mood: grim', ...rest].join('\n');
				const rewritten = rewriteTrackBlock(typed, before, after);
				expect(expectParsed(readTrackBlock(rewritten)).track).toEqual(after);
				expect(rewritten).toContain('# mine\nmood: grim');
				const back = rewriteTrackBlock(rewritten, after, before);
				expect(expectParsed(readTrackBlock(back)).track).toEqual(before);
				expect(back.split('\n').sort()).toEqual(typed.split('\n').sort());
			}),
		);
	});
});

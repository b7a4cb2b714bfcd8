import { describe, expect, it } from 'vitest';
import { asksOf, asksOfAsset } from '../../../src/play/new-track/new-track-questions';
import type { Around } from '../../../src/play/new-track/new-track-questions';
import { newTrack, readAnswer } from '../../../src/play/new-track/new-track';
import type { Answer } from '../../../src/play/record/pending-step';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import type { TrackKind } from '../../../src/rules/core/track-kind';
import { expectParsed } from '../../support/expect-parsed';
import { track } from '../../support/some-tracks';
import { book, problemOf } from '../../support/tables';

const classic = rulebook(bundledRuleset('classic'));
const ALL = ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'];
const NOBODY: Around = {};

const made = (kind: TrackKind, answer: Answer, around: Around = NOBODY) => newTrack(kind, answer, asksOf(kind, around));

describe('what is asked of a new track', () => {
	it.each([
		{ kind: 'vow', ranks: ALL, asks: ['sworn_to'] },
		{ kind: 'connection', ranks: ALL, asks: ['role'] },
		{ kind: 'objective', ranks: ALL, asks: [] },
		{ kind: 'foe', ranks: ALL, asks: ['harm'] },
		{ kind: 'expedition', ranks: ALL, asks: [] },
		{ kind: 'journey', ranks: ALL, asks: [] },
		{ kind: 'site', ranks: ALL, asks: ['theme', 'domain'] },
		{ kind: 'scene', ranks: ['troublesome', 'dangerous', 'formidable'], asks: ['segments'] },
		{ kind: 'threat', ranks: ALL, asks: ['vow'] },
		{ kind: 'clock', ranks: [], asks: ['segments', 'odds'] },
		{ kind: 'track', ranks: ALL, asks: [] },
	] as const)('a $kind', ({ kind, ranks, asks }) => {
		const asked = asksOf(kind, { book, character: { tracks: [], impacts: [] } });
		expect(asked.ranks).toEqual(ranks);
		expect(asked.details.map(({ key }) => key)).toEqual(asks);
	});

	it('theme and domain of a site are those of the book, with its tables to roll on (Delve)', () => {
		const delve = rulebook(bundledRuleset('delve'));
		const [theme, domain] = asksOf('site', { book: delve }).details;
		expect(theme).toMatchObject({
			key: 'theme',
			value: '',
			offered: expect.arrayContaining(['Ancient', 'Wild']) as unknown,
		});
		expect(domain?.offered).toHaveLength(12);
		expect(theme?.rows?.[0]).toEqual({ min: 1, max: 11, text: 'Ancient' });
		for (const { rows = [], offered } of [theme, domain].flatMap(detail => detail ?? [])) {
			expect(rows.map(({ text }) => text).sort()).toEqual([...offered].sort());
			expect(rows.map(({ min, max }) => max - min + 1).reduce((sum, count) => sum + count)).toBe(100);
		}
		expect(asksOf('site', { book }).details.map(({ offered }) => offered)).toEqual([[], []]);
	});

	it('a bond that is only noted has no rank', () => {
		expect(asksOf('connection', { book: classic }).ranks).toEqual([]);
	});

	it('odds are those of the rules; without rules they are not asked', () => {
		expect(asksOf('clock', { book }).details[1]).toMatchObject({
			offered: expect.arrayContaining(['likely']) as unknown,
		});
		expect(asksOf('clock', NOBODY).details.map(({ key }) => key)).toEqual(['segments']);
	});

	it('open vows and connections are offered by name, impacts that are marked as well', () => {
		const tracks = [
			track('vow', 'Stem the tide'),
			track('vow', 'Old debt', { status: 'completed' }),
			track('connection', 'Juno'),
		];
		const character = { tracks, impacts: ['doomed'] };
		expect(asksOf('threat', { character }).details[0]?.offered).toEqual(['Stem the tide']);
		expect(asksOf('vow', { character }).details.map(({ key, offered }) => [key, offered])).toEqual([
			['sworn_to', ['Juno']],
			['clears', ['doomed']],
		]);
	});
});

describe('an answer makes a track', () => {
	it.each<{ kind: TrackKind; answer: Answer; track: object }>([
		{
			kind: 'connection',
			answer: { name: ' Old  Mera ', rank: 'extreme', details: { role: 'smith, guide ,' } },
			track: { name: 'Old Mera', rank: 'extreme', roles: ['smith', 'guide'] },
		},
		{
			kind: 'site',
			answer: { name: 'The drowned mill', rank: 'epic', details: { theme: 'haunted', domain: ' ' } },
			track: { rank: 'epic', theme: 'haunted' },
		},
		{ kind: 'scene', answer: { name: 'The chase', rank: 'dangerous' }, track: { segments: 4, filled: 0 } },
		{
			kind: 'clock',
			answer: { name: 'Hull breach', details: { segments: '7', odds: 'likely' } },
			track: { segments: 7, filled: 0, odds: 'likely' },
		},
		{
			kind: 'threat',
			answer: { name: 'The red tide', rank: 'extreme', details: { vow: 'Stem the tide' } },
			track: { vow: 'Stem the tide' },
		},
		{
			kind: 'vow',
			answer: { name: 'Pay Marn', rank: 'epic', details: { sworn_to: 'Old Marn', clears: 'indebted' } },
			track: { sworn_to: 'Old Marn' },
		},
		// Ironsworn, Enter the Fray: a foe inflicts harm by its rank, 1 to 5
		{ kind: 'foe', answer: { name: 'A wolf', rank: 'dangerous' }, track: { harm: 2 } },
		{ kind: 'foe', answer: { name: 'A hound', rank: 'dangerous', details: { harm: '4' } }, track: { harm: 4 } },
	])('$kind: $answer.name', ({ kind, answer, track }) => {
		const character = { tracks: [], impacts: ['indebted'] };
		expect(expectParsed(made(kind, answer, { book, character }))).toMatchObject({
			kind,
			ticks: 0,
			status: 'open',
			...track,
		});
	});

	it('a detail that was left empty is not there', () => {
		const site = expectParsed(made('site', { name: 'The mill', rank: 'epic', details: { domain: ' ' } }));
		expect(Object.keys(site)).not.toContain('domain');
	});

	it('the impact that the move says is cleared, unless the player takes it off', () => {
		const asks = asksOf('vow', { clears: 'doomed' });
		expect(expectParsed(newTrack('vow', { name: 'Return', rank: 'epic' }, asks)).clears).toBe('doomed');
		const off = newTrack('vow', { name: 'Return', rank: 'epic', details: { clears: '' } }, asks);
		expect(expectParsed(off).clears).toBeUndefined();
	});

	it.each<{ kind: TrackKind; answer: Answer | undefined; code: string }>([
		{ kind: 'vow', answer: undefined, code: 'name_needed' },
		{ kind: 'vow', answer: { name: ' ', rank: 'epic' }, code: 'name_needed' },
		{ kind: 'vow', answer: { name: 'old DEBT', rank: 'epic' }, code: 'name_taken' },
		{ kind: 'vow', answer: { name: 'The pact' }, code: 'rank_needed' },
		{ kind: 'scene', answer: { name: 'The chase', rank: 'epic' }, code: 'rank_needed' },
		{ kind: 'clock', answer: { name: 'Doom', details: { segments: '0' } }, code: 'bad_segments' },
		{ kind: 'clock', answer: { name: 'Doom', details: { segments: '101' } }, code: 'bad_segments' },
		{ kind: 'clock', answer: { name: 'Doom', details: { segments: 'six' } }, code: 'bad_segments' },
		{ kind: 'foe', answer: { name: 'A wolf', rank: 'epic', details: { harm: '11' } }, code: 'bad_harm' },
	])('not $answer as a $kind: $code', ({ kind, answer, code }) => {
		const asks = asksOf(kind, { character: { tracks: [track('vow', 'Old debt')], impacts: [] } });
		expect(problemOf(newTrack(kind, answer, asks))).toBe(code);
	});
});

it('an asset needs nothing but a name that is free', () => {
	const asks = asksOfAsset(['Rook']);
	expect(expectParsed(readAnswer({ name: ' Wandering  Gale ' }, asks))).toEqual({ name: 'Wandering Gale' });
	expect(problemOf(readAnswer({ name: 'rook' }, asks))).toBe('name_taken');
});

it('an asset may be chosen among those that the character does not have', () => {
	expect(asksOfAsset(['Rook', 'Veteran'], ['Ace', 'Veteran']).offered).toEqual(['Ace']);
});

/** @jsxImportSource preact */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { Track, TrackStatus } from '../../../src/play/tracks/track';
import { TRACK_STATUSES } from '../../../src/play/tracks/track';
import { LegacyBoxes } from '../../../src/obsidian/features/character/sheet-parts';
import type { TrackCardProps } from '../../../src/obsidian/features/tracks/track-card';
import { drawTrack, trackOf } from './drawn-track';

afterEach(() => {
	vi.useRealTimers();
});

const VOW = trackOf({ kind: 'vow', name: 'Find the ark', rank: 'formidable', ticks: 18 });
const CLOCK = trackOf({ kind: 'clock', name: 'Hull breach', segments: 6, filled: 2 });

/** One of each kind with all that its kind may say. */
const EVERY_KIND: readonly Track[] = [
	{ ...VOW, sworn_to: 'Mera', clears: 'doomed' },
	trackOf({ kind: 'connection', name: 'Mera', rank: 'dangerous', ticks: 9, roles: ['smith', 'guide'], bond: true }),
	trackOf({ kind: 'objective', name: 'Hold the hatch', rank: 'troublesome', ticks: 24 }),
	trackOf({ kind: 'foe', name: 'The reaver', rank: 'extreme', ticks: 2 }),
	trackOf({ kind: 'expedition', name: 'Past the veil', rank: 'epic', ticks: 1 }),
	trackOf({ kind: 'journey', name: 'To the coast', rank: 'dangerous', ticks: 40 }),
	trackOf({ kind: 'site', name: 'The hall', rank: 'formidable', ticks: 7, theme: 'Ruined', domain: 'Cavern' }),
	trackOf({ kind: 'scene', name: 'The climb', rank: 'formidable', ticks: 15, segments: 4, filled: 1 }),
	trackOf({ kind: 'threat', name: 'The red tide', menace: 12, vow: 'Find the ark' }),
	{ ...CLOCK, odds: 'likely' },
	trackOf({ kind: 'track', name: 'The road', ticks: 3 }),
];

const beside = (track: Track): Partial<TrackCardProps> =>
	track.kind === 'threat' ? { beside: [{ track: VOW, shows: 'Progress' }] } : {};

const headed = (heading: string, lines: readonly string[]) => `## ${heading}\n\n${lines.join('\n')}\n`;

async function everyKind(status: TrackStatus | 'read only'): Promise<string> {
	const told: string[] = [];
	for (const track of EVERY_KIND) {
		const shown = status === 'read only' ? track : { ...track, status };
		const card = await drawTrack(shown, { ...beside(track), ...(status === 'read only' ? { edit: undefined } : {}) });
		if (status === 'open') await card.click('More');
		told.push(headed(track.kind, card.outline()));
		await card.close();
	}
	return told.join('\n');
}

describe('what a screen reader finds on a card', () => {
	it.each([...TRACK_STATUSES, 'read only'] as const)('of every kind: %s', async status => {
		await expect(await everyKind(status)).toMatchFileSnapshot(`approved/${status.replace(' ', '-')}.md`);
	});

	it('is calm at first: the boxes, the one thing that is done most, and “More”', async () => {
		const card = await drawTrack(VOW);
		expect(card.outline()).toEqual([
			'vow Find the ark formidable',
			'slider Progress: 4 boxes and 2 ticks of 10, formidable',
			'button Mark progress 1 box',
			'button More',
		]);
	});
});

describe('boxes', () => {
	it('are drawn with their ticks', async () => {
		const { root } = await drawTrack(VOW);
		const boxes = [...root.querySelectorAll('.sworn-box')].map(box => box.querySelectorAll('line').length);
		expect(boxes).toEqual([4, 4, 4, 4, 2, 0, 0, 0, 0, 0]);
	});

	it('a press fills to the end of a box, a press on the last full one empties it', async () => {
		const card = await drawTrack({ ...VOW, ticks: 20 });
		await card.pressPart('Progress', 7);
		await card.redraw({ track: { ...VOW, ticks: 28 } });
		await card.redraw({ track: { ...VOW, ticks: 20 } });
		await card.pressPart('Progress', 5);
		expect(card.edits).toEqual([
			{ kind: 'ticks', by: 8 },
			{ kind: 'ticks', by: -4 },
		]);
	});

	it('keys go tick by tick, are said at once, and are sent together when they rest', async () => {
		vi.useFakeTimers();
		const card = await drawTrack(VOW);
		const slider = card.slider('Progress');
		for (const key of ['ArrowRight', 'ArrowRight', 'PageUp']) await card.key(slider, key);
		expect([slider.getAttribute('aria-valuenow'), slider.getAttribute('aria-valuetext')]).toEqual([
			'24',
			'6 boxes of 10, formidable',
		]);
		expect(card.edits).toEqual([]);
		await act(() => void vi.advanceTimersByTime(400));
		expect(card.edits).toEqual([{ kind: 'ticks', by: 6 }]);
	});

	it.each([
		{ when: 'the control is left', leave: (slider: HTMLElement) => slider.dispatchEvent(new FocusEvent('blur')) },
		{ when: 'the card goes away', leave: () => undefined },
	])('what keys have set is sent when $when', async ({ leave }) => {
		const card = await drawTrack(VOW);
		await card.key(card.slider('Progress'), 'ArrowLeft');
		await act(() => void leave(card.slider('Progress')));
		await card.close();
		expect(card.edits).toEqual([{ kind: 'ticks', by: -1 }]);
	});

	it('of a track that is over cannot be pressed', async () => {
		const card = await drawTrack({ ...VOW, status: 'completed' });
		await card.pressPart('Progress', 7);
		await card.key(card.slider('Progress'), 'End');
		await card.close();
		expect(card.edits).toEqual([]);
	});

	it('a key that is not about them goes through to the app', async () => {
		const { slider } = await drawTrack(VOW);
		const event = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
		slider('Progress').dispatchEvent(event);
		expect(event.defaultPrevented).toBe(false);
	});
});

describe('clocks', () => {
	it.each([
		{ segments: 6, shape: 'path', part: '.sworn-clock' },
		{ segments: 24, shape: 'path', part: '.sworn-clock' },
		{ segments: 25, shape: 'rect', part: '.sworn-clock-bar' },
		{ segments: 100, shape: 'rect', part: '.sworn-clock-bar' },
	])('of $segments segments are drawn with $shape', async ({ segments, shape, part }) => {
		const { root } = await drawTrack({ ...CLOCK, segments });
		expect(root.querySelectorAll(`${part} ${shape}`)).toHaveLength(segments);
		expect(root.querySelectorAll('.is-filled')).toHaveLength(2);
	});

	it('a press fills up to a segment', async () => {
		const card = await drawTrack(CLOCK);
		await card.pressPart('Filled', 5);
		expect(card.edits).toEqual([{ kind: 'filled', by: 3 }]);
	});

	it('“Advance if…” asks how likely it is', async () => {
		const card = await drawTrack(CLOCK);
		await card.click('Advance if');
		await card.click('50/50');
		expect(card.advanced).toEqual(['50/50']);
		expect(card.outline()).not.toContain('button 50/50');
	});

	it('Esc puts the choice of odds away', async () => {
		const card = await drawTrack(CLOCK);
		await card.click('Advance if');
		await card.key(card.root.querySelector<HTMLElement>('.sworn-advance-if')!, 'Escape');
		expect(card.outline()).not.toContain('button 50/50');
		expect(card.advanced).toEqual([]);
	});

	it('without odds they advance, but not by chance', async () => {
		const card = await drawTrack(CLOCK, { odds: [] });
		expect(card.outline()).toContain('button Advance');
		expect(card.outline().join()).not.toContain('Advance if');
	});
});

describe('a press on', () => {
	it.each([
		{ name: 'Mark progress', edit: { kind: 'progress', times: 1 } },
		{ name: 'Clear progress', edit: { kind: 'progress', times: -1 } },
		{ name: 'Lower rank', edit: { kind: 'rank', to: 'dangerous' } },
		{ name: 'Raise rank', edit: { kind: 'rank', to: 'extreme' } },
		{ name: 'Complete', edit: { kind: 'status', to: 'completed' } },
		{ name: 'Forsake', edit: { kind: 'status', to: 'forsaken' } },
	])('“$name”', async ({ name, edit }) => {
		const card = await drawTrack(VOW);
		await card.click('More');
		await card.click(name);
		expect(card.edits).toEqual([edit]);
	});

	it('“Open again”', async () => {
		const card = await drawTrack({ ...VOW, status: 'forsaken' });
		await card.click('Open again');
		expect(card.edits).toEqual([{ kind: 'status', to: 'open' }]);
	});

	it('the bond and the influence of a connection', async () => {
		const card = await drawTrack(trackOf({ kind: 'connection', rank: 'dangerous', bond: true }));
		await card.click('More');
		await card.click('Bond shared');
		await card.click('Influence bolstered');
		expect(card.edits).toEqual([
			{ kind: 'connection', gains: 'bond', marked: false },
			{ kind: 'connection', gains: 'influence', marked: true },
		]);
	});

	it('anything while a change is being written does nothing', async () => {
		const card = await drawTrack(VOW, { isPending: true });
		await card.pressPart('Progress', 7);
		await card.click('Mark progress');
		expect(card.edits).toEqual([]);
		expect(card.outline()).toContain('button Mark progress 1 box, off');
	});

	it('the name of a vow beside its threat opens its note', async () => {
		const opened: string[] = [];
		const card = await drawTrack(trackOf({ kind: 'threat', menace: 4, vow: VOW.name }), {
			beside: [{ track: VOW, shows: 'Progress' }],
			wayTo: name => () => opened.push(name),
		});
		await card.click('Find the ark');
		expect(opened).toEqual(['Find the ark']);
	});
});

it('a legacy track says how often it was filled, and counts on from there', async () => {
	const root = document.createElement('div');
	const marked: number[] = [];
	await act(() => render(<LegacyBoxes name="quests" ticks={46} onTicks={to => marked.push(to)} />, root));
	const slider = root.querySelector('[role="slider"]');
	expect(slider?.getAttribute('aria-valuetext')).toBe('1 box and 2 ticks of 10, filled once');
	await act(
		() => void slider?.querySelector('[data-part="3"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
	);
	expect(marked).toEqual([52]);
});

import { afterEach, describe, expect, it } from 'vitest';
import { boxWords, trackView } from '../../../src/obsidian/tracks/track-view';
import { close, KESTREL, shown } from '../played';

afterEach(close);

const fence = (body: string) => `\`\`\`sworn\n${body}\n\`\`\`\n\n`;
const bars = () => [...document.querySelectorAll('.sworn-track-bar')].map(({ textContent }) => textContent);

it.each([
	{ ticks: 0, words: '0 of 10 boxes' },
	{ ticks: 9, words: '2 of 10 boxes, 1 tick' },
	{ ticks: 11, words: '2 of 10 boxes, 3 ticks' },
	{ ticks: 40, words: '10 of 10 boxes' },
])('$ticks ticks are $words', ({ ticks, words }) => {
	expect(boxWords(ticks)).toBe(words);
});

describe('what a track shows', () => {
	it.each([
		{ track: { kind: 'vow', ticks: 8 }, bars: ['Progress: 2 of 10 boxes'] },
		{ track: { kind: 'clock', ticks: 0, segments: 6, filled: 2 }, bars: ['Filled: 2 of 6 segments'] },
		{
			track: { kind: 'scene', ticks: 4, segments: 4, filled: 1 },
			bars: ['Progress: 1 of 10 boxes', 'Tension: 1 of 4 segments'],
		},
		{ track: { kind: 'threat', ticks: 0, menace: 5 }, bars: ['Menace: 1 of 10 boxes, 1 tick'] },
	] as const)('$track.kind', ({ track, bars }) => {
		const view = trackView({ name: 'It', status: 'open', ...track });
		expect(view.bars.map(({ label, words }) => `${label}: ${words}`)).toEqual(bars);
	});
});

describe('a block of a track', () => {
	it('says what it is and how far it has come', async () => {
		const { text } = await shown(
			fence('connection: Old Mera\nrank: dangerous\nticks: 9\nrole:\n  - smith\n  - guide\nbond: yes'),
		);
		expect(text).toBe('connectionOld MeradangerousProgress2 of 10 boxes, 1 tickrolesmith, guidebondshared');
		const bar = document.querySelector('progress');
		expect([bar?.getAttribute('aria-label'), bar?.value, bar?.max]).toEqual(['Progress', 9, 40]);
	});

	it('that cannot be read says why, with its source', async () => {
		const { text } = await shown(fence('vow: Find the ark\nrank: hard\nticks: lots'));
		expect(text).toContain('This track cannot be read');
		expect(text).toContain('Line 2: “rank: hard” is not known');
		expect(text).toContain('Line 3: “ticks: lots” is not read');
	});

	it('is drawn where its name is shown: of this note, of the character’s note, of a note of its own', async () => {
		const files = {
			'Kestrel.md': `${KESTREL}\n${fence('vow: Pay the debt\nrank: epic\nticks: 1')}`,
			'The gale.md': '---\nsworn: clock\nsegments: 8\nfilled: 3\n---\n',
		};
		const names = ['Find the ark', 'Pay the debt', 'The gale', 'Nothing'];
		const note = `${fence('vow: Find the ark\nrank: formidable\nticks: 8')}${names.map(name => fence(`show: ${name}`)).join('')}`;
		const { now } = await shown(note, files);
		expect(bars()).toEqual([
			'Progress2 of 10 boxes',
			'Progress2 of 10 boxes',
			'Progress0 of 10 boxes, 1 tick',
			'Filled3 of 8 segments',
		]);
		expect(now()).toContain('“Nothing” is not found');
	});

	it('of a note is drawn anew when the note changes', async () => {
		const files = { 'Kestrel.md': KESTREL, 'The gale.md': '---\nsworn: clock\nsegments: 8\nfilled: 3\n---\n' };
		const { host } = await shown(fence('show: The gale'), files);
		await host.writeOutside('The gale.md', '---\nsworn: clock\nsegments: 8\nfilled: 4\n---\n');
		await host.tick(50);
		expect(bars()).toEqual(['Filled4 of 8 segments']);
	});
});

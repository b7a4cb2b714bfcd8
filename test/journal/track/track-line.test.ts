import { expect, it } from 'vitest';
import { readTrackBlock } from '../../../src/journal/track/track-block';
import { lineOfTrack } from '../../../src/journal/track/track-line';

it.each([
	{
		block: 'vow: Bring the crew home\nrank: formidable\nticks: 18\nstatus: completed',
		line: { begins: 'Vow sworn', name: 'Bring the crew home', extent: 'formidable' },
	},
	{
		block: 'clock: The crate wakes\nsegments: 6\nfilled: 4',
		line: { begins: 'Clock begun', name: 'The crate wakes', extent: '6 segments' },
	},
	{ block: 'threat: The gale\nmenace: 8', line: { begins: 'Threat rising', name: 'The gale' } },
])('$line.begins: $line.name, and nothing of today', ({ block, line }) => {
	const track = readTrackBlock(block);
	expect(track.ok && lineOfTrack(track.value.track)).toEqual(line);
});

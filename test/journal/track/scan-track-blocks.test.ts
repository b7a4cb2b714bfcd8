import { describe, expect, it } from 'vitest';
import { findBlock, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { ofName, tracksIn } from '../../../src/journal/track/scan-track-blocks';

const inBlock = (body: string): string => `\`\`\`sworn\n${body}\n\`\`\`\n`;

const NOTE = `Prose.

${inBlock('vow: Find the ark\nrank: epic\nticks: 3')}
> ${inBlock('clock: Gale\nsegments: 4').trimEnd().replace(/\n/g, '\n> ')}

${inBlock('move: Face Danger')}
${inBlock('vow: find the ark\nstatus: FORSAKEN')}
${inBlock('vow: Find the ark\nrank: epic\nticks: 9')}`;

describe('where a track is in a note', () => {
	it.each([
		{ rule: 'by its name', name: 'Gale', line: 8 },
		{ rule: 'of two with one name the first', name: 'Find the ark', line: 2 },
		{ rule: 'spelled to the letter before other capitals', name: 'find the ark', line: 17 },
		{ rule: 'with other capitals, when none is so spelled', name: 'GALE', line: 8 },
	])('$rule', ({ name, line }) => {
		const place = ofName(tracksIn(NOTE), name)[0]?.place;
		if (!place) throw new Error('not found');
		const block = findBlock(NOTE, place);
		expect(block.ok && block.value.startLine).toBe(line);
	});

	it('nowhere', () => {
		expect(ofName(tracksIn(NOTE), 'Bell')).toEqual([]);
	});

	it('a glance says kind, name and status, of blocks of tracks alone', () => {
		expect(swornBlocks(NOTE)).toHaveLength(5);
		expect(tracksIn(NOTE).map(({ kind, name, status }) => [kind, name, status])).toEqual([
			['vow', 'Find the ark', 'open'],
			['clock', 'Gale', 'open'],
			['vow', 'find the ark', 'forsaken'],
			['vow', 'Find the ark', 'open'],
		]);
	});
});

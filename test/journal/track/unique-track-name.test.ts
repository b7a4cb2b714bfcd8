import { describe, expect, it } from 'vitest';
import { trackNameFor } from '../../../src/journal/track/unique-track-name';

const at = (path: string, folders: number, isBlock = false) => ({
	path: `${path}.md`,
	isBlock,
	nearness: { rank: 'own', folders } as const,
});

describe('what a journal calls the track that a note is', () => {
	it.each([
		['the only one of its name', 'Storm', [at('B/Storm', 0)]],
		['the nearest', 'Storm', [at('B/Storm', 1), at('A/Storm', 0)]],
		['one as near as another', 'B/Storm', [at('B/Storm', 1), at('A/Storm', 1)]],
		['one that is farther than a note', 'B/Storm', [at('B/Storm', 0), at('A/Storm', 1)]],
		['one that is farther than a block', 'B/Storm', [at('B/Storm', 0), at('Log', 1, true)]],
		['one whose block of the same name stands in it', 'Storm', [at('B/Storm', 1), at('B/Storm', 1, true)]],
		['one that shares the end of a path', '/B/Storm', [at('B/Storm', 0), at('A/b/Storm', 0)]],
		['a longer path of that end', 'X/B/Storm', [at('X/B/Storm', 0), at('Y/B/Storm', 0)]],
		['one at the top of the vault', '/Storm', [at('Storm', 0), at('A/Storm', 1)]],
	])('%s: %s', (_, is, all) => {
		expect(trackNameFor(all[0]?.path ?? '', all)).toBe(is);
	});
});

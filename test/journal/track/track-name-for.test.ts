import { describe, expect, it } from 'vitest';
import { trackNameFor } from '../../../src/journal/track/track-name-for';

const at = (path: string, folders: number, isBlock = false) => ({
	path: `${path}.md`,
	isBlock,
	nearness: { rank: 'own', folders } as const,
});

describe('what a journal calls the track that a note is', () => {
	it.each([
		{ of: 'the only one of its name', all: [at('B/Storm', 0)], is: 'Storm' },
		{ of: 'the nearest', all: [at('B/Storm', 1), at('A/Storm', 0)], is: 'Storm' },
		{ of: 'one as near as another', all: [at('B/Storm', 1), at('A/Storm', 1)], is: 'B/Storm' },
		{ of: 'one that is farther than a note', all: [at('B/Storm', 0), at('A/Storm', 1)], is: 'B/Storm' },
		{ of: 'one that is farther than a block', all: [at('B/Storm', 0), at('Log', 1, true)], is: 'B/Storm' },
		{
			of: 'one whose block of the same name stands in it',
			all: [at('B/Storm', 1), at('B/Storm', 1, true)],
			is: 'Storm',
		},
		{ of: 'one that shares the end of a path', all: [at('B/Storm', 0), at('A/b/Storm', 0)], is: '/B/Storm' },
		{ of: 'a longer path of that end', all: [at('X/B/Storm', 0), at('Y/B/Storm', 0)], is: 'X/B/Storm' },
		{ of: 'one at the top of the vault', all: [at('Storm', 0), at('A/Storm', 1)], is: '/Storm' },
	])('$of: $is', ({ all, is }) => {
		expect(trackNameFor(all[0]?.path ?? '', all)).toBe(is);
	});
});

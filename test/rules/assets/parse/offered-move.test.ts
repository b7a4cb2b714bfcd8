import { describe, expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

describe('a move that an ability offers behind what it does', () => {
	it('is a button more at a time of its own', () => {
		expect(readingOf('When you light a lamp, you take +1 spirit. You may [Sojourn] now.')).toMatchObject({
			when: 'When you light a lamp',
			does: ['spirit +1', 'may Sojourn', '\tmove Sojourn'],
			shown: [],
		});
	});

	it('is shown beside a roll', () => {
		expect(readingOf('When you [Face Danger] by lamplight, add +1. You may [Sojourn].')).toMatchObject({
			uses: ['Face Danger (by lamplight): add 1'],
			shown: ['You may [Sojourn]'],
		});
	});
});

import { describe, expect, it } from 'vitest';
import { STORIES } from '../e2e/app/stories.mjs';
import { ALL_BEHAVIOURS } from '../support/host-behaviours';

interface Story {
	readonly title: string;
	readonly rows: readonly string[];
}
const stories: readonly Story[] = STORIES;

const behaviours = new Set(ALL_BEHAVIOURS.map(({ behaviour }) => behaviour));

describe('the stories for the real app', () => {
	it('settle rows of the table of behaviours, in its words', () => {
		expect(stories.flatMap(({ rows }) => rows).filter(row => !behaviours.has(row))).toEqual([]);
	});

	it('are at least fifteen, each with a title of its own', () => {
		const titles = stories.map(({ title }) => title);
		expect(titles.length).toBeGreaterThanOrEqual(15);
		expect(new Set(titles).size).toBe(titles.length);
	});
});

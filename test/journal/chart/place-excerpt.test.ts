import { describe, expect, it } from 'vitest';
import { placeExcerpt } from '../../../src/journal/chart/place-excerpt';

describe('the words of a place', () => {
	it.each([
		['are the first paragraph', 'Nine docks,\nnobody on them.\n\nMore.', 'Nine docks, nobody on them.'],
		['come after headings', '# Cairn\n\n## About\n\nNine docks.', 'Nine docks.'],
		['come after properties', '---\nsworn: place\n---\n\nNine docks.', 'Nine docks.'],
		['come after pictures', '![[Cairn.png]]\n![a](b.png)\n\nNine docks.', 'Nine docks.'],
		['come after blocks', '```sworn\nshow: chart\n```\n\nNine docks.', 'Nine docks.'],
		['come after comments', '%% secret %%\n\nNine docks.', 'Nine docks.'],
		['leave out comments within a line', 'Nine %% one is a trap %%docks. <!-- no -->', 'Nine docks.'],
		['leave out comments of several lines', '%%\nsecret\n%%\n\nNine docks.', 'Nine docks.'],
		[
			'have links as they read',
			'To [[Places/Ory|the moon]], [[Old Lamp]] and [Mera](Mera.md).',
			'To the moon, Old Lamp and Mera.',
		],
		['have no marks', '**Nine** *docks*, 2 * 3 of them.', 'Nine docks, 2 * 3 of them.'],
		['may be a list', '- Nine docks\n- Nobody', 'Nine docks Nobody'],
		['may be a quote', '> Nine docks.', 'Nine docks.'],
		['end where nothing is', '---\nsworn: place\n---\n\n# Cairn\n\n', ''],
		[
			'are not the facts that were generated',
			'---\nsworn: generated\ngenerated: Settlement\ntrouble: Fire\n---\n- **Trouble:** Fire\n\nIt burns.',
			'It burns.',
		],
	])('%s', (_, note, words) => {
		expect(placeExcerpt(note)).toBe(words);
	});

	it('are at most 240 characters of whole words', () => {
		const words = placeExcerpt('word '.repeat(100));
		expect(words).toMatch(/^(?:word )+…$/);
		expect(words.length).toBeLessThanOrEqual(242);
	});
});

import { describe, expect, it } from 'vitest';
import { playedIn } from './read-note';

/** What each outcome comes to of a move whose outcomes stand as told. */
const outcomesOf = (outcomes: string) =>
	playedIn(`# Salt Moves\n\n## Brave the Salt\n\nWhen you brave the salt, roll +iron.\n\n${outcomes}\n`);

describe('an outcome is told from its text', () => {
	it.each([
		['a colon', '**Strong hit:** ', ''],
		['a full stop inside the bold', '**Strong hit.** ', ''],
		['a full stop behind the bold', '**Strong hit**. ', ''],
		['a full stop in italics', '*Strong hit.* ', ''],
		['a full stop alone', 'Strong hit. ', ''],
		['a semicolon', 'Strong hit; ', ''],
		['a dash', '**Strong hit** – ', ''],
		['an arrow', '**Strong hit** → ', ''],
		['an arrow of two signs', 'Strong hit -> ', ''],
		['an equals sign', 'Strong hit = ', ''],
		['a full stop in a list', '- **Strong hit.** ', ''],
		['an arrow in a list', '- Strong hit → ', ''],
		['a full stop, without space between', '**Strong hit.** ', ' '],
	])('%s', (_, label, between) => {
		const labels = ['Strong hit', 'Weak hit', 'Miss'].map(name => label.replace('Strong hit', name));
		const gap = between || (label.startsWith('- ') ? '\n' : '\n\n');
		const [strong = '', weak = '', miss = ''] = labels;
		const text = `${strong}It holds. Take +1 momentum.${gap}${weak}It holds. Suffer -1 health.${gap}${miss}It breaks. Pay the Price.`;
		expect(outcomesOf(text)).toEqual({
			'Brave the Salt': { strong: 'momentum +1', weak: 'health -1', miss: 'move Pay the Price' },
		});
	});

	it.each(['Miss Alder keeps the mill.', 'A miss. It was close.'])('%s is no outcome', words => {
		expect(
			outcomesOf(`**Strong hit:** Take +1 momentum.\n\n**Weak hit:** ${words}\n\n**Miss:** Pay the Price.`),
		).toEqual({ 'Brave the Salt': { strong: 'momentum +1', miss: 'move Pay the Price' } });
	});
});

import { describe, expect, it } from 'vitest';
import { playedIn } from './read-note';
import { rows } from '../../support/rows';

const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };

describe('text that was copied into the note', () => {
	it.each<[string, string]>([
		[
			'out of a PDF: lines wrapped in the middle of a sentence',
			`When you cross thin ice or
any frozen water, roll +edge.
On a strong hit, you reach the other
side. Take +1
momentum.
On a weak hit, something is
left behind. Suffer
-1 supply.
On a miss, the ice gives way.
Pay the
Price.`,
		],
		[
			'with words parted at the ends of lines',
			`When you cross thin ice or fro-
zen water, roll +edge.
On a strong hit, take +1 momen-
tum.
On a weak hit, suffer -1 sup-
ply.
On a miss, Pay the Price.`,
		],
		[
			'with soft hyphens in words',
			`When you cross thin ice, roll +edge.
On a strong hit, take +1 mo\u00admen\u00adtum.
On a weak hit, suffer -1 sup\u00ad
ply.
On a miss, Pay the Price.`,
		],
		[
			'with the footer of a page in the middle',
			`When you cross thin ice, roll +edge.
On a strong hit, take +1 momentum.

142 CHAPTER 3 | GAMEPLAY

On a weak hit, suffer -1 supply.

THE WINTER BOOK 143

On a miss, Pay the Price.

143`,
		],
		[
			'with line breaks of HTML',
			'When you cross thin ice, roll +edge.<br>On a **strong hit**, take +1 momentum.<br/>On a **weak hit**, suffer -1 supply.<br />On a **miss**, [[Pay the Price]].',
		],
		[
			'with marks of HTML',
			'<p>When you cross thin ice, roll +edge.</p>\n<p>On a <b>strong hit</b>, take +1 momentum.</p>\n<p>On a <strong>weak hit</strong>, suffer -1&nbsp;supply.</p>\n<p>On a <em>miss</em>, Pay the Price.</p>',
		],
		[
			'with signs of its own',
			'When you cross thin ice, roll ＋edge.\nOn a strong hit, take ＋1 momentum.\nOn a weak hit, suffer —1 supply.\nOn a miss, Pay the Price.'.replace(
				/＋/g,
				'+',
			),
		],
	])('%s', (_, text) => {
		expect(playedIn(`## Cross the Ice\n${text}`)).toEqual({ 'Cross the Ice': ICE });
	});
});

describe('what only looks like a trace of copying stays', () => {
	it.each(rows`
		an instruction in capitals => TAKE 2 MOMENTUM => momentum +2
		a number that a sentence goes on with => Lose\n2\nhealth. => health -2
		words joined by “or” behind a hyphen => Lose 1 health for any short-\nor long-range fight. => say Lose 1 health for any short- or long-range fight.
		a dash in front of an aside => Lose 1 health\n– and think about it. => say Lose 1 health – and think about it.
	`)('%s', (_, words, always) => {
		const told = playedIn(`## Cross the Ice\nWhen you cross thin ice, you are cold.\n\n${words}`)['Cross the Ice'];
		expect(told?.always ?? '').toBe(always);
	});
});

describe('bullets of other kinds', () => {
	const choice = 'choose 1; - Take +1 momentum; momentum +1; - Lose 1 supply; supply -1';
	it.each<[string, string]>([
		['●', 'On a **hit**, choose one.\n● Take +1 momentum\n● Lose 1 supply'],
		['•', 'On a **hit**, choose one.\n• Take +1 momentum\n• Lose 1 supply'],
		['–', 'On a **hit**, choose one.\n– Take +1 momentum\n– Lose 1 supply'],
		['—', 'On a **hit**, choose one.\n— Take +1 momentum\n— Lose 1 supply'],
		['▪ without a space', 'On a **hit**, choose one.\n▪Take +1 momentum\n▪Lose 1 supply'],
		['• in the line', 'On a **hit**, choose one. • Take +1 momentum • Lose 1 supply'],
		['● in the line', 'On a **hit**, choose one: ● Take +1 momentum. ● Lose 1 supply.'],
		['of HTML', 'On a **hit**, choose one:<br>• Take +1 momentum<br>• Lose 1 supply'],
		['tasks', 'On a **hit**, choose one:\n- [ ] Take +1 momentum\n- [ ] Lose 1 supply'],
		['wrapped', 'On a **hit**, choose one.\n● Take +1\nmomentum\n● Lose 1\nsupply'],
	])('%s', (_, hit) => {
		const { strong, weak, miss } =
			playedIn(`## Cross the Ice\nWhen you cross thin ice, roll +edge.\n\n${hit}\n\nOn a **miss**, lose 1 health.`)[
				'Cross the Ice'
			] ?? {};
		expect({ strong, weak, miss }).toEqual({ strong: choice, weak: choice, miss: 'health -1' });
	});

	it('as what is rolled', () => {
		const note =
			'## Cross the Ice\nWhen you cross thin ice, envision how and roll.\n● With speed: roll +edge.\n● With care: roll +wits.\n\nOn a **hit**, take +1 momentum.\n\nOn a **miss**, lose 1 health.';
		expect(playedIn(note)).toEqual({
			'Cross the Ice': { strong: 'momentum +1', weak: 'momentum +1', miss: 'health -1' },
		});
	});

	it('as the outcomes themselves', () => {
		const note =
			'## Cross the Ice\nWhen you cross thin ice, roll +edge.\n• On a strong hit, take +1 momentum.\n• On a weak hit, suffer -1 supply.\n• On a miss, Pay the Price.';
		expect(playedIn(note)).toEqual({ 'Cross the Ice': ICE });
	});
});

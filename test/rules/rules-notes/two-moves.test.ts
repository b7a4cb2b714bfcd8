import { describe, expect, it } from 'vitest';
import { findingsOf, playedIn, readNote } from '../shapes/read-note';
import { ways } from './read-fixture';

const outcomes = (strong: string, miss: string): string =>
	`On a **strong hit**, take +${strong} momentum.\n\nOn a **weak hit**, you are through.\n\nOn a **miss**, ${miss}.`;

const TWO = {
	'Run the Gate': { strong: 'momentum +2', miss: 'move Pay the Price' },
	'Bar the Door': { strong: 'momentum +1', miss: 'move Endure Harm' },
};

describe('two triggers with outcomes of their own are two moves', () => {
	it.each<[string, string, string]>([
		['names in capitals', 'RUN THE GATE\n', 'BAR THE DOOR\n'],
		['names in capitals, apart from the text', 'RUN THE GATE\n\n', 'BAR THE DOOR\n\n'],
		['names in capitals with a page', 'RUN THE GATE (PAGE 12)\n', 'BAR THE DOOR (PAGE 13)\n'],
		['names in bold', '**Run the Gate**\n\n', '**Bar the Door**\n\n'],
		['names in bold capitals', '**RUN THE GATE**\n', '**BAR THE DOOR**\n'],
		['plain names', 'Run the Gate\n', 'Bar the Door\n'],
		['names in italics', '*RUN THE GATE*\n', '*BAR THE DOOR*\n'],
		['plain names with a colon', 'Run the Gate:\n\n', 'Bar the Door:\n\n'],
	])('%s', (_how, first, second) => {
		const note = `${first}When you run the gate, roll +edge.\n\n${outcomes('2', 'Pay the Price')}\n\n${second}When you bar the door, roll +iron.\n\n${outcomes('1', 'Endure Harm')}\n`;
		expect(playedIn(note, 'Gates')).toEqual(TWO);
		expect(playedIn(`## House Moves\n\n${note}`, 'Gates')).toEqual(TWO);
	});

	it.each<[string, string]>([
		['nothing between them', ''],
		['a rule between them', '---\n\n'],
		['a name that is a sentence', 'And then there is the door of the house.\n\n'],
	])('with %s: all of it is shown, with a finding', (_how, between) => {
		const note = `### Gates\nWhen you run the gate, roll +edge.\n\n${outcomes('2', 'Pay the Price')}\n\n${between}When you bar the door, roll +iron.\n\n${outcomes('1', 'Endure Harm')}\n`;
		const { Gates = {} } = playedIn(note);
		for (const written of Object.values(Gates))
			expect(written.split('; ').every(line => line.startsWith('say '))).toBe(true);
		expect(findingsOf(note).join()).toMatch(/two triggers/);
	});

	it.each([
		'1. Run the Gate\nWhen you run the gate, roll +edge.\nOn a strong hit, take +2 momentum.\nOn a weak hit, suffer -1 supply.\nOn a miss, Pay the Price.\n\n2. Bar the Door\nIf you bar the door, roll +iron.\nOn a strong hit, take +1 momentum.\nOn a weak hit, suffer -1 spirit.\nOn a miss, Endure Harm.',
		'Gates: when you run the gate, roll +edge.\nStrong hit: take +2 momentum. Weak hit: suffer -1 supply. Miss: Pay the Price.\n\nDoors: when you bar the door, roll +iron.\nStrong hit: take +1 momentum. Weak hit: suffer -1 spirit. Miss: Endure Harm.',
		'### Gates\nWhen you run the gate, roll +edge. On a strong hit, take +2 momentum. On a miss, Pay the Price. When you bar the door, roll +iron. On a strong hit, take +1 momentum. On a miss, Endure Harm.',
	])('in other shapes, all of it is shown as well: %#', text => {
		const [played] = Object.values(playedIn(`${text}\n`, 'Gates'));
		expect(played?.always).toContain('say ');
		for (const written of Object.values(played ?? {})) expect(written).not.toMatch(/(?:^|; )(?!say )/);
		expect(findingsOf(text, 'Gates').join()).toMatch(/two triggers/);
	});

	it.each([
		'When you scout, roll +wits.\n\nUnder Fire\n\nWhen you do so in a fight, roll +edge.',
		'When you scout, roll +wits. When you do so in a fight, roll +edge.',
	])('two rolls over the same outcomes are one move: %s', trigger => {
		expect(Object.keys(playedIn(`### Scout\n${trigger}\n\n${outcomes('2', 'Pay the Price')}\n`))).toEqual(['Scout']);
	});
});

describe('two triggers on two lines are two ways to roll', () => {
	it.each([
		'When you push, roll +iron\nWhen you pull, roll +edge.',
		'When you push, roll +iron  \nWhen you pull, roll +edge',
		'When you push, roll **+iron**\nWhen you pull, roll **+edge**',
		'**When you push**, roll +iron\n**When you pull**, roll +edge',
		'When you push, roll iron\nWhen you pull, roll edge',
		'When you push, roll +iron.\nWhen you pull, roll +edge.',
		'When you push, roll +iron;\nwhen you pull, roll +edge.',
		'When you push, roll +iron\n\nWhen you pull, roll +edge',
		'- When you push, roll +iron\n- When you pull, roll +edge',
	])('%s', trigger => {
		for (const quote of ['', '> ']) {
			const text = `${trigger}\n\n${outcomes('1', 'Pay the Price')}`;
			const card = quote === '' ? `### Shove\n${text}` : `> [!move] Shove\n${text.replace(/^/gm, quote)}`;
			const [move] = readNote(`## House Moves\n\n${card}\n`).layer.moves;
			expect(move && ways(move)).toEqual([
				expect.stringMatching(/push.*iron$/i),
				expect.stringMatching(/pull.*edge$/i),
			]);
		}
	});
});

describe('outcomes behind one another are told apart', () => {
	const RUN = { Run: { strong: 'momentum +2', weak: 'supply -1', miss: 'move Pay the Price' } };
	it.each([
		'Strong hit: take +2 momentum. Weak hit: suffer -1 supply. Miss: Pay the Price.',
		'Strong hit - take +2 momentum; weak hit - suffer -1 supply; miss - Pay the Price.',
		'**Strong hit:** take +2 momentum / **Weak hit:** suffer -1 supply / **Miss:** Pay the Price.',
		'**Strong Hit** take +2 momentum. **Weak Hit** suffer -1 supply. **Miss** Pay the Price.',
		'**Strong Hit** take +2 momentum.\n**Weak Hit** suffer -1 supply.\n**Miss** Pay the Price.',
	])('%j', outcomes => {
		for (const gap of [' ', '\n', '\n\n'])
			expect(playedIn(`## House Moves\n\n### Run\nWhen you run, roll +edge.${gap}${outcomes}\n`)).toEqual(RUN);
	});
});

it('a second condition is no part of the trigger', () => {
	expect(playedIn('### Shoot\nWhen you shoot, if the rifle is not overheated, take +1 momentum.\n')).toEqual({
		Shoot: { always: 'may If the rifle is not overheated, take +1 momentum; momentum +1' },
	});
	expect(playedIn('### Shoot\nWhen you shoot, if you are not wounded, take +1 momentum.\n')).toEqual({
		Shoot: { always: 'if not wounded; momentum +1' },
	});
});

describe('the situation of a way to roll is kept', () => {
	it('stands before a colon', () => {
		const [move] = readNote(
			`### Shove\nWith a push: roll +iron\nWith a pull: roll +edge\n\n${outcomes('1', 'Pay the Price')}\n`,
		).layer.moves;
		expect(move && ways(move)).toEqual([expect.stringMatching(/push.*iron$/), expect.stringMatching(/pull.*edge$/)]);
	});

	it.each([
		['roll +heart instead if a friend helps.', ['A friend helps: heart']],
		['roll +iron, or +edge if you are running.', ['Leap: iron', 'Running: edge']],
		['roll +iron (or +heart with a friend near).', ['Leap: iron', 'With a friend near: heart']],
		['roll +iron or, in the dark, +shadow.', ['Leap: iron', 'In the dark: shadow']],
		['roll +edge, unless burdened, then +iron.', ['Leap: edge', 'Burdened: iron']],
	])('%s', (roll, expected) => {
		const note = `### Leap\nWhen you leap, ${roll}\n\n${outcomes('1', 'Pay the Price')}\n`;
		const [move] = readNote(note).layer.moves;
		expect(
			move?.trigger.conditions.map(
				({ text = '', roll_options: [only] }) => `${text}: ${only?.using === 'stat' ? only.stat : ''}`,
			),
		).toEqual(expected);
	});
});

import { describe, expect, it } from 'vitest';
import { stateAtLine } from '../../../src/journal/journal-check/state-at-line';
import { valueWords } from '../../../src/journal/journal-check/fix-value';
import { checkedOf, inline, record, sheet } from './a-campaign';
import { ruleset } from '../../support/tables';

type Notes = Readonly<Record<string, string>>;

/** The state of Kestrel behind the words “HERE” of a note. */
function at(notes: Notes) {
	const [path = '', text = ''] = Object.entries(notes).find(([, words]) => words.includes('HERE')) ?? [];
	const line = text.slice(0, text.indexOf('HERE')).split('\n').length;
	const { check, notes: read, character } = checkedOf(notes);
	return stateAtLine(check, read, { character, ruleset }, { path, line });
}

const VOW = (ticks: number, status = 'open') =>
	`---\nsworn: vow\nname: Find the ark\nrank: formidable\nticks: ${ticks}\nstatus: ${status}\ncharacter: "[[Kestrel]]"\n---\n`;

const STORY = (one: string, two: string): Notes => ({
	'Kestrel.md': sheet({ momentum: 4, health: 3, impacts: '[wounded]' }),
	'Session 1.md': `${record('momentum 2 → 3')}${one}\n\n${record('health 5 → 4', 'wounded marked')}`,
	'Session 2.md': `${record('momentum 3 → 4')}${two}\n\n${inline('health 4 → 3')}`,
});

describe('as of a line', () => {
	it.each([
		['of the first session', STORY('HERE', ''), { momentum: 3, health: 5, impacts: [] }],
		['of the second', STORY('', 'HERE'), { momentum: 4, health: 4, impacts: ['wounded'] }],
	])('%s, each value is what its last change above left', (_, notes, { momentum, health, impacts }) => {
		const { character, parted } = at(notes);
		expect(character.momentum).toBe(momentum);
		expect(character.meters.health).toBe(health);
		expect(character.impacts).toEqual(impacts);
		expect(parted).toEqual([]);
	});

	it('a change of the same line counts, and what no note records is as it is now', () => {
		const { character } = at({
			'Kestrel.md': sheet({ momentum: 5, spirit: 4 }),
			'Session 1.md': `I run. ${inline('momentum 2 → 5').trim()} HERE\n`,
		});
		expect(character.momentum).toBe(5);
		expect(character.meters.spirit).toBe(4);
	});

	it.each([
		['before its record it is not there', `HERE\n\n${record('Find the ark › vow begun')}`, undefined],
		['behind it, it is open and empty', `${record('Find the ark › vow begun')}HERE\n`, [0, 'open']],
		[
			'before its end it is open',
			`${record('Find the ark › vow begun', 'Find the ark › 0 → 8 ticks')}HERE\n\n${record('Find the ark › vow completed')}`,
			[8, 'open'],
		],
	])('of a vow: %s', (_, story, expected) => {
		const { character } = at({ 'Kestrel.md': sheet(), 'Find the ark.md': VOW(8, 'completed'), 'Session 1.md': story });
		const [vow] = character.tracks;
		expect(vow && [vow.ticks, vow.status]).toEqual(expected);
	});

	it('where story and sheet part, it says which value, and from where', () => {
		const story = `${record('momentum 2 → 3')}HERE\n\n${record('momentum 3 → 4')}`;
		const notes = { 'Kestrel.md': sheet({ momentum: 9 }), 'Session 1.md': `${story}\nHERE again\n` };
		expect(at(notes).parted).toEqual([]);
		const late = { ...notes, 'Session 1.md': story.replace('HERE', '') + 'HERE\n' };
		expect(at(late).parted.map(({ value, since }) => [valueWords(value), since.line])).toEqual([['momentum', 11]]);
	});
});

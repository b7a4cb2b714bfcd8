import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { summarizeRecord } from '../../../src/journal/record/record-summary';

const token = (...lines: readonly string[]) => {
	const reading = readMoveRecord(lines.join('\n'));
	if (!reading.ok) throw new Error(reading.problems.map(({ message }) => message).join('\n'));
	return summarizeRecord(reading.value.record);
};

const ROLL = ['move: Face Danger', 'roll: edge 2', 'dice: 4 vs 3, 9', 'outcome: weak hit, 6 vs 3, 9'];
const changesOf = (...done: readonly string[]) => token(...ROLL, 'done:', ...done.map(line => `- ${line}`)).changes;

describe('the token of a move', () => {
	it('says how it ended, its name and what changed, and none of the stat, the move before or the choice', () => {
		expect(
			token(
				'move: Face Danger',
				'by: Kestrel',
				'from: Pay the Price',
				'roll: edge 2',
				'dice: 4 vs 3, 9',
				'outcome: weak hit, 6 vs 3, 9',
				'chose: Endure Harm',
				'done:',
				'- health 6 → 5 (Endure Harm)',
			),
		).toEqual({
			name: 'Face Danger',
			outcome: 'weak_hit',
			isMatch: false,
			marks: [],
			changes: ['−1 health'],
			story: [],
			dice: '6 vs 3, 9',
		});
	});

	it('tells a match, and that momentum was burned with the score that counts then', () => {
		const { outcome, isMatch, changes, dice } = token(
			'move: Face Danger',
			'roll: edge 2',
			'dice: 1 vs 4, 4',
			'burn: momentum 9 → 2',
			'outcome: strong hit with a match, 9 vs 4, 4',
		);
		expect({ outcome, isMatch, changes, dice }).toEqual({
			outcome: 'strong_hit',
			isMatch: true,
			changes: ['momentum burned'],
			dice: '9 vs 4, 4',
		});
	});

	it('tells no outcome of a move that was not rolled, but the sentence that its table gave', () => {
		const { outcome, story, changes } = token('move: Pay the Price', 'table: 35, It wastes resources');
		expect({ outcome, story, changes }).toEqual({ outcome: undefined, story: ['It wastes resources'], changes: [] });
	});

	it.each([
		{ done: ['spirit 5 → 4', 'supply 5 → 4'], says: ['−1 spirit', '−1 supply'], why: 'each meter' },
		{ done: ['momentum 2 → 4 (Secure an Advantage)'], says: ['+2 momentum'], why: 'a gain with its sign' },
		{ done: ['health 5 → 3', 'health 3 → 2 (Face a Setback)'], says: ['−3 health'], why: 'one meter added up' },
		{ done: ['health 5 → 4', 'health 4 → 5'], says: [], why: 'nothing that came to nothing' },
		{ done: ['momentum 10 → 10, at its maximum'], says: [], why: 'no value that stayed at its limit' },
		{ done: ['momentum 1 → −1'], says: ['−2 momentum'], why: 'a value below zero' },
		{ done: ['wounded marked'], says: ['wounded'], why: 'an impact' },
		{ done: ['wounded marked, already'], says: [], why: 'no impact that was marked before' },
		{ done: ['shaken cleared'], says: ['no longer shaken'], why: 'an impact that is over' },
		{ done: ['wounded marked', 'wounded cleared'], says: [], why: 'no impact that is as it was' },
		{ done: ['combat none → in a bad spot'], says: ['in a bad spot'], why: 'a position that changed' },
		{ done: ['combat in a bad spot, stays'], says: [], why: 'no position that stays' },
		{ done: ['combat in control → none'], says: [], why: 'no position after the fight' },
		{ done: ['next +1 (Secure an Advantage) taken'], says: ['+1 next'], why: 'a bonus, without its cause' },
		{
			done: ['Bera › next +1 (Secure an Advantage) taken'],
			says: ['Bera +1 next'],
			why: 'a bonus of an ally, by name',
		},
		{ done: ['next +1 (Secure an Advantage) spent'], says: [], why: 'no bonus that was spent on this roll' },
		{ done: ['Find the ark › 0 → 8 ticks'], says: [], why: 'no progress' },
		{ done: ['quests 0 → 8 ticks'], says: [], why: 'no legacy' },
		{ done: ['experience 0 → 2'], says: ['+2 experience'], why: 'experience' },
		{ done: ['experience spent 0 → 2'], says: ['−2 experience'], why: 'what was spent as what is gone' },
		{ done: ['Find the ark begun, formidable'], says: [], why: 'no track that begins' },
		{ done: ['Juno › bond marked'], says: [], why: 'no bond' },
		{ done: ['Rook › health 4 → 3'], says: ['Rook −1 health'], why: 'whose meter it is, if another’s' },
		{ done: ['Rook › ability 2 marked'], says: [], why: 'no ability' },
		{ done: ['Gale › battered marked'], says: ['Gale battered'], why: 'the impact of a vehicle' },
		{ done: ['health 0 → 0, stays (health is 0?)'], says: [], why: 'nothing that a condition was judged by' },
	])('tells $why: $done', ({ done, says }) => {
		expect(changesOf(...done)).toEqual(says);
	});

	it('has at most eight words beside its name, numbers counted, and a sign for what it leaves out', () => {
		const done = ['done:', '- health 5 → 4', '- spirit 5 → 4', '- supply 5 → 4', '- momentum 5 → 3'];
		expect(token(...ROLL, ...done, '- wounded marked').changes).toEqual([
			'−1 health',
			'−1 spirit',
			'−1 supply',
			'−2 momentum',
			'…',
		]);
		const track = ['track: The salt road', ...done, '- The salt road › 8 → 16 ticks'];
		expect(token(...ROLL, ...track).changes).toEqual(['−1 health', '−1 spirit', '…']);
	});

	it('says at least one change, however long the name of its track is', () => {
		const track = 'track: A vow that takes a very long name indeed';
		expect(token(...ROLL, track, 'done:', '- health 5 → 4').changes).toEqual(['−1 health']);
	});

	const vow = (...done: readonly string[]) => token('move: A move', 'track: The bell', 'done:', ...done).marks;

	it.each([
		{ why: 'its track, also without a change', done: ['health 5 → 4'], says: [{ name: 'The bell' }] },
		{
			why: 'its boxes, with the new ones',
			done: ['The bell › 0 → 8 ticks', 'The bell › 8 → 16 ticks (Envision)'],
			says: [{ name: 'The bell' }, { strip: { ticks: 16, added: 16 } }],
		},
		{
			why: 'that it is done, and the legacy it was for',
			done: ['The bell › vow completed', 'quests 8 → 12 ticks'],
			says: [
				{ name: 'The bell', words: '✓' },
				{ words: 'quests', strip: { ticks: 12, added: 4 } },
			],
		},
		{ why: 'that it is given up', done: ['The bell › vow forsaken'], says: [{ name: 'The bell', words: 'forsaken' }] },
		{ why: 'what begins', done: ['The bell › vow begun, dangerous'], says: [{ name: 'The bell' }] },
		{ why: 'a new rank', done: ['The bell › dangerous → epic'], says: [{ name: 'The bell', words: 'epic' }] },
		{
			why: 'the segments of its clock',
			done: ['The bell › 0 → 4 ticks', 'The bell › 1 → 2 segments'],
			says: [{ name: 'The bell', words: '+1 segment' }, { strip: { ticks: 4, added: 4 } }],
		},
		{
			why: 'the menace of a threat, apart from its progress',
			done: ['The bell › menace 0 → 8 ticks'],
			says: [{ name: 'The bell' }, { words: 'menace', strip: { ticks: 8, added: 8 } }],
		},
		{
			why: 'another track, an asset and a connection by name',
			done: ['Storm › 2 → 3 segments', 'Gunner › ability 2 marked', 'Juno › bond marked'],
			says: [
				{ name: 'The bell' },
				{ name: 'Storm', words: '+1 segment' },
				{ name: 'Gunner', words: '2' },
				{ name: 'Juno', words: 'bond' },
			],
		},
		{ why: 'nothing that came to nothing', done: ['quests 0 → 0 ticks, at its minimum'], says: [{ name: 'The bell' }] },
	])('tells $why', ({ done, says }) => {
		expect(vow(...done.map(line => `- ${line}`))).toEqual(says);
	});

	it('names a track that begins in a record of an earlier version', () => {
		expect(token('move: A move', 'done:', '- Find the ark begun, formidable').marks).toEqual([
			{ name: 'Find the ark' },
		]);
	});

	it.each([
		['It wastes resources.', [], 'It wastes resources'],
		['You are held up: Make a suffer move (-1)', [], 'held up: Make a suffer move (-1)'],
		['You are held up: Make a suffer move (-1)', ['momentum 2 → 1'], 'held up'],
		['You’ve lost fuel or cargo. Sacrifice Resources (-2).', ['supply 5 → 3'], 'lost fuel or cargo'],
		['Mark progress and Reveal a Danger.', ['The hill › 0 → 8 ticks'], undefined],
		['Choose one: Mark progress or Find an Opportunity.', ['The hill › 0 → 8 ticks'], undefined],
	])('says of a table “%s” after %s: %s', (row, done, says) => {
		const lines = done.length === 0 ? [] : ['done:', ...done.map(line => `- ${line}`)];
		const { inShort, story } = token('move: A move', `table: 35, ${row}`, ...lines);
		expect(inShort).toBe(says);
		expect(story).toEqual([row]);
	});

	it.each([
		[[], 'A door of cold brass, older than the…'],
		[['track: The Hollow Hill'], 'A door of cold brass…'],
		[['track: The last of the seven hollow hills'], 'A door of cold…'],
	])('cuts a long row of a table at eight words with what it is about: %s', (lines, says) => {
		const row = 'A door of cold brass, older than the hill above it.';
		const { inShort, story } = token('move: A move', ...lines, `table: 35, ${row}`);
		expect(inShort).toBe(says);
		expect(story).toEqual([row]);
	});

	it.each(['[[Hall|the hall of all the dead]]', '[the hall of all the dead](Hall.md)'])('cuts no link: %s', link => {
		const { inShort } = token(
			'move: A move',
			'track: The Hollow Hill',
			`table: 35, Opens ${link} to whoever asks twice`,
		);
		expect(inShort).toBe(`Opens ${link} to whoever asks…`);
	});
});

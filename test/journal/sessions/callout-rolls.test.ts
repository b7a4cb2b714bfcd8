import { describe, expect, it } from 'vitest';
import { calloutRolls } from '../../../src/journal/sessions/callout-rolls';
import { digestOf } from '../../../src/journal/sessions/digest';
import { luckOf } from '../../../src/journal/sessions/luck';
import { sessionEntries } from '../../../src/journal/sessions/session-entries';
import { inOrder, timelineOfNote } from '../../../src/journal/sessions/session-timeline';
import { KESTRELS } from './a-journal';

interface Callout {
	readonly type?: string;
	readonly title?: string;
	readonly dice?: readonly [d6: number, stat: number, add: number | '', total: number];
	readonly challenge?: readonly number[];
	readonly result?: string;
}

/** A roll as the vault’s script writes it: each die is the name of a picture. */
function action({
	type = 'challenge-weak]-',
	title = 'Kestrel Vane Face Danger: Edge + 1',
	dice: [d6, stat, add, total] = [4, 2, 1, 7],
	challenge = [3, 9],
	result = '![[outcome-weak-hit.svg|50]] Weak Hit',
}: Callout = {}): string {
	const plus = '![[plus-t.svg#invert_W|15]]';
	const picture = (name: string) => `![[${name}-t.svg#invert_W|50]]`;
	const sum = [picture(`d6-${d6}`), picture(`stat-${stat}`), picture(`add-${add}`)].join(plus);
	return [
		`> [!${type} ${title}`,
		`> ${sum}![[equals-t.svg#invert_W|15]]${picture(`total-${total}`)}`,
		`> ${picture('vs')}${challenge.map(die => picture(`d10-${die}`)).join(picture('and'))}`,
		`> ### Result: ${result}`,
		'',
	].join('\n');
}

const PROGRESS = `> [!progress]+ Find the lamp, Roll to Finish: ![[outcome-miss.svg|35]]
> ![[progress-3-t.svg#invert_W|50]]![[vs-t.svg#invert_W|50]]![[d10-8-t.svg#invert_W|50]]![[and-t.svg#invert_W|50]]![[d10-8-t.svg#invert_W|50]]
> ### Result: ![[outcome-miss.svg|35]] Miss with a MATCH!
`;

const recordsIn = (note: string) => calloutRolls(note).map(({ record }) => record);

describe('a roll in a callout of Forged in Obsidian', () => {
	it('is a move with its dice, its stat and its add', () => {
		expect(recordsIn(action())).toMatchObject([
			{
				...{ move: 'Face Danger', by: 'Kestrel Vane', roll: { option: 'edge', value: 2 } },
				...{ adds: [{ amount: 1 }], dice: { actionDie: 4, challengeDice: [3, 9] } },
				...{ outcome: 'weak hit, 7 vs 3, 9', imported: 'forged-in-obsidian', done: [] },
			},
		]);
	});

	it.each([
		['without a name, as the first version wrote it', { title: 'Gather Information: Wits + 0' }, 'Gather Information'],
		['of a sheet without a name', { title: 'null Strike: Iron + 1' }, 'Strike'],
		['of a move of one word, after a name', { title: 'Ash Clash: Iron + 1' }, 'Clash'],
	])('may be one %s', (_, callout, move) => {
		expect(recordsIn(action(callout))[0]?.move).toBe(move);
	});

	it('has no add if none was typed', () => {
		const callout = action({ title: 'Strike: Iron + ', dice: [4, 2, '', 6] });
		expect(recordsIn(callout)[0]?.adds).toEqual([]);
	});

	it('is 10 at most', () => {
		const [record] = recordsIn(action({ dice: [6, 4, 2, 10], challenge: [9, 10] }));
		expect(record?.outcome).toContain('weak hit');
	});

	it('is a progress roll without a name of the move, as the callout says none', () => {
		expect(recordsIn(PROGRESS)).toMatchObject([
			{ move: 'Progress Roll', track: 'Find the lamp', progress: 3, outcome: 'miss with a match, 3 vs 8, 8' },
		]);
	});

	it.each([
		['whose outcome is not that of its dice', action({ result: '![[x.svg]] Strong Hit' })],
		['whose sum is not that of its dice', action({ dice: [4, 2, 1, 8] })],
		['that says a match where the dice are none', action({ result: 'Weak Hit with a MATCH!' })],
		['with one challenge die', action({ challenge: [3] })],
		['with three challenge dice', action({ challenge: [3, 9, 2] })],
		['with a die that has no such face', action({ challenge: [3, 11] })],
		['with an action die of 7', action({ dice: [7, 2, 1, 10] })],
		['without a move', action({ title: 'Kestrel Vane: Edge + 1' })],
		['without dice: an automatic hit', '> [!challenge-weak]- Auto Weak Hit on Strike\n> ### Result: Weak Hit\n'],
		['of another vault’s callout', action({ type: 'quote]' })],
		['in a fence', `\`\`\`md\n${action()}\`\`\`\n`],
		['in a comment', `%%\n${action()}%%\n`],
		['that is torn', action().split('\n').slice(0, 2).join('\n')],
		['with a result twice', `${action().trimEnd()}\n> ### Result: Miss\n`],
	])('is not read from one %s', (_, note) => {
		expect(recordsIn(note)).toEqual([]);
	});

	it('ends where the next one begins', () => {
		expect(recordsIn(action().trimEnd() + '\n' + action({ title: 'Strike: Iron + 1' }))).toHaveLength(2);
	});
});

describe('a journal of Forged in Obsidian', () => {
	const text = `# Session 1\n\nI run.\n\n${action()}\n${action({ title: 'Ines Calder Strike: Iron + 1' })}\n${PROGRESS}\n`;

	it('has its rolls in the digest, without those of others', () => {
		const entries = sessionEntries(text, { from: 0, to: text.length }, KESTRELS.who);
		expect(digestOf(entries)).toMatchObject({
			moves: [
				{ move: 'Face Danger', times: 1, outcomes: ['weak_hit'] },
				{ move: 'Progress Roll', times: 1, outcomes: ['miss'] },
			],
			...{ matches: 1, values: [], events: [] },
		});
	});

	it('has its rolls in the luck of the campaign, at their lines', () => {
		const note = { path: 'J.md', name: 'J', who: KESTRELS.who, isLasting: () => false, text };
		const sessions = inOrder([timelineOfNote(note)]);
		expect(luckOf(sessions)).toMatchObject({ rolls: 2, matches: 1, fell: { strong_hit: 0, weak_hit: 1, miss: 1 } });
		expect(sessions.flatMap(({ rolls }) => rolls.map(({ line }) => line))).toEqual([5, 15]);
	});
});

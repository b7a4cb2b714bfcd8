import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { digestAt, endIn, isBehind } from '../../../src/journal/sessions/end-session';
import type { SessionOf } from '../../../src/journal/sessions/end-session';
import { sessionAt } from '../../../src/journal/sessions/session-span';
import { checkWord } from '../../../src/journal/sessions/find-digest';
import { swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { fence, KESTRELS, NEXT, PLAYED } from './a-journal';

const ended = (note: string, offset = note.length, of = KESTRELS): string =>
	applyChanges(note, digestAt(note, offset, of).changes);

/** On the device that wrote a digest it is known, whatever was changed since in what it tells of. */
const knowing = (...notes: readonly string[]): SessionOf => {
	const words = notes.map(note => digestAt(note, note.length, KESTRELS).word);
	return { ...KESTRELS, isWritten: word => words.includes(word) };
};

const approved = (name: string) => `approved/${name}.md`;

describe('the digest of a session', () => {
	it('says what was played, in lines that anybody can read', async () => {
		await expect(ended(PLAYED)).toMatchFileSnapshot(approved('digest'));
	});

	it('is under the end of the session, above what comes later', async () => {
		const end = `${fence('move: End a Session\nby: Kestrel Vane')}\nUntil next week.\n`;
		await expect(ended(`${PLAYED}${end}\n${NEXT}`, PLAYED.length)).toMatchFileSnapshot(approved('under-the-end'));
	});

	it('does not split a callout in which the end is', () => {
		const note = '> [!note] Late\n> ```sworn\n> move: End a Session\n> ```\n> Good night.\n\nMore.\n';
		expect(ended(note)).toContain('> Good night.\n\n**Session 1.** Nothing was played.\n');
	});

	it('of a lone journal names nobody in its block', async () => {
		const lone = `---\nmomentum: 2\n---\n\nSalt and rope.\n\n${fence('move: Face Danger\nroll: edge 2\ndice: 5 vs 3, 6\ndone:\n  - momentum 2 → 3')}`;
		const of = { note: 'Lone', who: KESTRELS.who };
		await expect(ended(lone, lone.length, of)).toMatchFileSnapshot(approved('lone'));
	});

	it('of a session in which nothing was played says so', async () => {
		await expect(ended('# Session 7\n\nWe only talked.\n')).toMatchFileSnapshot(approved('nothing-played'));
	});

	it.each([
		[
			'the same verb once while it goes on',
			['Find the ark › vow begun', 'Pay the debt › vow begun', 'Mera › connection begun'],
			'Swore Find the ark and Pay the debt. Met Mera.',
		],
		[
			'what ended, by its kind',
			['Ark › vow completed', 'Veil › expedition completed', 'Debt › vow forsaken'],
			'Fulfilled Ark. Finished Veil. Forsook Debt.',
		],
		['a name as it is written', ['[[Find the ark]] › vow begun'], 'Swore [[Find the ark]].'],
		[
			'momentum that was lost as a price',
			['health 5 → 2', 'supply 3 → 2', 'momentum 5 → 2', 'wounded marked'],
			'**Price.** 3 health, 1 supply, wounded and 3 momentum.\n',
		],
		[
			'nothing of what came back',
			['health 5 → 2', 'health 2 → 5', 'wounded marked', 'wounded cleared'],
			'Nothing began or ended.\n\n> [!sworn]- ',
		],
		[
			'what was won',
			['supply 3 → 5', 'shaken cleared', 'experience 2 → 4'],
			'**Won.** 2 supply, no longer shaken and 2 experience.\n',
		],
		[
			'an ability, a bond, an asset and boxes of a legacy as won, in the order of play',
			[
				'Rook › ability 2 marked',
				'experience spent 0 → 2',
				'bonds 0 → 8 ticks',
				'experience 0 → 4',
				'Juno › bond marked',
				'Sleuth › asset gained',
				'supply 3 → 4',
			],
			'**Won.** ability 2 (Rook), 2 boxes on bonds, 4 experience, bond (Juno), Sleuth and 1 supply.\n',
		],
		[
			'what was lost in the order of play, and what a mark cost no more as won',
			['wounded marked', 'health 5 → 2', 'Rook › ability 2 cleared', 'Tern › aboard marked', 'quests 8 → 4 ticks'],
			'**Price.** wounded, 3 health, no longer ability 2 (Rook) and 1 box on quests.\n\n',
		],
		[
			'what began and ended in the order of play',
			['Veil › expedition completed', 'Ark › vow begun, formidable', 'Ice › clock begun'],
			'Finished Veil. Swore Ark. Began Ice.',
		],
		[
			'what began and ended in one sentence, where it began',
			[
				'Road › expedition begun',
				'Mera › connection begun',
				'Stair › objective begun',
				'Road › expedition completed',
				'Stair › objective completed',
				'Ark › vow begun',
				'Ark › vow forsaken',
			],
			'Set out on Road and finished it. Met Mera. Won the fight: Stair. Swore Ark and forsook it.',
		],
		['no momentum as won', ['momentum 2 → 5', 'supply 3 → 4'], '**Won.** 1 supply.\n'],
		[
			'what is open, with boxes',
			['Ark › vow begun, formidable', 'Veil › 8 → 18 ticks', 'Ice › 2 → 3 segments'],
			'**Open.** Ark, 0 of 10 boxes; Veil, 4 of 10 boxes; Ice, 3 segments.\n',
		],
		['not what ended as open', ['Veil › 8 → 16 ticks', 'Veil › expedition completed'], 'Finished Veil.\n\n> '],
	])('says %s', (_, done, says) => {
		const lines = done.map(change => `  - ${change}`).join('\n');
		expect(ended(fence(`move: Face Danger\nby: Kestrel Vane\ndone:\n${lines}`))).toContain(says);
	});

	it.each([
		['though some of it was won back', ['2 → 4', '4 → 1', '1 → 3', '3 → 2'], 4],
		['no more when a question was answered later, further up', ['5 → 3', '4 → 5', '3 → 4'], 2],
	])('says all that was lost of momentum, %s', (_, moves, lost) => {
		const note = moves.map(momentum => fence(`move: Face Danger\nby: Kestrel Vane\ndone:\n  - momentum ${momentum}`));
		expect(ended(note.join('\n'))).toContain(`**Price.** ${lost} momentum.`);
	});

	it.each([
		['Swear an Iron Vow', 'miss, 4 vs 4, 9', [], 'Swore Ark.'],
		['Make a Connection', 'strong hit, 8 vs 4, 5', [], 'Met Ark.'],
		['Make a Connection', 'miss, 4 vs 4, 9', [], 'Nothing began or ended.'],
		['Undertake an Expedition', 'strong hit, 8 vs 4, 5', ['Ark › 0 → 8 ticks'], 'Set out on Ark.'],
		['Undertake an Expedition', 'strong hit, 8 vs 4, 5', ['Ark › 8 → 16 ticks'], 'Nothing began or ended.'],
		['Swear an Iron Vow', 'strong hit, 8 vs 4, 5', ['Ark › vow begun'], 'Swore Ark.'],
		['Face Danger', 'strong hit, 8 vs 4, 5', [], 'Nothing began or ended.'],
	])('says what %s with %s and %j has begun', (move, outcome, done, says) => {
		const lines = done.length > 0 ? `\ndone:\n${done.map(change => `  - ${change}`).join('\n')}` : '';
		const note = fence(
			`move: ${move}\nby: Kestrel Vane\ntrack: Ark\nroll: wits 3\ndice: ${outcome.startsWith('miss') ? '1 vs 4, 9' : '5 vs 4, 5'}\noutcome: ${outcome}${lines}`,
		);
		expect(ended(note)).toContain(`**Session 1.** ${says}\n`);
	});

	it('names three open tracks, and how many more', () => {
		const lines = ['A', 'B', 'C', 'D', 'E'].map(name => `  - ${name} › 0 → 4 ticks`).join('\n');
		expect(ended(fence(`move: Face Danger\nby: Kestrel Vane\ndone:\n${lines}`))).toContain(
			'**Open.** A, 1 of 10 boxes; B, 1 of 10 boxes; C, 1 of 10 boxes; and 2 more.\n',
		);
	});

	it('links to the tracks that are notes', () => {
		const of = { ...KESTRELS, link: (name: string) => (name === 'Find the ark' ? '[[Find the ark]]' : undefined) };
		expect(ended(PLAYED, PLAYED.length, of)).toContain('Fulfilled [[Find the ark]].\n');
		const gained = fence(
			'move: Advance\nby: Kestrel Vane\ndone:\n  - Find the ark › asset gained\n  - Find the ark › ability 2 marked\n  - Find the ark › health 4 → 2',
		);
		expect(ended(gained, gained.length, of)).toContain(
			'**Price.** 2 health ([[Find the ark]]). **Won.** [[Find the ark]] and ability 2 ([[Find the ark]]).\n',
		);
	});

	it('keeps the line breaks of the note', () => {
		const note = PLAYED.replaceAll('\n', '\r\n');
		expect(ended(note)).toBe(ended(PLAYED).replaceAll('\n', '\r\n'));
	});

	it('says which of two possibilities it was, and a match as the extreme it is', () => {
		const asked = [
			'ask: A feast\nor: A wake\nodds: 50/50\ndice: 80\nanswer: A wake',
			'ask: Is it locked?\nodds: likely\ndice: 11\nanswer: extreme yes',
			'ask: Not asked yet',
		];
		expect(ended(asked.map(fence).join('\n'))).toContain(
			'> - Oracles: A feast or A wake: A wake; Is it locked? extreme yes\n',
		);
	});

	it('is no list without end', () => {
		const asked = Array.from({ length: 30 }, (_, i) => fence(`oracle: Core / Action\ndice: ${i + 1}\nresult: R${i}`));
		const text = ended(asked.join('\n'));
		expect(text).toContain('Core / Action: R10; and 19 more\n');
		expect(text).not.toContain('Core / Action: R11;');
	});
});

describe('done again', () => {
	const once = ended(PLAYED);
	const more = fence('move: Resupply\nby: Kestrel Vane\ndone:\n  - supply 3 → 5\n  - momentum 2 → 1');

	it('it stays as it was when nothing happened since', () => {
		expect(digestAt(once, once.length, KESTRELS)).toMatchObject({ what: 'as it was', changes: [], session: 3 });
	});

	it.each([
		['a move above it', once.replace('The old word', `${more}\nThe old word`), knowing(once)],
		['a move below it', `${once}${more}`, knowing(once)],
		['a move below it, on another device', `${once}${more}`, KESTRELS],
		['a move above it was undone', `${once.replace(/```sworn\nask[^`]*```\n/, '')}${more}`, knowing(once)],
		['a vow got another name', `${once}${more}`.replaceAll('track: Find the ark', 'track: The ark'), knowing(once)],
	])('it is rewritten in its place after %s', (_, note, by) => {
		const plan = digestAt(note, note.length, by);
		expect(plan.what).toBe('updated');
		const again = applyChanges(note, plan.changes);
		expect(findViolation(note, again, plan)).toBeUndefined();
		expect(again.match(/\*\*Session 3\.\*\*/g)).toHaveLength(1);
		expect(again).toContain('supply 4 → 5');
		expect(digestAt(again, again.length, KESTRELS)).toMatchObject({ what: 'as it was', changes: [] });
	});

	it('its place is kept if nobody knows it any more, and another is below', () => {
		const note = once.replace('The old word', `${more}\nThe old word`);
		expect(digestAt(note, note.length, KESTRELS).what).toBe('beside');
	});

	describe('a digest of older versions, which was a list', () => {
		const old = (check = '') =>
			once.replace(
				/\*\*Session 3\.[^`]*```sworn\n[^`]*```/,
				`**Session 3 in short: Kestrel Vane**\n- 2 moves: 2 misses\n- Made: Face Danger ×2 (2 misses)\n\n${fence(`session: 3\nby: Kestrel Vane\nmomentum: 2, 2${check}`).trimEnd()}`,
			);
		const checked = old(
			`\ncheck: ${checkWord({ lines: ['**Session 3 in short: Kestrel Vane**', '- 2 moves: 2 misses', '- Made: Face Danger ×2 (2 misses)'], momentum: [2, 2] })}`,
		);

		it('is written anew in its place if it is as it was written, by its check, which goes', () => {
			const plan = digestAt(checked, checked.length, KESTRELS);
			expect(plan.what).toBe('updated');
			const again = applyChanges(checked, plan.changes);
			expect(again).toBe(once);
			expect(findViolation(checked, again, plan)).toBeUndefined();
		});

		it.each([
			['by whom nobody knows', old()],
			['that somebody edited', checked.replace('2 misses)', 'both missed)')],
		])('stays if it was written %s, and another is below', (_, note) => {
			const plan = digestAt(note, note.length, KESTRELS);
			expect(plan.what).toBe('beside');
			expect(applyChanges(note, plan.changes).startsWith(note.trimEnd())).toBe(true);
		});

		it('is not behind only because it is a list', () => {
			const line = swornBlocks(checked).find(({ body }) => body.startsWith('session:'))?.startLine ?? 0;
			expect(isBehind(checked, line, KESTRELS)).toBe(false);
		});
	});

	it('a paragraph of the player’s above the digest is none of it', () => {
		const note = `${once.replace('**Session 3.**', 'What a night.\n\n**Session 3.**')}${more}`;
		const again = ended(note);
		expect(again).toContain('What a night.\n\n**Session 3.**');
		expect(again.match(/What a night/g)).toHaveLength(1);
	});

	it('a comment in its block stays', () => {
		const note = `${once.replace('session: 3\n', 'session: 3\n# the long one\n')}${more}`;
		expect(ended(note)).toContain('session: 3\n# the long one\nby: Kestrel Vane\nmomentum: ');
	});

	it.each([
		{ change: 'a word of it', by: ['2 earned', '2 won'] },
		{ change: 'a line more', by: ['\n> - Oracles', '\n> - What a night!\n> - Oracles'] },
		{ change: 'the numbers of its block', by: ['momentum: 2, ', 'momentum: 1, '] },
		{ change: 'a paragraph right above it', by: ['\n\n**Session 3', '\nAnd so to bed.\n**Session 3'] },
		{ change: 'an answer that is gone from it', by: ['; Core / Action: Advance', ''] },
		{ change: 'its list being gone', by: [/\*\*Session 3[^`]*/, ''] },
	] as const)('it is left alone after $change was changed by hand, and another is below', ({ by: [what, to] }) => {
		const touched = once.replace(what, to);
		expect(touched).not.toBe(once);
		const plan = digestAt(touched, touched.length, knowing(once));
		expect(plan.what).toBe('beside');
		const again = applyChanges(touched, plan.changes);
		expect(again.startsWith(touched.trimEnd())).toBe(true);
		expect(again.endsWith(`${once.slice(once.indexOf('**Session 3')).trimEnd()}\n\n`)).toBe(true);
	});

	it('it is written under its block where that was pasted above the list, which is the player’s then', () => {
		const [list, block] = [
			once.slice(once.indexOf('**Session 3'), once.lastIndexOf('```sworn')),
			once.slice(once.lastIndexOf('```sworn')).trimEnd(),
		];
		const pasted = once.replace(`${list}${block}`, `${block}\n\n${list}`);
		const again = ended(pasted);
		expect(again.match(/\*\*Session 3\.\*\*/g)).toHaveLength(2);
		expect(findViolation(pasted, again)).toBeUndefined();
	});

	it('that of another character is another one', () => {
		const ines = {
			...KESTRELS,
			by: 'Ines Calder',
			who: (name: string | undefined) => (name === 'Ines Calder' ? 'actor' : 'another') as 'actor' | 'another',
		};
		const both = ended(once, once.length, ines);
		expect(both).toContain('**Session 3.** Nothing began or ended.\n\n> [!sworn]- 1 roll: 1 strong hit\n');
		expect(digestAt(both, both.length, KESTRELS).what).toBe('as it was');
	});

	it('the card can tell that it is behind', () => {
		const line = (note: string) => swornBlocks(note).find(({ body }) => body.startsWith('session:'))?.startLine ?? 0;
		expect(isBehind(once, line(once), KESTRELS)).toBe(false);
		const note = `${once}${more}`;
		expect(isBehind(note, line(note), KESTRELS)).toBe(true);
		expect(isBehind(note, line(note), knowing(once))).toBe(true);
		const touched = note.replace('2 earned', '2 won');
		expect(isBehind(touched, line(touched), KESTRELS)).toBe(false);
	});
});

it('an end made by somebody else is not the end for the one who acts', () => {
	const note = `${PLAYED}${fence('move: End a Session\nby: Ines Calder')}`;
	expect(endIn(note, sessionAt(note, note.length, ''), KESTRELS.who)).toBeUndefined();
});

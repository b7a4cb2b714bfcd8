import { describe, expect, it } from 'vitest';
import { breachOf } from '../../../src/journal/edit-guard/edit-guard';
import { digestAt, endIn, isBehind } from '../../../src/journal/sessions/end-session';
import type { SessionOf } from '../../../src/journal/sessions/end-session';
import { sessionAt } from '../../../src/journal/sessions/session-span';
import { swornBlocks } from '../../../src/journal/blocks-in-note/in-note';
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
		expect(ended(note)).toContain('> Good night.\n\n**Session 1 in short: Kestrel Vane**\n- Nothing was played.\n');
	});

	it('of a lone journal names nobody in its block', async () => {
		const lone = `---\nmomentum: 2\n---\n\nSalt and rope.\n\n${fence('move: Face Danger\nroll: edge 2\ndice: 5 vs 3, 6\ndone:\n  - momentum 2 → 3')}`;
		const of = { note: 'Lone', actor: 'Lone', who: KESTRELS.who };
		await expect(ended(lone, lone.length, of)).toMatchFileSnapshot(approved('lone'));
	});

	it('of a session in which nothing was played says so', async () => {
		await expect(ended('# Session 7\n\nWe only talked.\n')).toMatchFileSnapshot(approved('nothing-played'));
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
			'- Oracles: A feast or A wake: A wake; Is it locked? extreme yes\n',
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
		{ after: 'a move above it', note: once.replace('The old word', `${more}\nThe old word`), by: knowing(once) },
		{ after: 'a move below it', note: `${once}${more}`, by: knowing(once) },
		{ after: 'a move below it, on another device', note: `${once}${more}`, by: KESTRELS },
		{
			after: 'a move above it was undone',
			note: `${once.replace(/```sworn\nask[^`]*```\n/, '')}${more}`,
			by: knowing(once),
		},
		{
			after: 'a vow got another name',
			note: `${once}${more}`.replaceAll('track: Find the ark', 'track: The ark'),
			by: knowing(once),
		},
	])('it is rewritten in its place after $after', ({ note, by }) => {
		const plan = digestAt(note, note.length, by);
		expect(plan.what).toBe('updated');
		const again = applyChanges(note, plan.changes);
		expect(breachOf(note, again, plan)).toBeUndefined();
		expect(again.match(/in short/g)).toHaveLength(1);
		expect(again).toContain('supply 4 → 5');
		expect(digestAt(again, again.length, KESTRELS)).toMatchObject({ what: 'as it was', changes: [] });
	});

	it('its place is kept if nobody knows it any more, and another is below', () => {
		const note = once.replace('The old word', `${more}\nThe old word`);
		expect(digestAt(note, note.length, KESTRELS).what).toBe('beside');
	});

	it('a digest of old is known by its check, which goes', () => {
		const old = once
			.replace('2 boxes → 4 boxes and 2 ticks', '8 → 18 ticks')
			.replace('3 ticks → 2 boxes', '3 → 8 ticks')
			.replace('momentum: 2, 3, 5, 5, 5, 1, 1, 1, 2\n', '$&check: xmcwfvw\n');
		expect(digestAt(old, old.length, KESTRELS)).toMatchObject({ what: 'as it was', changes: [] });
		const note = old.replace('The old word', `${more}\nThe old word`);
		const plan = digestAt(note, note.length, KESTRELS);
		expect(plan.what).toBe('updated');
		expect(applyChanges(note, plan.changes)).not.toContain('check:');
		const touched = digestAt(note.replace('earned', 'won'), note.length, knowing(once));
		expect(touched.what).toBe('beside');
	});

	it('a comment in its block stays', () => {
		const note = `${once.replace('session: 3\n', 'session: 3\n# the long one\n')}${more}`;
		expect(ended(note)).toContain('session: 3\n# the long one\nby: Kestrel Vane\nmomentum: ');
	});

	it.each([
		{ change: 'a word of it', by: ['earned', 'won'] },
		{ change: 'a line more', by: ['\n- Oracles', '\n- What a night!\n- Oracles'] },
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
		expect(again.match(/in short/g)).toHaveLength(2);
		expect(breachOf(pasted, again)).toBeUndefined();
	});

	it('that of another character is another one', () => {
		const ines = {
			...KESTRELS,
			actor: 'Ines Calder',
			by: 'Ines Calder',
			who: (name: string | undefined) => (name === 'Ines Calder' ? 'actor' : 'another') as 'actor' | 'another',
		};
		const both = ended(once, once.length, ines);
		expect(both).toContain('**Session 3 in short: Ines Calder**\n- 1 move: 1 strong hit\n');
		expect(digestAt(both, both.length, KESTRELS).what).toBe('as it was');
	});

	it('the card can tell that it is behind', () => {
		const line = (note: string) => swornBlocks(note).find(({ body }) => body.startsWith('session:'))?.startLine ?? 0;
		expect(isBehind(once, line(once), KESTRELS)).toBe(false);
		const note = `${once}${more}`;
		expect(isBehind(note, line(note), KESTRELS)).toBe(true);
		expect(isBehind(note, line(note), knowing(once))).toBe(true);
		const touched = note.replace('earned', 'won');
		expect(isBehind(touched, line(touched), KESTRELS)).toBe(false);
	});
});

it('an end made by somebody else is not the end for the one who acts', () => {
	const note = `${PLAYED}${fence('move: End a Session\nby: Ines Calder')}`;
	expect(endIn(note, sessionAt(note, note.length, ''), KESTRELS.who)).toBeUndefined();
});

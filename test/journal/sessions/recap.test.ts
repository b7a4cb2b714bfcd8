import { describe, expect, it } from 'vitest';
import type { Track } from '../../../src/play/tracks/track';
import { beginHere, recapBelowHeading } from '../../../src/journal/sessions/begin-session';
import { lastPlayed } from '../../../src/journal/sessions/last-session';
import { hasRecap, recapLines } from '../../../src/journal/sessions/recap';
import { lastSentence } from '../../../src/journal/sessions/last-sentence';
import { storyLinks } from '../../../src/journal/sessions/story-links';
import { applyChanges } from '../../../src/journal/text/text-change';
import { fence, KESTRELS, PLAYED } from './a-journal';

const vow = (name: string, ticks: number, status: Track['status'] = 'open'): Track => ({
	kind: 'vow',
	name,
	ticks,
	status,
});

const TRACKS: readonly Track[] = [
	vow('Stem the *red* tide', 0),
	vow('Pay the debt', 21),
	vow('Find the ark', 18, 'completed'),
	{ ...vow('Past the veil', 30), kind: 'expedition' },
];

const OF: Parameters<typeof recapLines>[1] = {
	session: '[[#Session 3, 2026-11-21|Session 3]]',
	tracks: TRACKS,
	link: (name: string) => (name === 'Find the ark' ? '[[Find the ark]]' : undefined),
	about: (target: string) => {
		if (target === 'Kestrel Vane') return undefined;
		return `[[${target}]]`;
	},
};

const lastIn = (text: string, before?: number) => lastPlayed({ text, name: KESTRELS.note, who: KESTRELS.who }, before);

function recapOf(text: string, of = OF): readonly string[] {
	const last = lastIn(text);
	return last ? recapLines(last, of) : [];
}

/** A session with a heading and one move. */
const session = (number: number, story = '', move = 'Face Danger'): string =>
	`## Session ${number}\n\n${story}\n\n${fence(`move: ${move}\nby: Kestrel Vane\nroll: edge 2\ndice: 5 vs 3, 6\noutcome: strong hit, 7 vs 3, 6`)}\n`;

describe('the recap of the last session', () => {
	it('says what was resolved, what is open and who was met, with the numbers folded beneath', async () => {
		const story = `${PLAYED}\nAt [[Cairn Station]] she meets [[Mera|the pilot]], and [[Kestrel Vane]] says nothing.\n`;
		const recap = recapOf(story);
		const begun = beginHere(story, story.length, { name: KESTRELS.note, today: '2026-11-28', recap });
		await expect(applyChanges(story, begun.changes)).toMatchFileSnapshot('approved/recap.md');
	});

	it.each([
		['the last move and its outcome', session(1), '**Previously.** Last in S was Face Danger, a strong hit.'],
		[
			'the last sentence of the story instead',
			session(1, '[[Old Station]]. Then [[New Station]], says [[Mera|the pilot]].'),
			'**Previously.** Last in S: “Then New Station, says the pilot.”',
		],
		[
			'the track that it was about',
			`## Session 1\n\n${fence('move: Reach a Milestone\nby: Kestrel Vane\ntrack: Find the ark\ndone:\n  - Find the ark › 8 → 16 ticks')}`,
			'**Previously.** Last in S was Reach a Milestone for [[Find the ark]].',
		],
		[
			'the vow that was ended once',
			`## Session 1\n\n${fence('move: Fulfill Your Vow\nby: Kestrel Vane\ntrack: Find the ark\nprogress: 9\ndice: vs 3, 4\ndone:\n  - Find the ark › vow completed')}`,
			'**Previously.** Fulfilled [[Find the ark]]. Last in S was Fulfill Your Vow, a strong hit.',
		],
		[
			'a session of questions only',
			`## Session 1\n\n${fence('ask: Is it so?\nodds: likely\ndice: 34\nanswer: yes')}`,
			'**Previously.** In S no move was made.',
		],
	])('says %s', (_, note, says) => {
		expect(recapOf(note, { ...OF, session: 'S' }).join('\n')).toContain(says);
	});

	it('lists the open vows, the nearest first, in boxes of ten', () => {
		const tracks = [vow('A', 3), vow('B', 40), vow('C', 4), vow('D', 0), vow('E', 0), vow('F', 12, 'forsaken')];
		expect(recapOf(session(1), { ...OF, tracks })[1]).toBe(
			'**Open.** B, 10 of 10 boxes; C, 1 of 10 boxes; A, 0 of 10 boxes; and 2 more.',
		);
	});

	it('lists every kind of track that is open, but people and threats', () => {
		const clock: Track = { ...vow('Ice', 0), kind: 'clock', segments: 4, filled: 3 };
		const kinds = ['expedition', 'connection', 'threat'] as const;
		const tracks = [vow('Ark', 8), clock, ...kinds.map(kind => ({ ...vow(`The ${kind}`, 18), kind }))];
		expect(recapOf(session(1), { ...OF, tracks })[1]).toBe(
			'**Open.** Ice, 3 segments; The expedition, 4 of 10 boxes; Ark, 2 of 10 boxes.',
		);
	});

	it('has no line for vows or people where there are none', () => {
		expect(recapOf(session(1), { ...OF, tracks: [] })).toEqual([
			expect.stringMatching(/^\*\*Previously\.\*\*/),
			'',
			'> [!sworn]- 1 roll: 1 strong hit',
		]);
	});

	it('leaves the numbers to the digest of the same note', () => {
		const ended = `${session(1)}\n${fence('session: 1\nby: Kestrel Vane\nmomentum: 2, 3')}`;
		const numbers = (note: string, isSameNote: boolean) =>
			recapOf(note, { ...OF, isSameNote }).filter(line => line.startsWith('> [!sworn]'));
		expect(numbers(ended, true)).toEqual([]);
		expect(numbers(session(1), true)).toHaveLength(1);
		expect(numbers(ended, false)).toHaveLength(1);
	});

	it('names connections, foes and generated people, each once', () => {
		const done = ['Mera › connection begun', 'The pale hound › foe begun', 'Find the ark › vow begun'];
		const story = `With [[Mera]].\n\n${fence('generated: Character\nname: Old Brask')}\n${fence(`move: Face Danger\nby: Kestrel Vane\ndone:\n${done.map(change => `  - ${change}`).join('\n')}`)}`;
		const of = { ...OF, link: (name: string) => (name === 'Mera' ? '[[Mera]]' : undefined) };
		expect(recapOf(session(1, story), of)[2]).toBe('**Met.** [[Mera]], The pale hound and Old Brask.');
	});
});

describe('the last sentence of a story', () => {
	it.each([
		['the last of a paragraph', 'I wake. The door is open!', 'The door is open!'],
		['one that ends in a quotation', 'He nods. “Who lit it?”', '“Who lit it?”'],
		['one without a full stop', 'I wake.\n\nAnd then nothing', 'And then nothing'],
		[
			'without what is in its code',
			'The word comes: `sworn: Core / Action › Advance`, `sworn: health 3 → 2`.',
			'The word comes.',
		],
		[
			'not of what the plugin wrote',
			'I wake.\n\n**Session 1.** Swore Ark.\n**Open.** Ark.\n\n> [!sworn]- 1 roll',
			'I wake.',
		],
		[
			'not of a heading, quote, table or picture',
			'I wake.\n\n> Sea.\n\n### End\n\n| a | b |\n\n![[map.png]]',
			'I wake.',
		],
		['not of code or comments', 'I wake. %%No.%%\n\n```sworn\nask: Why?\n```\n<!-- Later. -->', 'I wake.'],
		['of a list', '- I wake.\n- I *run*. ^b1', 'I run.'],
		['none', '\n---\n', undefined],
	])('is %s', (_, note, sentence) => {
		expect(lastSentence(note, { from: 0, to: note.length })).toBe(sentence);
	});
});

describe('the last session that was played', () => {
	it.each([
		['the last of several', session(1) + session(2), 2],
		['the one before a heading without a record', `${session(1)}## Session 2\n\nOnly prose.\n`, 1],
		['the one before a record that begins a session', session(1) + session(2, '', 'Begin a Session'), 1],
		[
			'none above the first heading',
			`${fence('move: Swear an Iron Vow\nby: Kestrel Vane\ndone:\n  - Ark › vow begun')}\n## Session 1\n`,
			undefined,
		],
		['none of somebody else', session(1).replace('Kestrel Vane', 'Ines Calder'), undefined],
		['none in an empty note', '', undefined],
	])('is %s', (_, note, number) => {
		expect(lastIn(note)?.span.number).toBe(number);
	});

	it('is the text above the first heading where its digest says so', () => {
		const note = `${fence('move: Make Camp\nby: Kestrel Vane\nchose: Recover')}\n${fence('session: 1\nby: Kestrel Vane')}`;
		expect(lastIn(note)?.span.number).toBe(1);
	});

	it('is all of a note that is named after a session', () => {
		const text = fence('move: Make Camp\nby: Kestrel Vane\nchose: Recover');
		expect(lastPlayed({ text, name: 'Session 6: The veil', who: KESTRELS.who })?.span.number).toBe(6);
	});

	it('ends where the next one begins', () => {
		const note = session(1) + session(2);
		expect(lastIn(note, session(1).length)?.span.number).toBe(1);
	});
});

describe('the links of a story', () => {
	it.each([
		['each once, without their aliases and headings', '[[Mera|she]] and [[Mera#Past]] at [[Rook]]', ['Mera', 'Rook']],
		['Markdown links to notes', '[Mera](People/Mera%20Sol.md), [site](https://example.org)', ['People/Mera Sol']],
		['none to files that are embedded', '![[map.png]] [[Mera]]', ['Mera']],
		['none in code', '`sworn: [[Ark]] › 0 → 4 ticks` and `[[Code]]`', []],
		['none of what the plugin wrote', '**Session 3.** Swore [[Ark]].\n**Open.** [[Ark]], 0 of 10 boxes.', []],
		['none of a recap', '**Previously.** Last in [[Session 2]] was Face Danger.\n**Met.** [[Mera]].', []],
		['those in bold', '**[[Mera]]** laughs.', ['Mera']],
	])('are %s', (_, note, targets) => {
		expect(storyLinks(note, { from: 0, to: note.length, number: 1 })).toEqual(targets);
	});
});

describe('a recap below a heading that is there', () => {
	const recap = ['**Previously.** Last in Session 1 was Face Danger.'];
	const written = (note: string, offset = note.length) => {
		const { changes, offset: at } = recapBelowHeading(note, offset, { name: 'Journal', recap });
		const text = applyChanges(note, changes);
		return `${text.slice(0, at)}‸${text.slice(at)}`;
	};

	it.each([
		['at the end', '## Session 2\n', `## Session 2\n\n${recap.join('')}\n\n‸`],
		['above the text of the player', '## Session 2\n\nI wake.', `## Session 2\n\n${recap.join('')}\n\nI wake.‸`],
		['once', `## Session 2\n\n${recap.join('')}\n\n`, `## Session 2\n\n${recap.join('')}\n\n‸`],
	])('is written %s', (_, note, then) => {
		expect(written(note)).toBe(then);
		expect(hasRecap(then)).toBe(true);
	});
});

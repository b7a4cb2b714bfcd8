import { describe, expect, it } from 'vitest';
import { isLetGo, dismissedThreadsIn, setThreadDismissed } from '../../../src/journal/sessions/dismissed-threads';
import { looseThreads, threadWords } from '../../../src/journal/sessions/loose-threads';
import { stemsOf } from '../../../src/journal/sessions/mentions';
import { inOrder, timelineOfNote } from '../../../src/journal/sessions/session-timeline';
import { readBlock } from '../../../src/journal/sworn-block/sworn-block';
import { applyChanges } from '../../../src/journal/text/text-change';
import type { Track } from '../../../src/play/tracks/track';
import { nextBonus } from '../../../src/play/character/next-bonus';
import { fence, KESTRELS } from './a-journal';

const track = (kind: Track['kind'], name: string, more: Partial<Track> = {}): Track => ({
	kind,
	name,
	ticks: 0,
	status: 'open',
	...more,
});

/** A session for each text, in one journal. */
const journal = (...texts: readonly string[]) =>
	inOrder([
		timelineOfNote({
			path: 'Journal.md',
			name: 'Journal',
			who: KESTRELS.who,
			isLasting: () => false,
			text: texts.map((text, at) => `## Session ${at + 1}\n\n${text}\n\n`).join(''),
		}),
	]);

const looseIn = (texts: readonly string[], tracks: readonly Track[] = []) =>
	looseThreads({ sessions: journal(...texts), tracks, next: [], homeOf: () => undefined }).map(threadWords);

const changed = (line: string) => fence(`move: Face Danger\ndice: 5 vs 1, 2\nroll: edge 2\ndone:\n  - ${line}`);

describe('an oracle answer', () => {
	const answer = fence('oracle: Action\ndice: 12\nresult: Betray');
	it.each([
		['that nothing mentions is loose', [answer, 'We sail on.'], ['oracle Action, Betray']],
		['is resolved by the text behind it', [`${answer}\nThey betrayed us.`], []],
		['is resolved by a later session', [answer, 'Nothing.', 'A betrayal!'], []],
		['is not resolved by what stands above it', [`We betray them.\n\n${answer}`], ['oracle Action, Betray']],
		['is not resolved by a comment', [`${answer}\n%% betray %%`], ['oracle Action, Betray']],
		['is not resolved by code', [`${answer}\n\`betray\``], ['oracle Action, Betray']],
		['is not resolved by a digest', [`${answer}\n**Session 1.** Oracles: Action: Betray.`], ['oracle Action, Betray']],
		[
			'is not resolved by the numbers of a digest',
			[`${answer}\n> [!sworn]- Numbers\n> - Betray`],
			['oracle Action, Betray'],
		],
		[
			'is resolved by a vow named after it',
			[answer, fence('move: Swear an Iron Vow\ntrack: Betray the king\nroll: heart 2\ndice: 5 vs 1, 2')],
			[],
		],
		['on a line is resolved by the same line', ['`sworn: Core / Action › Betray` so they betray us'], []],
		['on a line is loose without that', ['`sworn: Core / Action › Betray` and then'], ['oracle Core / Action, Betray']],
		['counts once if it was given twice', [answer, answer], ['oracle Action, Betray']],
		['of common words alone is left out', [fence('oracle: What\ndice: 12\nresult: 7')], []],
	])('%s', (_, texts, loose) => {
		expect(looseIn(texts)).toEqual(loose);
	});

	const question = fence('ask: Is the airlock guarded?\nodds: likely\ndice: 34\nanswer: yes');
	it.each([
		['is recognized by what was asked', [question, 'The guards sleep.'], []],
		['is loose if that never comes up', [question, 'We sail.'], ['oracle Is the airlock guarded?, yes']],
	])('of yes or no %s', (_, texts, loose) => {
		expect(looseIn(texts)).toEqual(loose);
	});
});

describe('a track', () => {
	const none = 'We sail.';
	it.each([
		[
			'a vow without a milestone for three sessions',
			track('vow', 'Find the ark'),
			'Find the ark › 0 → 8 ticks',
			3,
			true,
		],
		['a vow with one two sessions ago', track('vow', 'Find the ark'), 'Find the ark › 0 → 8 ticks', 2, false],
		['a vow sworn three sessions ago', track('vow', 'Find the ark'), 'Find the ark › vow begun, epic', 3, true],
		['a clock', track('clock', 'Storm', { segments: 6, filled: 2 }), 'Storm › 1 → 2 segments', 3, true],
		['a clock that advanced', track('clock', 'Storm'), 'Storm › 1 → 2 segments', 2, false],
		['a threat', track('threat', 'The Blight'), 'The Blight › menace 4 → 8 ticks', 3, true],
		['a threat whose menace grew', track('threat', 'The Blight'), 'The Blight › menace 4 → 8 ticks', 1, false],
		['a fulfilled vow', track('vow', 'Ark', { status: 'completed' }), 'Ark › vow completed', 5, false],
		['an expedition', track('expedition', 'Way'), 'Way › 0 → 8 ticks', 5, false],
	])('%s', (_, one, line, sessions, isLoose) => {
		const texts = [changed(line), ...Array<string>(sessions).fill(none)];
		expect(looseIn(texts, [one])).toEqual(isLoose ? [`${one.kind} ${one.name}`] : []);
	});

	it.each([
		['that nobody mentions', ['Mera waves.', none, none, none], true],
		['that was seen two sessions ago', [none, 'Mera waves.', none, none], false],
		['that a link leads to', [none, '[[Mera Voss|She]] waves.', none, none], false],
		['that a record is about', [none, changed('Mera Voss › 0 → 4 ticks'), none, none], false],
		['in a campaign of two sessions', [none, none], false],
		['that was never mentioned', [none, none, none], true],
	])('a connection %s', (_, texts, isLoose) => {
		expect(looseIn(texts, [track('connection', 'Mera Voss')])).toEqual(isLoose ? ['connection Mera Voss'] : []);
	});

	it('leads to the last line about it', () => {
		const sessions = journal(changed('Storm › 1 → 2 segments'), none, none, none);
		const [loose] = looseThreads({ sessions, tracks: [track('clock', 'Storm')], next: [], homeOf: () => undefined });
		expect(loose).toEqual({ kind: 'clock', name: 'Storm', sessions: 3, place: { path: 'Journal.md', line: 3 } });
	});

	it('without a record is as old as the session that has its block', () => {
		const sessions = journal(none, none, none, none);
		const loose = (line: number) =>
			looseThreads({
				sessions,
				tracks: [track('clock', 'Storm')],
				next: [],
				homeOf: () => ({ path: 'Journal.md', line }),
			});
		expect(loose(2).map(({ sessions }) => sessions)).toEqual([3]);
		expect(loose(10)).toEqual([]);
	});
});

it('a bonus that waits leads to the record that gave it', () => {
	const sessions = journal('We sail.', changed('next +1 (Secure an Advantage) taken'));
	const next = [nextBonus(1, 'Secure an Advantage')];
	expect(looseThreads({ sessions, tracks: [], next, homeOf: () => undefined })).toEqual([
		{ kind: 'next', name: '+1 (Secure an Advantage)', place: { path: 'Journal.md', line: 7 } },
	]);
});

describe('words', () => {
	it.each([
		['betray', 'Betrayal!'],
		['betray', 'betrayed'],
		['hope', 'hopes'],
		['protect', 'protection'],
		['cœur', 'Cœurs'],
		['Wächter', 'wachter'],
	])('“%s” is mentioned by “%s”', (one, other) => {
		expect(stemsOf(one)).toEqual(stemsOf(other));
		expect(stemsOf(one)).toHaveLength(1);
	});

	it('that say nothing do not count', () => {
		expect(stemsOf('You and someone with the 7')).toEqual([]);
	});
});

describe('letting go', () => {
	const place = (body: string) => ({ body });
	const after = (body: string, words: string, letsGo: boolean) => {
		const note = `Above.\n\n${fence(body)}\nBelow.\n`;
		const changes = setThreadDismissed(note, place(body), words, letsGo);
		return changes.ok ? applyChanges(note, changes.value) : changes;
	};

	it.each([
		['show: threads', 'vow Find the ark', true, 'show: threads\nlet_go:\n  - vow Find the ark'],
		[
			'show: threads\nlet go:\n  - next +1 # keep',
			'vow Find: the ark',
			true,
			'show: threads\nlet go:\n  - next +1 # keep\n  - "vow Find: the ark"',
		],
		[
			'show: threads\nlet_go:\n  - vow Ark\n  - clock Storm',
			'vow ark',
			false,
			'show: threads\nlet_go:\n  - clock Storm',
		],
		['show: threads\nlet_go:\n  - vow Ark', 'vow Ark', false, 'show: threads'],
		['show: threads\nlet_go:\n  - vow Ark', 'vow Ark', true, 'show: threads\nlet_go:\n  - vow Ark'],
	])('in “%s”: %s, %s', (body, words, letsGo, wanted) => {
		expect(after(body, words, letsGo)).toBe(`Above.\n\n${fence(wanted)}\nBelow.\n`);
	});

	it.each([['vow Find the ark'], ['oracle Is it “safe”?, yes, and more'], ['oracle Action / Theme, Betray: hope # 7']])(
		'%s is read back',
		words => {
			const text = after('show: threads', words, true);
			const [, body = ''] = /```sworn\n([^]*?)\n```/.exec(String(text)) ?? [];
			expect(dismissedThreadsIn(readBlock(body))).toEqual([words]);
			expect(isLetGo(words.toUpperCase(), dismissedThreadsIn(readBlock(body)))).toBe(true);
		},
	);
});

/** Counts what is read from it. */
class CountedMap<Value> extends Map<string, Value> {
	static reads = 0;
	override get(key: string) {
		CountedMap.reads++;
		return super.get(key);
	}
	override has(key: string) {
		CountedMap.reads++;
		return super.has(key);
	}
	override *[Symbol.iterator]() {
		for (const entry of super.entries()) {
			CountedMap.reads++;
			yield entry;
		}
		return undefined;
	}
}

it('reads each session once, however many answers and vows wait', () => {
	const readsOf = (count: number) => {
		const texts = Array.from({ length: count }, (_, i) =>
			fence(`oracle: Action\ndice: 12\nresult: Word${'abcdefghij'[i % 10]}${i}`),
		);
		const sessions = journal(...texts).map(session => ({
			...session,
			mentions: new CountedMap(session.mentions),
			changed: new CountedMap(session.changed),
		}));
		const tracks = Array.from({ length: count }, (_, i) => track('vow', `Find the ark ${i}`));
		CountedMap.reads = 0;
		looseThreads({ sessions, tracks, next: [], homeOf: () => undefined });
		return CountedMap.reads;
	};
	expect(readsOf(100)).toBeLessThanOrEqual(readsOf(25) * 4 + 10);
});

import { describe, expect, it } from 'vitest';
import type { TrackKind } from '../../../src/rules/core/track-kind';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { begunWithRoll } from '../../../src/play/pending-steps/begin-with-roll';
import { isConnectionAsked } from '../../../src/play/moves/infer-from-notes';
import { newUnrolledMove } from '../../../src/play/record/record';
import { trackOptions } from '../../../src/play/roll/track-options';
import type { InvalidTrack } from '../../../src/play/tracks/invalid-tracks';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';
import { done } from '../../support/tables';
import type { ParseResult } from '../../../src/rules/core/problem';

const MEND = '“A/Storm.md” cannot be read. Line 5.';

const torn = (kind?: TrackKind): InvalidTrack => ({
	name: 'Storm',
	problems: [{ code: 'invalid_properties', message: MEND, from: 0, to: 0 }],
	...(kind === undefined ? {} : { kind }),
});

const messageOf = (reading: ParseResult<unknown>): string | undefined =>
	reading.ok ? undefined : reading.problems[0]?.message;

const game = gameWith([
	{ name: 'Seek Out', category: 'Delve Moves', always: 'begin site', strong_hit: 'momentum +1' },
	{ name: 'Wander', always: 'begin journey', strong_hit: 'progress' },
	{ name: 'End It', roll_type: 'progress_roll', track_category: 'Combat', strong_hit: 'complete foe' },
]);
const classic = gameWith([], 'classic');
const delve = gameWith([], 'delve');
const starforged = gameWith([], 'starforged');
const STRONG = [6, 1, 2];

const cave = track('site', 'Cave');
const wolf = track('foe', 'Wolf');

describe('a track that cannot be read is named where one of its kind is asked for', () => {
	it('before a site is begun, or an open one taken', () => {
		const asked = (tracks: readonly ReturnType<typeof track>[], unread: InvalidTrack) =>
			game.words(game.make('Seek Out', { by: kestrel({ tracks, unreadTracks: [unread] }), dice: STRONG }));
		expect(asked([], torn('site'))[0]).toMatch(/^“A\/Storm\.md” cannot be read\. Line 5\. /);
		expect(asked([cave], torn('site'))[0]).toMatch(/^“A\/Storm\.md” cannot be read\. Line 5\. Which site\?: Cave/);
		expect(asked([cave], torn())[0]).toContain(MEND);
		expect(asked([cave], torn('vow'))[0]).not.toContain(MEND);
	});

	it('before the roll of a move that may go on with it', () => {
		const tracks = [track('journey', 'To the coast')];
		const begun = (unread: InvalidTrack) =>
			begunWithRoll({
				record: newUnrolledMove('Wander'),
				character: kestrel({ tracks, unreadTracks: [unread] }),
				book: game.book,
			});
		expect(begun(torn('journey'))?.unread.map(({ message }) => message)).toEqual([MEND]);
		expect(begun(torn('vow'))?.unread).toEqual([]);
	});

	it('where a bond is noted', () => {
		const by = kestrel({ tracks: [track('connection', 'Ana')], unreadTracks: [torn('connection')] });
		const asked = classic.make('Forge a Bond', { by, dice: STRONG });
		expect(classic.words(asked).join()).toContain(`${MEND} Make note of the bond: Ana`);
	});

	it('where a cost may undermine a track', () => {
		const by = kestrel({ momentum: -6, tracks: [wolf], unreadTracks: [torn('vow')] });
		const weak = delve.press(
			delve.make('Face Danger', { by, roll: { option: 'edge', value: 4 }, dice: [5, 1, 10] }),
			'You are delayed',
		);
		expect(delve.words(weak).join()).toMatch(/“A\/Storm\.md” cannot be read\. Line 5\. .*Undermine Wolf/);
	});

	it('where a foe says how much is suffered', () => {
		const asked = (unread: InvalidTrack) => {
			const by = kestrel({ tracks: [wolf], unreadTracks: [unread] });
			const [step] = pendingStepsOf({ record: newUnrolledMove('Endure Harm'), character: by, book: classic.book });
			return [step?.prompt, messageOf(classic.tryMake('Endure Harm', { by, roll: { option: 'iron' } }))];
		};
		expect(asked(torn('foe'))).toEqual([
			`${MEND} How much? Endure Harm`,
			expect.stringMatching(/^“A\/Storm\.md” cannot be read\. Line 5\. Endure Harm comes with a cost: 2 \(Wolf\)/),
		]);
		expect(asked(torn('connection')).join()).not.toContain(MEND);
	});
});

describe('a scene challenge that was torn after a move advanced it', () => {
	const isles = gameWith([], 'sundered_isles');
	const told = (more: Parameters<typeof track>[2], unread: InvalidTrack) => {
		const scene = track('scene', 'Storm', { segments: 4, filled: 0, ...more });
		const by = kestrel({ tracks: [scene] });
		const { record } = isles.make('Face Danger (Scene Challenge)', { by, roll: { option: 'edge' }, dice: [3, 1, 9] });
		const character = kestrel({ unreadTracks: [unread] });
		return pendingStepsOf({ record, character, book: isles.book }).map(({ prompt }) => prompt);
	};

	it('says what to mend where it may be filled, instead of the move that ends it', () => {
		expect(told({ filled: 3 }, torn('scene'))).toContain(MEND);
		expect(told({ filled: 3 }, torn())).toContain(MEND);
		expect(told({ ticks: 36 }, torn('scene'))).toContain(MEND);
	});

	it('says nothing of another one, or of what is no scene', () => {
		expect(told({ filled: 3 }, { ...torn('scene'), name: 'Fire' })).not.toContain(MEND);
		expect(told({ filled: 3 }, torn('vow'))).not.toContain(MEND);
	});
});

describe('a threat that cannot be read', () => {
	const vow = track('vow', 'Guard the vale');
	const blight = track('threat', 'The blight', { vow: 'Guard the vale' });
	const rested = (tracks: readonly ReturnType<typeof track>[], unread: readonly InvalidTrack[]) =>
		delve.make('Take a Hiatus', { by: kestrel({ tracks, unreadTracks: unread }) });

	it('is named above the moves about the others', () => {
		const asked = rested([vow, blight], [torn('threat')]);
		const prompts = delve.all(asked).map(({ prompt }) => prompt);
		expect(prompts).toContain(MEND);
		expect(delve.words(asked)).toContain('Next move: Advance a Threat (The blight)');
		expect(delve.all(rested([vow, blight], [])).map(({ prompt }) => prompt)).not.toContain(MEND);
	});

	it('takes no vow of another: the next move is about none', () => {
		const advance = (unread: readonly InvalidTrack[]) => {
			const by = kestrel({ tracks: [vow, blight], unreadTracks: unread });
			const rolled = delve.press(delve.make('Advance a Threat', { by }), { label: 'Roll', dice: [10] });
			return delve.press(rolled, 'If you succeed').follow?.track;
		};
		expect(advance([])).toBe('Guard the vale');
		expect(advance([torn('threat')])).toBeUndefined();
	});
});

describe('no other track stands in for one that cannot be read', () => {
	const heir = (unread: readonly InvalidTrack[]) =>
		kestrel({
			special: { quests: 20, bonds: 20, discoveries: 20 },
			tracks: [track('vow', 'Find the ark', { ticks: 21 }), track('connection', 'Juno', { ticks: 14 })],
			unreadTracks: unread,
		});
	const legacy = (unread: readonly InvalidTrack[], label: string) =>
		starforged.press(
			starforged.make('Continue a Legacy', { by: heir(unread), roll: { option: 'quests' }, dice: [1, 2] }),
			label,
		);

	it('when a connection is handed on', () => {
		expect(done(legacy([], 'Share a connection')).join()).toContain('Juno › connection inherited');
		const asked = legacy([torn('connection')], 'Share a connection');
		expect(done(asked)).toEqual([]);
		expect(starforged.words(asked).join()).toMatch(/“A\/Storm\.md” cannot be read\. Line 5\. Which one\? .*: Juno/);
		expect(done(starforged.press(asked, 'Juno')).join()).toContain('Juno › connection inherited');
	});

	it('when the bond of a connection adds to a roll', () => {
		const who = (unread: readonly InvalidTrack[]) =>
			kestrel({ tracks: [track('connection', 'Juno', { bond: true })], unreadTracks: unread });
		const test = (unread: readonly InvalidTrack[], dice: readonly number[]) =>
			starforged.tryMake('Test Your Relationship', { by: who(unread), roll: { option: 'heart' }, dice });
		expect(messageOf(test([], STRONG))).toBeUndefined();
		expect(messageOf(test([torn('connection')], []))).toBe(MEND);
	});

	it('when the rank of a connection is rolled', () => {
		const develop = starforged.book.move('Develop Your Relationship');
		const who = (unread: readonly InvalidTrack[]) =>
			kestrel({ tracks: [track('connection', 'Juno', { bond: true })], unreadTracks: unread });
		const call = newUnrolledMove('Develop Your Relationship');
		if (!develop) throw new Error('no such move');
		expect(isConnectionAsked({ record: call, character: who([]), book: starforged.book }, develop)).toBe(false);
		expect(
			isConnectionAsked({ record: call, character: who([torn('connection')]), book: starforged.book }, develop),
		).toBe(true);
		const asked = starforged.tryMake('Develop Your Relationship', { by: who([torn('connection')]) });
		expect(messageOf(asked)).toBe(MEND);
	});

	it('when a plain track would serve for one of its kind', () => {
		const by = (unread: readonly InvalidTrack[]) =>
			kestrel({ tracks: [track('track', 'Errand')], unreadTracks: unread });
		const move = game.book.move('End It');
		if (!move) throw new Error('no such move');
		const names = (unread: readonly InvalidTrack[]) =>
			trackOptions(move, by(unread), game.book).map(({ name }) => name);
		expect(names([])).toEqual(['Errand']);
		expect(names([torn('foe')])).toEqual([]);
	});

	it('and a fight is not over while it may be a foe that stands', () => {
		const fight = (unread: readonly InvalidTrack[]) =>
			game.make('End It', {
				by: kestrel({ tracks: [{ ...wolf, ticks: 40 }], combat: 'in a bad spot', unreadTracks: unread }),
				track: 'Wolf',
				dice: [1, 2],
			});
		const isOver = (unread: readonly InvalidTrack[]) => fight(unread).character.combat === undefined;
		expect([isOver([]), isOver([torn('vow')]), isOver([torn('foe')]), isOver([torn()])]).toEqual([
			true,
			true,
			false,
			false,
		]);
	});
});

import { describe, expect, it } from 'vitest';
import { undoMove } from '../../../src/play/moves/undo-move';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';
import { done, problemOf } from '../../support/tables';

const MOVES = [
	{ name: 'Push On', category: 'Quest Moves', strong_hit: 'progress' },
	{ name: 'Shove', category: 'Combat Moves', strong_hit: 'progress twice' },
	{ name: 'Set Out', always: 'begin expedition', strong_hit: 'progress' },
	{ name: 'Swear', always: 'begin vow', strong_hit: 'momentum +1' },
	{ name: 'Turn Over', roll_type: 'no_roll', always: 'clear objective\nmay Begin another\n\tbegin objective' },
	{ name: 'Bind', category: 'Connection Moves', strong_hit: 'connection bond' },
	{ name: 'Confide', category: 'Connection Moves', strong_hit: 'connection influence' },
	{ name: 'Hide', category: 'Quest Moves', strong_hit: 'clock +2 on heat\nclock +1 on Rival' },
	{ name: 'Tally', category: 'Quest Moves', strong_hit: 'complete vow\nquests reward' },
] as const;
const game = gameWith(MOVES);
const STRONG = [6, 1, 2];
const MISSED = [1, 9, 10];
const ark = track('vow', 'Find the ark');
const oath = track('vow', 'The old oath', { rank: 'epic' });
const made = (move: string, tracks = [ark], more = {}) =>
	game.make(move, { by: kestrel({ tracks }), dice: STRONG, ...more });

describe('which track', () => {
	it('the only open one that fits the move is taken without asking, and written down', () => {
		const decided = made('Push On', [
			ark,
			track('connection', 'Ana'),
			track('vow', 'Long ago', { status: 'completed' }),
		]);
		expect(done(decided)).toEqual(['Find the ark › 0 → 8 ticks']);
		expect(decided.record.track).toBe('Find the ark');
		expect(decided.character.tracks[0]?.ticks).toBe(8);
		expect(game.open(decided)).toEqual([]);
	});

	it('of several, the player says which', () => {
		const decided = made('Push On', [ark, oath]);
		expect(game.words(decided)).toEqual(['Which track? Mark progress: Find the ark | The old oath']);
		expect(game.open(decided)[0]?.options.map(({ detail }) => detail)).toEqual([
			'vow, dangerous, 0 boxes',
			'vow, epic, 0 boxes',
		]);
		const chosen = game.press(decided, 'The old oath');
		expect(done(chosen)).toEqual(['The old oath › 0 → 1 ticks']);
		expect(chosen.record.track).toBe('The old oath');
		expect(game.open(chosen)).toEqual([]);
	});

	it('where none is open, one can be begun', () => {
		const decided = made('Push On', []);
		expect(game.open(decided)).toMatchObject([
			{ state: 'optional', prompt: 'No vow is open. Mark progress', options: [{ asks: { track: 'vow' } }] },
		]);
		const begun = game.press(decided, {
			label: 'Begin a new vow',
			answer: { name: 'Find the ark', rank: 'formidable' },
		});
		expect(done(begun)).toEqual(['Find the ark › vow begun, formidable', 'Find the ark › 0 → 4 ticks']);
		expect(begun.begun).toEqual(track('vow', 'Find the ark', { rank: 'formidable', ticks: 4 }));
		expect(game.open(begun)).toEqual([]);
	});

	describe('and a clock that the text names', () => {
		const clock = (name: string) => track('clock', name, { segments: 6, filled: 1 });

		it('is filled whatever else is open', () => {
			const decided = made('Hide', [clock('Doom'), clock('Heat'), clock('The Rival clock')]);
			expect(done(decided)).toEqual(['Heat › 1 → 3 segments', 'The Rival clock › 1 → 2 segments']);
			expect(decided.record.track).toBeUndefined();
			expect(game.open(decided)).toEqual([]);
		});

		it('is not the track that the record is about', () => {
			const gale = track('scene', 'Gale', { segments: 4, filled: 0 });
			const decided = made('Hide', [gale, clock('Rival')], { track: 'Gale' });
			expect(done(decided)).toEqual(['Rival › 1 → 2 segments']);
			expect(game.words(decided)).toEqual(['No track is called “heat”. heat +2: Gale | Rival | Begin a new clock']);
			const chosen = game.press(decided, 'Gale');
			expect(done(chosen)).toContain('Gale › 0 → 2 segments');
			expect(game.open(chosen)).toEqual([]);
		});

		it('is no other that happens to be the only one: it is asked, and may be begun', () => {
			const decided = made('Hide', [clock('Doom'), clock('Rival')]);
			expect(done(decided)).toEqual(['Rival › 1 → 2 segments']);
			expect(game.words(decided)).toEqual(['No track is called “heat”. heat +2: Doom | Rival | Begin a new clock']);
			expect(done(game.press(decided, 'Doom'))).toContain('Doom › 1 → 3 segments');
			const begun = game.press(decided, {
				label: 'Begin a new clock',
				answer: { name: 'heat', details: { segments: '6' } },
			});
			expect(done(begun)).toEqual(['Rival › 1 → 2 segments', 'heat › clock begun', 'heat › 0 → 2 segments']);
			expect(game.open(begun)).toEqual([]);
			expect(begun.record.track).toBeUndefined();
			expect(game.open(game.decline(decided, 'Begin a new clock'))).toEqual([]);
		});
	});

	it('or the progress is passed', () => {
		const declined = game.decline(made('Push On', []), 'Begin a new vow');
		expect(declined.record.passed).toEqual(['Mark progress']);
		expect(game.open(declined)).toEqual([]);
	});

	it('in a fight, an objective or a foe', () => {
		expect(done(made('Shove', [ark, track('foe', 'Raider')]))).toEqual(['Raider › 0 → 16 ticks']);
		expect(done(made('Shove', [ark, track('objective', 'Escape')]))).toEqual(['Escape › 0 → 16 ticks']);
	});

	it('only a bond is not marked for a connection that shares one', () => {
		const juno = track('connection', 'Juno', { bond: true });
		const ana = track('connection', 'Ana');
		expect(done(made('Bind', [juno, ana]))).toEqual(['Ana › bond marked']);
		expect(game.words(made('Confide', [juno, ana]))[0]).toContain('Juno | Ana');
	});

	it('that is not found is said so', () => {
		const decided = made('Push On', [ark], { track: 'Find the arc' });
		expect(done(decided)).toEqual([]);
		expect(game.words(decided)).toEqual([
			'No track is called “Find the arc”. Did you mean “Find the ark”? Which track? Mark progress: Find the ark',
		]);
		expect(done(game.press(decided, 'Find the ark'))).toEqual(['Find the ark › 0 → 8 ticks']);
	});

	it('without a rank is not counted by it', () => {
		const decided = made('Push On', [{ kind: 'vow', name: 'Find the ark', ticks: 0, status: 'open' }]);
		expect(done(decided)).toEqual([]);
		expect(game.open(decided)).toEqual([]);
	});

	it('that ends is paid for by its rank', () => {
		expect(done(made('Tally', [oath]))).toEqual([
			'The old oath › vow completed',
			'quests 0 → 12 ticks',
			'experience 0 → 6 (Earn Experience)',
		]);
	});
});

describe('a track is begun', () => {
	const sworn = () => made('Swear', [ark]);

	it('by name and rank, as the form behind the option asks', () => {
		expect(game.open(sworn())).toMatchObject([
			{
				state: 'required',
				options: [
					{
						label: 'Begin a new vow',
						asks: { kind: 'new_track', ranks: ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'] },
					},
				],
			},
		]);
		const begun = game.press(sworn(), { label: 'Begin', answer: { name: ' The  pact ', rank: 'epic' } });
		expect(begun.begun).toEqual(track('vow', 'The pact', { rank: 'epic' }));
		expect(begun.record.track).toBe('The pact');
		expect(begun.character.tracks).toHaveLength(2);
		expect(game.open(begun)).toEqual([]);
		expect(undoMove({ record: begun.record, character: begun.character, book: game.book })).toEqual({
			character: kestrel({ tracks: [ark] }),
			moved: [],
			left: [],
		});
	});

	it.each([
		{ rule: 'without a name', answer: undefined, code: 'name_needed' },
		{ rule: 'with an empty name', answer: { name: '  ', rank: 'epic' }, code: 'name_needed' },
		{ rule: 'under a name that is taken', answer: { name: 'find the ark', rank: 'epic' }, code: 'name_taken' },
		{ rule: 'without a rank', answer: { name: 'The pact' }, code: 'rank_needed' },
	] as const)('not $rule', ({ answer, code }) => {
		expect(problemOf(game.tryPress(sworn(), { label: 'Begin', ...(answer ? { answer } : {}) }))).toBe(code);
	});

	it('before the dice fall, where its name and rank are given with the roll', () => {
		const begun = made('Swear', [ark], { begin: { name: ' The  pact ', rank: 'epic' } });
		expect(begun.record).toMatchObject({ track: 'The pact', outcome: 'strong hit, 7 vs 1, 2' });
		expect(done(begun)).toEqual(['The pact › vow begun, epic', 'momentum 2 → 3']);
		expect(game.open(begun)).toEqual([]);
		expect(undoMove({ record: begun.record, character: begun.character, book: game.book })).toEqual({
			character: kestrel({ tracks: [ark] }),
			moved: [],
			left: [],
		});
	});

	it.each([
		{ rule: 'under a name that is taken', begin: { name: 'find the ark', rank: 'epic' }, call: {}, code: 'name_taken' },
		{
			rule: 'of another rank than the call says',
			begin: { name: 'The pact', rank: 'epic' },
			call: { rank: 'dangerous' },
			code: 'rank_needed',
		},
		{
			rule: 'beside the one that the call names',
			begin: { name: 'The pact', rank: 'epic' },
			call: { track: 'Find the ark' },
			code: 'no_longer_open',
		},
	] as const)('not before the dice fall $rule: none fall', ({ begin, call, code }) => {
		expect(problemOf(game.tryMake('Swear', { by: kestrel({ tracks: [ark] }), begin, call }))).toBe(code);
	});

	it('before the dice fall instead of the one that is open', () => {
		const far = track('expedition', 'To the far side', { ticks: 8 });
		const begun = made('Set Out', [far], { begin: { name: 'Beyond', rank: 'extreme' } });
		expect(begun.record.track).toBe('Beyond');
		expect(done(begun)).toEqual(['Beyond › expedition begun, extreme', 'Beyond › 0 → 2 ticks']);
	});

	it('unless the call names it already', () => {
		expect(game.open(made('Swear', [ark], { track: 'Find the ark' }))).toEqual([]);
	});

	it('or the only open expedition is continued, whatever the roll comes to', () => {
		const far = track('expedition', 'To the far side', { ticks: 8 });
		const hit = made('Set Out', [far, ark, track('expedition', 'Home', { status: 'completed' })]);
		expect(hit.record.track).toBe('To the far side');
		expect(done(hit)).toEqual(['To the far side › 8 → 16 ticks']);
		const missed = made('Set Out', [far, ark], { dice: MISSED });
		expect(missed.record.track).toBe('To the far side');
		expect([hit, missed].map(game.open)).toEqual([[], []]);
	});

	it('but a call with a rank begins another', () => {
		const far = track('expedition', 'To the far side', { ticks: 8 });
		const decided = made('Set Out', [far], { call: { rank: 'extreme' } });
		expect(game.words(decided)).toEqual(['Which expedition?: To the far side | Begin a new expedition']);
		const begun = game.press(decided, { label: 'Begin', answer: { name: 'Beyond', rank: 'extreme' } });
		expect(done(begun)).toEqual(['Beyond › expedition begun, extreme', 'Beyond › 0 → 2 ticks']);
	});

	it('of several, the player says which is continued, where something is marked on it', () => {
		const tracks = [track('expedition', 'To the far side', { ticks: 8 }), track('expedition', 'Below')];
		const hit = made('Set Out', tracks);
		expect(game.open(hit)).toMatchObject([{ state: 'required', prompt: 'Which expedition?' }]);
		expect(done(game.press(hit, 'Below'))).toEqual(['Below › 0 → 8 ticks']);
		const missed = made('Set Out', tracks, { dice: MISSED });
		expect(game.open(missed)).toMatchObject([{ state: 'optional', prompt: 'Which expedition?' }]);
	});

	it('beside the one that was cleared', () => {
		const decided = game.make('Turn Over', { by: kestrel({ tracks: [track('objective', 'Escape')] }) });
		expect(done(decided)).toEqual(['Escape › objective forsaken']);
		const begun = game.press(decided, 'Begin another', {
			label: 'Begin a new',
			answer: { name: 'Hide', rank: 'dangerous' },
		});
		expect(done(begun)).toEqual(['Escape › objective forsaken', 'Hide › objective begun, dangerous (Begin another)']);
		expect(begun.record.track).toBe('Escape');
		expect(game.open(begun)).toEqual([]);
	});
});

describe('progress that is lost', () => {
	const lost = gameWith([
		{
			name: 'Recommit',
			category: 'Quest Moves',
			miss: 'choose 1\n\t- Go on\n\t\tclear progress lowest die\n\t\trank +1',
		},
		{ name: 'Start Over', category: 'Quest Moves', miss: 'clear progress all but 1' },
	]);
	const by = kestrel({ tracks: [track('vow', 'Find the ark', { ticks: 24 })] });

	it('by the lowest of both challenge dice, which are rolled', () => {
		const missed = lost.make('Recommit', { by, dice: MISSED });
		const again = lost.press(missed, 'Go on', { label: 'Clear as many', dice: [7, 2] });
		expect(again.character.tracks[0]).toMatchObject({ ticks: 16, rank: 'formidable' });
		expect(undoMove({ record: again.record, character: again.character, book: lost.book })).toEqual({
			character: by,
			moved: [],
			left: [],
		});
		expect(lost.open(again)).toEqual([]);
	});

	it('all but one box', () => {
		expect(done(lost.make('Start Over', { by, dice: MISSED }))).toEqual(['Find the ark › 24 → 4 ticks']);
	});
});

import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readEffects } from '../../../src/rules/effects/read-effects';
import { vocabularyOf } from '../../../src/rules/effects/vocabulary';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';
import { bareRuleset } from '../../../src/rules/ruleset';
import { effectsIn, rolled } from './effects-by-outcome';
import { rows } from '../../support/rows';

const lines = (text = ''): readonly string[] => (text === '' ? [] : text.split('\n'));

describe('what is replaced is shown with what replaces it', () => {
	it.each(rows`
		put a mark of fame in your ledger. => On a **strong hit with a match**, mark two ticks instead. => Mark a tick on the fitting legacy track.
		${''} => On a match, mark 3 ticks instead. => Mark one tick on whichever legacy track suits you.
		${''} => With a match, take +2 instead. => Take +1 favor with the guild.
	`)('%s%s', (before, match, replaced) => {
		const { strong, match: matched } = rolled({ strong: `${before} ${replaced} ${match}` });
		expect(lines(strong)).toContain(`say ${replaced}`);
		expect(lines(matched)).toEqual([...lines(strong), expect.stringMatching(/^say .*match, .* instead\.$/)]);
	});

	it('under a condition on the state', () => {
		const { strong } = rolled({
			strong: 'mark one tick on the fitting legacy track. If you are wounded, mark two ticks instead.',
		});
		expect(lines(strong)).toEqual([
			'say Mark one tick on the fitting legacy track.',
			'say If you are wounded, mark two ticks instead.',
		]);
	});

	it('ticks after those of a known track are on that track', () => {
		for (const [track, more] of [
			['bonds', 'Mark two ticks'],
			['discoveries', 'Mark a tick'],
			['quests', 'Mark 4 ticks'],
		] as const) {
			const { always } = effectsIn(`When you rest, mark one tick on your ${track} legacy track. ${more}.`);
			expect(lines(always)[1]).toMatch(new RegExp(`^${track} \\+[124] ticks$`));
		}
	});

	it('ticks after those of an unknown track are shown', () => {
		const { always } = effectsIn('When you rest, mark one tick on your renown track. Mark two ticks.');
		expect(lines(always)).toEqual(['say Mark one tick on your renown track.', 'say Mark two ticks.']);
	});

	it('ticks after progress are progress', () => {
		const { always } = effectsIn('When you rest, mark one tick on your vow track. Mark two ticks.');
		expect(lines(always)[1]).toBe('progress +2 ticks');
	});
});

describe('the upper hand', () => {
	const TOLD = 'You face your foe.';

	it.each([
		'You have the upper hand',
		'You gain the upper hand',
		'Retain the upper hand',
		'You both have the upper hand',
		'You and your ally take the upper hand',
		'You gain the upper hand and are in control',
	])('in a fight is being in control: %s', words => {
		expect(rolled({ strong: `${words}.` }, ` ${TOLD}`).strong).toBe('combat in control');
	});

	it('is an option of its own', () => {
		const { weak } = rolled({ weak: 'choose one.\n\n- Take +2 momentum\n- You have the upper hand' }, ` ${TOLD}`);
		expect(lines(weak).slice(-2)).toEqual(['\t- You have the upper hand', '\t\tcombat in control']);
	});

	it.each(['You gain the upper hand.', 'They have the upper hand.', 'Keep the upper hand.'])(
		'elsewhere is shown: %s',
		words => {
			expect(lines(rolled({ strong: words }).strong)).toEqual([`say ${words}`]);
		},
	);

	it('that is lost is shown, and that of a foe is story', () => {
		expect(rolled({ strong: 'you lose the upper hand.' }, ` ${TOLD}`).strong).toBe('say You lose the upper hand.');
		expect(rolled({ strong: 'the foe takes the upper hand.' }, ` ${TOLD}`).strong).toBe('');
	});
});

const HOARSE = { name: 'hoarse', group: 'woes', prevents_recovery: [], permanent: false, on_vehicle: false };

describe('a ruleset of its own has its own names only', () => {
	const own = { ...bareRuleset('embers'), special_tracks: ['songs_legacy'], impacts: [HOARSE] };
	const vocabulary = vocabularyOf(own);

	it('no printed meters, impacts, groups or tracks, but momentum', () => {
		expect(vocabulary).toEqual({
			moves: [],
			meters: ['momentum', 'integrity'],
			impacts: ['hoarse'],
			impactGroups: ['woes'],
			specialTracks: ['songs'],
		});
	});

	it.each([
		['Mark 2 ticks on your songs track.', 'songs +2 ticks'],
		['Mark 2 ticks on your quests track.', 'say Mark 2 ticks on your quests track.'],
		['Take your full legacy reward.', 'say Take your full legacy reward.'],
		["Take your full legacy reward per the vow's rank.", "say Take your full legacy reward per the vow's rank."],
		['Make the legacy reward one rank lower.', 'say Make the legacy reward one rank lower.'],
		['Take +1 spirit.', 'say Take +1 spirit.'],
		['Mark wounded.', 'say Mark wounded.'],
		['Take +1 momentum.', 'momentum +1'],
	])('%s', (text, effects) => {
		expect(writeEffects(readEffects(text, vocabulary))).toBe(effects);
	});

	it('where it lists no impacts, those of the books may be meant', () => {
		expect(vocabularyOf(bareRuleset('embers')).impacts).toContain('cursed');
	});

	it('unlike a printed book', () => {
		expect(vocabularyOf(bundledRuleset('classic')).specialTracks).toContain('quests');
	});
});

describe('a move with its result', () => {
	it.each(rows`
		Repair and take an automatic strong hit (in the field or underway) => move Repair as strong hit
		Heal and take an automatic weak hit (even in a fight) => move Heal as weak hit
		Hearten, taking an automatic strong hit (at sea or ashore) => move Hearten as strong hit
		Repair and take an automatic strong hit (if you have the parts) => say Repair and take an automatic strong hit (if you have the parts).
		Sojourn and enjoy an automatic strong hit => say Sojourn and enjoy an automatic strong hit.
	`)('is read whole or shown whole: %s', (words, effects) => {
		expect(effectsIn(`When you rest, you are safe. ${words}.`).always).toBe(effects);
	});
});

describe('one amount or the other', () => {
	it.each([
		[
			'Mark a tick on your bonds track. If you score a miss by night, mark three ticks.',
			['\t- Otherwise', '\t\tbonds +1 ticks', '\t- If you score a miss by night', '\t\tbonds +3 ticks'],
		],
		[
			'Mark a tick on your bonds track. When you do so in public, mark three ticks.',
			['\t- Otherwise', '\t\tbonds +1 ticks', '\t- When you do so in public', '\t\tbonds +3 ticks'],
		],
	])('%s', (text, options) => {
		expect(lines(effectsIn(`When you fail, you feel it. ${text}`).always)).toEqual(['choose 1', ...options]);
	});

	it.each([
		'Add +1 if you have a map. Add +2 instead if you know the land.',
		'If you have a map, add +1. If you know the land, add +2 instead.',
		'If you have a map, add +1; if you know the land, add +2.',
		'Add +1 if you have a map, or +2 if you know the land.',
	])('of a bonus: %s', text => {
		const { layer } = readReference(
			`# M\n\n## Try\n\nWhen you try, roll +iron. ${text}\n`,
			'M',
			bundledRuleset('classic'),
		);
		const [move] = layer.moves;
		if (!move) throw new Error('no move was found');
		expect(rulebook(bundledRuleset('classic')).triggerAddsOf(move)).toEqual([
			{ by: 1, when: 'you have a map' },
			{ by: 2, when: 'you know the land', instead: true },
		]);
	});
});

describe('a track that is complete', () => {
	const over = (track: string, strong: string): readonly string[] => {
		const ruleset = bundledRuleset('starforged');
		const { layer } = readReference(
			`# House\n\n## Try\n\nWhen you try, roll +iron.\n\nOn a **strong hit**, ${strong}\n`,
			'House',
			ruleset,
		);
		const [move] = layer.moves;
		if (!move) throw new Error('no move was found');
		const { outcomes } = rulebook(ruleset).effectsOf({ ...move, track_category: track });
		return lines(writeEffects(outcomes.strong_hit ?? []));
	};

	it.each([
		['Vow', 'the quest is complete.', 'complete vow'],
		['Vow', 'this vow is now fulfilled.', 'complete vow'],
		['Vow', 'you complete the quest.', 'complete vow'],
		['Expedition', 'the expedition is complete.', 'complete expedition'],
		['Scene Challenge', 'you complete the challenge.', 'complete scene'],
		['Scene Challenge', 'the challenge is complete.', 'complete scene'],
		['Vow', 'the challenge is complete.', 'say The challenge is complete.'],
		['Expedition', 'the quest is complete.', 'say The quest is complete.'],
		['', 'you complete the quest.', 'say You complete the quest.'],
		['', 'the journey is complete.', 'say The journey is complete.'],
	])('%s: %s', (track, words, effects) => {
		expect(over(track, words)).toEqual([effects]);
	});
});

it.each([
	'If you have the unprepared impact marked, you have run out of arrows.',
	'If you are shaken, the horse bolts.',
	'If you have the wounded condition, your sword arm is useless.',
])('what an impact brings is told, be it story: %s', text => {
	expect(rolled({ miss: text }).miss).toMatch(/^(?:tell|say) /);
});

describe('cheap wordings', () => {
	it.each([
		['Mark progress according to the rank of the quest.', 'progress on vow'],
		['Mark progress twice by the rank of your expedition.', 'progress twice on expedition'],
		['Activate a four-segment countdown track.', 'begin clock with 4 segments'],
		['Activate a six-segment countdown.', 'begin clock with 6 segments'],
	])('%s', (text, effects) => {
		expect(effectsIn(`When you rest, you are safe. ${text}`).always).toBe(effects);
	});
});

import { describe, expect, it } from 'vitest';
import { readingOf as readingIn } from '../moment-reading';

const readingOf = (text: string) => readingIn(text, 'sundered_isles');

const IGNORED = (what: string) =>
	`\ttell All of the ${what} is ignored: the move is not made, or what it took is taken back.`;

/** A text, when it is done, and what is done then. */
const OWN: readonly (readonly [text: string, when: string, does: readonly string[]])[] = [
	// what it brings once, as it is marked
	['Take +1 spirit; your max is now 6.', 'When you gain this ability', ['spirit +1']],
	// an asset at a lower price: Advance asks for 3 to add one, and for 2 to upgrade it
	[
		'You may add or upgrade a ghost companion for 1 fewer experience.',
		'When you add or upgrade a ghost companion',
		[
			'choose up to 1',
			...['\t- Add a ghost companion', '\t\texperience -2', '\t\tasset gain'],
			...['\t- Upgrade a ghost companion', '\t\texperience -1', '\t\tasset upgrade'],
		],
	],
	[
		'When you bind a new spirit, you may obtain or upgrade that ritual for 2 less experience.',
		'When you bind a new spirit',
		[
			'choose up to 1',
			...['\t- Add that ritual', '\t\texperience -1', '\t\tasset gain'],
			...['\t- Upgrade that ritual', '\t\tasset upgrade'],
		],
	],
	[
		'You may upgrade a path for one fewer experience.',
		'When you upgrade a path',
		['may Upgrade a path for one fewer experience', '\texperience -1', '\tasset upgrade'],
	],
	[
		'You may buy ships for 2 experience (instead of 3).',
		'When you buy ships',
		['may Buy ships for 2 experience (instead of 3)', '\texperience -2', '\tasset gain'],
	],
	// a suffer move that is not made
	[
		'When you must Endure Stress, you may instead suffer -1 supply and ignore all stress.',
		'When you must Endure Stress',
		['may Suffer -1 supply and ignore all stress without the move', '\tsupply -1', IGNORED('stress')],
	],
	[
		'When forced to Endure Harm in a storm, you may (before or after rolling) suffer -2 momentum and ignore the harm.',
		'When you are forced to Endure Harm in a storm (before or after rolling)',
		['may Suffer -2 momentum and ignore all harm without the move', '\tmomentum -2', IGNORED('harm')],
	],
	[
		'Once per journey, when you Withstand Damage, you may mark this module as broken, and ignore all of the damage.',
		'When you Withstand Damage (once per journey)',
		['may Mark this module as broken and ignore all damage without the move', '\tmark asset broken', IGNORED('damage')],
	],
	[
		'When you must Endure Stress, you may instead break your lute and ignore all stress. Once per scene, you also take +2 momentum when you break your lute to avoid stress.',
		'When you must Endure Stress',
		[
			...['may Break your lute and ignore all stress without the move', `${IGNORED('stress')}`],
			'may If this is the first time in the scene that you break your lute to avoid stress, take +2 momentum',
			'\tmomentum +2',
		],
	],
	// the harm of a weapon
	['In your hands, a ladle is a deadly weapon (2 harm).', 'When you wield a ladle', ['your harm is 2']],
	[
		'When thrown by a giant, a pebble inflicts deadly harm (2 harm).',
		'When you wield a pebble thrown by a giant',
		['your harm is 2'],
	],
	// what is due from time to time
	[
		'You must Endure Stress (-1) about once a week to keep the demon asleep; otherwise, make the Endure Harm (-2) move.',
		'When a week or so has passed',
		[
			'choose 1',
			...['\t- Endure Stress (-1)', '\t\tmove Endure Stress -1'],
			...['\t- Endure Harm (-2)', '\t\tmove Endure Harm -2'],
		],
	],
	[
		'For every three boxes filled on your hunting vow, take 2 experience.',
		'When you fill three boxes on your hunting vow',
		['experience +2'],
	],
	[
		'When your lamp is out, you must Endure Stress (-1) before making any move in the dark.',
		'When your lamp is out, before any move in the dark',
		['move Endure Stress -1'],
	],
	// stats that change for good, and what their maximum leaves room for
	[
		'You turn to stone: Reduce your edge or wits by 1 and add +1 to iron or shadow (to a maximum of +3).',
		'When you turn to stone',
		[
			...['choose 1', '\t- Reduce edge by 1', '\t\tedge -1', '\t- Reduce wits by 1', '\t\twits -1', 'choose 1'],
			...['\t- Add +1 to iron, from +2 or less', '\t\tiron +1'],
			...['\t- Add +1 to shadow, from +2 or less', '\t\tshadow +1'],
		],
	],
	['You grow bold: Lower your wits stat by 1.', 'When you grow bold', ['wits -1']],
	// a choice in one sentence
	[
		'When you return to your den, take +3 momentum or +2 spirit, or +1 of each.',
		'When you return to your den',
		[
			'choose 1',
			...['\t- Take +3 momentum', '\t\tmomentum +3', '\t- Take +2 spirit', '\t\tspirit +2'],
			...['\t- Take +1 of each', '\t\tmomentum +1', '\t\tspirit +1'],
		],
	],
	[
		'Once per journey, you may trade blood for luck. Suffer -1 health and take +2 momentum, or suffer -2 momentum and take +1 health.',
		'When you trade blood for luck (once per journey)',
		[
			'choose 1',
			...['\t- Suffer -1 health and take +2 momentum', '\t\thealth -1', '\t\tmomentum +2'],
			...['\t- Suffer -2 momentum and take +1 health', '\t\tmomentum -2', '\t\thealth +1'],
		],
	],
	[
		'When you rest by the fire, you feel restored and may take +1 spirit or +1 health.',
		'When you rest by the fire',
		['choose up to 1', '\t- Take +1 spirit', '\t\tspirit +1', '\t- Take +1 health', '\t\thealth +1'],
	],
	// what comes later than the trigger is taken by the player
	[
		'When you travel by raft, you and your allies may take +1 momentum when you arrive.',
		'When you travel by raft',
		['may Take +1 momentum at that time', '\tmomentum +1'],
	],
	[
		'When you are crowned, gain this ability at no cost. Then, discard this asset and take three others (at no cost).',
		'When you are crowned',
		['tell Mark this ability at no cost.', 'asset discard', 'asset gain', 'asset gain', 'asset gain'],
	],
];

/** What only looks like it: nothing of it is carried out. */
const NEAR: readonly string[] = [
	'You may add a companion for 1 fewer experience if you are at home.',
	'When you must Endure Harm, you may instead ignore 1 harm.',
	'You must Resupply once a day.',
	'You must give a gift (-1) once a week.',
	'In your hands, a ladle is a comfort.',
	'You grow bold: Reduce your edge or height by 1.',
	'You grow bold: Add +1 to wits or luck (to a maximum of +4).',
];

describe('an ability that says by itself what is done at a time of its own', () => {
	it.each(OWN)('%s', (text, when, does) => {
		expect(readingOf(text)).toMatchObject({ uses: [], when, does });
	});

	it.each(NEAR)('is not read into: %s', text => {
		const { uses, does } = readingOf(text);
		expect([...uses, ...does.filter(line => !/^\t*say /.test(line))]).toEqual([]);
	});

	it('a loss that may not be ignored is not', () => {
		const { does, shown } = readingOf('When you must Endure Harm, you may not break your shield and ignore all harm.');
		expect(does).toEqual([]);
		expect(shown).not.toEqual([]);
	});

	it('what comes of a Repair with a strong hit does not come of a weak hit', () => {
		const { uses } = readingOf('When you Repair and fix this asset on a strong hit, take +2 momentum.');
		expect(uses).toEqual(['Repair (fix this asset on a strong hit): strong_hit: Take +2 momentum']);
	});

	it('a maximum that the data of the card does not have is shown', () => {
		expect(readingOf('Take +1 spirit; your max is now 6.').shown).toEqual(['Your max spirit is now 6']);
	});

	it('a maximum that is lowered for good is no moment', () => {
		expect(readingOf('You grow old: Reduce your maximum health by 1.')).toMatchObject({
			uses: [],
			shown: [],
			when: '',
			does: [],
		});
	});
});

import { expect, it } from 'vitest';
import { readPhrase, readWhole } from '../../../../src/rules/effects/phrases/read-phrase';
import { STAT_PHRASES } from '../../../../src/rules/effects/phrases/stats';
import { PRINTED } from '../../../../src/rules/effects/vocabulary';
import { expectPhrases } from './expect-phrases';

const vocabulary = { ...PRINTED, meters: [...PRINTED.meters, 'edge', 'heart', 'iron', 'shadow', 'wits'] };

expectPhrases(
	STAT_PHRASES,
	[
		[
			'Reduce your edge or iron by 1',
			...['choose 1', '\t- Reduce edge by 1', '\t\tedge -1', '\t- Reduce iron by 1', '\t\tiron -1'],
		],
		[
			'Raise your edge or iron by 1',
			...['choose 1', '\t- Raise edge by 1', '\t\tedge +1', '\t- Raise iron by 1', '\t\tiron +1'],
		],
		[
			'increase your wits stat or heart stat by one',
			...['choose 1', '\t- Raise wits by 1', '\t\twits +1', '\t- Raise heart by 1', '\t\theart +1'],
		],
		[
			'Add up to +2 to shadow (to a maximum of +4)',
			...['choose up to 1', '\t- Add +2 to shadow, from +2 or less', '\t\tshadow +2'],
			...['\t- Add +1 to shadow, from +3 or less', '\t\tshadow +1'],
		],
		[
			// all of it, unless the maximum is in the way
			'add +2 to your iron (to a maximum of 5)',
			...['choose up to 1', '\t- Add +2 to iron, from +3 or less', '\t\tiron +2'],
			...['\t- Add +1 to iron, from +4', '\t\tiron +1'],
		],
		[
			'Add +2 to wits or heart, or +1 to each (to a maximum of +4)',
			...[
				'choose 1',
				'\t- Add +2 to wits, from +2 or less',
				'\t\twits +2',
				'\t- Add +1 to wits, from +3',
				'\t\twits +1',
			],
			...['\t- Add +2 to heart, from +2 or less', '\t\theart +2', '\t- Add +1 to heart, from +3', '\t\theart +1'],
			...['\t- Add +1 to wits and to heart (neither above +4)', '\t\twits +1', '\t\theart +1'],
		],
	],
	{ vocabulary },
);

it.each([
	'Add +2 to the roll (to a maximum of +4)',
	'Add -1 to shadow (to a maximum of +4)',
	'Add +6 to shadow (to a maximum of +4)',
	'Reduce your edge or burden by 1',
])('does not read: %s', words => {
	expect(readPhrase(words, { vocabulary }) ?? readWhole(words, { vocabulary })).toBeUndefined();
});

import { IMPACT_PHRASES } from '../../../../src/rules/effects/phrases/impacts';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	IMPACT_PHRASES,
	rows`
		Mark this module as broken => mark asset broken
		Mark wounded => mark wounded
		you must also mark permanently harmed => mark permanently harmed
		Mark wounded or permanently harmed => choose 1\n\t- Mark wounded\n\t\tmark wounded\n\t- Mark permanently harmed\n\t\tmark permanently harmed
		Mark both wounded and shaken => mark wounded\nmark shaken
		Clear wounded and shaken => clear wounded\nclear shaken
		Mark the vehicle as battered => mark vehicle battered
		Mark the vehicle as battered or cursed => choose 1\n\t- Mark the vehicle as battered\n\t\tmark vehicle battered\n\t- Mark the vehicle as cursed\n\t\tmark vehicle cursed
		Mark a module as broken => mark module broken
		Destroy a broken module by discarding it => asset discard broken module
		Fix one broken module => clear module broken
		Clear the wounded impact => clear wounded
		Clear the battered impact on a vehicle => clear vehicle battered
		Clear the impact => clear shaken
	`,
	{ impact: 'shaken' },
);

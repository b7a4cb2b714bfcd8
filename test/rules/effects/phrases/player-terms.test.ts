import { HOUSE_PHRASES } from '../../../../src/rules/effects/phrases/player-terms';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

const OPTIONS = [{ label: 'Rest', effects: [], description: 'Rest' }];

expectPhrases(
	HOUSE_PHRASES,
	rows`
		Mark a countdown segment => clock +1
		fill two countdown segments => clock +2
		[Lose Momentum] -2 => move Lose Momentum -2
		[Lose Momentum] by 2 => move Lose Momentum -2
		make the [Endure Harm] move by one => move Endure Harm -1
		[Endure Harm] [-2] => move Endure Harm -2
		[Endure Harm]: -1 => move Endure Harm -1
		Make the move [Endure Harm] at -1 => move Endure Harm -1
		Make the move [Endure Harm] (-1) => move Endure Harm -1
		Make the [Endure Harm] move (-2) => move Endure Harm -2
		[Endure Stress] for -1 => move Endure Stress -1
		Choose two from this list => choose 2\n\t- Rest
		Choose any 2 => choose 2\n\t- Rest
		Mark the wounded impact => mark wounded
		Mark wounded, shaken, and unprepared => mark wounded\nmark shaken\nmark unprepared
		Clear wounded, shaken, and unprepared => clear wounded\nclear shaken\nclear unprepared
		Clear all of your misfortunes => clear misfortunes
		Clear your misfortunes and any battered impacts => clear misfortunes\nsay Clear any battered impacts.
		Your ship gains 2 integrity => vehicle integrity +2
		The vehicle takes -1 integrity => vehicle integrity -1
		Your ship loses 1 integrity => vehicle integrity -1
		Restore your spirit to full => spirit to maximum
		Gain position => say Gain position.
		Lose position => say Lose position.
	`,
	{ options: OPTIONS },
);

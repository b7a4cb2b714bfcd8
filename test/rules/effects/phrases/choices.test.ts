import { CHOICE_PHRASES } from '../../../../src/rules/effects/phrases/choices';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

const options = [
	{ label: 'Command vehicle', effects: [], description: 'Dangerous' },
	{ label: 'Run', effects: [{ kind: 'next', add: 1 }], description: 'Epic' },
] as const;

const LISTED = '\t- Command vehicle\n\t- Run\n\t\tnext +1';

expectPhrases(
	CHOICE_PHRASES,
	rows`
		Choose one => choose 1\n${LISTED}
		choose up to two => choose up to 2\n${LISTED}
		choose one or more as appropriate => choose 1 or more\n${LISTED}
		choose as many options as appropriate => choose any\n${LISTED}
		Take 1 => choose 1\n${LISTED}
		Take 1 of these => choose 1\n${LISTED}
		gain two of these => choose 2\n${LISTED}
		Take two => choose 2\n${LISTED}
		gain two of these benefits => choose 2\n${LISTED}
		Pick a benefit => choose 1\n${LISTED}
		Only one of these => choose 1\n${LISTED}
		just two => choose 2\n${LISTED}
		All of these => next +1
		Take both => next +1
		choose both => next +1
		Take both, or choose one twice => choose 1\n\t- Take both\n\t\tnext +1\n\t- Command vehicle, twice\n\t- Run, twice\n\t\tnext +1\n\t\tnext +1
		do all of these => next +1
		gain both of the following benefits => next +1
		Suffer a cost according to the vehicle type => if command vehicle\nnext +1
		Name your errand and choose a rank as appropriate => begin scene rank dangerous or epic
		Activate a 4-segment tension clock => begin clock with 4 segments
	`,
	{ options },
);

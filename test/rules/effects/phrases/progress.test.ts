import { PROGRESS_PHRASES } from '../../../../src/rules/effects/phrases/progress';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	PROGRESS_PHRASES,
	rows`
		Mark progress => progress
		Mark progress twice => progress twice
		Mark progress three times => progress 3 times
		Mark extra progress => progress twice
		Mark progress again => progress
		Mark progress twice per the rank of the expedition => progress twice on expedition
		mark progress per the rank of the vow => progress on vow
		mark progress on your quest => progress on vow
		mark progress per the connection's rank => progress on connection
		mark progress per their rank => progress
		Roll the challenge dice, take the lower value, and clear that many boxes => clear progress lowest die
		Clear all but one filled progress => clear progress all but 1
		clear all but one marked progress => clear progress all but 1
		Clear all but one box, and raise the site's rank by one => clear progress all but 1\nrank +1
		clear all but one marked box and raise your rank by 1 => clear progress all but 1\nrank +1
		Clear one unit of progress on that track => clear progress 1 unit
		clear 1 unit of progress per its rank (troublesome=12; dangerous=8; formidable=4; extreme=2; epic=1) => clear progress 1 unit
		Clear all progress => clear progress all
		Raise the foe's rank by one (if not already epic) => rank +1
		raise the rank by one => rank +1
		raise its rank by one (if not already epic) => rank +1
	`,
);

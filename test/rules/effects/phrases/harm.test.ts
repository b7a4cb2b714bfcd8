import { HARM_PHRASES } from '../../../../src/rules/effects/phrases/harm';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	HARM_PHRASES,
	rows`
		Inflict your harm => harm yours
		inflict harm => harm yours
		If you do, the shield is destroyed => tell If you do, the shield is destroyed.
		Sacrifice your shield, and ignore all harm without the move => tell All of the harm is ignored: the move is not made, or what it took is taken back.
		Ignore all harm without the move => tell All of the harm is ignored: the move is not made, or what it took is taken back.
		Inflict +1 harm => harm +1
		Take no benefit of magic; your harm is 2 => your harm is 2
		Take no benefit of walls; your foe's harm is +2 => foe harm +2
		You have initiative => combat has initiative
		you have the initiative => combat has initiative
		you retain initiative => combat has initiative
		take initiative => combat has initiative
		You and your ally have initiative => combat has initiative
		Steal initiative from your foe => combat has initiative
		Your foe has initiative => combat no initiative
		lose initiative => combat no initiative
		They are out of action until given aid => mark companion "out of action"
		Your companion is gravely hurt and out of action => mark companion "out of action"
		Roll to determine who is in control =>
		Make moves to resolve the fight =>
		When you [Face Danger] in support of an ally, scoring a hit, they (not you) may take the benefits =>
	`,
);

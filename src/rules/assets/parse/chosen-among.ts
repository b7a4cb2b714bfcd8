import type { Effect } from '../../effects/effect';
import { chooseOne, say } from '../../effects/phrases/builders';
import { readOption } from '../../effects/read-sentence';
import { withoutBrackets, type ListItem } from '../../effects/sentences';
import type { Vocabulary } from '../../effects/vocabulary';

/** The choice of one of a list; where one of its options was not understood, all of them are shown. */
export function chosenAmong(list: readonly ListItem[], vocabulary: Vocabulary): readonly Effect[] {
	const options = list.flatMap(item => readOption(item, { vocabulary }));
	return options.every(({ effects }) => effects.length > 0)
		? [chooseOne(...options.map(({ label, effects }) => ({ label, effects })))]
		: list.map(({ text }) => say(withoutBrackets(text)));
}

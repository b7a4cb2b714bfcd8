import { movesOffered, situationIn, takeTail, type Offered } from '../triggers/ability-trigger';

/** The moves that the words under a trigger without one introduce, and the words left. */
interface Introduced extends Offered {
	readonly rest: string;
}

/** Reads "[Face Danger] and add +1", if nothing was said before it, and "add +1 when you [Sojourn]". */
export function introducedIn(words: string, trigger: string, isFirst: boolean): Introduced | undefined {
	const tail = takeTail(words);
	if (tail) return tail;
	const offered = isFirst ? movesOffered(words) : undefined;
	return (
		offered && { ...offered, fits: offered.fits.map(fit => ({ ...fit, when: within(trigger, fit.when) })), rest: '' }
	);
}

/** A move offered under a trigger without one is made in the situation of that trigger. */
function within(trigger: string, when: string): string {
	const at = situationIn(trigger);
	if (when === '' || at === '') return when || at;
	return /^with (?:it|them)$/.test(when) ? `${when}, once ${at}` : `${when} (when ${at})`;
}

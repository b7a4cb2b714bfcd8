import { problem, type Problem } from '../../../rules/problem';
import type { Ruleset } from '../../../rules/ruleset';
import { siteCardsOf } from '../../../rules/oracles/site-cards';
import type { Track } from '../../../play/tracks/track';
import type { StateProblem } from '../../../journal/pages/character-state';
import type { TrackBlockAt } from '../../../journal/track/tracks-of-note';

/** A block of the same name further up in its note: that one counts, as moves find it first. */
export function sameNameAbove(name: string, here: readonly TrackBlockAt[], line: number): readonly Problem[] {
	const first = here.find(({ track, block }) => block.endLine < line && track.name === name);
	if (!first) return [];
	const message = `“${name}” stands further up in this note already, at line ${first.block.startLine + 1}. That one counts for moves: give this one another name.`;
	return [problem('same_name', message)];
}

/** A theme or a domain of a site that the rules do not have: its features and dangers cannot be rolled. */
export function unknownCards({ kind, name, theme, domain, status }: Track, { sites }: Ruleset): readonly Problem[] {
	if (kind !== 'site' || status !== 'open' || !sites || (theme === undefined && domain === undefined)) return [];
	const cards = siteCardsOf(
		{ name, ...(theme !== undefined && { theme }), ...(domain !== undefined && { domain }) },
		sites(),
	);
	return cards.ok ? [] : cards.problems;
}

/** The same name in another note of its character. Where it stands twice in this note, its second block tells. */
export function sameNameElsewhere(
	name: string,
	problems: readonly StateProblem[],
	here: readonly TrackBlockAt[],
): readonly Problem[] {
	if (here.filter(({ track }) => track.name === name).length > 1) return [];
	const same = problems.filter(({ code, track }) => code === 'same_name' && track === name);
	return same.filter(({ message }, at) => same.findIndex(other => other.message === message) === at);
}

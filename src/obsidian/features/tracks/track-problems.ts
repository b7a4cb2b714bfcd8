import { placedAt, problem, slipWithin, type Problem } from '../../../rules/core/problem';
import { distinctBy, given } from '../../../rules/core/collections';
import type { Ruleset } from '../../../rules/ruleset';
import { siteCardsOf, type SiteCards } from '../../../rules/oracles/site-cards';
import { misspelledWords } from '../../../rules/search/misspelled-words';
import { nearestName } from '../../../rules/search/nearest-name';
import type { Track } from '../../../play/tracks/track';
import type { StateProblem } from '../../../journal/actions/notes-state';
import { itemsOf, readBlock } from '../../../journal/sworn-block/sworn-block';
import type { TrackBlockAt } from '../../../journal/track/parse-tracks';
import { t } from '../../../i18n/translate';

/** The problem that a block with the same name is further up in the note; moves find that one first. */
export function sameNameAbove(name: string, here: readonly TrackBlockAt[], line: number): readonly Problem[] {
	const first = here.find(({ track, block }) => block.endLine < line && track.name === name);
	if (!first) return [];
	const message = t(
		'“{name}” stands further up in this note already, at line {line}. That one counts for moves: give this one another name.',
		{ name, line: first.block.startLine + 1 },
	);
	return [problem('same_name', message)];
}

/**
 * Problems with a site's theme or domain that the rules do not have, so that features and dangers cannot be rolled. In
 * the site's own block, they suggest a correction.
 */
export function unknownCards(track: Track, { sites }: Ruleset, body?: string): readonly Problem[] {
	const { kind, name, theme, domain, status } = track;
	if (kind !== 'site' || status !== 'open' || !sites || (theme === undefined && domain === undefined)) return [];
	const known = sites();
	const cards = siteCardsOf({ name, ...given({ theme, domain }) }, known);
	if (cards.ok) return [];
	return body === undefined ? cards.problems : cards.problems.map(each => withCorrection(each, known, body));
}

function withCorrection(told: Problem, { themes, domains }: SiteCards, body: string): Problem {
	const [key, cards] = told.code === 'unknown_theme' ? (['theme', themes] as const) : (['domain', domains] as const);
	const [item] = itemsOf(readBlock(body), key);
	const names = cards.map(({ name }) => name);
	const meant = told.code === `unknown_${key}` && item ? nearestName(item.text, names) : undefined;
	if (!item || meant === undefined) return told;
	return placedAt(
		slipWithin(problem(told.code, told.message, 0, item.text.length), misspelledWords(item.text, meant), meant),
		item,
	);
}

/**
 * The problem that another note of the character has a track with the same name. If this note has it twice, the second
 * block reports that instead.
 */
export function sameNameElsewhere(
	name: string,
	problems: readonly StateProblem[],
	here: readonly TrackBlockAt[],
): readonly Problem[] {
	if (here.filter(({ track }) => track.name === name).length > 1) return [];
	const same = problems.filter(({ code, track }) => code === 'same_name' && track === name);
	return distinctBy(same, ({ message }) => message);
}

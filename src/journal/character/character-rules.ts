import { RULESET_IDS } from '../../rules/bundled';
import type { RulesetId } from '../../rules/bundled';
import { nearestName } from '../../rules/search/nearest-name';
import { read, unread, type Reading } from '../../rules/problem';
import type { Properties } from '../frontmatter/properties';
import { isNested, textsOf } from '../frontmatter/properties';
import { linkTarget } from './acting-character';
import { t } from '../../language/text';

/** The rules requested by a character and its journal. */
export interface RulesWanted {
	/** `delve` includes classic, and `sundered_isles` includes starforged. */
	readonly ruleset: RulesetId;
	/** Links in `rules`, the character's first; each layer is applied on top of the previous ones. */
	readonly rules: readonly string[];
}

/** The rules of a character: as it states itself, else as its journal does. */
export function rulesOf(character: Properties, journal: Properties): Reading<RulesWanted> {
	const asked = [character, journal].find(properties => textsOf(properties, 'ruleset').length > 0);
	const nested = [character, journal].some(properties => isNested(properties.get('ruleset')));
	if (!asked && nested)
		return unread('unknown_ruleset', t('“ruleset” must be one name: {names}.', { names: RULESET_IDS.join(', ') }));
	if (!asked)
		return unread(
			'no_ruleset',
			t(
				"Neither the character nor this note says by which rules it is played. Add “ruleset: starforged” to the character's properties, or {first}.",
				{ first: RULESET_IDS.filter(id => id !== 'starforged').join(', ') },
			),
		);
	const [written = ''] = textsOf(asked, 'ruleset');
	const ruleset = statedRuleset(asked);
	if (!ruleset) return unread('unknown_ruleset', unknown(written));
	return read({ ruleset, rules: rulesIn([character, journal]) });
}

/** The links in `rules` of some notes, the character's first. */
export const rulesIn = (notes: readonly (Properties | undefined)[]): readonly string[] => [
	...new Set(notes.flatMap(properties => (properties ? textsOf(properties, 'rules') : [])).map(linkTarget)),
];

/** The ruleset that a note states: `ruleset: Sundered Isles`. Undefined if it states none, or one that is not known. */
export function statedRuleset(properties: Properties): RulesetId | undefined {
	const [written = ''] = textsOf(properties, 'ruleset');
	const wanted = linkTarget(written).toLowerCase().replace(/[ -]+/g, '_');
	return RULESET_IDS.find(id => id === wanted);
}

function unknown(written: string): string {
	const nearest = nearestName(written, RULESET_IDS);
	return nearest
		? t('The rules “{written}” are not known. Did you mean “ruleset: {nearest}”?', { written, nearest })
		: t('The rules “{written}” are not known. Write one of {names}; a rules note of your own goes into “rules”.', {
				written,
				names: RULESET_IDS.join(', '),
			});
}

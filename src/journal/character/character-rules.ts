import { RULESET_IDS, type RulesetId } from '../../rules/books/bundled';
import { nearestName } from '../../rules/search/nearest-name';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isNested, textsOf, type Properties } from '../frontmatter/properties';
import { propertiesIn } from '../frontmatter/frontmatter';
import type { PropertyValue } from '../frontmatter/property-edit';
import { linkTarget } from '../../rules/search/stated-name';
import { t } from '../../i18n/translate';

/** The rules requested by a character and its journal. */
export interface RulesWanted {
	/**
	 * `delve` includes classic, and `sundered_isles` includes starforged. Any other id is that of a ruleset of its own in
	 * one of `rules`.
	 */
	readonly ruleset: string;
	/** Links in `rules`, the character's first; each layer is applied on top of the previous ones. */
	readonly rules: readonly string[];
}

/** The rules of a character: as it states itself, else as its journal does. */
export function rulesOf(character: Properties, journal: Properties): ParseResult<RulesWanted> {
	const asked = [character, journal].find(properties => textsOf(properties, 'ruleset').length > 0);
	const nested = [character, journal].some(properties => isNested(properties.get('ruleset')));
	if (!asked && nested)
		return parseError('unknown_ruleset', t('“ruleset” must be one name: {names}.', { names: RULESET_IDS.join(', ') }));
	if (!asked)
		return parseError(
			'no_ruleset',
			t(
				"Neither the character nor this note says by which rules it is played. Add “ruleset: starforged” to the character's properties, or {first}.",
				{ first: RULESET_IDS.filter(id => id !== 'starforged').join(', ') },
			),
		);
	const [written = '', ...others] = textsOf(asked, 'ruleset');
	if (others.some(other => idOf(other) !== idOf(written)))
		return parseError(
			'unknown_ruleset',
			t('“ruleset” says {values}. Keep one of them; “delve” includes classic, and “sundered_isles” starforged.', {
				values: [written, ...others].map(value => `“${value}”`).join(t(' and ')),
			}),
		);
	const rules = rulesIn([character, journal]);
	const ruleset = statedRuleset(asked) ?? (rules.length > 0 ? idOf(written) : undefined);
	return ruleset === undefined ? unknownRuleset(written) : parseOk({ ruleset, rules });
}

/** The links in `rules` of some notes, the character's first. */
export const rulesIn = (notes: readonly (Properties | undefined)[]): readonly string[] => [
	...new Set(notes.flatMap(properties => (properties ? textsOf(properties, 'rules') : [])).map(linkTarget)),
];

/** The rules that a player chose: the id of a ruleset, and if it is one of the vault's own, the link text of its file. */
export interface ChosenRules {
	readonly ruleset: string;
	readonly file?: string;
}

/** The properties by which a note states the chosen rules. */
export const propertiesOfRules = (
	{ ruleset, file }: ChosenRules,
	note: string,
): Readonly<Record<string, PropertyValue>> => ({ ruleset, ...(file !== undefined && rulesWith(file, note)) });

/** The `rules` of a note with a link to a file, after those that it already has; nothing if it has that one. */
export function rulesWith(file: string, note: string): Readonly<Record<string, PropertyValue>> {
	const links = textsOf(propertiesIn(note), 'rules');
	if (links.some(link => linkTarget(link) === file)) return {};
	const link = `[[${file}]]`;
	return { rules: links.length > 0 ? [...links, link] : link };
}

/** The ruleset that a note states: `ruleset: Sundered Isles`. Undefined if it states none, or one that is not known. */
export function statedRuleset(properties: Properties): RulesetId | undefined {
	const [written = ''] = textsOf(properties, 'ruleset');
	const wanted = idOf(written);
	return RULESET_IDS.find(id => id === wanted);
}

/** The id of a ruleset that a note states and whose file it links to in `rules`: a ruleset of its own in the vault. */
export function ownRuleset(properties: Properties): string | undefined {
	const [written] = textsOf(properties, 'ruleset');
	if (written === undefined || statedRuleset(properties) || rulesIn([properties]).length === 0) return undefined;
	return idOf(written);
}

/** Whether a note states both its ruleset and further rules in the vault, which may have stats of their own. */
export const hasOwnRules = (properties: Properties): boolean =>
	textsOf(properties, 'ruleset').length > 0 && rulesIn([properties]).length > 0;

const idOf = (written: string): string => linkTarget(written).toLowerCase().replace(/[ -]+/g, '_');

/** The problem of a ruleset that neither the plugin nor the rules in the vault have. */
export const unknownRuleset = (written: string): ParseResult<never> => parseError('unknown_ruleset', unknown(written));

function unknown(written: string): string {
	const nearest = nearestName(written, RULESET_IDS);
	return nearest
		? t('The rules “{written}” are not known. Did you mean “ruleset: {nearest}”?', { written, nearest })
		: t('The rules “{written}” are not known. Write one of {names}; a rules note of your own goes into “rules”.', {
				written,
				names: RULESET_IDS.join(', '),
			});
}

import { bundledRuleset, type RulesetId } from '../../src/rules/books/bundled';
import type { ReadRules } from '../../src/rules/datasworn-files/read-rules';
import { abilitiesOf, type AbilitiesRead } from '../../src/rules/report/asset-abilities';
import { rulebook } from '../../src/rules/books/rulebook';

/** Nothing is left of what is whole, or a story. */
const NAMES = { whole: '', story: '', part: 'in part', shown: 'shown', card: 'on the card' } as const;

/** How far the abilities of a ruleset's own assets are automated. */
export function readAbilities(id: RulesetId): AbilitiesRead {
	const ruleset = bundledRuleset(id);
	const book = rulebook(ruleset);
	const own = (ruleset.assets?.() ?? []).filter(({ _id }) => _id.startsWith(`asset:${id}/`));
	return abilitiesOf(own, book);
}

/** How far the abilities of a file's own assets are automated. */
export const abilitiesOfLayer = ({ layer, book }: ReadRules): AbilitiesRead => abilitiesOf(layer.assets ?? [], book);

/** Statistics on the abilities of assets, one per line. */
export function abilitiesText({ abilities, count }: AbilitiesRead): string {
	const withMechanics = abilities - count.story;
	const share = (number: number): string =>
		withMechanics === 0 ? '' : ` (${Math.round((100 * number) / withMechanics)} %)`;
	return [
		`${abilities} abilities of assets, ${withMechanics} of them with something for the rules to do:`,
		`${count.whole}${share(count.whole)} are carried out wholly`,
		`${count.part}${share(count.part)} in part, the rest of their words shown`,
		`${count.shown}${share(count.shown)} are shown with the moves that they speak of`,
		`${count.card}${share(count.card)} stand on the card of the asset alone`,
	].join('\n');
}

/** The abilities of which something is only shown, with its words, one per line. */
export const shownText = ({ left }: AbilitiesRead): string =>
	left
		.map(({ asset, ability, read, unread }) => `${asset} ${ability}, ${NAMES[read]}: ${unread.join(' | ')}`)
		.join('\n');

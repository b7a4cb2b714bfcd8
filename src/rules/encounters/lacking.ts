import { t } from '../../i18n/translate';
import { foldedLetters } from '../search/folded-text';
import type { Ruleset } from '../ruleset';
import type { EncounterKind } from './encounter-cards';

/** How many the book has. */
const RARITIES_OF_DELVE = 65;
const SITE_STARTERS = 'Site Starters';

/** What the data of Delve lack of its rarities and sites, until rules of the vault have it. */
export function lackingOf({ _id, rarities, oracles }: Ruleset, kind: EncounterKind): string | undefined {
	if (_id !== 'delve' || kind === 'foe') return undefined;
	if (kind === 'rarity') {
		const count = RARITIES_OF_DELVE - (rarities?.().length ?? 0);
		return count <= 0
			? undefined
			: t(
					'The data that come with the plugin lack {count} of the {all} rarities of the book. Link a Datasworn file that has them in “rules”, and they are listed here.',
					{ count, all: RARITIES_OF_DELVE },
				);
	}
	const hasStarters = oracles?.().some(({ path }) => foldedLetters(path.at(-1) ?? '') === foldedLetters(SITE_STARTERS));
	return hasStarters
		? undefined
		: t(
				'The data that come with the plugin lack the table “{name}” of the book. Link a Datasworn file that has it in “rules”, and “Ask the oracle” rolls it.',
				{ name: SITE_STARTERS },
			);
}

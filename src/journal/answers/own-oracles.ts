import type { OracleBook, OracleWishes } from '../../rules/oracles/oracle-book';
import { oracleBook } from '../../rules/oracles/oracle-book';
import { regionKey } from '../../rules/oracles/region';
import type { Ruleset } from '../../rules/ruleset';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { truthOf } from '../frontmatter/node';
import type { Properties } from '../frontmatter/properties';
import { textsOf } from '../frontmatter/properties';
import type { Page, Pages } from '../pages/page';

/** How a journal would have its oracles: what its own properties say counts, then what those of its character say. */
export function oracleWishes(journal: Properties, character: Properties): OracleWishes {
	const said = (key: string) => [journal, character].flatMap(properties => textsOf(properties, key))[0];
	const region = said('region');
	return {
		hasCursedDie: truthOf(said('cursed_die') ?? 'true') ?? true,
		...(region !== undefined && { region: regionKey(region) }),
	};
}

/** The oracles that are played with on these pages. */
export const oraclesOn = ({ journal, actor }: Pages, ruleset: Ruleset): OracleBook =>
	oracleBook(ruleset, oracleWishes(propertiesOf(journal), propertiesOf(actor)));

function propertiesOf({ text }: Page): Properties {
	const frontmatter = readFrontmatter(text);
	return frontmatter.ok ? frontmatter.value.values : new Map();
}

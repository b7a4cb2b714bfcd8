import type { Reading } from '../rules/problem';
import { readFrontmatter } from '../journal/frontmatter/frontmatter';
import type { Pages } from '../journal/pages/page';
import type { Properties } from '../journal/frontmatter/properties';
import type { RulesWanted } from '../journal/character/whose-rules';
import { rulesOf } from '../journal/character/whose-rules';
import type { Texts } from './note-writer';

/** The rules that fresh notes ask for. */
export function wantedIn(journal: string, actor: string, texts: Texts): Reading<RulesWanted> {
	const own = readFrontmatter(texts.get(actor) ?? '');
	if (!own.ok) return own;
	const none: Properties = new Map();
	const about = journal === actor ? undefined : readFrontmatter(texts.get(journal) ?? '');
	return rulesOf(own.value.values, about?.ok ? about.value.values : none);
}

/** The pages of one action; every text that is neither the journal's nor the actor's is another note of the character. */
export const pagesOf = (journal: string, actor: string, texts: Texts): Pages => ({
	journal: { path: journal, text: texts.get(journal) ?? '' },
	actor: { path: actor, text: texts.get(actor) ?? '' },
	others: [...texts].filter(([path]) => path !== journal && path !== actor).map(([path, text]) => ({ path, text })),
});

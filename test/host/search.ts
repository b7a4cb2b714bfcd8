import type { SearchMatches, SearchMatchPart, SearchResult } from 'obsidian';

type Search = (text: string) => SearchResult | null;

/** The letters of the query must occur in order; fewer gaps score better. An empty query matches all alike. */
export function prepareFuzzySearch(query: string): Search {
	const letters = query.toLowerCase().replace(/\s+/g, '');
	if (!letters) return () => ({ score: 0, matches: [] });
	return text => {
		const lower = text.toLowerCase();
		const matches: SearchMatchPart[] = [];
		let from = 0;
		let score = -text.length * 0.001;
		for (const letter of letters) {
			const at = lower.indexOf(letter, from);
			if (at < 0) return null;
			const last = matches.at(-1);
			if (last?.[1] === at) last[1] = at + 1;
			else {
				matches.push([at, at + 1]);
				score -= 1 + (at - from) * 0.01;
			}
			from = at + 1;
		}
		return { score, matches };
	};
}

export function renderMatches(el: Node, text: string, matches: SearchMatches | null, offset = 0): void {
	let done = 0;
	for (const [from, to] of matches ?? []) {
		el.appendText(text.slice(done, from + offset));
		el.createSpan({ cls: 'suggestion-highlight', text: text.slice(from + offset, to + offset) });
		done = to + offset;
	}
	el.appendText(text.slice(done));
}

export function sortSearchResults(results: { match: SearchResult }[]): void {
	results.sort((a, b) => b.match.score - a.match.score);
}

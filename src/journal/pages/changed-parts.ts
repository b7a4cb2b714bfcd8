import { frontmatterBounds, lineEnding } from '../frontmatter/bounds';
import { replaceBody, swornBlocks } from '../sworn-block/in-note';
import type { SwornBlockAt } from '../sworn-block/in-note';
import { withPlainBreaks } from '../text/lines';
import { difference } from '../text/text-change';
import type { Draft } from './draft';
import type { Drafts } from './drafts';
import type { Page, Pages, Trace } from './page';
import { allPages } from './page';
import type { State } from './character-state';

/** The parts that the drafts have changed so far. Of the tracks, only those that have a block still. */
export const tracesOf = (drafts: Drafts, pages: Pages, before: State): readonly Trace[] =>
	allPages(pages).flatMap(page => {
		const draft = drafts.of(page.path);
		if (draft.changes.length === 0) return [];
		const parts = [
			{ path: page.path, before: headOf(page.text), after: headOf(draft.text) },
			...blocksOn(page, draft, before).map(({ track, was, is }) => ({
				path: page.path,
				track,
				before: was.body,
				after: is.body,
			})),
		];
		return parts.filter(trace => trace.before !== trace.after);
	});

/**
 * Gives parts their bytes back, after the state was written: each that still is as the traces left it gets what was
 * there before. That is more than the values say: what was absent, in which order, how it was spelt.
 */
export function restore(drafts: Drafts, pages: Pages, before: State, traces: readonly Trace[]): void {
	for (const page of allPages(pages)) {
		const draft = drafts.of(page.path);
		const known = traces.filter(({ path }) => path === page.path);
		const head = known.find(({ track }) => track === undefined);
		const was = head && wasThere(head, headOf(page.text));
		if (was !== undefined) draft.apply([difference(headOf(draft.text), was)]);
		for (const trace of known) {
			if (trace.track === undefined) continue;
			const block = blocksOn(page, draft, before).find(({ track }) => track === trace.track);
			const body = block && wasThere(trace, block.was.body);
			if (block && body !== undefined) draft.apply(replaceBody(draft.text, block.is, body));
		}
	}
}

/** What was in a part before, in its line breaks of now: an editor has one kind, whatever the file has. */
function wasThere({ before, after }: Trace, now: string): string | undefined {
	// What was played in an editor and then on disk is stored with the line breaks of both.
	if (after === now && lineEnding(before) === lineEnding(after)) return before;
	if (withPlainBreaks(after) !== withPlainBreaks(now)) return undefined;
	return withPlainBreaks(before).replaceAll('\n', lineEnding(now));
}

/** Everything before the text of the note. */
const headOf = (text: string): string => text.slice(0, frontmatterBounds(text).contentStart);

/** The tracks in the blocks of a page, as they were and as the draft has them. */
function blocksOn(page: Page, draft: Draft, before: State) {
	const now = new Map(swornBlocks(draft.text).map(block => [block.fenceFrom, block]));
	return [...before.homes.tracks].flatMap(([track, home]) => {
		if (home.kind !== 'block' || home.page.path !== page.path) return [];
		const was: SwornBlockAt = home.block;
		const is = now.get(draft.at(was.fenceFrom));
		return is ? [{ track, was, is }] : [];
	});
}

import { frontmatterBounds, lineEnding } from '../frontmatter/bounds';
import { replaceBody, swornBlocks } from '../blocks-in-note/in-note';
import type { SwornBlockAt } from '../blocks-in-note/in-note';
import { withPlainBreaks } from '../text/lines';
import { difference } from '../text/text-change';
import type { Draft } from './draft';
import type { Drafts } from './drafts';
import type { Page, Pages, Trace } from './page';
import { changeablePages } from './page';
import type { State } from './character-state';

/** The parts changed by the drafts so far, including only tracks that still have a block. */
export const tracesOf = (drafts: Drafts, pages: Pages, before: State): readonly Trace[] =>
	changeablePages(pages).flatMap(page => {
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
 * Restores the previous bytes of each part that is still as the traces left it, after the state was written. This
 * restores more than values: their order, their spelling, and what was missing.
 */
export function restore(drafts: Drafts, pages: Pages, before: State, traces: readonly Trace[]): void {
	for (const page of changeablePages(pages)) {
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

/**
 * The previous text of a part with its current line breaks, since an editor uses only one kind, whatever the file has.
 */
function wasThere({ before, after }: Trace, now: string): string | undefined {
	// Playing in an editor and then on disk leaves line breaks of both kinds.
	if (after === now && lineEnding(before) === lineEnding(after)) return before;
	if (withPlainBreaks(after) !== withPlainBreaks(now)) return undefined;
	return withPlainBreaks(before).replaceAll('\n', lineEnding(now));
}

/** The part of a note before its content. */
const headOf = (text: string): string => text.slice(0, frontmatterBounds(text).contentStart);

/** The tracks in the blocks of a page, before and after the draft's changes. */
function blocksOn(page: Page, draft: Draft, before: State) {
	const now = new Map(swornBlocks(draft.text).map(block => [block.fenceFrom, block]));
	return [...before.homes.tracks].flatMap(([track, home]) => {
		if (home.kind !== 'block' || home.page.path !== page.path) return [];
		const was: SwornBlockAt = home.block;
		const is = now.get(draft.at(was.fenceFrom));
		return is ? [{ track, was, is }] : [];
	});
}

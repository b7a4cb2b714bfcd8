import { isSameName } from '../../rules/search/folded-name';
import { swornBlocks } from '../note-blocks/find-blocks';
import { linkTarget } from '../../rules/search/stated-name';
import { readBlock, textOf, type SwornBlock } from '../sworn-block/sworn-block';
import { GRIDS, type Layout } from './grid';

/** Whether a name after `show:` means the chart, unless a character, track or asset is called so. */
export const isChart = (name: string): boolean => isSameName(name, 'chart');

/** The layout that a block states: free without a word; undefined if there is none of this name. */
export function layoutOf(block: SwornBlock): Layout | undefined {
	const word = (textOf(block, 'layout') ?? 'free').trim().toLowerCase();
	return Object.keys(GRIDS).find((layout): layout is Layout => layout === word);
}

/** The layout of the first chart in a note; undefined if it shows none. */
export function layoutShown(note: string): Layout | undefined {
	if (!/chart/i.test(note)) return undefined;
	const blocks = swornBlocks(note).map(({ body }) => readBlock(body));
	const shown = blocks.find(block => isChart(linkTarget(textOf(block, 'show') ?? '')));
	return shown && (layoutOf(shown) ?? 'free');
}

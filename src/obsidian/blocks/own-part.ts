import { read, type Reading } from '../../rules/problem';
import type { SwornBlock } from '../../journal/sworn-block/sworn-block';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import type { BlockOnPage, BlockView } from '../services/display/block-view';
import { BLOCK_VIEWS } from './block-views';

/** What a block says itself, read, and its view, which is made when it is asked for. */
export interface OwnPart {
	readonly source: string;
	readonly block: SwornBlock;
	view(): Reading<BlockView>;
}

/** Reads the part of a source that is the block's own. */
export function readOwnPart(source: string, on: BlockOnPage): OwnPart {
	const block = readBlock(source);
	let view: Reading<BlockView> | undefined;
	const viewOf = (): Reading<BlockView> => {
		const kind = blockKind(block);
		return kind.ok ? read(BLOCK_VIEWS[kind.value](on)) : kind;
	};
	return { source, block, view: () => (view ??= viewOf()) };
}

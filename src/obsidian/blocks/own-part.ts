import { read, type Reading } from '../../rules/problem';
import type { SwornBlock } from '../../journal/sworn-block/sworn-block';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import type { BlockOnPage, BlockView } from '../services/display/block-view';
import { BLOCK_VIEWS } from './block-views';

/** The source of a block, parsed, and its view, which is created on first use. */
export interface OwnPart {
	readonly source: string;
	readonly block: SwornBlock;
	view(): Reading<BlockView>;
}

/** Parses the part of a source that belongs to the block itself. */
export function readOwnPart(source: string, on: BlockOnPage): OwnPart {
	const block = readBlock(source);
	let view: Reading<BlockView> | undefined;
	const viewOf = (): Reading<BlockView> => {
		const kind = blockKind(block);
		return kind.ok ? read(BLOCK_VIEWS[kind.value](on)) : kind;
	};
	return { source, block, view: () => (view ??= viewOf()) };
}

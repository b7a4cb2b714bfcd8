import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { SwornBlock } from '../../journal/sworn-block/sworn-block';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import type { BlockOnPage, BlockView } from '../services/display/block-view';
import { BLOCK_VIEWS } from './block-views';

/** The source of a block, parsed, and its view, which is created on first use. */
export interface OwnPart {
	readonly source: string;
	readonly block: SwornBlock;
	view(): ParseResult<BlockView>;
}

/** Parses the part of a source that belongs to the block itself. */
export function readOwnPart(source: string, on: BlockOnPage): OwnPart {
	const block = readBlock(source);
	let view: ParseResult<BlockView> | undefined;
	const viewOf = (): ParseResult<BlockView> => {
		const kind = blockKind(block);
		return kind.ok ? parseOk(BLOCK_VIEWS[kind.value](on)) : kind;
	};
	return { source, block, view: () => (view ??= viewOf()) };
}

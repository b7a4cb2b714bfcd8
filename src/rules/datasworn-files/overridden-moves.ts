import type { Move } from '../move';
import { isStatement } from '../stated-effects';
import { foldedLetters } from '../search/folded-text';

/** A move of one rules file that is not used, because a later file has one of the same name. */
export interface DisplacedMove {
	readonly name: string;
	/** The path of the file whose move is used. */
	readonly by: string;
	/** The path of the file whose move is not used. */
	readonly of: string;
}

/** A layer and the path of its file. */
interface LayerOfFile {
	readonly path: string;
	readonly layer: { readonly moves: readonly Move[] };
}

/** The moves among layers, in their order, that give way to a later one of the same name that states no `replaces`. */
export function overriddenMoves(layers: readonly LayerOfFile[]): readonly DisplacedMove[] {
	const last = new Map<string, string>();
	return layers.flatMap(({ path, layer }) =>
		layer.moves.flatMap(move => {
			const { name, replaces = [] } = move;
			if (isStatement(move)) return [];
			const of = last.get(foldedLetters(name));
			last.set(foldedLetters(name), path);
			return of === undefined || of === path || replaces.length > 0 ? [] : [{ name, by: path, of }];
		}),
	);
}

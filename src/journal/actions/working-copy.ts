import type { TextChange } from '../text/text-change';

/** A piece of the original text, or inserted text. */
type Piece =
	| { readonly kind: 'kept'; readonly from: number; readonly to: number }
	| { readonly kind: 'new'; readonly text: string };

const lengthOf = (piece: Piece): number => (piece.kind === 'kept' ? piece.to - piece.from : piece.text.length);

/**
 * A note while an action changes it step by step. Each step sees the text left by the previous ones; the result is one
 * list of non-overlapping changes against the original.
 */
export class WorkingCopy {
	private pieces: readonly Piece[];

	constructor(private readonly original: string) {
		this.pieces = [{ kind: 'kept', from: 0, to: original.length }];
	}

	/** The current text. */
	get text(): string {
		return this.pieces
			.map(piece => (piece.kind === 'kept' ? this.original.slice(piece.from, piece.to) : piece.text))
			.join('');
	}

	/** Applies changes with offsets into the current text. */
	apply(changes: readonly TextChange[]): void {
		const next: Piece[] = [];
		let at = 0;
		for (const { from, to, insert } of [...changes].sort((a, b) => a.from - b.from || a.to - b.to)) {
			if (from < at || to < from) throw new RangeError(`Change ${from} to ${to} overlaps the one before, up to ${at}`);
			next.push(...between(this.pieces, at, from));
			if (insert !== '') next.push({ kind: 'new', text: insert });
			at = to;
		}
		this.pieces = [...next, ...between(this.pieces, at, Infinity)];
	}

	/** Applies changes with offsets into the original, in places that no step has touched yet. */
	applyToOriginal(changes: readonly TextChange[]): void {
		this.apply(changes.map(({ from, to, insert }) => ({ from: this.at(from), to: this.at(to), insert })));
	}

	/** Maps an offset in the original to the current text, after anything inserted there. */
	at(offset: number): number {
		let position = 0;
		for (const piece of this.pieces) {
			if (piece.kind === 'kept' && offset < piece.to) return position + Math.max(0, offset - piece.from);
			position += lengthOf(piece);
		}
		return position;
	}

	/** All changes, relative to the original. */
	get changes(): readonly TextChange[] {
		const changes: TextChange[] = [];
		let [at, insert] = [0, ''];
		const close = (to: number) => {
			if (insert !== '' || to > at) changes.push({ from: at, to, insert });
			insert = '';
		};
		for (const piece of this.pieces) {
			if (piece.kind === 'new') insert += piece.text;
			else {
				close(piece.from);
				at = piece.to;
			}
		}
		close(this.original.length);
		return changes;
	}
}

/** The pieces between two offsets, cut at both ends. */
function between(pieces: readonly Piece[], from: number, to: number): readonly Piece[] {
	const found: Piece[] = [];
	let start = 0;
	for (const piece of pieces) {
		const end = start + lengthOf(piece);
		const [first, last] = [Math.max(from, start) - start, Math.min(to, end) - start];
		if (first < last)
			found.push(
				piece.kind === 'kept'
					? { kind: 'kept', from: piece.from + first, to: piece.from + last }
					: { kind: 'new', text: piece.text.slice(first, last) },
			);
		start = end;
	}
	return found;
}

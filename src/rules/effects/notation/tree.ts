/** A line of the notation, without its indentation, and the lines under it. Offsets are into the whole text. */
export interface NotationLine {
	readonly text: string;
	readonly from: number;
	readonly to: number;
	readonly indent: number;
	readonly under: readonly NotationLine[];
}

interface OpenLine extends NotationLine {
	readonly under: OpenLine[];
}

/** Blank lines are passed over; indentation may be tabs or spaces. */
export function readTree(text: string): readonly NotationLine[] {
	const top: OpenLine[] = [];
	const open: OpenLine[] = [];
	let from = 0;
	for (const line of text.split('\n')) {
		const indent = /^[\t ]*/.exec(line)?.[0].length ?? 0;
		const words = trimLineEnd(line.slice(indent));
		if (words !== '') {
			while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
			const node: OpenLine = { text: words, from: from + indent, to: from + indent + words.length, indent, under: [] };
			(open.at(-1)?.under ?? top).push(node);
			open.push(node);
		}
		from += line.length + 1;
	}
	return top;
}

function trimLineEnd(line: string): string {
	let end = line.length;
	while (end > 0 && '\r\t '.includes(line.charAt(end - 1))) end--;
	return line.slice(0, end);
}

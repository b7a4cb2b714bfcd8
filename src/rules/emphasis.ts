/** Emphasis hugs its words; a bullet (`* `) does not, nor does the `_` inside `permanently_harmed`. */
const OPENING = /(?:^|[^\w*])(\*\*|__|\*|_)(?=\S)/g;
/** Characters between the marks. */
const LONGEST = 602;

/** The words without the marks around them, one pair inside another included. */
export const withoutMarks = (text: string): string => unwrapped(unwrapped(text));

function unwrapped(text: string): string {
	if (!/[*_]/.test(text)) return text;
	const closings = new Closings(text);
	const opening = new RegExp(OPENING);
	let result = '';
	let done = 0;
	for (let found = opening.exec(text); found; found = opening.exec(text)) {
		const [, mark = ''] = found;
		const from = opening.lastIndex - mark.length;
		const pair = closings.behind(from, mark) ?? (mark.length > 1 ? closings.behind(from, mark.charAt(0)) : undefined);
		if (!pair) continue;
		result += text.slice(done, from) + text.slice(from + pair.mark.length, pair.at);
		done = pair.at + pair.mark.length;
		opening.lastIndex = done;
	}
	return result + text.slice(done);
}

/** Where marks can close. Each kind is asked for places further and further on, so all of them together are passed once. */
class Closings {
	private readonly next = new Map<string, number>();

	constructor(private readonly text: string) {}

	/** The first mark that closes the one at a place: on its line, and not too far away. */
	behind(from: number, mark: string): { readonly at: number; readonly mark: string } | undefined {
		const first = from + mark.length;
		const at = this.from(first + 1, mark);
		if (at === -1 || at - first > LONGEST) return undefined;
		return /[\n\r\u2028\u2029]/.test(this.text.slice(first, at)) ? undefined : { at, mark };
	}

	private from(start: number, mark: string): number {
		let at = this.next.get(mark) ?? start;
		if (at !== -1 && at < start) at = start;
		at = at === -1 ? -1 : this.text.indexOf(mark, at);
		while (at !== -1 && !this.closes(at, mark)) at = this.text.indexOf(mark, at + 1);
		this.next.set(mark, at);
		return at;
	}

	private readonly closes = (at: number, { length }: string): boolean =>
		/\S/.test(this.text.charAt(at - 1)) && !/[\w*]/.test(this.text.charAt(at + length));
}

/** What is in a packed book: a value of JSON, where a list that begins with a number has a meaning of its own. */
type Packed = string | number | boolean | null | readonly Packed[] | { readonly [key: string]: Packed };

/** Written by scripts/pack-book.mjs. */
interface PackedBook {
	/** Keys that have no place in the ids of what is in them. */
	readonly notInIds: readonly string[];
	/** The keys of things of which there are many: `roll,text`. */
	readonly heads: readonly string[];
	/** `[Strike][3]` in a text is a link to the one of this number; `*focus` begins as the one before it. */
	readonly links: readonly string[];
	/** What is in several places. */
	readonly repeated: readonly Packed[];
	readonly book: Packed;
}

/** What the rest of an id, the beginning of a range and a text within a text follow from. */
interface Place {
	/** The end of an id, as far as the place settles it. */
	readonly path: string;
	/** What is in an id before the next key: a dot below something that has an id itself. */
	readonly joint: '/' | '.';
	/** The text of the thing that this belongs to. */
	readonly text: string;
	/** Where the range of the row before ends. */
	readonly last: number;
}

/** The book as it was before `packBook` left out what follows from its place. */
export function unpackBook(json: string): unknown {
	const packed = JSON.parse(json) as PackedBook;
	return new Unpacker(packed).value(packed.book, { path: '', joint: '/', text: '', last: NaN });
}

class Unpacker {
	private readonly heads: readonly (readonly string[])[];
	private readonly links: readonly string[];
	private readonly repeated: readonly Packed[];
	private readonly notInIds: ReadonlySet<string>;

	constructor({ heads, links, repeated, notInIds }: PackedBook) {
		this.notInIds = new Set(notInIds);
		this.heads = heads.map(head => head.split(','));
		this.links = wholeLinks(links);
		this.repeated = repeated.map(value => (typeof value === 'string' ? this.linked(value) : value));
	}

	value(value: Packed, place: Place): unknown {
		if (typeof value === 'string') return this.linked(value);
		if (value === null || typeof value !== 'object') return value;
		if (isList(value)) return this.list(value, place);
		return this.thing(Object.keys(value), Object.values(value), place);
	}

	private linked(text: string): string {
		if (!text.includes('][')) return text;
		return text.replace(/\]\[(\d+)\]/g, (_, number) => `](datasworn:${this.links[Number(number)]})`);
	}

	/**
	 * With a number before it, a list is a repeated value or a part of a text (0), a thing with the keys of that head (1, 2 …), or a table of such things
	 * (-1, -2 …); with null before it, what follows begins with a number of its own.
	 */
	private list(list: readonly Packed[], place: Place): unknown {
		const [head] = list;
		if (head === null) return this.items(list.slice(1), place);
		if (typeof head !== 'number') return this.items(list, place);
		if (head === 0) return this.named(list as readonly number[], place);
		const keys = this.heads[Math.abs(head) - 1] ?? [];
		return head > 0 ? this.thing(keys, list.slice(1), place) : this.items(this.rows(-head, keys.length, list), place);
	}

	/** `[0, number]` or `[0, from, length]` */
	private named([, from = 0, length]: readonly number[], place: Place): unknown {
		if (length !== undefined) return place.text.slice(from, from + length);
		const value = this.repeated[from] ?? null;
		return typeof value === 'string' ? value : this.value(value, place);
	}

	/** The rows of a table. In the first place of a row, a list or a thing is the whole row. */
	private rows(head: number, width: number, list: readonly Packed[]): readonly Packed[] {
		const rows: Packed[] = [];
		for (let i = 1; i < list.length;) {
			const first = list[i] ?? null;
			const isWhole = this.isWhole(first);
			rows.push(isWhole ? first : [head, ...list.slice(i, i + width)]);
			i += isWhole ? 1 : width;
		}
		return rows;
	}

	private isWhole(first: Packed): boolean {
		if (first === null || typeof first !== 'object') return false;
		const isNamed = isList(first) && first[0] === 0;
		return !isNamed || (first.length === 2 && typeof this.repeated[Number(first[1])] !== 'string');
	}

	private items(list: readonly Packed[], place: Place): readonly unknown[] {
		let last = 0;
		return list.map((item, i) => {
			if (typeof item === 'string') return this.linked(item);
			const made = this.value(item, { ...below(place, i), last });
			last = endOf(made) ?? last;
			return made;
		});
	}

	private thing(keys: readonly string[], cells: readonly Packed[], place: Place): object {
		const inside = this.inside(keys, cells, place);
		const made: Record<string, unknown> = {};
		keys.forEach((key, i) => (made[key] = this.field(key, cells[i] ?? null, place, inside)));
		return made;
	}

	/** The place of what is in a thing. */
	private inside(keys: readonly string[], cells: readonly Packed[], place: Place): Place {
		const text = cells[keys.indexOf('text')];
		const own = text === undefined ? place : { ...place, text: String(this.value(text, place)) };
		const id = cells[keys.indexOf('_id')];
		const body = id === undefined ? undefined : /:(.*)/.exec(this.id(id, place))?.[1];
		return body === undefined ? own : { ...own, path: body, joint: '.' };
	}

	private field(key: string, cell: Packed, place: Place, inside: Place): unknown {
		if (typeof cell === 'number') return key === 'roll' ? { min: place.last + 1, max: cell } : cell;
		if (key === '_id') return this.id(cell, place);
		if (cell === null || typeof cell !== 'object' || key === 'text') return this.value(cell, place);
		return this.value(cell, this.notInIds.has(key) ? inside : below(inside, key));
	}

	/** A star stands for the rest of an id. */
	private id(cell: Packed, place: Place): string {
		const id = String(this.value(cell, place));
		return id.endsWith('*') ? id.slice(0, -1) + place.path : id;
	}
}

const isList = (value: object): value is readonly Packed[] => Array.isArray(value);

function wholeLinks(links: readonly string[]): readonly string[] {
	let beginning = '';
	return links.map(link => {
		const whole = link.startsWith('*') ? beginning + link.slice(1) : link;
		beginning = whole.slice(0, whole.lastIndexOf('/') + 1);
		return whole;
	});
}

const below = ({ path, joint, text }: Place, key: string | number): Place => ({
	path: `${path}${joint}${key}`,
	joint,
	text,
	last: NaN,
});

const endOf = (row: unknown): number | undefined => (row as { roll?: { max?: number } } | null)?.roll?.max;

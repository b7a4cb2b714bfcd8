/** A packed book: JSON in which a list starting with a number has a special meaning. */
type Packed = string | number | boolean | null | readonly Packed[] | { readonly [key: string]: Packed };

/** Written by scripts/pack-book.mjs. */
interface PackedBook {
	/** Keys that do not appear in the ids of what they contain. */
	readonly notInIds: readonly string[];
	/** The key lists of common objects: `roll,text`. */
	readonly heads: readonly string[];
	/** In a text, `[Strike][3]` is a link to the third entry; `*focus` starts like the previous entry. */
	readonly links: readonly string[];
	/** Values that occur more than once. */
	readonly repeated: readonly Packed[];
	readonly book: Packed;
}

/** The context from which an id, the start of a range and an excerpt of a text are reconstructed. */
interface Place {
	/** The end of an id, as far as it follows from the place. */
	readonly path: string;
	/** The separator before the next key of an id: a dot below an object that has an id itself. */
	readonly joint: '/' | '.';
	/** The text of the enclosing object. */
	readonly text: string;
	/** The end of the previous row's range. */
	readonly last: number;
}

/** Restores a book, including what `packBook` left out because it follows from its place. */
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
	 * A list starting with 0 is a repeated value or an excerpt of a text; with a positive number, an object with the keys
	 * of that head; with a negative number, a table of such objects; with null, a list whose next item is an ordinary
	 * number.
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

	/** The rows of a table. A list or object as the first cell of a row is the whole row. */
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

	/** The place of an object's contents. */
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

	/** Expands `*` to the rest of an id. */
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

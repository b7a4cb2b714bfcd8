/** Keys that have no place in the ids of what stands in them. */
const NOT_IN_IDS = new Set([
	'contents',
	'collections',
	'moves',
	'abilities',
	'oracles',
	'options',
	'npcs',
	'variants',
	'rarities',
	'delve_sites',
	'site_themes',
	'site_domains',
]);
const LINK = /\]\((datasworn:[^()]*)\)/g;
/** Below this a text is written out wherever it stands, so that names and results can be read in their places. */
const SHORT = 10;
/** So many things must be alike before their keys are worth a head. */
const ALIKE = 3;

const isThing = value =>
	value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Piece);
const headOf = thing => Object.keys(thing).join();

/** A text that stands in the text of the thing that it belongs to. */
class Piece {
	constructor(from, length) {
		Object.assign(this, { from, length });
	}
}

/**
 * The short form of a book: what follows from its place is left out, and what is alike is written once. No text is changed
 * but for its links. `unpackBook` in src/rules/datasworn gives back the book as it was; docs/decisions/008 has the form.
 */
export function packBook(book) {
	const links = byCount(linksIn(book));
	const short = new Shortener(links).value(book, { path: '', joint: '/', text: '' });
	const heads = byCount(headsIn(short), ALIKE);
	const texts = byCount(textsIn(short), 2).filter(text => text.length >= SHORT);
	return {
		notInIds: [...NOT_IN_IDS],
		heads: heads.map(head => head.split(',')),
		links,
		texts,
		book: new Writer(heads, texts).value(short),
	};
}

/** Each that is there at least `least` times, the most frequent first. */
function byCount(all, least = 1) {
	const counts = new Map();
	for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
	return [...counts]
		.filter(([, count]) => count >= least)
		.sort(([, a], [, b]) => b - a)
		.map(([one]) => one);
}

function* textsIn(value) {
	if (typeof value === 'string') yield value;
	else if (value !== null && typeof value === 'object')
		for (const inside of Object.values(value)) yield* textsIn(inside);
}

function* linksIn(book) {
	for (const text of textsIn(book)) for (const [, link] of text.matchAll(LINK)) yield link;
}

function* headsIn(value) {
	if (isThing(value) && Object.keys(value).length > 0) yield headOf(value);
	if (value !== null && typeof value === 'object') for (const inside of Object.values(value)) yield* headsIn(inside);
}

/** What stands after the kind: `starforged/core/action`. */
const bodyOf = id => id?.split(/:(.*)/)[1];

const below = ({ path, joint, text }, key) => ({ path: `${path}${joint}${key}`, joint, text });

/** Leaves out what follows from the place: most of an id, where a row begins, a text within a text. */
class Shortener {
	constructor(links) {
		this.numbers = new Map(links.map((link, i) => [link, i]));
	}

	value(value, place) {
		if (typeof value === 'string') return this.text(value, place);
		if (Array.isArray(value)) return this.list(value, place);
		return isThing(value) ? this.thing(value, place) : value;
	}

	text(text, place) {
		if (/\]\[\d+\]/.test(text)) throw new Error(`This looks as if it were packed already: ${text}`);
		if (text.length >= SHORT && place.text.includes(text)) return new Piece(place.text.indexOf(text), text.length);
		return text.replace(LINK, (_, link) => `][${this.numbers.get(link)}]`);
	}

	list(list, place) {
		let last = 0;
		return list.map((item, i) => {
			const short = this.value(item, { ...below(place, i), last });
			last = item?.roll?.max ?? last;
			return short;
		});
	}

	thing(thing, place) {
		const inside = {
			...(bodyOf(thing._id) ? { path: bodyOf(thing._id), joint: '.' } : { path: place.path, joint: place.joint }),
			text: typeof thing.text === 'string' ? thing.text : place.text,
		};
		const field = ([key, value]) => {
			if (key === '_id') return this.id(value, place);
			if (key === 'roll' && follows(value, place)) return value.max;
			if (key === 'text') return this.value(value, place);
			return this.value(value, NOT_IN_IDS.has(key) ? inside : below(inside, key));
		};
		return Object.fromEntries(Object.entries(thing).map(entry => [entry[0], field(entry)]));
	}

	id(id, { path }) {
		if (id.endsWith('*')) throw new Error(`No id ends with a star: ${id}`);
		return path !== '' && id.endsWith(path) ? `${id.slice(0, -path.length)}*` : id;
	}
}

function follows(roll, { last }) {
	if (typeof roll === 'number') throw new Error(`A range has a minimum and a maximum: ${roll}`);
	return roll !== null && Object.keys(roll).join() === 'min,max' && roll.min === last + 1;
}

/** Writes a list of texts, and of keys, once each. A list that begins with a number is never one of the book. */
class Writer {
	constructor(heads, texts) {
		this.heads = new Map(heads.map((head, i) => [head, i + 1]));
		this.texts = new Map(texts.map((text, i) => [text, i]));
	}

	value(value) {
		if (typeof value === 'string') return this.texts.has(value) ? [0, this.texts.get(value)] : value;
		if (value instanceof Piece) return [0, value.from, value.length];
		if (Array.isArray(value)) return this.list(value);
		return isThing(value) ? this.thing(value) : value;
	}

	list(list) {
		if (list[0] === null) throw new Error('A list that begins with nothing has no form.');
		if (typeof list[0] === 'number') return [null, ...list.map(item => this.value(item))];
		const head = this.heads.get(isThing(list[0]) ? headOf(list[0]) : undefined);
		const isTable =
			head !== undefined && list.length > 1 && list.every(row => isThing(row) && headOf(row) === headOf(list[0]));
		return isTable ? [-head, ...list.flatMap(row => this.cells(row))] : list.map(item => this.value(item));
	}

	thing(thing) {
		const head = this.heads.get(headOf(thing));
		if (head !== undefined) return [head, ...this.cells(thing)];
		return Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, this.value(value)]));
	}

	cells(thing) {
		return Object.values(thing).map(value => this.value(value));
	}
}

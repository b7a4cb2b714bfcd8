/** Keys that are not part of the ids of what they contain. */
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
const LINK = /\]\(datasworn:([^()]*)\)/g;
/** Shorter texts are always written in place, so that names and results stay readable where they are. */
const SHORT = 10;
/** The approximate length of a reference to a value written elsewhere: `[0,123]`. */
const NAMED = 7;
/** How many objects with the same keys make a shared list of keys worthwhile. */
const ALIKE = 3;

const isThing = value =>
	value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Piece);
const headOf = thing => Object.keys(thing).join();

/** A text that is a substring of the text of its parent. */
class Piece {
	constructor(from, length) {
		Object.assign(this, { from, length });
	}
}

/**
 * Packs a book: leaves out what follows from the position, and writes repeated values once. No text is changed except
 * links. `unpackBook` in src/rules/datasworn restores the book; docs/decisions/008 describes the format.
 */
export function packBook(book) {
	const links = [...new Set(linksIn(book))].sort();
	const short = new Shortener(links).value(book, { path: '', joint: '/', text: '' });
	const heads = byCount(headsIn(short), ALIKE);
	const written = new Writer(heads).value(short);
	const repeated = repeatedIn(written);
	const numbers = new Map(repeated.map((value, i) => [JSON.stringify(value), i]));
	const keys = new Set(keysIn(book));
	return {
		notInIds: [...NOT_IN_IDS].filter(key => keys.has(key)),
		heads,
		links: withoutBeginnings(links),
		repeated: repeated.map(value => withNumbers(value, numbers)),
		book: withNumbers(written, numbers),
	};
}

/** The values that occur at least `least` times, most frequent first. */
function byCount(all, least) {
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

const keysIn = value => {
	if (value === null || typeof value !== 'object') return [];
	return [...(isThing(value) ? Object.keys(value) : []), ...Object.values(value).flatMap(keysIn)];
};

/** Shortens links: `*focus` is a link with the same beginning as the previous one, up to its last slash. */
const withoutBeginnings = links =>
	links.map((link, i) => {
		if (link.startsWith('*')) throw new Error(`No link begins with a star: ${link}`);
		const beginning = beginningOf(link);
		return i > 0 && beginning !== '' && beginning === beginningOf(links[i - 1])
			? `*${link.slice(beginning.length)}`
			: link;
	});

const beginningOf = link => link.slice(0, link.lastIndexOf('/') + 1);

/** Repeated values that are long enough to be replaced by a number, most frequent first. */
function repeatedIn(written) {
	const counts = new Map();
	const isWorth = ({ json, count }) => json.length > SHORT + 1 && (count - 1) * json.length > count * NAMED + 1;
	const visit = value => {
		if (!isNameable(value)) return;
		const json = JSON.stringify(value);
		const one = counts.get(json) ?? { json, value, count: 0 };
		counts.set(json, one);
		one.count++;
		if (one.count > 1 && isWorth(one)) return;
		if (typeof value === 'object') for (const inside of Object.values(value)) visit(inside);
	};
	visit(written);
	return [...counts.values()]
		.filter(isWorth)
		.sort((a, b) => b.count - a.count)
		.map(({ value }) => value);
}

/** Whether it is a text, a list or an object, but not a substring reference. */
const isNameable = value =>
	typeof value === 'string' ||
	(value !== null && typeof value === 'object' && !(Array.isArray(value) && value[0] === 0));

/** Replaces each repeated value inside this one by its number. */
function withNumbers(value, numbers) {
	const inside = each => {
		const number = numbers.get(JSON.stringify(each));
		return number === undefined ? withNumbers(each, numbers) : [0, number];
	};
	if (value === null || typeof value !== 'object') return value;
	if (Array.isArray(value)) return value.map(inside);
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(each)]));
}

function* headsIn(value) {
	if (isThing(value) && Object.keys(value).length > 0) yield headOf(value);
	if (value !== null && typeof value === 'object') for (const inside of Object.values(value)) yield* headsIn(inside);
}

/** The part of an id after its kind: `starforged/core/action`. */
const bodyOf = id => id?.split(/:(.*)/)[1];

const below = ({ path, joint, text }, key) => ({ path: `${path}${joint}${key}`, joint, text });

/** Leaves out what follows from the position: most of an id, the start of a row's range, a text within a text. */
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

/** Whether a row can be flattened into its table: it must not begin with a list or an object. */
function isFlat(row) {
	const [first = []] = Object.values(row);
	return first === null || typeof first !== 'object' || first instanceof Piece;
}

function follows(roll, { last }) {
	if (typeof roll === 'number') throw new Error(`A range has a minimum and a maximum: ${roll}`);
	return roll !== null && Object.keys(roll).join() === 'min,max' && roll.min === last + 1;
}

/** Writes each list of keys once. A list that begins with a number is always ours, since no list of a book does. */
class Writer {
	constructor(heads) {
		this.heads = new Map(heads.map((head, i) => [head, i + 1]));
	}

	value(value) {
		if (value instanceof Piece) return [0, value.from, value.length];
		if (Array.isArray(value)) return this.list(value);
		return isThing(value) ? this.thing(value) : value;
	}

	list(list) {
		if (list[0] === null) throw new Error('A list that begins with nothing has no form.');
		if (typeof list[0] === 'number') return [null, ...list.map(item => this.value(item))];
		const most = list.every(isThing) ? byCount(list.filter(isFlat).map(headOf), 2)[0] : undefined;
		const head = this.heads.get(most);
		if (head === undefined) return list.map(item => this.value(item));
		return [-head, ...list.flatMap(row => (isFlat(row) && headOf(row) === most ? this.cells(row) : [this.value(row)]))];
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

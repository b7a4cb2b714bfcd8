/**
 * The state of all notes before and after a story must differ by exactly what the records of the story say was done.
 * This reads notes in its own, simple way, so that the plugin's reader is not its own witness.
 */
export function unexplained(before, after) {
	const [then, now] = [before, after].map(stateOf);
	const done = ledgerOf(after);
	for (const [key, amount] of ledgerOf(before)) done.set(key, minus(done.get(key), amount));
	const keys = [...new Set([...then.keys(), ...now.keys(), ...done.keys()])].sort();
	return keys.flatMap(key => {
		const [from, to] = [then.get(key), now.get(key)];
		if (typeof (to ?? from) === 'string') return from === to || done.get(key) === to ? [] : [`${key}: ${from} → ${to}`];
		const changed = (to ?? 0) - (from ?? 0);
		const told = typeof done.get(key) === 'number' ? done.get(key) : 0;
		return changed === told ? [] : [`${key}: ${from} → ${to}, but the records say ${told}`];
	});
}

/** What is known of a thing is a number, or a word. */
const minus = (now, then) => (typeof now === 'number' || typeof then === 'number' ? (now ?? 0) - then : undefined);

const TRACKS = /^(vow|connection|objective|foe|expedition|journey|site|scene|threat|clock|track): (.*)$/;
const NO_STATE = ['character', 'rules', 'ruleset', 'date', 'sworn', 'callsign', 'aliases', 'tags', 'moves', 'replaces'];

/** “Kestrel Vane › momentum” and “Find the ark › ticks” with their values. Only what is on or off counts 1. */
function stateOf(notes) {
	const state = new Map();
	for (const [path, text] of notes) {
		for (const [key, value] of propertiesOf(text))
			for (const fact of factsOf(nameOf(path), key, value)) state.set(...fact);
		for (const [kind, name, ...lines] of tracksIn(text)) {
			const facts = { status: 'open', ...Object.fromEntries(lines) };
			state.set(`${name} › ${kind}`, facts.status);
			for (const [key, unit] of Object.entries({ ticks: 'ticks', filled: 'segments', menace: 'menace' }))
				if (facts[key] !== undefined) state.set(`${name} › ${unit}`, Number(facts[key]));
			for (const shared of ['bond', 'influence']) if (facts[shared] === 'yes') state.set(`${name} › ${shared}`, 1);
		}
	}
	return state;
}

const nameOf = path => path.replace(/^.*\//, '').replace(/\.md$/, '');

/** Frontmatter of one line a property, or of lists of one line an item. */
function propertiesOf(text) {
	const block = /^---\r?\n([^]*?)^---/m.exec(text)?.index === 0 ? text.split(/^---\r?$/m)[1] : '';
	const properties = new Map();
	let last = '';
	for (const line of block.split('\n')) {
		const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
		if (key) properties.set((last = key), value.replace(/ #.*$/, ''));
		else if (/^\s+- /.test(line)) properties.set(last, [...[properties.get(last)].flat(), line.replace(/^\s+- /, '')]);
	}
	return properties;
}

function factsOf(name, key, value) {
	if (NO_STATE.includes(key)) return [];
	if (key === 'impacts' || key === 'next') {
		const items = Array.isArray(value) ? value : value.replace(/^\[|\]$/g, '').split(',');
		const what = key === 'next' ? 'next ' : '';
		return items.flatMap(item => (item.trim() === '' ? [] : [[`${name} › ${what}${item.trim()}`, 1]]));
	}
	const isNumber = typeof value === 'string' && /^-?\d+$/.test(value);
	return [[`${name} › ${key}`, isNumber ? Number(value) : String(value)]];
}

/** Those in a callout as well, without its signs. */
const blocksIn = text =>
	[...text.replace(/^> /gm, '').matchAll(/^```sworn\r?\n([^]*?)^```/gm)].map(([, body]) => body.trimEnd().split('\n'));

const tracksIn = text =>
	blocksIn(text).flatMap(([first, ...lines]) => {
		const track = TRACKS.exec(first);
		return track ? [[track[1], track[2], ...lines.map(line => /^(\w+): ?(.*)$/.exec(line)?.slice(1) ?? ['', ''])]] : [];
	});

/** What all records together say was done: sums of numbers, and the last word on everything else. */
function ledgerOf(notes) {
	const ledger = new Map();
	for (const [path, text] of notes) {
		const own = propertiesOf(text);
		const journals = /\[\[(.*?)\]\]/.exec(String(own.get('character') ?? ''))?.[1] ?? nameOf(path);
		const byBlock = blocksIn(text).flatMap(block => {
			const by = block.find(line => line.startsWith('by: '))?.slice(4) ?? journals;
			return doneIn(block).map(line => entryOf(line, by));
		});
		const byHand = inlineIn(text).map(line => entryOf(line, nameOf(path)));
		for (const [key, value] of [...byBlock, ...byHand]) {
			if (typeof value === 'number') ledger.set(key, (ledger.get(key) ?? 0) + value);
			else ledger.set(key, value);
		}
	}
	return ledger;
}

const doneIn = block =>
	block.flatMap(line => (line.startsWith('burn: ') ? [line.slice(6)] : line.startsWith('  - ') ? [line.slice(4)] : []));

/** What was changed by hand stands in a line of its own, as inline code. */
const inlineIn = text => [...text.matchAll(/^`sworn: (.*)`$/gm)].flatMap(([, told]) => told.split('; '));

const ON = ['marked', 'taken'];
const OFF = ['cleared', 'spent'];
const STATUS = { begun: 'open', completed: 'completed', forsaken: 'forsaken' };

function entryOf(line, by) {
	const [, target = by, rest] = /^(?:(.*) › )?(.*)$/.exec(line.replace(/, (already|at its|stays).*$/, ''));
	const moved = /^(?:(.*?) ?)(-?\d+) → (-?\d+)(?: (\w+))?/.exec(rest);
	if (moved) return [`${target} › ${moved[1] || moved[4]}`, Number(moved[3]) - Number(moved[2])];
	const [, what, verb] =
		/^(.*) (marked|taken|cleared|spent|begun|completed|forsaken)(?:, \w+)?(?: \(.*\))?$/.exec(rest) ?? [];
	if (ON.includes(verb)) return [`${target} › ${what}`, 1];
	if (OFF.includes(verb)) return [`${target} › ${what}`, -1];
	if (verb) return [`${target} › ${what}`, STATUS[verb]];
	const [, key, to] = /^(?:(.*?) )?\S.* → (.*?)(?: \(.*\))?$/.exec(rest) ?? [];
	return [`${target} › ${key ?? ''}`, to === 'none' ? undefined : to];
}

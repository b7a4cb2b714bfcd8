import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, Scalar } from 'yaml';

const FOLDER = 'src/rules/corrections/abilities';

/** The file that states abilities of a ruleset's own assets. */
export const statedFile = id => fileURLToPath(new URL(`../${FOLDER}/${id}.yaml`, import.meta.url));

/** What the file of a ruleset states; nothing if it has no file. */
export function statedIn(id) {
	const file = statedFile(id);
	return readStated(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', `${FOLDER}/${id}.yaml`);
}

/**
 * Parses a YAML text with stated abilities, without checking what it says: its values by asset and ability, and the line
 * of each.
 * @param {string} text
 * @param {string} file the name that messages begin with
 */
export function readStated(text, file) {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const [error] = document.errors;
	if (error) throw new Error(`${file}: ${error.message}`);
	/** @type {unknown} */
	const assets = document.toJS() ?? {};
	return {
		file,
		assets,
		/**
		 * The line of the key or item that a path of keys leads to.
		 * @param {readonly (string | number)[]} path
		 */
		lineAt: path => lines.linePos(placeOf(document, path).at).line,
		/**
		 * The first line of the text that a path of keys leads to.
		 * @param {readonly (string | number)[]} path
		 */
		firstLineOfText: path => {
			const { at, value } = placeOf(document, path);
			const { line } = lines.linePos(value?.range?.[0] ?? at);
			return isScalar(value) && value.type === Scalar.BLOCK_LITERAL ? line + 1 : line;
		},
	};
}

/** The offset of the key or item that a path leads to, and its value; of its nearest parent if there is none. */
function placeOf(document, path) {
	let place = { at: 0, value: document.contents };
	for (const part of path) {
		const next = inside(place.value, part);
		if (!next) return place;
		place = next;
	}
	return place;
}

function inside(value, part) {
	if (isSeq(value)) {
		const item = value.items[part];
		return item && { at: item.range[0], value: item };
	}
	const pair = isMap(value) && value.items.find(({ key }) => String(key) === String(part));
	return pair ? { at: pair.key.range[0], value: pair.value } : undefined;
}

/**
 * A list of `StatedAbility` in the order of the file, with `hit` written out as both outcomes. What does not fit is passed
 * over: scripts/rules/check-stated.ts tells of it.
 */
export const statedAbilities = assets =>
	entriesOf(assets).flatMap(([asset, abilities]) =>
		entriesOf(abilities).map(([ability, stated]) => ({ asset, ability: Number(ability), ...writtenOut(stated) })),
	);

const isThing = value => value !== null && typeof value === 'object' && !Array.isArray(value);
const entriesOf = value => (isThing(value) ? Object.entries(value) : []);

function writtenOut(ability) {
	const { own, uses, ...stated } = isThing(ability) ? ability : {};
	return {
		...stated,
		...(isThing(own) && { own: onBothHits(own) }),
		...(Array.isArray(uses) && { uses: uses.filter(isThing).map(onBothHits) }),
	};
}

const onBothHits = ({ hit, ...stated }) => (hit === undefined ? stated : { ...stated, strong_hit: hit, weak_hit: hit });

import { isSameName } from '../../rules/search/folded-name';
import { isSeq, type ParsedNode } from 'yaml';
import { isVehicle, kindOfCard, type Asset } from '../../play/assets/asset';
import { bundledRuleset, RULESET_IDS } from '../../rules/books/bundled';
import { cardFinder } from '../../rules/assets/find-card';
import { initiallyMarked, type PrintedAsset } from '../../rules/assets/printed-asset';
import { foldedLetters } from '../../rules/search/folded-text';
import { readAssetNote } from '../assets/asset-note';
import { newAssetNote } from '../assets/new-asset-note';
import { readFrontmatter } from '../frontmatter/frontmatter';
import type { Scalar } from '../frontmatter/scalar';
import { setProperties } from '../frontmatter/set-properties';
import { lineNumber } from '../frontmatter/yaml';
import { nameOf } from '../../rules/search/stated-name';
import { FROM_IRON_VAULT } from '../record/imported-record';
import { applyChanges } from '../text/text-change';
import { readAssetMap, type AssetMap } from './asset-map';
import { valuesOn } from './asset-values';
import type { CampaignCard, ImportContext, ImportLine, SourceNote } from './imported-note';
import { nameForNote } from './plain-name';
import { elementAt } from './yaml-line-ranges';
import type { StateProperties } from './state-note';
import { folderOf } from '../character/folder-distance';

/** Whether a mark on a character's sheet can be of its vehicle. */
export const isVehicleMark = (key: string): key is VehicleMark => key === 'battered' || key === 'cursed';

/** A mark on a character's sheet that belongs to the vehicle: `battered`, `cursed`. */
export type VehicleMark = 'battered' | 'cursed';

/** The notes that the assets of a character become. */
export interface ImportedAssets {
	readonly created: readonly SourceNote[];
	readonly lines: readonly ImportLine[];
	readonly assets: readonly Asset[];
	/** The vehicle marks that were assigned to a vehicle. */
	readonly marked: readonly VehicleMark[];
}

/** What is known about one element of `assets`. */
interface Element {
	readonly index: number;
	readonly line: number;
	readonly source: string;
	readonly map: AssetMap | undefined;
	readonly card: PrintedAsset | undefined;
	/** The path of the campaign's note that is its card. */
	readonly cardPath?: string;
}

const NONE: ImportedAssets = { created: [], lines: [], assets: [], marked: [] };

/**
 * Creates a note for each asset of a character, next to the character's note, as for a new asset. An asset without a
 * card in any book, or whose values cannot be stored in a note, stays in the properties.
 */
export function importAssets(
	properties: StateProperties,
	context: ImportContext,
	vehicleMarks: readonly VehicleMark[],
): ImportedAssets {
	const list = properties.pairOf('assets')?.value;
	if (!isSeq(list) || list.items.length === 0) return NONE;
	const { parsed, note } = properties;
	const elements = (list.items as readonly ParsedNode[]).map((node, index): Element => {
		const { from, to } = elementAt(list, index);
		const map = readAssetMap(node);
		const source = parsed.yaml.slice(from, to).replace(/^-\s*/, '').trimEnd();
		const line = lineNumber(note.text, parsed.bounds.from + from);
		const printed = map && cardOf(map.id, context);
		const own = map && !printed ? campaignCardOf(map.id, context) : undefined;
		return { index, line, source, map, card: printed ?? own?.card, ...(own ? { cardPath: own.path } : {}) };
	});
	const vehicle = vehicleIn(elements);
	const notes = new AssetNotes(context.pathOf(properties.note.path), context);
	const results = elements.map(element => notes.add(element, element === vehicle ? vehicleMarks : []));
	const kept = elements.filter((_, i) => results[i]?.after === undefined).map(({ index }) => index);
	const isAll = kept.length === elements.length;
	if (!isAll)
		properties.turns.push({ key: 'assets', to: [], isReported: true, ...(kept.length > 0 ? { keeps: kept } : {}) });
	const isMarked = vehicle !== undefined && !kept.includes(vehicle.index);
	return { created: notes.created, lines: results, assets: notes.assets, marked: isMarked ? vehicleMarks : [] };
}

const vehicleIn = (elements: readonly Element[]): Element | undefined => {
	const isKind = (kind: string) => (element: Element) => element.card && kindOfCard(element.card) === kind;
	return elements.find(isKind('command vehicle')) ?? elements.find(isKind('support vehicle'));
};

/** Finds a card by id, in the campaign's book or else in another one, from which cards may be used. */
function cardOf(id: string, { ruleset }: ImportContext): PrintedAsset | undefined {
	const books = [ruleset, ...RULESET_IDS.map(bundledRuleset)];
	for (const { assets } of books) {
		const card = assets?.().find(({ _id }) => _id === `asset:${id}`);
		if (card) return card;
	}
	return undefined;
}

/**
 * Finds a card of the campaign's own by the last part of an id, such as `campaign/assets/tide_reader_md`: the only one
 * whose note or card has that name, apart from signs and accents.
 */
function campaignCardOf(id: string, { cards = [] }: ImportContext): CampaignCard | undefined {
	const letters = (words: string) => foldedLetters(words).replace(/[^\p{L}\p{N}]/gu, '');
	const wanted = letters((id.split('/').at(-1) ?? '').replace(/_md$/, '').replaceAll('_', ' '));
	const [found, other] = cards.filter(({ path, card }) =>
		[nameOf(path), card.name].some(each => letters(each) === wanted),
	);
	return wanted === '' || other ? undefined : found;
}

/** Creates the notes for one character's assets, with unique names. `home` is the path of the character's note. */
export class AssetNotes {
	readonly created: SourceNote[] = [];
	readonly assets: Asset[] = [];

	constructor(
		private readonly home: string,
		private readonly context: ImportContext,
		private readonly imported: string = FROM_IRON_VAULT,
	) {}

	add({ line, source, map, card, cardPath }: Omit<Element, 'index'>, marks: readonly VehicleMark[]): ImportLine {
		const stays = (why: string): ImportLine => ({ line, before: source, why: `${why} It stays as it is.` });
		const { context } = this;
		if (!map) return stays('It is no asset that can be read.');
		if (!card) return stays(`Neither a book nor a note of the campaign has an asset “${map.id}”.`);
		const values = valuesOn(card, map);
		if (!values) return stays('It holds a value that has no place in the note of an asset.');
		const name = nameOn(card, values.inputs);
		const path = newNotePath(name, this.home, path => this.isTaken(path));
		const inputs = { ...values.inputs };
		if (isNamed(card) && inputs['name'] === nameOf(path)) delete inputs['name'];
		const abilities = map.abilities ?? initiallyMarked(card);
		const fresh = newAssetNote(
			{ card, name: nameOf(path), abilities, inputs, holdsCard: cardPath !== undefined },
			context.linkTo(this.home),
		);
		const set: Record<string, Scalar> = { imported: this.imported, ...inputs, ...values.others };
		for (const mark of marks) set[mark] = true;
		if (marks.length > 0) set['aboard'] = true;
		if (!fresh.ok) return stays(fresh.problems[0]?.message ?? '');
		const written = setProperties(fresh.value, set, ORDER);
		if (!written.ok) return stays(written.problems[0]?.message ?? '');
		const text = applyChanges(fresh.value, written.value);
		const properties = readFrontmatter(text);
		const asset = properties.ok
			? readAssetNote(nameOf(path), properties.value.values, cardFinder(context.ruleset))
			: properties;
		if (!asset.ok) return stays(asset.problems[0]?.message ?? '');
		this.created.push({ path, text });
		this.assets.push(asset.value);
		const why = remarks(asset.value, card, values.unknown, cardPath);
		return { line, before: source, after: `[[${nameOf(path)}]]`, ...(why === '' ? {} : { why }) };
	}

	private isTaken(path: string): boolean {
		const { notes, pathOf, isTaken } = this.context;
		const isSame = (other: string) => isSameName(other, path);
		const isNamesake = (other: string) => isSameName(nameOf(other), nameOf(path));
		return (
			isTaken(path) || this.created.some(note => isSame(note.path)) || notes.some(note => isNamesake(pathOf(note.path)))
		);
	}
}

const ORDER = ['sworn', 'asset', 'character', 'imported', 'kind', 'abilities'];

/** Companions and vehicles have names of their own, which become the names of their notes. */
const isNamed = (card: PrintedAsset): boolean =>
	kindOfCard(card) === 'companion' || isVehicle({ kind: kindOfCard(card) });

const nameOn = (card: PrintedAsset, inputs: Readonly<Record<string, string>>): string =>
	(isNamed(card) ? nameForNote(inputs['name'] ?? '') : undefined) ?? card.name;

function remarks(asset: Asset, card: PrintedAsset, unknown: readonly string[], cardPath: string | undefined): string {
	const above = Object.entries(asset.meters).filter(([, { value, max }]) => value > max);
	return [
		...(cardPath === undefined ? [] : [`Its card is “${cardPath}”; the abilities stand in the note.`]),
		...(asset.card || cardPath !== undefined
			? []
			: [`Your rules have no card for ${card.name}, so its abilities are told and not carried out.`]),
		...unknown.map(key => `The card has no place for “${key}”; it stands in the note.`),
		...above.map(([meter, { value, max }]) => `Its ${meter} is ${value}, above its maximum of ${max}.`),
		...(asset.kind === 'module' ? ['Which vehicle carries it is not said; choose it on its card.'] : []),
	].join(' ');
}

/** A path for an asset's note, next to its owner's; the owner's name is added if the name is taken. */
function newNotePath(name: string, owner: string, isTaken: (path: string) => boolean): string {
	const folder = folderOf(owner);
	const pathOf = (base: string) => `${folder === '' ? '' : `${folder}/`}${base}.md`;
	if (!isTaken(pathOf(name))) return pathOf(name);
	const owned = `${name} (${nameOf(owner)})`;
	for (let i = 1; i < MOST_ALIKE; i++) {
		const path = pathOf(i === 1 ? owned : `${owned} ${i}`);
		if (!isTaken(path)) return path;
	}
	return pathOf(`${owned} ${MOST_ALIKE}`);
}

/** Maximum number of names to try. */
const MOST_ALIKE = 1000;

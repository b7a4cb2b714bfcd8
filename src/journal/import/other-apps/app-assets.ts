import { isVehicle, kindOfCard } from '../../../play/assets/asset';
import { assetControls, assetOptions, type PrintedAsset } from '../../../rules/assets/printed-asset';
import { foldedLetters } from '../../../rules/search/folded-text';
import { findCard } from '../../../rules/assets/find-card';
import { bundledRuleset, RULESET_IDS } from '../../../rules/books/bundled';
import { keyOf } from '../../assets/asset-note';
import { abilityList } from '../../assets/own-card-note';
import { setProperties } from '../../frontmatter/set-properties';
import type { PropertyValue } from '../../frontmatter/property-edit';
import { applyChanges } from '../../text/text-change';
import type { AssetMap } from '../asset-map';
import { AssetNotes, type VehicleMark } from '../import-assets';
import type { ImportContext, ReportLine, SourceNote } from '../imported-note';
import type { ForeignAsset } from './app-campaign';
import { foldedName } from '../../../rules/search/folded-name';
import { freeName } from './note-names';

interface MadeAssets {
	readonly created: readonly SourceNote[];
	readonly lines: readonly ReportLine[];
	/** The marks that went to the only vehicle. */
	readonly marked: readonly VehicleMark[];
}

/** Where the assets of a character go. */
interface Owner {
	/** The path of the character's note. */
	readonly home: string;
	/** The value of `imported`. */
	readonly from: string;
	/** Marks of the sheet that belong to the vehicle. */
	readonly marks: readonly VehicleMark[];
}

/** Makes a note for each asset: from its printed card, or from its own texts if no book has the card. */
export function foreignAssets(assets: readonly ForeignAsset[], owner: Owner, context: ImportContext): MadeAssets {
	const taken = new Set<string>();
	const isTaken = (path: string) => taken.has(foldedName(path)) || context.isTaken(path);
	const notes = new AssetNotes(owner.home, { ...context, isTaken }, owner.from);
	const cards = assets.map(asset => cardOf(asset.title, context));
	const vehicles = cards.filter(card => card && isVehicle({ kind: kindOfCard(card) }));
	const own: SourceNote[] = [];
	const lines = assets.flatMap((asset, at): readonly ReportLine[] => {
		const card = cards[at];
		const source = told(asset);
		const marks = card && vehicles.length === 1 && vehicles[0] === card ? owner.marks : [];
		const map = card && mapOf(asset, card);
		const made = notes.add({ line: 0, source, map: map?.asset, card }, marks);
		if (made.after !== undefined)
			return [{ before: source, after: made.after, ...(made.why === undefined ? {} : { why: made.why }) }];
		const note = ownAsset(asset, owner, isTaken);
		own.push(note);
		taken.add(foldedName(note.path));
		return [{ before: source, after: `[[${note.path.replace(/^.*\/|\.md$/g, '')}]]`, why: NO_CARD }];
	});
	return { created: [...notes.created, ...own], lines, marked: vehicles.length === 1 ? owner.marks : [] };
}

const NO_CARD = 'None of the books has this card, so its abilities come from the file.';

/** A card by its name: in the campaign's book, else in another one. */
function cardOf(title: string, { ruleset }: ImportContext): PrintedAsset | undefined {
	for (const { assets } of [ruleset, ...RULESET_IDS.map(bundledRuleset)]) {
		const card = findCard(assets?.() ?? [], title);
		if (card.ok) return card.value;
	}
	return undefined;
}

/** What the file says of an asset, in one line. */
const told = ({ title, abilities, meter, conditions, inputs }: ForeignAsset): string =>
	[
		`${title}: ${abilities.join(', ')}`,
		...(meter ? [`${meter.name ?? 'meter'} ${meter.value}`] : []),
		...conditions,
		...inputs.map(({ title: label, text }) => `${label}: ${text}`),
	].join('; ');

/** The values of an asset under the keys of its card. A value without a key keeps its label. */
function mapOf(asset: ForeignAsset, card: PrintedAsset): { readonly asset: AssetMap } {
	const every = card.abilities.map((_, i) => i + 1);
	const meters = assetControls(card, every).filter(({ kind }) => kind === 'meter');
	const meter = meters.length === 1 ? meters[0]?.key : undefined;
	const options = assetOptions(card, every);
	const keyFor = (label: string) =>
		options.find(({ key, label: printed }) => [key, printed].some(each => foldedLetters(each) === foldedLetters(label)))
			?.key ?? propertyKey(label);
	return {
		asset: {
			id: card._id,
			abilities: asset.abilities.filter(ability => every.includes(ability)),
			controls: new Map<string, string | number | boolean>([
				...(asset.meter ? [[meter ?? propertyKey(asset.meter.name ?? 'meter'), asset.meter.value] as const] : []),
				...asset.conditions.map(condition => [keyOf(condition), true] as const),
			]),
			options: new Map(asset.inputs.map(({ title, text }) => [keyFor(title), text])),
		},
	};
}

const propertyKey = (label: string): string => foldedLetters(label).replace(/ /g, '_') || 'text';

/** The note of an asset of the player's own: its abilities are a list, which is its card here. */
function ownAsset(asset: ForeignAsset, { home, from }: Owner, isTaken: (path: string) => boolean): SourceNote {
	const folder = home.slice(0, home.lastIndexOf('/') + 1);
	const name = freeName(asset.title, 'Asset', each => isTaken(`${folder}${each}.md`));
	const meter = asset.meter && propertyKey(asset.meter.name ?? 'meter');
	const values: Record<string, PropertyValue> = {
		sworn: 'asset',
		asset: asset.title,
		character: `[[${home.replace(/\.md$/, '')}]]`,
		imported: from,
		abilities: asset.abilities,
		...(meter === undefined || !asset.meter
			? {}
			: { [meter]: asset.meter.value, [`${meter}_max`]: asset.meter.max ?? asset.meter.value }),
		...Object.fromEntries(asset.conditions.map(condition => [propertyKey(condition), true])),
	};
	const properties = setProperties('', values, Object.keys(values));
	const head = properties.ok ? applyChanges('', properties.value) : '';
	const list = abilityList(asset.abilityTexts, asset.abilities);
	const inputs = [...asset.printed, ...asset.inputs].map(({ title, text }) => `**${title}**: ${text}`);
	return { path: `${folder}${name}.md`, text: `${head}\n${[...inputs, list].join('\n\n')}\n` };
}

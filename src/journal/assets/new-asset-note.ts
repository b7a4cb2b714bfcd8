import { getOwn } from '../../rules/core/collections';
import { abilityMarkdown, assetControls, assetOptions, type PrintedAsset } from '../../rules/assets/printed-asset';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { kindOfCard, type Asset } from '../../play/assets/asset';
import { setProperties } from '../frontmatter/set-properties';
import type { PropertyValue } from '../frontmatter/property-edit';
import { applyChanges } from '../text/text-change';
import { keyOf } from './asset-note';
import { freshMeters } from './fresh-meters';
import { abilityList } from './own-card-note';

/** A printed asset with the player's choices. */
export interface NewAsset {
	readonly card: PrintedAsset;
	/** The name of its note, chosen by the player. */
	readonly name: string;
	/** Abilities marked from the start, 1-based. */
	readonly abilities: readonly number[];
	/** Text on the card, keyed by option: `expertise`, `linked_stat`. */
	readonly inputs: Readonly<Record<string, string>>;
	/** The vehicle it is attached to. */
	readonly on?: string;
	/** Set if the vehicle is in use from the start. */
	readonly aboard?: true;
	/** Set if the note holds the card itself, because no rules that are played by have it. */
	readonly holdsCard?: boolean;
}

/** The asset as read from its future note. */
export const assetAsTaken = ({ card, name, abilities, inputs }: NewAsset): Asset => ({
	...{ name, asset: card.name, card, kind: kindOfCard(card), abilities, inputs },
	meters: freshMeters(card, abilities),
	conditions: [],
});

/** Text of a new asset's note: its properties, its marked abilities, and its card. */
export function newAssetNote(asset: NewAsset, owner: string): ParseResult<string> {
	const written = setProperties('', propertiesOf(asset, owner));
	return written.ok ? parseOk(applyChanges('', written.value) + bodyOf(asset)) : written;
}

function propertiesOf(asset: NewAsset, owner: string): Record<string, PropertyValue> {
	const { card, abilities, inputs, on, aboard, holdsCard = false } = asset;
	const kind = kindOfCard(card);
	const filled = assetOptions(card, abilities).flatMap(({ key }) => {
		const text = getOwn(inputs, key)?.trim() ?? '';
		return text === '' ? [] : [[key, text] as const];
	});
	return {
		sworn: 'asset',
		asset: card.name,
		character: `[[${owner}]]`,
		...(kind === 'other' ? {} : { kind }),
		abilities,
		...Object.fromEntries(filled),
		...Object.fromEntries(
			Object.entries(freshMeters(card, abilities)).map(([meter, { value }]) => [keyOf(meter), value]),
		),
		...(holdsCard ? maximaOf(card) : {}),
		...(on === undefined ? {} : { attached_to: `[[${on}]]` }),
		...(aboard ? { aboard } : {}),
	};
}

/** The maximum of each meter of a card, as the note that holds it tells it. */
const maximaOf = (card: PrintedAsset): Readonly<Record<string, number>> =>
	Object.fromEntries(
		assetControls(
			card,
			card.abilities.map((_, i) => i + 1),
		).flatMap(control => (control.kind === 'meter' ? [[`${keyOf(control.key)}_max`, control.max]] : [])),
	);

/** A quote of the abilities marked at the start, readable without the plugin, and the card if the note holds it. */
function bodyOf({ card, name, abilities, holdsCard = false }: NewAsset): string {
	const quotes = card.abilities.flatMap((ability, i) =>
		abilities.includes(i + 1) ? [quoted(`**${card.name}, ability ${i + 1}.** ${abilityMarkdown(ability)}`)] : [],
	);
	const own = holdsCard ? [abilityList(card.abilities.map(abilityMarkdown), abilities)] : [];
	return `\n${['```sworn\nshow: ' + name + '\n```', ...quotes, ...own].join('\n\n')}\n`;
}

const quoted = (markdown: string): string =>
	markdown
		.split('\n')
		.map(line => `> ${line}`.trimEnd())
		.join('\n');

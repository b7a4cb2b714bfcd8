import {
	initiallyMarked,
	assetOptions,
	type AssetOption,
	type PrintedAsset,
} from '../../../rules/assets/printed-asset';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { isVehicle, kindOfCard } from '../../../play/assets/asset';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import { given } from '../../../rules/core/collections';
import { nameProblem } from '../../services/free-path';

/** The input of the form for a new asset. */
export interface AddAssetInput {
	readonly card: PrintedAsset;
	/** The character that takes it. */
	readonly owner: string;
	/** In experience. */
	readonly cost: number;
	readonly unspent: number;
	/** Whether no experience was earned yet, so that it is one of the free starting assets. */
	readonly isStarting: boolean;
	/** The names of vehicles that a module can be attached to. */
	readonly vehicles: readonly string[];
	/** Rolls a name on the oracles of the book. */
	readonly rollName?: () => string;
	/** Whether a note with this name exists. */
	readonly exists: (name: string) => boolean;
}

/** The fields as filled in. */
export interface AssetDraft {
	readonly name: string;
	/** The ability to mark first, if the card has none marked. */
	readonly ability: number;
	readonly inputs: Readonly<Record<string, string>>;
	readonly isPaid: boolean;
	/** The vehicle that it is attached to; empty for none. */
	readonly on: string;
	readonly isAboard: boolean;
}

export const canPay = ({ cost, unspent }: AddAssetInput): boolean => unspent >= cost;

export function assetDraft(input: AddAssetInput): AssetDraft {
	const { card, owner, isStarting, vehicles, exists } = input;
	return {
		name: exists(card.name) && !isNamed(card) ? `${card.name} (${owner})` : card.name,
		ability: 1,
		inputs: {},
		isPaid: !isStarting && canPay(input),
		on: kindOfCard(card) === 'module' ? (vehicles[0] ?? '') : '',
		isAboard: ['command vehicle', 'incidental vehicle'].includes(kindOfCard(card)),
	};
}

/** Whether the asset has a name of its own, such as a companion or vehicle; its note gets that name. */
export const isNamed = (card: PrintedAsset): boolean => kindOfCard(card) !== 'other' && hasName(card);

const hasName = ({ options }: PrintedAsset): boolean => options.some(({ key }) => key === 'name');

export const isAVehicle = (card: PrintedAsset): boolean => isVehicle({ kind: kindOfCard(card) });

/** The abilities marked initially: those of the card, or else the picked one. */
export function abilitiesOf({ card }: AddAssetInput, { ability }: AssetDraft): readonly number[] {
	const marked = initiallyMarked(card);
	return marked.length > 0 ? marked : [ability];
}

/** The fields to fill in, without the name, which has a field of its own. */
export const fieldsOf = (input: AddAssetInput, draft: AssetDraft): readonly AssetOption[] =>
	assetOptions(input.card, abilitiesOf(input, draft)).filter(({ key }) => key !== 'name' || !isNamed(input.card));

/** The asset described by the form, or what is wrong with it. */
export function assetOf(input: AddAssetInput, draft: AssetDraft): ParseResult<PricedAsset> {
	const { card, cost, exists } = input;
	const wrong = nameProblem(draft.name, exists);
	if (wrong !== undefined) return parseError('name_unfit', wrong);
	return parseOk({
		card,
		name: draft.name.trim(),
		abilities: abilitiesOf(input, draft),
		inputs: draft.inputs,
		cost: draft.isPaid ? cost : 0,
		...given({
			on: draft.on === '' ? undefined : draft.on,
			aboard: isAVehicle(card) && draft.isAboard ? (true as const) : undefined,
		}),
	});
}

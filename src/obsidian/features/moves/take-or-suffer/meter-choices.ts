import type { Ruleset } from '../../../../rules/ruleset';
import { barrierOf } from '../../../../play/assets/asset';
import { editAsset } from '../../../../play/manual-edits/asset-edit';
import { editCharacter } from '../../../../play/manual-edits/sheet-edit';
import type { Character } from '../../../../play/character/character';
import { meterView, type MeterView } from '../../../components/meters/meter-view';
import { sheetView } from '../../character/sheet-view';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';
import { changesInWords } from '../../../components/format-record';

/** A meter of the character, its momentum, or a meter of a companion or vehicle. */
export interface MeterChoice extends MeterView {
	/** The companion or vehicle that it belongs to. */
	readonly asset?: string;
}

/**
 * Everything that a character can take or suffer on, in the order of the sheet: meters, momentum, then those of assets.
 */
export function gaugesOf(character: Character, ruleset: Ruleset): readonly MeterChoice[] {
	const { meters, momentum, assets } = sheetView(character, ruleset);
	const ofAssets = assets.flatMap(asset =>
		Object.entries(asset.meters)
			.filter(([, { kind }]) => kind === undefined)
			.map(([name, { value, max }]): MeterChoice => ({
				...meterView({ name, value, min: 0, max }, barrierOf(asset, name)),
				asset: asset.name,
			})),
	);
	return [...meters, momentum, ...ofAssets];
}

/** "health", "Rook: health" */
export const gaugeWords = ({ name, asset }: MeterChoice): string =>
	asset === undefined ? translateTerm(name) : `${asset}: ${translateTerm(name)}`;

/** By default momentum is taken, and every other meter suffered. */
export const likelyAmount = ({ name }: MeterChoice): number => (name === 'momentum' ? 1 : -1);

/** Parses an amount: `2`, `+2`, `-2`. Zero is not an amount. */
export function amountIn(text: string): number | undefined {
	const found = /^([+\-−]?) ?(\d{1,3})$/.exec(text.trim());
	if (!found) return undefined;
	const amount = Number(found[2]) * (found[1] === '-' || found[1] === '−' ? -1 : 1);
	return amount === 0 ? undefined : amount;
}

/** What an amount would do by the same rules as in a move, such as `health 5 → 3`, or why it would do nothing. */
export function previewOf(gauge: MeterChoice, by: number, character: Character, ruleset: Ruleset): string {
	const { name: meter, asset, value, noRise, noFall } = gauge;
	const edit = { kind: 'meter', meter, by } as const;
	const edited = asset === undefined ? undefined : editAsset(character, asset, edit, ruleset);
	if (edited && !edited.ok) return edited.problems.map(({ message }) => message).join(' ');
	const { changes } = edited?.value ?? editCharacter(character, edit, ruleset);
	const isMoved = changes.some(change => change.kind === 'event' || change.from !== change.to);
	if (isMoved) return changesInWords(changes);
	return [t('{gauge} stays at {value}', { gauge: gaugeWords(gauge), value }), by > 0 ? noRise : noFall]
		.filter(Boolean)
		.join(', ');
}

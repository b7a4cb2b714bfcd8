import type { Asset } from '../../../play/assets/asset';
import { t } from '../../../language/text';

/** "companion · health 4", "path · 1 of 3": the kind of an asset, with its meters, or else its marked abilities. */
export function assetWords({ kind, card, meters, abilities }: Asset): string {
	const category = kind === 'other' ? (card?.category.toLowerCase() ?? t('asset')) : kind;
	const values = Object.entries(meters).map(([name, { value }]) => `${name} ${value}`);
	const all = card?.abilities.length ?? 0;
	const marked = abilities.filter(ability => ability <= all).length;
	const more = values.length > 0 ? values : all > 0 ? [t('{marked} of {all}', { marked, all })] : [];
	return [category, ...more].join(' · ');
}

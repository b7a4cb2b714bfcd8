import type { Asset, AssetKind } from '../../src/play/assets/asset';
import { kindOfCard } from '../../src/play/assets/asset';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset } from '../../src/rules/books/bundled';

/** A printed asset with all of its abilities marked, its meters full; a test states what is otherwise. */
export function owned(id: RulesetId, name: string, more: Partial<Asset> = {}): Asset {
	const card = bundledRuleset(id)
		.assets?.()
		.find(other => other.name === name);
	if (!card) throw new Error(`no asset ${name}`);
	const meters = card.controls.flatMap(control =>
		control.kind === 'meter'
			? [[control.key, { value: control.max, max: control.max }] as const]
			: control.kind === 'counter'
				? [[control.key, { value: 3, max: 9 }] as const]
				: [],
	);
	const kind: AssetKind = kindOfCard(card);
	return {
		name,
		asset: name,
		kind,
		abilities: [1, 2, 3],
		meters: Object.fromEntries(meters),
		conditions: [],
		...(kind === 'command vehicle' ? { aboard: true } : {}),
		...more,
	};
}

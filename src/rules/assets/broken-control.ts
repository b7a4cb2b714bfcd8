import type { AssetCondition } from './printed-asset';

/** In Datasworn 0.1.0, the modules of Sundered Isles have this outside their controls. */
export const BROKEN: AssetCondition = {
	kind: 'condition',
	key: 'broken',
	label: 'broken',
	is_impact: false,
	disables_asset: true,
};

import { TRACK_KEY_ROWS } from '../../rules/core/track-key';

/** Every property with a meaning for the plugin, except the stats and meters of rules of the player's own. */
export const PLUGIN_PROPERTY_KEYS: ReadonlySet<string> = new Set([
	...[
		'sworn',
		'sworn_format',
		'ruleset',
		'rules',
		'records',
		'oracles',
		'character',
		'party',
		'region',
		'chart',
		'cursed_die',
	],
	...['edge', 'heart', 'iron', 'shadow', 'wits', 'health', 'spirit', 'supply', 'momentum', 'impacts', 'next', 'combat'],
	...['quests', 'bonds', 'discoveries', 'failure', 'experience', 'experience_spent', 'assets'],
	...['asset', 'kind', 'abilities', 'integrity', 'battered', 'out_of_action', 'attached_to', 'aboard', 'discarded'],
	...Object.keys(TRACK_KEY_ROWS),
]);

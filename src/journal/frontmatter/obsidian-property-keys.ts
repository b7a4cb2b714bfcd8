/** Properties with a meaning for the app itself but not in a block. The plugin never writes them. */
export const OBSIDIAN_PROPERTY_KEYS: ReadonlySet<string> = new Set([
	'tags',
	'tag',
	'aliases',
	'alias',
	'cssclasses',
	'cssclass',
	'publish',
	'permalink',
	'description',
	'image',
	'cover',
]);

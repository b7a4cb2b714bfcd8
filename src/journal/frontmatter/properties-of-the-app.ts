/** Properties with a meaning for the app itself but not in a block. The plugin never writes them. */
export const PROPERTIES_OF_THE_APP: ReadonlySet<string> = new Set([
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

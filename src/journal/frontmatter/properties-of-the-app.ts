/** Properties that mean something to the app itself, and nothing in a block: the plugin never writes them. */
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

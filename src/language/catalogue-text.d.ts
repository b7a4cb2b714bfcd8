/** The texts of a language as JSON, by `textKey` of their English, phrases by their English; see scripts/catalogues-as-text.mjs. */
declare module 'catalogue:*' {
	const json: () => string;
	export default json;
}

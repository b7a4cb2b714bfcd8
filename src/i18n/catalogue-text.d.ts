/**
 * The translations of a language, for `readCatalogue`. They are keyed by the `textKey` of the English text, phrases with
 * gaps by the English text itself; see scripts/catalogues-as-text.mjs.
 */
declare module 'catalogue:*' {
	const text: () => string;
	export default text;
}

/**
 * The translations of a language as JSON. Texts are keyed by the `textKey` of the English text, phrases by the English
 * text itself; see scripts/catalogues-as-text.mjs.
 */
declare module 'catalogue:*' {
	const json: () => string;
	export default json;
}

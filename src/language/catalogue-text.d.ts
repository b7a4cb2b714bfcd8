/** The texts of a language by their English, as JSON; made by scripts/catalogues-as-text.mjs. */
declare module 'catalogue:*' {
	const json: string;
	export default json;
}

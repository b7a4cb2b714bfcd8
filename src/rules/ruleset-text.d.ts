/** A trimmed Datasworn ruleset or expansion as JSON text; made by scripts/rulesets-as-text.mjs. */
declare module 'ruleset:*' {
	const json: string;
	export default json;
}

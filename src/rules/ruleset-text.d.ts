/** A trimmed Datasworn ruleset or expansion as JSON text; made by scripts/rulesets-as-text.mjs. */
declare module 'ruleset:*' {
	const json: () => string;
	export default json;
}

/** The oracles of a ruleset or expansion, likewise. */
declare module 'oracles:*' {
	const json: () => string;
	export default json;
}

/** Its assets, likewise. */
declare module 'assets:*' {
	const json: () => string;
	export default json;
}

/** The truths of its setting, likewise. */
declare module 'truths:*' {
	const json: () => string;
	export default json;
}

/** Its foes, rarities and prepared sites, likewise. */
declare module 'foes:*' {
	const json: () => string;
	export default json;
}

/** The themes and domains of its sites, likewise. */
declare module 'sites:*' {
	const json: () => string;
	export default json;
}

/** What its moves do, as the build read it from their text, likewise; empty if there was no such build. */
declare module 'effects:*' {
	const json: () => string;
	export default json;
}

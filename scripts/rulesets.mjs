/**
 * The bundled rulesets, in the order of the books: the Datasworn file of each, and how to recognize a rules file
 * written for it. Expansions come after their base ruleset; the last match wins.
 */
export const RULESETS = {
	classic: {
		file: '@datasworn/ironsworn-classic/json/classic.json',
		isNamedIn: text => text.includes('ironsworn'),
	},
	delve: {
		file: '@datasworn/ironsworn-classic-delve/json/delve.json',
		isNamedIn: text => /\bdelve\b/.test(text) && text.includes('site'),
	},
	starforged: {
		file: '@datasworn/starforged/json/starforged.json',
		isNamedIn: text => text.includes('starforged') || text.includes('forge is'),
	},
	sundered_isles: {
		file: '@datasworn/sundered-isles/json/sundered_isles.json',
		isNamedIn: text => /sundered[ _-]isles/.test(text),
	},
};

export const RULESET_IDS = Object.keys(RULESETS);

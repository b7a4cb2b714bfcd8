/**
 * The rulesets that come with the plugin, in the order of their books: the file of each in Datasworn, and what a rules
 * file says that is made for it. An expansion is after what it expands, and its words count first.
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

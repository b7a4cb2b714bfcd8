import { isIdOf, isInCollection } from '../core/id-pattern';
import type { RulesLayer } from '../books/layers';
import type { OracleRow } from '../oracles/oracle';
import { spellingsOf } from '../core/renamed-ids';
import type { Ruleset } from '../ruleset';

interface Entry {
	readonly _id: string;
	readonly replaces?: readonly string[];
}

/** What is wrong with ids that meet no entry, of the rules below or of the file itself: replaced, rolled by a row, or linked. */
export function unresolvedIds(below: Ruleset, layer: RulesLayer): readonly string[] {
	const own = entriesOf(layer);
	const replaced = new Set(own.flatMap(({ replaces = [] }) => replaces));
	const rolled = new Set((layer.oracles ?? []).flatMap(({ rows }) => rows.flatMap(rollsOf)));
	const linked = new Set(textsOf(layer).flatMap(text => [...text.matchAll(LINK)].map(([, id = '']) => id)));
	if (replaced.size + rolled.size + linked.size === 0) return [];
	const all = [...entriesBelow(below), ...own].map(({ _id }) => _id);
	const known = new Set(all.flatMap(spellingsOf));
	const formerIds = [...entriesBelow(below), ...own].flatMap(({ replaces = [] }) => replaces);
	const nowhere = [...replaced]
		.filter(id => id.startsWith('oracle_collection:') || !/_(?:collection|category):/.test(id))
		.filter(id => !known.has(id) && !all.some(each => isIdOf(id, each) || isInCollection(id, each)));
	return [
		...nowhere.map(id => `“${id}” in “replaces” is no entry of the rules below, so nothing is replaced. Check the id.`),
		...[...rolled]
			.filter(id => !known.has(id) && !replaced.has(id))
			.map(id => `“${id}” is rolled by a row, but is no oracle of these rules. Check the id.`),
		...[...linked]
			.filter(id => !known.has(id) && !rolled.has(id) && !formerIds.some(old => isIdOf(old, id)))
			.map(
				id =>
					`“${id}” is linked, but is no entry of these rules, so only the words of the link are shown. Check the id.`,
			),
	];
}

/** A link to a move, an oracle, an asset or a foe. */
const LINK = /\]\(datasworn:((?:move|oracle_rollable|asset|npc):[^)]{1,300})\)/g;

/** The texts of an expansion that may hold links. */
const textsOf = ({ moves, assets = [], oracles = [] }: RulesLayer): readonly string[] => [
	...moves.flatMap(({ text, trigger }) => [text, trigger.text]),
	...assets.flatMap(({ abilities, requirement = '', description = '' }) => [
		requirement,
		description,
		...abilities.map(({ text }) => text),
	]),
	...oracles.flatMap(({ rows }) => rows.flatMap(({ text, details }) => [text, ...details])),
];

const rollsOf = ({ oracle_rolls }: OracleRow): readonly string[] => oracle_rolls.flatMap(({ oracle }) => oracle ?? []);

const entriesOf = (layer: RulesLayer): readonly Entry[] => [
	...layer.moves,
	...(layer.oracles ?? []),
	...(layer.assets ?? []),
	...(layer.truths ?? []),
	...(layer.npcs ?? []),
	...(layer.rarities ?? []),
	...(layer.delve_sites ?? []),
	...(layer.sites?.themes ?? []),
	...(layer.sites?.domains ?? []),
];

function entriesBelow(below: Ruleset): readonly Entry[] {
	const sites = below.sites?.();
	return [
		...below.moves,
		...(below.oracles?.() ?? []),
		...(below.assets?.() ?? []),
		...(below.truths?.() ?? []),
		...(below.npcs?.() ?? []),
		...(below.rarities?.() ?? []),
		...(below.delve_sites?.() ?? []),
		...(sites?.themes ?? []),
		...(sites?.domains ?? []),
	];
}

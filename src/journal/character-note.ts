import type { Problem, Reading } from '../rules/problem';
import { read, unread } from '../rules/problem';
import type { Ruleset } from '../rules/ruleset';
import type { Character } from '../play/character';
import { readNextBonus } from '../play/character';
import { MIN_MOMENTUM, maxMomentum } from '../play/momentum';
import type { FrontmatterValue } from './frontmatter';
import { setProperties } from './frontmatter-edit';
import type { PropertyValue } from './frontmatter-edit';
import type { TextChange } from './text-change';

/** The properties of a note, from its text or from the app's cache. */
export type Properties = ReadonlyMap<string, FrontmatterValue>;

/** A character as its note has it, with what the player should mend. */
export interface CharacterNote {
	readonly character: Character;
	readonly problems: readonly Problem[];
}

/** Momentum at the start of play, for a note that does not mention it. */
const STARTING_MOMENTUM = 2;

/**
 * A character is a note with stats and `momentum`, or one that says `sworn: character`; never one that says
 * `sworn: npc` or `sworn: template`.
 */
export function isCharacter(properties: Properties, ruleset: Ruleset): boolean {
	const sworn = properties.get('sworn');
	if (sworn === 'character') return true;
	if (typeof sworn === 'string') return false;
	return properties.has('momentum') && ruleset.stats.some(stat => properties.has(stat));
}

/** Reads a character from the properties of its note. A value that is no number is left out, and told. */
export function readCharacter(name: string, properties: Properties, ruleset: Ruleset): CharacterNote {
	const problems: Problem[] = [];
	const number = (key: string): number | undefined => {
		const value = properties.get(key);
		if (value === undefined || value === null) return undefined;
		const n =
			typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
		if (Number.isInteger(n)) return n;
		const says = typeof value === 'object' ? 'a list' : `“${String(value)}”`;
		problems.push(
			problem('not_a_number', `${key} of ${name} says ${says}. Write a whole number, such as “${key}: 2”.`),
		);
		return undefined;
	};
	const numbers = (keys: readonly string[]): Record<string, number> =>
		Object.fromEntries(
			keys
				.flatMap(key => [[key, number(key)] as const])
				.filter((pair): pair is [string, number] => pair[1] !== undefined),
		);

	const stats = numbers(ruleset.stats);
	const meters = numbers(ruleset.condition_meters.map(meter => meter.name));
	if (Object.keys(stats).length === 0 && problems.length === 0)
		problems.push(problem('no_stats', `${name} has no stats. Add them to the note's properties, such as “edge: 2”.`));
	const combat = properties.get('combat');
	const character: Character = {
		name,
		stats,
		meters,
		momentum: number('momentum') ?? STARTING_MOMENTUM,
		impacts: list(properties.get('impacts')).map(impact => impact.toLowerCase().replace(/_/g, ' ')),
		special: {},
		experience: number('experience') ?? 0,
		experience_spent: number('experience_spent') ?? 0,
		tracks: [],
		assets: [],
		next: list(properties.get('next')).flatMap(text => readNextBonus(text) ?? []),
		...(typeof combat === 'string' && combat !== '' ? { combat } : {}),
	};
	return { character, problems: [...problems, ...outOfLimits(character, ruleset)] };
}

function outOfLimits(character: Character, ruleset: Ruleset): readonly Problem[] {
	const rows = [
		{ name: 'momentum', value: character.momentum, min: MIN_MOMENTUM, max: maxMomentum(character) },
		...ruleset.condition_meters.map(({ name, min, max }) => ({ name, value: character.meters[name] ?? max, min, max })),
	];
	return rows
		.filter(({ value, min, max }) => value < min || value > max)
		.map(({ name, value, min, max }) =>
			problem(
				'out_of_limits',
				`${name} of ${character.name} is ${value}, beyond its limits of ${min} to ${max}. It comes back inside them with its next change.`,
			),
		);
}

const problem = (code: string, message: string): Problem => ({ code, message, from: 0, to: 0 });

function list(value: FrontmatterValue | undefined): readonly string[] {
	if (value === undefined || value === null) return [];
	if (typeof value === 'object' && 'kind' in value) return [];
	return [value]
		.flat(2)
		.filter(item => typeof item === 'string' || typeof item === 'number')
		.map(String)
		.filter(Boolean);
}

/** The edits of a character's note that bring it from one state to another. Only what differs is touched. */
export function writeCharacter(note: string, before: Character, after: Character): Reading<TextChange[]> {
	const values: Record<string, PropertyValue> = {};
	for (const [meter, value] of Object.entries(after.meters)) if (before.meters[meter] !== value) values[meter] = value;
	if (before.momentum !== after.momentum) values['momentum'] = after.momentum;
	if (!same(before.impacts, after.impacts)) values['impacts'] = after.impacts;
	const next = (character: Character) => character.next.map(({ text }) => text);
	if (!same(next(before), next(after))) values['next'] = after.next.length > 0 ? next(after) : null;
	if (before.combat !== after.combat) values['combat'] = after.combat ?? null;
	return Object.keys(values).length === 0 ? read([]) : setProperties(note, values);
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((item, i) => item === b[i]);

/** The note of a new character: its stats, full meters, and momentum at its start. */
export function newCharacterNote(name: string, stats: Readonly<Record<string, number>>, ruleset: Ruleset): string {
	const lines = [
		'sworn: character',
		`ruleset: ${ruleset._id}`,
		...ruleset.stats.map(stat => `${stat}: ${stats[stat] ?? 0}`),
		...ruleset.condition_meters.map(({ name, value }) => `${name}: ${value}`),
		`momentum: ${STARTING_MOMENTUM}`,
		'impacts: []',
	];
	return `---\n${lines.join('\n')}\n---\n\n\`\`\`sworn\nshow: ${name}\n\`\`\`\n\n`;
}

/** The rules a note asks for; a problem when they are not in the plugin. */
export function rulesetOf(properties: Properties): Reading<'starforged'> {
	const asked = properties.get('ruleset');
	if (asked === undefined || asked === null || asked === 'starforged') return read('starforged');
	return unread(
		'unknown_ruleset',
		`The rules “${typeof asked === 'object' ? 'a list' : String(asked)}” are not in this version. Write “ruleset: starforged”.`,
	);
}

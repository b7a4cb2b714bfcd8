import { problem } from '../problem';
import type { Move, RollType } from '../move';
import { OUTCOMES } from '../outcome';
import type { EffectsNotation, StatedPlace } from '../stated-effects';
import { readStatedEffects, STATED_PLACES } from '../stated-effects';
import type { Place } from './checked';
import { entriesOf, flagAt, isAbsent, oneOf, textAt, textIfAny, textsOf, under, wholeNumberAt, wrong } from './checked';
import { readHouseTable } from './read-house-table';
import { readHouseTrigger } from './read-house-trigger';

/** Categories may stand in categories, but not without end. */
const DEEPEST = 8;

/** The moves of all categories, in the order of the file. A move that lacks what it cannot do without is left out. */
export const readHouseMoves = (categories: Place, ruleset: string): Move[] =>
	entriesOf(categories).flatMap(([key, category]) => readCategory(key, category, ruleset, 0));

function readCategory(key: string, category: Place, ruleset: string, depth: number): Move[] {
	const name = textIfAny(under(category, 'name')) ?? key.replaceAll('_', ' ');
	const moves = entriesOf(under(category, 'contents')).flatMap(
		([id, move]) => readHouseMove(move, name, `move:${ruleset}/${key}/${id}`) ?? [],
	);
	const inside = under(category, 'collections');
	if (depth >= DEEPEST && !isAbsent(inside)) wrong(inside, `no more than ${DEEPEST} categories inside one another`);
	if (depth >= DEEPEST) return moves;
	return [...moves, ...entriesOf(inside).flatMap(([id, deeper]) => readCategory(id, deeper, ruleset, depth + 1))];
}

const ROLL_TYPES: readonly RollType[] = ['action_roll', 'progress_roll', 'special_track', 'no_roll'];

function readHouseMove(move: Place, category: string, id: string): Move | undefined {
	const name = textAt(under(move, 'name'), 'the name of the move');
	const roll_type = oneOf(under(move, 'roll_type'), ROLL_TYPES);
	const text = textAt(under(move, 'text'), 'the full text of the move');
	if (name === undefined || roll_type === undefined || text === undefined) return undefined;
	const page = under(under(move, '_source'), 'page');
	const track = textIfAny(under(under(move, 'tracks'), 'category'));
	const replaces = textsOf(under(move, 'replaces'));
	const stated = readStated(under(move, 'effects'));
	return {
		_id: textIfAny(under(move, '_id')) ?? id,
		name,
		category,
		roll_type,
		trigger: readHouseTrigger(under(move, 'trigger'), roll_type),
		text,
		outcomes: readOutcomes(under(move, 'outcomes')),
		tables: entriesOf(under(move, 'oracles')).flatMap(([key, table]) => readHouseTable(key, table) ?? []),
		allow_momentum_burn: flagAt(under(move, 'allow_momentum_burn'), roll_type === 'action_roll'),
		...(!isAbsent(page) && { page: wholeNumberAt(page) }),
		...(track !== undefined && { track_category: track }),
		...(replaces.length > 0 && { replaces }),
		...(stated && { stated }),
	};
}

/** An outcome that is not given is found in the full text. */
function readOutcomes(outcomes: Place): Move['outcomes'] {
	if (isAbsent(outcomes)) return {};
	return Object.fromEntries(
		OUTCOMES.flatMap(outcome => {
			const given = under(outcomes, outcome);
			const text = isAbsent(given) ? undefined : textAt(under(given, 'text'), 'what the book says for it');
			return text === undefined ? [] : [[outcome, { text }] as const];
		}),
	);
}

/** `effects` is ours, not Datasworn's: what the move does, in the notation, where its text cannot say it. */
function readStated(effects: Place): Move['stated'] {
	if (isAbsent(effects)) return undefined;
	const notation: Partial<Record<StatedPlace, string>> = {};
	for (const [key, place] of entriesOf(effects)) {
		const known = STATED_PLACES.find(name => name === key);
		const text = textAt(place, 'effects in their notation');
		if (known && text !== undefined) notation[known] = text;
		if (!known) wrong(place, `it under one of ${STATED_PLACES.join(', ')}`);
	}
	return readNotation(effects, notation);
}

function readNotation(effects: Place, notation: EffectsNotation): Move['stated'] {
	const stated = readStatedEffects(notation, 'The house rules state it.');
	if (stated.ok) return stated.value;
	for (const { message } of stated.problems) {
		effects.findings.push(problem('bad_house_rules', `“${effects.path}”, ${message}`));
	}
	return undefined;
}

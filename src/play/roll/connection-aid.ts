import { memoize } from '../../rules/core/memoize';
import { foldedName, isSameName } from '../../rules/search/folded-name';
import type { Move } from '../../rules/move';
import type { Problem } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../character/character';
import type { Add, MoveRecord } from '../record/record';
import { openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';

/** The bonus a connection gives to a move that fits its role. */
interface ConnectionAid {
	/** The connection's name. */
	readonly name: string;
	readonly add: Add;
}

interface AidRule {
	readonly add: number;
	/** Momentum on a hit. */
	readonly momentum: number;
	/** The bonus once the connection's influence was bolstered. */
	readonly bolstered: number;
}

const AIDS =
	/\baids? you on (?:a|the) move [a-z ]{1,60}, add \+(\d{1,2}) and take \+(\d{1,2}) momentum on (?:a|any) hit/i;
const BOLSTERED = /\baids? you on (?:a|the) move [a-z ]{1,60}, add \+(\d{1,2}) instead of \+\d/i;

/**
 * Reads the rule from the moves that make a connection and deepen it (Starforged, Make a Connection and Forge a Bond).
 * Classic has none.
 */
const aidRule = memoize(({ moves }: Ruleset): AidRule | undefined => {
	const found = (rule: RegExp) => moves.map(({ text }) => rule.exec(text)).find(match => match !== null);
	const [, add, momentum] = found(AIDS) ?? [];
	if (add === undefined || momentum === undefined) return undefined;
	return { add: Number(add), momentum: Number(momentum), bolstered: Number(found(BOLSTERED)?.[1] ?? add) };
});

/**
 * The open connections that may aid a move, each with its bonus; the player decides whose role fits. A connection aids
 * neither progress moves nor moves about itself, and aids a move only once.
 */
export function connectionAids(
	move: Move,
	{ track, adds }: Pick<MoveRecord, 'track' | 'adds'>,
	{ tracks }: Pick<Character, 'tracks'>,
	ruleset: Ruleset,
): readonly ConnectionAid[] {
	const rule = move.roll_type === 'action_roll' ? aidRule(ruleset) : undefined;
	if (!rule) return [];
	return openTracks(tracks, ['connection'])
		.filter(
			({ name }) =>
				!(track !== undefined && isSameName(name, track)) && !adds.some(({ reason }) => isAidOf(name, reason)),
		)
		.map(connection => ({ name: connection.name, add: aidOf(connection, rule) }));
}

/** What to mend in connections that cannot be read, any of which may aid a move. */
export const unreadAids = (move: Move, character: Character, ruleset: Ruleset): readonly Problem[] =>
	move.roll_type === 'action_roll' && aidRule(ruleset) ? unreadOfKinds(character, ['connection']) : [];

const isAidOf = (name: string, reason: string): boolean => {
	const folded = foldedName(reason);
	return folded === foldedName(name) || folded.startsWith(`${foldedName(name)},`);
};

/** `1 Juno, pilot, on a hit momentum +1` */
function aidOf({ name, roles = [], influence }: Track, { add, momentum, bolstered }: AidRule): Add {
	const reason = roles.length > 0 ? `${name}, ${roles.join(' or ')}` : name;
	return { amount: influence === true ? bolstered : add, reason, momentum };
}

/** "Juno, pilot: +1, on a hit +1 momentum" */
export const aidWords = ({ add: { amount, reason, momentum = 0 } }: ConnectionAid): string =>
	`${reason}: +${amount}, on a hit +${momentum} momentum`;

import { getOwn } from '../../rules/core/collections';
import { parse } from 'yaml';
import type { Add, MoveRecord } from '../../play/record/record';
import { fullBoxes } from '../../play/tracks/track';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { writeAsk } from '../oracle-blocks/ask-block';
import { writeOracle } from '../oracle-blocks/oracle-block';
import type { CampaignNames } from './campaign-names';
import { keep, NoCounterpart, importedMove, type ImportedEntry } from './imported-entry';

/** Fences of the first months, until May 2024, each with one move or oracle in YAML. */
export const OLD_FENCES: readonly string[] = ['move', 'oracle'];

/** The content of such a block. */
export function readOldBlock(kind: string, text: string, names: CampaignNames): ParseResult<readonly ImportedEntry[]> {
	try {
		return parseOk(kind === 'move' ? [oldMove(text, names)] : oldOracle(fieldsOf(text), names));
	} catch (error) {
		if (error instanceof NoCounterpart) return parseError('no_counterpart', error.message);
		throw error;
	}
}

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function fieldsOf(text: string): Fields {
	try {
		// no aliases, since a few lines could expand to any amount of text
		return asFields(parse(text, { maxAliasCount: 0, logLevel: 'silent' }));
	} catch {
		return keep('The block cannot be read.');
	}
}

/** The oldest form, on one line: `Face Danger: action 3 +2{wits} +1{why} vs 1, 3 (burn: 8>2)`. */
const ON_ONE_LINE =
	/^([^:\n]+): action (\d) \+(\d+)\{([^{}]*)\}((?: [+-]\d+\{[^{}]*\})*) vs (\d+), ?(\d+)(?: \(burn: (\d+)>(\d+)\))?$/;

function oldMove(text: string, names: CampaignNames): ImportedEntry {
	const line = ON_ONE_LINE.exec(text.trim());
	if (line) {
		const [, name = '', action, value, option = '', adds = '', first, second, from, to] = line;
		return importedMove(names.move(name), {
			...acting(names),
			roll: { option: option.toLowerCase(), value: Number(value) },
			adds: [...adds.matchAll(/([+-]\d+)\{([^{}]*)\}/g)].map(([, amount, reason = '']): Add => ({
				amount: Number(amount),
				reason,
			})),
			dice: { actionDie: Number(action), challengeDice: [Number(first), Number(second)] },
			...(from === undefined ? {} : { burn: { from: Number(from), to: Number(to) } }),
		});
	}
	const fields = fieldsOf(text);
	const move = names.move(textIn(fields, 'name'), optional(fields, 'id'));
	const challengeDice = [numberIn(fields, 'challenge1'), numberIn(fields, 'challenge2')] as const;
	if (fields['progressTrack'] !== undefined)
		return importedMove(move, {
			...acting(names),
			track: names.track(textIn(fields, 'progressTrack')).name,
			progress: Math.min(10, fullBoxes(numberIn(fields, 'progressTicks'))),
			dice: { challengeDice },
		});
	const burn = asFields(fields['burn']);
	return importedMove(move, {
		...acting(names),
		roll: { option: textIn(fields, 'stat').toLowerCase(), value: numberIn(fields, 'statVal') },
		adds: addsIn(fields['adds'], names),
		dice: { actionDie: numberIn(fields, 'action'), challengeDice },
		...(fields['burn'] === undefined ? {} : { burn: { from: numberIn(burn, 'orig'), to: numberIn(burn, 'reset') } }),
	});
}

/** Reads a number, or a list of amounts with reasons. */
function addsIn(adds: unknown, { plain }: CampaignNames): readonly Add[] {
	if (adds === undefined || adds === null || adds === 0) return [];
	if (typeof adds === 'number') return [{ amount: adds, reason: '' }];
	if (!Array.isArray(adds)) return keep('Its adds cannot be read.');
	return adds
		.map(asFields)
		.map(add => ({ amount: numberIn(add, 'amount'), reason: plain(optional(add, 'desc') ?? '') }));
}

function oldOracle(fields: Fields, names: CampaignNames): readonly ImportedEntry[] {
	const roll = asFields(fields['roll']);
	const question = optional(fields, 'question');
	const { name, odds } = names.oracle(textIn(roll, 'tableName'), optional(roll, 'tableId'));
	const { words, dice } = saidBy(roll, names);
	const [fell] = dice;
	if (odds !== undefined && question !== undefined && fell !== undefined)
		return [
			{
				kind: 'answer',
				body: writeAsk({ question: names.plain(question), odds, roll: fell, said: words.toLowerCase() }),
			},
		];
	return [
		...(question === undefined ? [] : [{ kind: 'prose', text: names.plain(question) } as const]),
		{ kind: 'answer', body: writeOracle({ oracle: name, dice, result: words }) },
	];
}

function saidBy(roll: Fields, names: CampaignNames): { readonly words: string; readonly dice: readonly number[] } {
	const results = Array.isArray(roll['results']) ? roll['results'] : [roll['results'] ?? roll['raw']];
	const words = results.filter(each => typeof each === 'string').map(names.plain);
	if (words.length === 0) keep('The block does not say what the oracle said.');
	const inside = Array.isArray(roll['subrolls']) ? roll['subrolls'] : [];
	const rolls = inside.map(asFields).map(each => optionalNumber(asFields(each['roll'] ?? each), 'roll'));
	return { words: words.join('; '), dice: [numberIn(roll, 'roll'), ...rolls.filter(each => each !== undefined)] };
}

const acting = ({ onlyCharacter }: CampaignNames): Partial<MoveRecord> =>
	onlyCharacter === undefined ? {} : { by: onlyCharacter };

function optional(fields: Fields, key: string): string | undefined {
	const value = getOwn(fields, key);
	return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const textIn = (fields: Fields, key: string): string =>
	optional(fields, key) ?? keep(`The block does not say its “${key}”.`);

const optionalNumber = (fields: Fields, key: string): number | undefined => {
	const value = Number(getOwn(fields, key));
	return getOwn(fields, key) !== undefined && getOwn(fields, key) !== null && Number.isSafeInteger(value)
		? value
		: undefined;
};

const numberIn = (fields: Fields, key: string): number =>
	optionalNumber(fields, key) ?? keep(`The block does not say its “${key}”.`);

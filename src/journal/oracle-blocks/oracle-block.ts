import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { CURSED_DIE_SIDES } from '../../play/dice/dice';
import type { OracleAnswer } from '../../play/oracles/oracle-roll';
import { joinResults, readFaces, readOracleResults } from './oracle-results';
import { blockWarnings, itemsOf, readBlock, readNamedBlock, type SwornBlock } from '../sworn-block/sworn-block';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import { applyChanges } from '../text/text-change';
import { t } from '../../i18n/translate';

/** The content of an oracle's block; without a result if it has not been rolled. */
interface OracleRecord {
	readonly oracle: string;
	readonly dice: readonly number[];
	/** The roll of the cursed die, if there was one. With several results, each has its own instead. */
	readonly cursedDie?: number;
	readonly result?: string;
}

type OracleFields = Pick<OracleAnswer, 'oracle' | 'dice' | 'cursedDie' | 'result'>;

/** Writes the block of an oracle: its name, the dice in rolling order, and the result. */
export const writeOracle = ({ oracle, dice, cursedDie, result }: OracleFields): string =>
	[
		writeEntry('oracle', [oracle]),
		...(dice.length > 0 ? [writeEntry('dice', [dice.join(', ')])] : []),
		...(cursedDie === undefined ? [] : [writeEntry('cursed_die', [String(cursedDie)])]),
		writeEntry('result', [result]),
	].join('\n');

/** Changes the result in a block and keeps everything else. */
export function rewriteOracle(body: string, { dice, cursedDie, result }: OracleFields): string {
	const values = { dice: dice.join(', '), cursed_die: String(cursedDie ?? ''), result };
	return Object.entries(values).reduce(
		(text, [key, value]) => applyChanges(text, setEntry(readBlock(text), key, value || null, { isSingle: true })),
		body,
	);
}

/** Reads the block of an oracle, whether typed by hand or written by the plugin. */
export function readOracle(
	body: string,
): ParseResult<{ readonly record: OracleRecord; readonly warnings: readonly Problem[] }> {
	const whatToWrite = t('Name the oracle, for example “oracle: Core / Action”.');
	const reading = readNamedBlock(body, 'oracle', 'no_oracle', whatToWrite);
	if (!reading.ok) return reading;
	const { block, name: oracle } = reading.value;
	const dice = diceIn(block);
	if (!dice.ok) return dice;
	const cursedDie = cursedDieIn(block);
	if (!cursedDie.ok) return cursedDie;
	const results = readOracleResults(body);
	const record = {
		oracle,
		dice: dice.value,
		...(cursedDie.value !== undefined && { cursedDie: cursedDie.value }),
		...(results.length > 0 && { result: joinResults({ oracle, results }) }),
	};
	return parseOk({ record, warnings: blockWarnings(block, 'oracle') });
}

function diceIn(block: SwornBlock): ParseResult<readonly number[]> {
	const [item] = itemsOf(block, 'dice');
	const dice = readFaces(item?.text ?? '');
	if (dice.every(face => face !== undefined)) return parseOk(dice);
	return parseError(
		'bad_dice',
		t('“{first}” are no dice. Write the numbers that fell, such as “dice: 34” or “dice: 97, 12, 55”.', {
			first: item?.text ?? '',
		}),
		item?.from,
		item?.to,
	);
}

function cursedDieIn(block: SwornBlock): ParseResult<number | undefined> {
	const [item] = itemsOf(block, 'cursed_die');
	const faces = readFaces(item?.text ?? '');
	const isDie = (face: number | undefined) => face !== undefined && face >= 1 && face <= CURSED_DIE_SIDES;
	if (!item || (faces.length > 0 && faces.every(isDie))) return parseOk(faces.length === 1 ? faces[0] : undefined);
	const message = t('The cursed die cannot show “{text}”. Write a number from 1 to {sides}.', {
		text: item.text,
		sides: CURSED_DIE_SIDES,
	});
	return parseError('bad_dice', message, item.from, item.to);
}

import { findMove, lookUpMove } from '../../rules/find-move';
import type { Move } from '../../rules/move';
import { placedAt, typo, type Problem } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character/character';
import { isRecord, type MoveRecord } from '../../play/record/record';
import { knownOptions } from '../../play/roll/roll-options';
import { HEAD_WORDS, OPTIONS_OF_LINES, PART_WORDS } from '../inline/parse-inline-move';
import type { RecordForm } from '../sworn-block/block-at';
import { nearestWord } from '../sworn-block/block-kinds';
import { itemsOf, readBlock, type SwornBlock } from '../sworn-block/sworn-block';
import { isUnreadHistory } from '../record/record-keys';
import { t } from '../../i18n/translate';

/** A record in a note, with its character and rules. */
interface Checked {
	readonly body: string;
	readonly form: RecordForm;
	readonly record: MoveRecord;
	readonly ruleset: Ruleset;
	/** Absent if the actor is unknown; then any option may be valid. */
	readonly character?: Character | undefined;
}

/** Finds likely typos in a record: unknown words similar to a move, an option, or a key. */
export function findTypos({ body, form, record, ruleset, character }: Checked): readonly Problem[] {
	const move = findMove(ruleset, record.move);
	// Most records shown have a known move and results; they have no typos, so they are not read again.
	if (move.ok && form === 'block' && isRecord(record)) return [];
	const block = readBlock(body);
	if (!move.ok) {
		const behind = form === 'line' ? optionBehindMove(block, ruleset) : undefined;
		return behind ? [behind] : inMove(block, move.problems);
	}
	const option =
		isRecord(record) || !character ? undefined : optionSlip(block, record, move.value, { character, ruleset });
	return [...(option ? [option] : []), ...(form === 'line' ? keySlips(block) : [])];
}

function inMove(block: SwornBlock, problems: readonly Problem[]): readonly Problem[] {
	const [item] = itemsOf(block, 'move');
	return item ? problems.map(problem => placedAt(problem, item)) : problems;
}

/** `roll: egde`: any option is allowed, but one that resembles a stat is probably a typo. */
function optionSlip(
	block: SwornBlock,
	{ roll }: MoveRecord,
	move: Move,
	{ character, ruleset }: { readonly character: Character; readonly ruleset: Ruleset },
): Problem | undefined {
	const [item] = itemsOf(block, 'roll');
	const known = knownOptions(move, character, ruleset);
	if (!item || !roll || known.includes(roll.option)) return undefined;
	const near = nearestWord(roll.option.toLowerCase(), known);
	const from = block.body.indexOf(roll.option, item.from);
	return near === undefined || from < 0 ? undefined : noOption(roll.option, near, from);
}

const noOption = (written: string, near: string, from: number): Problem =>
	typo(
		'unknown_option',
		t('No stat or meter is called “{written}”. Did you mean “{near}”?', { written, near }),
		{ from, to: from + written.length },
		near,
	);

const LAST_WORD = /\s(\p{L}+)(?:\s+[+−-]?\d{1,3})?$/u;

/** `Face Danger egde`: without a comma, a word after the move is its option only if there is such an option. */
function optionBehindMove(block: SwornBlock, ruleset: Ruleset): Problem | undefined {
	const [item] = itemsOf(block, 'move');
	const found = item && LAST_WORD.exec(item.text);
	const written = found?.[1] ?? '';
	if (!found || !lookUpMove(ruleset, item.text.slice(0, found.index))) return undefined;
	const near = nearestWord(written.toLowerCase(), OPTIONS_OF_LINES);
	return near === undefined ? undefined : noOption(written, near, block.body.indexOf(written, item.from + found.index));
}

const FIRST_WORD = /^(\p{L}{2,})(?::\s*|\s+)\S/u;

/** `chse Endure Harm`, `trak Find the ark`: a line recognizes its parts by their first words. */
function keySlips(block: SwornBlock): readonly Problem[] {
	const changes = itemsOf(block, 'done').filter(({ text }) => isUnreadHistory('done', text));
	return [
		...itemsOf(block, 'roll').map(item => ({ item, words: HEAD_WORDS })),
		...changes.map(item => ({ item, words: PART_WORDS })),
	].flatMap(({ item: { text, from }, words }) => {
		const [, written = ''] = FIRST_WORD.exec(text) ?? [];
		const near = nearestWord(written.toLowerCase(), words, 1);
		const at = block.body.indexOf(written, from);
		const isWord = /^\s*[+−-]?\d/.test(text.slice(written.length));
		if (near === undefined || at < 0 || isWord || words.includes(written.toLowerCase())) return [];
		const message = t('Did you mean “{nearest}”? “{written}” is not read.', { nearest: near, written });
		return [typo('unknown_key', message, { from: at, to: at + written.length }, near)];
	});
}

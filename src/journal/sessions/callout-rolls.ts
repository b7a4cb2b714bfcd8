import type { MoveRecord } from '../../play/record/record';
import { isMatchOf, outcomeOfRecord } from '../../play/roll/roll';
import { bundledRuleset } from '../../rules/books/bundled';
import { given } from '../../rules/core/collections';
import { lookUpMove } from '../../rules/find-move';
import { readOutcome } from '../../rules/core/outcome';
import { importedMove, NoCounterpart } from '../import/imported-entry';
import { BARE_PROGRESS_ROLL } from '../import/node-moves';
import { FROM_FORGED } from '../record/imported-record';
import { linesOf } from '../text/lines';
import { isInSection } from '../text/non-prose-at';

/** A roll in a callout, and the offset in the note at which the callout begins. */
interface CalloutRoll {
	readonly at: number;
	readonly record: MoveRecord;
}

/** The first line of a callout of the vault Forged in Obsidian that may be a roll. */
const HEAD = /^[ \t]{0,3}>[ \t]*\[!(?:challenge-(?:strong|weak|miss)|progress)\][-+]?[ \t]*(.*)$/i;

/** How far a callout is read, in lines. */
const MOST_LINES = 40;

/**
 * The rolls of a note in callouts of the vault Forged in Obsidian, `> [!challenge-weak]- Kestrel Face Danger: Edge + 1`.
 * The dice are the names of pictures, such as `d6-4-t.svg`. A roll is left out unless its dice, its sum (10 at most) and
 * its outcome agree. The note is only read.
 */
export function calloutRolls(note: string): readonly CalloutRoll[] {
	if (!/\[!(?:challenge-|progress\])/i.test(note)) return [];
	const lines = linesOf(note).map(({ from, to }) => ({ from, text: note.slice(from, to) }));
	return lines.flatMap(({ from, text }, at) => {
		const [, title] = HEAD.exec(text) ?? [];
		if (title === undefined || isInSection(note, from)) return [];
		const below = lines.slice(at + 1, at + MOST_LINES).map(line => line.text);
		const end = below.findIndex(line => !/^[ \t]{0,3}>/.test(line) || HEAD.test(line));
		const record = recordOf(title.slice(0, LONGEST_TITLE), below.slice(0, end < 0 ? below.length : end).join('\n'));
		return record ? [{ at: from, record }] : [];
	});
}

/** In characters. */
const LONGEST_TITLE = 300;

function recordOf(title: string, body: string): MoveRecord | undefined {
	const results = [...body.matchAll(/^[> \t]*#{1,6} Result:(?:[ \t]{0,9}!\[\[[^\]\n]{1,80}\]\])?(.{1,60})$/gm)];
	const [said = '', more] = results.map(([, words = '']) => words.trim());
	const [first, second, third] = picturesOf(body, 'd10');
	if (more !== undefined || first === undefined || second === undefined || third !== undefined) return undefined;
	const roll = actionIn(title, body) ?? progressIn(title, body);
	if (!roll) return undefined;
	const { move, actionDie, ...values } = roll;
	try {
		const dice = { ...given({ actionDie }), challengeDice: [first, second] as const };
		const { record } = importedMove(move, { ...values, dice }, FROM_FORGED);
		return isSaid(record, said) ? record : undefined;
	} catch (error) {
		if (error instanceof NoCounterpart) return undefined;
		throw error;
	}
}

/** “Strong Hit with a MATCH!” */
function isSaid(record: MoveRecord, said: string): boolean {
	const [words = '', match] = said.toLowerCase().split(/(?= with a match!?$)/);
	return readOutcome(words) === outcomeOfRecord(record) && (match !== undefined) === isMatchOf(record);
}

type Roll = Pick<MoveRecord, 'move'> & Partial<MoveRecord> & { readonly actionDie?: number };

/** “Kestrel Face Danger: Edge + 1”; the name may be missing. */
function actionIn(title: string, body: string): Roll | undefined {
	const [, head = '', option] = /^(.+): ([\p{L}_ ]+?) \+[ ]?\d{0,2}$/u.exec(title.trim()) ?? [];
	const named = namedIn(head);
	const [actionDie, stat, add = 0, total] = ['d6', 'stat', 'add', 'total'].map(kind => onlyOne(picturesOf(body, kind)));
	if (option === undefined || !named || actionDie === undefined || stat === undefined) return undefined;
	if (total !== Math.min(MOST_SCORE, actionDie + stat + add)) return undefined;
	const adds = add === 0 ? [] : [{ amount: add, reason: '' }];
	const roll = { option: option.replace(/_/g, ' ').toLowerCase(), value: stat };
	return { ...named, roll, adds, actionDie };
}

const MOST_SCORE = 10;

/** “Find the lost relic, Roll to Finish: ”. Which move it was, is not said. */
function progressIn(title: string, body: string): Roll | undefined {
	const [, track] = /^(.+), Roll to Finish:/.exec(title) ?? [];
	const progress = onlyOne(picturesOf(body, 'progress'));
	if (track === undefined || progress === undefined) return undefined;
	const [, by, legacy] = /^(.+)'s (Quests|Bonds|Discoveries)$/.exec(track) ?? [];
	return { move: BARE_PROGRESS_ROLL, ...given({ by }), track: legacy?.toLowerCase() ?? track, progress };
}

/** Who made which move: the longest end of the words that is the name of a move. */
function namedIn(head: string): Pick<MoveRecord, 'move' | 'by'> | undefined {
	const words = head.split(' ');
	for (const at of words.keys()) {
		const found = lookUpMove(bundledRuleset('starforged'), words.slice(at).join(' '));
		const by = words.slice(0, at).join(' ').trim();
		// a sheet without a name is called “null”
		if (found) return { move: found.name, ...(by === '' || by === 'null' ? {} : { by }) };
	}
	return undefined;
}

/** The numbers of pictures such as `![[d10-7-t.svg#invert_W|50]]`, in their order. */
const picturesOf = (body: string, kind: string): readonly number[] =>
	[...body.matchAll(/!\[\[(?:[^\][|#\n]{0,200}\/)?([a-z\d]{1,10})-(\d{1,2})-t\.svg/g)].flatMap(([, each, number]) =>
		each === kind ? [Number(number)] : [],
	);

const onlyOne = ([only, ...others]: readonly number[]): number | undefined => (others.length > 0 ? undefined : only);

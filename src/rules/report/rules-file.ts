import { given } from '../core/collections';
import type { MoveCoverage } from '../coverage/coverage';
import { coverSteps } from '../coverage/cover-rules';
import { foldedLetters } from '../search/folded-text';
import { finding, sortedFindings, type Finding } from '../core/problem';
import type { WorkSlices } from '../core/work-slices';
import { packContents } from './pack-contents';
import { reportSteps, type MoveReport } from './move-report';
import type { ReadRules } from '../datasworn-files/read-rules';

/** A report on a rules file or a bundled ruleset. */
export interface RulesReport extends Pick<ReadRules, 'findings' | 'over'> {
	readonly reports: readonly MoveReport[];
	/** The ids of moves some words of which were passed over, only shown, or are doubtful. */
	readonly partly: ReadonlySet<string>;
	/** What a Datasworn file holds besides moves, in a sentence. */
	readonly contents?: string;
}

/** Reports on rules, in steps. */
export function* rulesReportSteps(rules: ReadRules): WorkSlices<RulesReport> {
	const { book, moves, sourceOf, over } = rules;
	// the words are accounted for while the moves are read; the reports then use the cached results
	const covered = over === undefined ? [] : yield* coverSteps(rules);
	const reports = yield* reportSteps(book, moves, sourceOf);
	const partly = new Set([...covered.filter(isPartly).map(({ id }) => id), ...foreignIds(rules)]);
	const contents = packContents(rules);
	return { reports, findings: allFindings(rules, covered, reports), partly, over, ...given({ contents }) };
}

const isPartly = ({ words, leftovers, findings }: MoveCoverage): boolean =>
	words.left > 0 || leftovers > 0 || findings.length > 0;

/** The ids of moves in another language, which are only shown. */
const foreignIds = ({ moves }: ReadRules): ReadonlySet<string> =>
	new Set(moves.filter(({ language }) => language !== undefined).map(({ _id }) => _id));

/** Problems in the file, doubts about its moves, and sentences that are neither carried out nor shown. */
function allFindings(
	rules: ReadRules,
	covered: readonly MoveCoverage[],
	reports: readonly MoveReport[],
): readonly Finding[] {
	const { findings } = rules;
	const told = new Set(findings.map(keyOf));
	const shown = foreignIds(rules);
	const own = covered.flatMap((move, at) =>
		shown.has(move.id) ? move.findings : [...move.findings, ...passedOver(move, reports[at])],
	);
	const more = own.filter(finding => !told.has(keyOf(finding)));
	return more.length === 0 ? findings : sortedFindings([...findings, ...more]);
}

/** Instructions that the coverage misses, of which the player of the move would see nothing. */
function passedOver({ name, line, pieces }: MoveCoverage, report: MoveReport | undefined): readonly Finding[] {
	const said = (report?.unread ?? []).map(({ text }) => foldedLetters(text));
	const isSaid = (text: string): boolean => {
		const folded = foldedLetters(text);
		return said.some(other => other.includes(folded) || folded.includes(other));
	};
	return pieces.flatMap(piece =>
		piece.left
			.filter(text => !isSaid(text))
			.map(text => finding(line > 0 ? piece.line : 0, text, `${name}: ${PASSED_OVER}`)),
	);
}

const PASSED_OVER =
	'this reads like an instruction, but nothing comes of it. Write it in other words, or as a fence of effects.';

const keyOf = ({ line, message }: Finding): string => `${line} ${message}`;

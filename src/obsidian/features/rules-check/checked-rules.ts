import type { RulesetId } from '../../../rules/books/bundled';
import type { Finding } from '../../../rules/core/problem';
import type { MoveReport } from '../../../rules/report/move-report';
import type { RulesReport } from '../../../rules/report/rules-file';
import { moveText } from '../../../rules/report/move-text';
import { stepForEach, type WorkSlices } from '../../../rules/core/work-slices';
import { t, tn } from '../../../i18n/translate';

/** How a rules file was understood, as text. */
export interface CheckedRules {
	readonly summary: string;
	/** Whether it holds anything besides moves and tables, such as an asset. */
	readonly hasOther?: boolean;
	readonly over: RulesetId | undefined;
	/** What could not be read or understood, in the order of the file. Line 0 means no particular line. */
	readonly toLookAt: readonly Finding[];
	readonly moves: readonly CheckedMove[];
	/** Rollable tables outside of moves. */
	readonly tables: readonly CheckedTable[];
}

interface CheckedMove {
	readonly name: string;
	readonly section: string;
	/** Its effects in notation. */
	readonly text: string;
	/** How many instructions were not understood. */
	readonly unread: number;
}

/** A table as it was read. */
export interface CheckedTable {
	readonly name: string;
	/** "d6" */
	readonly dice: string;
	/** "1-3  Fog" */
	readonly rows: readonly string[];
}

export function* checkedRules({ reports, findings, partly, over, contents }: RulesReport): WorkSlices<CheckedRules> {
	const known = new Set(findings.map(({ line, text }) => `${line} ${text}`));
	const notUnderstood = reports.map(report => report.unread.filter(({ line, text }) => !known.has(`${line} ${text}`)));
	const moves = yield* stepForEach(reports.entries(), ([at, report]) =>
		checkedMove(report, notUnderstood[at]?.length ?? 0),
	);
	const unread = notUnderstood.flatMap((lines, at) =>
		lines.map(({ line, text }): Finding => ({ line, text, message: notUnderstoodIn(reports[at]?.name ?? '') })),
	);
	const toLookAt = [...findings, ...unread].sort((a, b) => a.line - b.line);
	const inPart = reports.filter(({ id }, at) => partly.has(id) || (notUnderstood[at]?.length ?? 0) > 0).length;
	const summary = summaryOf(moves.length, inPart, toLookAt.length, contents);
	return { summary, over, toLookAt, moves, tables: [], hasOther: contents !== undefined };
}

const notUnderstoodIn = (move: string): string =>
	t('{move}: not understood. When it is played, the words are shown and the rest is up to you.', { move });

const checkedMove = (report: MoveReport, unread: number): CheckedMove => ({
	name: report.name,
	section: report.section,
	text: moveText(report)
		.replace(/^[^\n]*\n?/, '')
		.replace(/^\t/gm, ''),
	unread,
});

function summaryOf(moves: number, partly: number, toLookAt: number, contents?: string): string {
	if (contents !== undefined && moves > 0) return `${contents} ${summaryOf(moves, partly, toLookAt)}`;
	if (moves === 0 && contents === undefined) return t('No move was found.');
	const places = tn(toLookAt, '{count} place', '{count} places');
	const withPlaces = (found: string): string =>
		toLookAt === 0 ? found : t('{found} {places} to look at.', { found, places });
	if (contents !== undefined) return withPlaces(contents);
	const count = tn(moves, '{count} move', '{count} moves');
	// what lies beside the moves may be rules too
	if (partly === 0 && toLookAt > 0) return withPlaces(t('{moves} found.', { moves: count }));
	const how =
		partly === 0
			? t('all of it understood')
			: t('{whole} understood in full, {partly} in part', { whole: moves - partly, partly });
	return withPlaces(t('{moves} found, {how}.', { moves: count, how }));
}

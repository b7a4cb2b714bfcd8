import type { Finding } from '../../src/rules/core/problem';
import type { MoveReport } from '../../src/rules/report/move-report';
import { moveText } from '../../src/rules/report/move-text';

/**
 * The report as readable text: each move in effect notation, then what else the file holds and everything that was not
 * understood.
 */
export function reportText(reports: readonly MoveReport[], findings: readonly Finding[], contents?: string): string {
	return [...reports.map(moveText), summaryText(reports, findings, contents)].join('\n\n') + '\n';
}

/** The number of moves, every instruction that was not understood, and anything suspicious. */
function summaryText(reports: readonly MoveReport[], findings: readonly Finding[], contents?: string): string {
	const unread = reports.flatMap(({ name, unread }) => unread.map(({ line, text }) => ({ line, text, name })));
	const own = new Set(findings.map(({ line, text }) => `${line} ${text}`));
	const said = unread.filter(({ line, text }) => !own.has(`${line} ${text}`));
	return [
		...(contents === undefined ? [] : [contents]),
		...(contents !== undefined && reports.length === 0 ? [] : [headline(reports.length, said.length, findings.length)]),
		...said.map(({ line, text, name }) => `\t${line > 0 ? `line ${line}, ` : ''}${name}: ${text}`),
		...(findings.length > 0 ? [`${counted(findings.length, 'finding')} in the file:`] : []),
		...findings.map(({ line, text, message }) => `\t${line > 0 ? `line ${line}, ` : ''}“${text}”: ${message}`),
	].join('\n');
}

/** That everything was understood is said only if there was something to understand, and nothing to look at. */
function headline(moves: number, unread: number, findings: number): string {
	if (moves === 0) return 'No move was found.';
	if (unread > 0) return `${counted(moves, 'move')}, ${counted(unread, 'instruction')} not understood.`;
	return findings > 0 ? `${counted(moves, 'move')}.` : `${counted(moves, 'move')}, everything was understood.`;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

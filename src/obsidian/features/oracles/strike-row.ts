import { readOracle } from '../../../journal/oracle-blocks/oracle-block';
import { rowOfResult, struckLine } from '../../../journal/oracle-blocks/strike-row';
import { linesOf } from '../../../journal/text/lines';
import { parseError, parseOk } from '../../../rules/core/problem';
import { t } from '../../../i18n/translate';
import type { MenuRow } from '../../components/menu-items';
import type { JournalActions } from '../../services/journal-actions';
import { offerUndo } from '../../services/offer-undo';
import { bookOfCard, tablesOf } from './book-for';

/** Strikes the row of the player's own table in which a result ends; only where it can be no other. */
export function strikeRows(actions: JournalActions, journal: string, body: string): readonly MenuRow[] {
	const reading = readOracle(body);
	const { oracle = '', result = '' } = reading.ok ? reading.value.record : {};
	const note = actions.tables.noteOf(bookOfCard(actions, journal)?.byName(oracle)?._id ?? '');
	if (!note || !rowOfResult(note.oracles, result)) return [];
	return [
		{ title: t('Strike it from the table'), icon: 'strikethrough', run: () => void strike(actions, note.path, result) },
	];
}

async function strike(actions: JournalActions, path: string, result: string): Promise<void> {
	const written = await actions.write([path], before => {
		const text = before.get(path) ?? '';
		const tables = tablesOf(actions, path, text).tables.map(({ oracle }) => oracle);
		const row = rowOfResult(tables, result);
		const { from, to } = linesOf(text)[(row?.line ?? 0) - 1] ?? { from: 0, to: 0 };
		const was = text.slice(from, to);
		const insert = row && struckLine(was, row);
		if (insert === undefined)
			return parseError('check_changed', t('The note has changed meanwhile, so nothing was written. Press again.'));
		const after = new Map([[path, `${text.slice(0, from)}${insert}${text.slice(to)}`]]);
		return parseOk({ edits: [{ path, changes: [{ from, to, insert }], mayRemove: [was] }], before, after });
	});
	if (written) offerUndo(actions, t('“{result}” is struck in “{path}”.', { result, path }), written);
}

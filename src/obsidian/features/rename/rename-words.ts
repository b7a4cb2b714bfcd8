import type { RenameCount } from '../../../journal/rename/rename-in-notes';
import type { Renaming } from '../../../journal/rename/renaming';
import { nameOf } from '../../../rules/search/stated-name';
import type { NamedThing } from './named-things';
import { quote, t, tn } from '../../../i18n/translate';

/** "14 records in 3 notes". */
export const inRecords = ({ records, notes }: RenameCount): string =>
	t('{records} in {notes}', {
		records: tn(records, '{count} record', '{count} records'),
		notes: tn(notes, '{count} note', '{count} notes'),
	});

/** Mentions each new name once. */
const toTell = (renamings: readonly Renaming[]): readonly Renaming[] =>
	renamings.filter(({ kind, to }, i) => renamings.findIndex(other => other.kind === kind && other.to === to) === i);

/** "“Kestrel” was renamed to “Wren”, “Juno” to “Nova”." */
export const wereRenamed = (renamings: readonly Renaming[]): string =>
	`${toTell(renamings)
		.map(({ from, to }, i) =>
			i === 0 ? t('“{from}” was renamed to “{to}”', { from, to }) : t('“{from}” to “{to}”', { from, to }),
		)
		.join(', ')}.`;

/** "14 records in 3 notes name the old one." */
export function nameTheOld(count: RenameCount, renamings: readonly Renaming[]): string {
	const values = { count: inRecords(count) };
	const isOne = toTell(renamings).length === 1;
	if (count.records === 1)
		return isOne ? t('{count} names the old one.', values) : t('{count} names the old ones.', values);
	return isOne ? t('{count} name the old one.', values) : t('{count} name the old ones.', values);
}

/** What is left unchanged, and why; empty if nothing is. */
export function leftAlone({ unsure }: RenameCount, renamings: readonly Renaming[]): string {
	if (unsure === 0) return '';
	const names = toTell(renamings)
		.map(({ from }) => quote(from))
		.join(t(' or '));
	if (unsure === 1)
		return t('1 record is left alone: it may mean something else called {names}. Change it by hand.', { names });
	return t('{unsure} records are left alone: they may mean something else called {names}. Change them by hand.', {
		unsure,
		names,
	});
}

/** The message that a name is taken, and by what. */
export const nameTakenMessage = (name: string, { detail, home }: NamedThing): string =>
	t('“{name}” is the name of something else already: {what}.', {
		name,
		what:
			detail === 'character'
				? t('the character {note}', { note: nameOf(home.path) })
				: detail === 'asset'
					? t('the asset {note}', { note: nameOf(home.path) })
					: detail,
	});

/** Joins the sentences that are not empty. */
export const sentences = (...all: readonly string[]): string => all.filter(text => text !== '').join(' ');

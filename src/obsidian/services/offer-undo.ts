import { restoreTexts, type WrittenTexts } from '../../journal/actions/restore-texts';
import { t } from '../../i18n/translate';
import { parseOk } from '../../rules/core/problem';
import type { Actions } from './journal-actions';
import { offer } from './notices';

/** Tells what was written, with a button that takes back all of it while none of its notes was changed since. */
export function offerUndo(actions: Actions<'app' | 'write'>, words: string, { before, after }: WrittenTexts): void {
	const takeBack = () => {
		const there = [...after.keys()].filter(path => actions.app.vault.getFileByPath(path));
		void actions.write(there, texts => {
			const edits = restoreTexts(texts, { before, after });
			return edits.ok ? parseOk({ edits: edits.value }) : edits;
		});
	};
	offer(words, t('Undo'), takeBack);
}

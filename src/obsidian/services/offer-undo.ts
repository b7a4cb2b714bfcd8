import { wholeTextsBack, type WrittenTexts } from '../../journal/pages/whole-texts-back';
import { t } from '../../language/text';
import { read } from '../../rules/problem';
import type { Actions } from './journal-actions';
import { offer } from './notices';

/** Tells what was written, with a button that takes back all of it while none of its notes was changed since. */
export function offerUndo(actions: Actions<'app' | 'write'>, words: string, { before, after }: WrittenTexts): void {
	const takeBack = () => {
		const there = [...after.keys()].filter(path => actions.app.vault.getFileByPath(path));
		void actions.write(there, texts => {
			const edits = wholeTextsBack(texts, { before, after });
			return edits.ok ? read({ edits: edits.value }) : edits;
		});
	};
	offer(words, t('Undo'), takeBack);
}

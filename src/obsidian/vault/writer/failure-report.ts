import type { Problem } from '../../../rules/core/problem';
import { isTakenBack, type Standing, type StepOnDisk } from './rollback';
import type { StepFailed } from './transaction';
import { isFolder, words, type RenameStep, type FileOperation } from './file-operation';
import { t } from '../../../i18n/translate';

/** Nothing of the action was kept, so it can be retried. */
const NOTHING_WRITTEN = 'write_failed';
/** A part of it was kept, or a note is incomplete. */
export const HALF_WRITTEN = 'half_written';

const TAKEN_BACK = t('Everything was taken back; nothing has changed.');

/** The message about a failed action: the state of each note, as far as it was read back. */
export function failureMessage({ step, reason }: StepFailed, stood: readonly StepOnDisk[]): Problem {
	const failed = `${failedAt(step)} (${words(reason)}).`;
	const left = stood.filter(({ standing }) => standing.kind !== 'before');
	if (left.length === 0) return failure(NOTHING_WRITTEN, `${failed} ${TAKEN_BACK}`);
	const message = [failed, ...left.map(sentence)].join(' ');
	if (isTakenBack(stood)) return failure(NOTHING_WRITTEN, t('{message} Everything else was taken back.', { message }));
	const texts = left.filter(({ step: { kind } }) => kind !== 'rename');
	const lost =
		texts.find(({ standing }) => standing.kind === 'cut off') ?? texts.find(({ step: { before } }) => before !== '');
	if (!lost) return failure(HALF_WRITTEN, message);
	return { ...failure(HALF_WRITTEN, message), textBefore: lost.step.before };
}

const failure = (code: string, message: string): Problem => ({ code, message, from: 0, to: 0 });

function failedAt(step: FileOperation): string {
	if (step.kind === 'rename') return t('“{path}” could not be renamed', { path: step.path });
	return isFolder(step)
		? t('The folder “{path}” could not be made', { path: step.path })
		: t('“{path}” could not be written', { path: step.path });
}

function sentence({ step, standing }: StepOnDisk): string {
	const { path, kind } = step;
	if (step.kind === 'rename') return sentenceOfName(step, standing);
	switch (standing.kind) {
		case 'before':
			return '';
		case 'after':
			if (kind === 'new folder') return t('The folder “{path}” was made and could not be removed.', { path });
			if (kind === 'new') return t('“{path}” was made and could not be taken away again.', { path });
			if (kind === 'gone') return t('“{path}” is gone and could not be brought back.', { path });
			return t('The change stands in “{path}” and could not be taken back.', { path });
		case 'cut off':
			return t('“{path}” was cut off and could not be restored.', { path });
		case 'changed since':
			return t('“{path}” was changed by something else meanwhile, so it was left as it is. Please look at it.', {
				path,
			});
		case 'in use':
			return t('The folder “{path}” was made and stays, as something is in it.', { path });
		case 'unknown':
			return t('“{path}” could not be read again ({why}), so it is not known what stands there.', {
				path,
				why: standing.why,
			});
	}
}

function sentenceOfName({ path, to }: RenameStep, standing: Standing): string {
	switch (standing.kind) {
		case 'before':
			return '';
		case 'after':
			return t('“{path}” is called “{to}” now and could not be renamed back.', { path, to });
		case 'cut off':
		case 'changed since':
		case 'in use':
			return t('Both “{path}” and “{to}” are there now. Please look at them.', { path, to });
		case 'unknown':
			return t('It is not known whether “{path}” or “{to}” is there now ({why}).', { path, to, why: standing.why });
	}
}

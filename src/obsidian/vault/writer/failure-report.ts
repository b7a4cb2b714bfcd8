import type { Problem } from '../../../rules/problem';
import type { Standing, StoodAt } from './recovery';
import { isTakenBack } from './recovery';
import type { StepFailed } from './transaction';
import type { RenameStep, Step } from './write-step';
import { isFolder, words } from './write-step';

/** Nothing of the action stands anywhere, so it may be tried again. */
const NOTHING_WRITTEN = 'write_failed';
/** Something of it stands, or a note is not whole. */
const HALF_WRITTEN = 'half_written';

const TAKEN_BACK = 'Everything was taken back; nothing has changed.';

/** The message about an action that failed: what was read back, note by note, and nothing that was not. */
export function whatStands({ step, reason }: StepFailed, stood: readonly StoodAt[]): Problem {
	const failed = `${failedAt(step)} (${words(reason)}).`;
	const left = stood.filter(({ standing }) => standing.kind !== 'before');
	if (left.length === 0) return told(NOTHING_WRITTEN, `${failed} ${TAKEN_BACK}`);
	const message = [failed, ...left.map(sentence)].join(' ');
	if (isTakenBack(stood)) return told(NOTHING_WRITTEN, `${message} Everything else was taken back.`);
	const texts = left.filter(({ step: { kind } }) => kind !== 'rename');
	const lost =
		texts.find(({ standing }) => standing.kind === 'cut off') ?? texts.find(({ step: { before } }) => before !== '');
	if (!lost) return told(HALF_WRITTEN, message);
	return { ...told(HALF_WRITTEN, message), textBefore: lost.step.before };
}

const told = (code: string, message: string): Problem => ({ code, message, from: 0, to: 0 });

function failedAt(step: Step): string {
	if (step.kind === 'rename') return `“${step.path}” could not be renamed`;
	return isFolder(step) ? `The folder “${step.path}” could not be made` : `“${step.path}” could not be written`;
}

function sentence({ step, standing }: StoodAt): string {
	const { path, kind } = step;
	if (step.kind === 'rename') return sentenceOfName(step, standing);
	switch (standing.kind) {
		case 'before':
			return '';
		case 'after':
			if (kind === 'new folder') return `The folder “${path}” was made and could not be removed.`;
			if (kind === 'new') return `“${path}” was made and could not be taken away again.`;
			if (kind === 'gone') return `“${path}” is gone and could not be brought back.`;
			return `The change stands in “${path}” and could not be taken back.`;
		case 'cut off':
			return `“${path}” was cut off and could not be restored.`;
		case 'changed since':
			return `“${path}” was changed by something else meanwhile, so it was left as it is. Please look at it.`;
		case 'in use':
			return `The folder “${path}” was made and stays, as something is in it.`;
		case 'unknown':
			return `“${path}” could not be read again (${standing.why}), so it is not known what stands there.`;
	}
}

function sentenceOfName({ path, to }: RenameStep, standing: Standing): string {
	switch (standing.kind) {
		case 'before':
			return '';
		case 'after':
			return `“${path}” is called “${to}” now and could not be renamed back.`;
		case 'cut off':
		case 'changed since':
		case 'in use':
			return `Both “${path}” and “${to}” are there now. Please look at them.`;
		case 'unknown':
			return `It is not known whether “${path}” or “${to}” is there now (${standing.why}).`;
	}
}

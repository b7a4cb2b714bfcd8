import { findMove } from '../../rules/find-move';
import type { RecordPlace } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../plugin/journal-actions';
import { valueOf } from './api-error';
import { pathOfNote } from './find-note';
import { findOpening } from './choose-verb';
import type { Said } from './parameters';
import { recordToUndo } from './undo-verb';
import { recordData } from './record-data';
import type { VerbName } from './verbs';
import { whoActs } from './who-acts';

/** What a link would do, for the player to see before it does so: exactly that is carried out, on that note and that record. */
export interface Foreseen {
	readonly said: Said;
	readonly note: string;
	/** Who acts; absent where that makes no difference. */
	readonly who?: string;
	/** The record that it is about. */
	readonly record?: string;
}

const text = (value: Said[string] | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Looks at what a link asks for, and writes nothing; what cannot be done is refused before anything is asked. */
export async function foresee(actions: JournalActions, verb: VerbName, asked: Said): Promise<Foreseen> {
	const note = pathOfNote(actions.app, text(asked['note']));
	const said: Said = { ...asked, note };
	switch (verb) {
		case 'move': {
			const { character, book } = await whoActs(actions, note, text(asked['by']));
			const { name } = valueOf(findMove(book.ruleset, text(asked['name']) ?? ''));
			return { said: { ...said, name }, note, who: character.name };
		}
		case 'oracle':
		case 'ask':
			return { said, note, who: (await whoActs(actions, note, text(asked['by']))).character.name };
		case 'change':
			return { said, note, who: (await whoActs(actions, note, text(asked['who']), 'who')).character.name };
		case 'choose': {
			const { at, opening } = await findOpening(actions, note, { ...place(asked), ...choice(asked) });
			const { id, line, text: record } = recordData(note, at);
			const option = opening.detail === '' ? opening.label : `${opening.label}: ${opening.detail}`;
			return { said: { ...said, id, line }, note, record: `${record}. ${option}` };
		}
		case 'undo': {
			const { id, line, text: record } = recordData(note, await recordToUndo(actions, note, place(asked)));
			return { said: { ...said, id, line }, note, record };
		}
		case 'progress':
		case 'who':
		case 'records':
		case 'record':
		case 'pending':
		case 'show':
			return { said, note };
	}
}

function place({ line, id }: Said): RecordPlace {
	return { ...(typeof line === 'number' ? { line } : {}), ...(typeof id === 'string' ? { id } : {}) };
}

const choice = ({ option, step }: Said): { readonly option: string; readonly step?: string } => ({
	option: text(option) ?? '',
	...(typeof step === 'string' ? { step } : {}),
});

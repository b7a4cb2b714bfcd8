import type { JournalActions } from '../services/journal-actions';
import { findOpening } from './choose-verb';
import { pathOfNote } from './find-note';
import { moveRequest } from './move-request';
import { recordData } from './record-data';
import { recordToUndo } from './undo-verb';
import type { AskedOf, VerbName } from './verbs';
import { whoActs } from './who-acts';

export interface LinkPreview {
	/** The arguments for the call, with the note and the record made explicit. */
	readonly said: Readonly<Record<string, unknown>>;
	readonly note: string;
	/** The acting character; undefined if that makes no difference. */
	readonly who?: string;
	/** The record that the link concerns. */
	readonly record?: string;
}

type WritingVerb = Exclude<VerbName, 'who' | 'records' | 'record' | 'pending' | 'show'>;

/** The details that a preview displays, and arguments that it made explicit. */
interface PreviewDetails<V extends VerbName> extends Pick<LinkPreview, 'who' | 'record'> {
	readonly exactly?: Partial<AskedOf<V>>;
}

type Previewer<V extends VerbName> = (
	actions: JournalActions,
	note: string,
	asked: AskedOf<V>,
) => Promise<PreviewDetails<V>>;

const PREVIEWERS: { readonly [V in WritingVerb]: Previewer<V> } = {
	move: async (actions, note, asked) => {
		const actor = await whoActs(actions, note, asked.by);
		return { who: actor.character.name, exactly: { name: moveRequest(asked, actor).name } };
	},
	oracle: async (actions, note, { by }) => ({ who: (await whoActs(actions, note, by)).character.name }),
	ask: async (actions, note, { by }) => ({ who: (await whoActs(actions, note, by)).character.name }),
	change: async (actions, note, { who }) => ({ who: (await whoActs(actions, note, who, 'who')).character.name }),
	progress: () => Promise.resolve({}),
	choose: async (actions, note, asked) => {
		const { at, opening } = await findOpening(actions, note, asked);
		const { id, line, text } = recordData(note, at);
		return { record: [`${text}.`, opening.detail].join(' ').trim(), exactly: { id, line, option: opening.label } };
	},
	undo: async (actions, note, asked) => {
		const { id, line, text } = recordData(note, await recordToUndo(actions, note, asked));
		return { record: text, exactly: { id, line } };
	},
};

export const isWriting = (verb: VerbName): verb is WritingVerb => verb in PREVIEWERS;

/**
 * Determines what a link would do without writing anything. Throws if it cannot be done, before the player is asked.
 */
export async function previewLink<V extends WritingVerb>(
	actions: JournalActions,
	verb: V,
	asked: AskedOf<V>,
): Promise<LinkPreview> {
	const note = pathOfNote(actions.app, asked.note);
	const { exactly, ...seen } = await PREVIEWERS[verb](actions, note, asked);
	return { ...seen, note, said: { ...asked, ...exactly, note } };
}

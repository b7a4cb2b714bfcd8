import type { Truth, TruthOption, TruthTable } from '../../../rules/truth';
import type { RolledDetails, RolledTruth } from '../../../play/oracles/truths';
import { readPrinted, writeTruth, type TruthDetails } from '../../../journal/truths/write-truth';

/** The draft of an answer. */
export type TruthDraft =
	| { readonly kind: 'none' }
	| { readonly kind: 'own'; readonly text: string }
	| {
			readonly kind: 'printed';
			readonly option: TruthOption;
			readonly details: TruthDetails;
			/** The roll in words: "Rolled 45". */
			readonly rolled?: string;
	  };

/** The draft for the text in the note. */
export function draftOf(truth: Truth, text: string): TruthDraft {
	if (text === '') return { kind: 'none' };
	const printed = readPrinted(truth, text);
	return printed ? { kind: 'printed', ...printed } : { kind: 'own', text };
}

/** The draft after choosing an answer. Choosing the same one again keeps its table results. */
export const chosenDraft = (before: TruthDraft, option: TruthOption): TruthDraft =>
	before.kind === 'printed' && before.option === option ? before : { kind: 'printed', option, details: {} };

export function rolledDraft({ option, details }: RolledTruth): TruthDraft {
	const fell = [
		`${option.face}`,
		...option.value.tables.flatMap(({ _id, name }) => (details[_id] ? [`${name} ${details[_id].face}`] : [])),
	];
	return {
		kind: 'printed',
		option: option.value,
		details: Object.fromEntries(Object.entries(details).map(([id, { value }]) => [id, value.text])),
		rolled: `Rolled ${fell.join('; ')}`,
	};
}

/** The draft after rolling one table of the chosen answer. */
export function rolledTable(draft: TruthDraft, { _id, name }: TruthTable, rolled: RolledDetails): TruthDraft {
	const row = rolled[_id];
	if (draft.kind !== 'printed' || !row) return draft;
	return { ...draft, details: { ...draft.details, [_id]: row.value.text }, rolled: `Rolled ${name} ${row.face}` };
}

/** The text for the note; undefined if nothing is chosen. */
export function textOf(draft: TruthDraft): string | undefined {
	switch (draft.kind) {
		case 'none':
			return undefined;
		case 'own':
			return draft.text.trim().replace(/\r\n?/g, '\n');
		case 'printed':
			return writeTruth(draft);
	}
}

/** The tables of the chosen answer without a result. */
export const openTables = (draft: TruthDraft): readonly TruthTable[] =>
	draft.kind === 'printed' ? draft.option.tables.filter(({ _id }) => draft.details[_id] === undefined) : [];

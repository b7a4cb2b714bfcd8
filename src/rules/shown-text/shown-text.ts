/** What of Markdown a text of the rules is shown with; whatever else stands in it is shown as it stands. */
export type ShownBlock =
	| { readonly kind: 'paragraph' | 'heading'; readonly words: Words }
	| { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly ShownText[] }
	| { readonly kind: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] }
	| { readonly kind: 'quote'; readonly blocks: ShownText }
	/** The lines of a fence, as plain text: nothing runs them. */
	| { readonly kind: 'lines'; readonly text: string };

export type ShownText = readonly ShownBlock[];

export type ShownWord =
	| string
	| { readonly kind: 'break' }
	| { readonly kind: 'strong' | 'emphasis'; readonly words: Words }
	/** A link to a note or file of the vault, if it is there. */
	| { readonly kind: 'link'; readonly target: string; readonly words: Words };

export type Words = readonly ShownWord[];

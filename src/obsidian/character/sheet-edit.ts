/** A change that the player makes on the character sheet by hand. */
export type SheetEdit =
	| { readonly kind: 'meter'; readonly meter: string; readonly by: 1 | -1 }
	| { readonly kind: 'impact'; readonly impact: string; readonly marked: boolean };

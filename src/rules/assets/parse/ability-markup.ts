/** An item with a bracket that none opens. */
const CLOSED = /^([^()\n]{1,300})\)(?=\.?$)/gm;

/** A list in HTML or with all its items in one line, which some packs have, without slips of the pen. */
export const withListItems = (text: string): string =>
	text
		.replace(/<\/?[uo]l>|<\/li>/gi, '\n')
		.replace(/<li>/gi, '\n* ')
		.replace(/(\S)[ \t]{1,9}[*•] (?=[A-Z[])/g, '$1\n* ')
		.replace(/\\(?=\s)/g, '')
		.replace(CLOSED, '$1')
		.replace(/\b(on a (?:strong|weak))(?=, )/gi, '$1 hit');

/** A name in bold or italics at the start: "**Quick.** When …", "**_Thick skin:_** Add +1". */
const MARKED_NAME =
	/^[*_]{1,3}([\p{Lu}][^*_.:\n[\]]{1,40}?)(?:[.:]| ?[-–—])?[*_]{1,3}(?:[.:]| ?[-–—])? ?(?=[\p{Lu}[(*_])/u;

/** What such marks may stress that is a rule, and no name. */
const STRESSED =
	/^(?:after|as|at|before|choose|during|each|every|for|if|in|miss|on|once|per|strong|weak|hit|when|while|with|you)\b|\d/i;

/** "[Novice]", "(Level 2)": how far the card must be for the ability that is named behind it. */
const TAG =
	/^(?:\[([\p{Lu}][\p{L} ]{1,30})\](?!\()|\(((?:[Ll]evel|[Rr]ank|[Tt]ier) \d|[\p{Lu}][\p{L} ]{1,30})\)) (?=[*_]{0,3}\p{Lu}[^*_.:\n[\]]{1,40}:)/u;

/** Without the name that an ability begins with, if it is marked as one; the name of a move is part of the rule. */
export const withoutMarkedName = (text: string, isMove: (name: string) => boolean): string =>
	text
		.replace(TAG, (tag, bracket: string | undefined = '', aside: string | undefined = '') =>
			isMove(bracket) || /\b(?:once|only|per)\b/i.test(bracket + aside) ? tag : '',
		)
		.replace(MARKED_NAME, (marked, name: string) =>
			!/[.:–—-][*_]{0,3} ?$/.test(marked) || STRESSED.test(name) || isMove(name) ? marked : '',
		);

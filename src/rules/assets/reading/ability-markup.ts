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

/** What begins a line of plain prose: a letter, perhaps in quotes or brackets. */
const BEGINS_WITH_WORD = /^["'“”„‘’«»‹›(¿¡]?\p{L}/u;
/** The signs of code, comments, formulas, HTML, tables, templates and records, which may concern other lines. */
const MAY_CONCERN_OTHERS = /[`$%<>|~\\\r\n\v\f\u0085\u2028\u2029]|sworn\s*:/i;

/**
 * Whether a line begins with a word and has no sign of Markdown that concerns other lines. Outside frontmatter, fences,
 * comments, formulas and HTML, it is prose, and may become any other such line without a change to the rest of the note.
 */
export const isPlainLine = (line: string): boolean => BEGINS_WITH_WORD.test(line) && !MAY_CONCERN_OTHERS.test(line);

/** A base says something that this host cannot read; shown in place of the view, with the words in question. */
export class NotUnderstood extends Error {}

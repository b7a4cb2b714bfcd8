/** The quest starters of the answers in a note of truths, in order. */
export const questStartersIn = (note: string): readonly string[] =>
	[...note.matchAll(/^> \*\*Quest starter:\*\* (.+?)\r?$/gm)].flatMap(([, quest]) => quest ?? []);

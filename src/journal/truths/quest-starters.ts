/** The quests that the answers of a note of truths may begin, in their order. */
export const questStartersIn = (note: string): readonly string[] =>
	[...note.matchAll(/^> \*\*Quest starter:\*\* (.+?)\r?$/gm)].flatMap(([, quest]) => quest ?? []);

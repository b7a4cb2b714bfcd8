/** The path of a note in a folder; the root is "" or "/". */
export const noteIn = (folder: string, name: string): string =>
	folder === '/' || folder === '' ? `${name}.md` : `${folder}/${name}.md`;

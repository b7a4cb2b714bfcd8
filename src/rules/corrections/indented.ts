/** Lines of notation so many tabs deeper; blank lines go. */
export const indented = (notation: string, tabs: number): string =>
	notation
		.split('\n')
		.filter(line => line.trim() !== '')
		.map(line => '\t'.repeat(tabs) + line)
		.join('\n');

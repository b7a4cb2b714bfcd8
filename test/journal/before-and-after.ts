/** The two texts of one in which `⟨old|new⟩` marks what changes. */
export const beforeAndAfter = (marked: string) => ({
	before: marked.replace(/⟨([^|⟩]*)\|[^⟩]*⟩/g, '$1'),
	after: marked.replace(/⟨[^|⟩]*\|([^⟩]*)⟩/g, '$1'),
});

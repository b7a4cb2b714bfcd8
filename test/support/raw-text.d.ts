/** The text of a file, as the test runner hands it over. */
declare module '*?raw' {
	const text: string;
	export default text;
}

/** Files by a pattern, as text. */
interface ImportMeta {
	glob<T>(
		pattern: string,
		options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
	): Readonly<Record<string, T>>;
}

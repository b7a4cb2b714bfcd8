/** The text of a file, as the test runner hands it over. */
declare module '*?raw' {
	const text: string;
	export default text;
}

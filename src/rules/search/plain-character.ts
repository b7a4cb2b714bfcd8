/**
 * A letter, digit or sign of full width as its usual form, and a decimal digit of any script as 0 to 9. Any other
 * character stays as it is.
 */
export function plainCharacter(char: string): string {
	if (char <= '\x7f') return char;
	const wide = char >= '\uff00' && char <= '\uffef' ? char.normalize('NFKC') : char;
	return /^\p{Nd}$/u.test(wide) ? digitOf(wide) : wide;
}

/** The digits of a script follow each other from 0 to 9. */
function digitOf(char: string): string {
	const code = char.codePointAt(0) ?? 0;
	let zero = code;
	while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
	return String((code - zero) % 10);
}

import { frontmatterBounds } from '../frontmatter/bounds';
import { firstLines } from '../text/lines';

/** How many lines below the properties are looked at. */
const MOST_LINES = 80;
const FENCE = /^[\s>]*(?:`{3}|~{3})/u;
/** `character:: [[Rook]]`, `**Character**: [[Rook]]`, `- (character:: [Rook](Rook.md))` */
const FIELD =
	/^[\s>*+([-]{0,12}[*_]{0,3}character[*_]{0,3} {0,3}:{1,2}[*_]{0,3} {0,3}(\[\[[^[\]]{1,200}\]\]|\[[^[\]]{0,100}\]\([^()]{1,200}\))[\])\s]{0,4}$/iu;

/** The links of the lines in a text that name a character as a property would, where it is not read. */
export function charactersInText(text: string): readonly string[] {
	const { contentStart } = frontmatterBounds(text);
	const lines = firstLines(text, contentStart, MOST_LINES).map(({ from, to }) => text.slice(from, to));
	const code = lines.findIndex(line => FENCE.test(line));
	return (code < 0 ? lines : lines.slice(0, code)).flatMap(line => FIELD.exec(line)?.[1] ?? []);
}

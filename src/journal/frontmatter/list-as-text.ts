/**
 * What separates the items of a list written as text, or typed into one item of a list of the app. Names of notes may
 * have commas too, so there only links count.
 */
const SEPARATORS: Readonly<Record<string, 'commas' | 'commas between links'>> = {
	impacts: 'commas',
	abilities: 'commas',
	assets: 'commas',
	character: 'commas between links',
	rules: 'commas between links',
};

const LINK = String.raw`\[\[[^[\]]*\]\]|\[[^[\]]*\]\((?:<[^<>]*>|[^()]*)\)`;
/** Links, texts in quotes, and any other character but a comma. */
const ITEM = new RegExp(String.raw`(?:${LINK}|"[^"]*"|'[^']*'(?=\s*(?:,|$))|[^,])+`, 'g');
const STARTS_WITH_LINK = new RegExp(`^!?(?:${LINK})`);
const QUOTED = /^(?:"([^"]*)"|'([^']*)')$/;

/** The items of a property of ours whose list is written as text: `impacts: wounded, shaken`. */
export const itemsInText = (key: string, text: string): readonly string[] => separated(text, separatorOf(key));

/** The items in one item of a list: `impacts: ["wounded, shaken"]`. An asset of its own may have a comma in its name. */
export const itemsInItem = (key: string, text: string): readonly string[] =>
	separated(text, key === 'assets' ? 'commas between links' : separatorOf(key));

const separatorOf = (key: string): string | undefined => (Object.hasOwn(SEPARATORS, key) ? SEPARATORS[key] : undefined);

function separated(text: string, separator: string | undefined): readonly string[] {
	const items = separator ? (text.match(ITEM) ?? []).map(item => item.trim()).filter(Boolean) : [];
	const isList = items.length > 1 && (separator === 'commas' || items.every(item => STARTS_WITH_LINK.test(item)));
	if (isList || QUOTED.test(items[0] ?? ''))
		return items.map(item => QUOTED.exec(item)?.slice(1).find(Boolean) ?? item);
	return [text.trim()].filter(Boolean);
}

/** Keeps a list that was written as text as such, if it reads back the same; otherwise it becomes a list of YAML. */
export function listAsWritten(key: string, was: unknown, items: readonly string[]): string | readonly string[] {
	if (typeof was !== 'string' || items.length < 2 || itemsInText(key, was).length < 2)
		return items.map(item => (itemsInItem(key, item).length > 1 ? `"${item}"` : item));
	const text = items.join(', ');
	const again = itemsInText(key, text);
	return again.length === items.length && again.every((item, i) => item === items[i]) ? text : items;
}

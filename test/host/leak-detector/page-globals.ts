/** What is in the page outside every view, each by a name for people. */
export type Marks = ReadonlyMap<unknown, string>;

const nameOf = (el: Element): string =>
	`<${[el.localName, ...el.classList].join('.')}> in <${el.parentElement?.localName ?? 'nothing'}>`;

const itself = (mark: string): readonly [string, string] => [mark, mark];

const attributesOf = (el: Element) =>
	Array.from(el.attributes)
		.filter(({ name, value }) => name !== 'class' && value !== '')
		.map(({ name, value }) => itself(`the attribute ${name}="${value}" of <${el.localName}>`));

const classesOf = (el: Element) => Array.from(el.classList, name => itself(`the class "${name}" of <${el.localName}>`));

/** Elements beside the app, in its frame and in the head; classes and attributes of the page; variables of the window. */
export function marksOf(win: Window & typeof globalThis): Marks {
	const { body, head, documentElement } = win.document;
	const frame = win.document.querySelector('.app-container')?.children ?? [];
	const elements = [...body.children, ...frame, ...head.children].map(el => [el, nameOf(el)] as const);
	const roots = [body, documentElement].flatMap(el => [...classesOf(el), ...attributesOf(el)]);
	const globals = Object.getOwnPropertyNames(win).map(name => itself(`window.${name}`));
	return new Map<unknown, string>([...elements, ...roots, ...globals]);
}

/** What is rendered anywhere in the page by a plugin that names its classes after itself. */
export function drawnBy(prefix: string, { document }: Window): string[] {
	const drawn = document.querySelectorAll(`[class^="${prefix}"], [class*=" ${prefix}"]`);
	return [...new Set(Array.from(drawn, nameOf))];
}

/** The helpers that Obsidian adds to the browser's own prototypes and globals. */

type Attributes = Readonly<Record<string, string | number | boolean | null>>;
type Info = DomElementInfo | string | undefined;

const asInfo = (info: Info): DomElementInfo => (typeof info === 'string' ? { cls: info } : (info ?? {}));
const classList = (cls: string | readonly string[]) =>
	(typeof cls === 'string' ? cls.split(/\s+/) : [...cls]).filter(Boolean);

function setAttributes(el: Element, attributes: Attributes): void {
	for (const [name, value] of Object.entries(attributes)) {
		if (value === null) el.removeAttribute(name);
		else el.setAttribute(name, String(value));
	}
}

function setText(el: Element, text: string | DocumentFragment): void {
	if (text instanceof DocumentFragment) el.replaceChildren(text);
	else el.textContent = String(text);
}

function fill<T extends Element>(el: T, info: Info, callback?: (el: T) => void): T {
	const { cls, text, attr, parent, prepend, ...properties } = asInfo(info);
	if (cls) el.classList.add(...classList(cls));
	if (text !== undefined) setText(el, text);
	if (attr) setAttributes(el, attr);
	const { href, ...plain } = properties;
	if (href !== undefined) el.setAttribute('href', href);
	for (const [name, value] of Object.entries(plain)) if (value !== undefined) Reflect.set(el, name, value);
	if (parent) parent.insertBefore(el, prepend ? parent.firstChild : null);
	callback?.(el);
	return el;
}

function makeElement(tag: string, info?: Info, callback?: (el: HTMLElement) => void): HTMLElement {
	return fill(document.createElement(tag), info, callback);
}

function makeSvg(tag: string, info?: Info, callback?: (el: SVGElement) => void): SVGElement {
	return fill(document.createElementNS('http://www.w3.org/2000/svg', tag) as SVGElement, info, callback);
}

const nodeMembers = {
	createEl(this: Node, tag: string, info?: Info, callback?: (el: HTMLElement) => void) {
		return makeElement(tag, { ...asInfo(info), parent: this }, callback);
	},
	createDiv(this: Node, info?: Info, callback?: (el: HTMLElement) => void) {
		return makeElement('div', { ...asInfo(info), parent: this }, callback);
	},
	createSpan(this: Node, info?: Info, callback?: (el: HTMLElement) => void) {
		return makeElement('span', { ...asInfo(info), parent: this }, callback);
	},
	createSvg(this: Node, tag: string, info?: Info, callback?: (el: SVGElement) => void) {
		return makeSvg(tag, { ...asInfo(info), parent: this }, callback);
	},
	empty(this: Node) {
		while (this.firstChild) this.removeChild(this.firstChild);
	},
	detach(this: Node) {
		this.parentNode?.removeChild(this);
	},
	appendText(this: Node, text: string) {
		this.appendChild(document.createTextNode(text));
	},
	insertAfter<T extends Node>(this: Node, node: T, child: Node | null): T {
		this.insertBefore(node, child ? child.nextSibling : this.firstChild);
		return node;
	},
	instanceOf(this: Node, type: new () => Node) {
		return this instanceof type;
	},
};

const elementMembers = {
	setText(this: Element, text: string | DocumentFragment) {
		setText(this, text);
	},
	addClass(this: Element, ...classes: string[]) {
		this.classList.add(...classes);
	},
	removeClass(this: Element, ...classes: string[]) {
		this.classList.remove(...classes);
	},
	removeClasses(this: Element, classes: string[]) {
		this.classList.remove(...classes);
	},
	toggleClass(this: Element, classes: string | string[], on: boolean) {
		for (const name of classList(classes)) this.classList.toggle(name, on);
	},
	hasClass(this: Element, name: string) {
		return this.classList.contains(name);
	},
	setAttr(this: Element, name: string, value: string | number | boolean | null) {
		setAttributes(this, { [name]: value });
	},
	setAttrs(this: Element, attributes: Attributes) {
		setAttributes(this, attributes);
	},
	findAll(this: Element, selector: string) {
		return Array.from(this.querySelectorAll(selector));
	},
};

const styleMembers = {
	setCssStyles(this: HTMLElement, styles: Partial<CSSStyleDeclaration>) {
		Object.assign(this.style, styles);
	},
};

const htmlMembers = {
	...styleMembers,
	show(this: HTMLElement) {
		this.style.display = '';
	},
	hide(this: HTMLElement) {
		this.style.display = 'none';
	},
	toggle(this: HTMLElement, on: boolean) {
		this.style.display = on ? '' : 'none';
	},
};

const arrayMembers = {
	remove<T>(this: T[], value: T) {
		const at = this.indexOf(value);
		if (at >= 0) this.splice(at, 1);
	},
};

function addMembers(target: object, members: object): void {
	for (const [name, value] of Object.entries(members)) {
		Object.defineProperty(target, name, { value, writable: true, configurable: true });
	}
}

function addGetter(target: object, name: string, get: (this: never) => unknown): void {
	Object.defineProperty(target, name, { get, configurable: true });
}

/** Adds all of it to a window: the browser's own, or the one of jsdom. */
export function installGlobals(win: Window & typeof globalThis = window): void {
	Object.assign(win, {
		createEl: makeElement,
		createDiv: (info?: Info, callback?: (el: HTMLElement) => void) => makeElement('div', info, callback),
		createSpan: (info?: Info, callback?: (el: HTMLElement) => void) => makeElement('span', info, callback),
		createSvg: makeSvg,
		createFragment(callback?: (fragment: DocumentFragment) => void) {
			const fragment = document.createDocumentFragment();
			callback?.(fragment);
			return fragment;
		},
		activeDocument: win.document,
	});
	addMembers(win.Node.prototype, nodeMembers);
	addMembers(win.Element.prototype, elementMembers);
	addMembers(win.HTMLElement.prototype, htmlMembers);
	addMembers(win.SVGElement.prototype, styleMembers);
	addMembers(win.DocumentFragment.prototype, { findAll: elementMembers.findAll });
	addMembers(win.Array.prototype, arrayMembers);
	addGetter(win.Node.prototype, 'doc', function (this: Node) {
		return this.ownerDocument ?? win.document;
	});
	addGetter(win.Node.prototype, 'win', () => win);
}

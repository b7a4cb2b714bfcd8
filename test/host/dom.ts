/** The helpers that Obsidian adds to the browser's own prototypes and globals. */

type Attributes = Readonly<Record<string, string | number | boolean | null>>;
type Info = DomElementInfo | string | undefined;
type Delegate = (this: HTMLElement, event: Event, target: Element) => unknown;

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

const delegated = new WeakMap<Delegate, Map<HTMLElement, EventListener>>();

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
	indexOf(this: Node, other: ChildNode) {
		return Array.from(this.childNodes).indexOf(other);
	},
	setChildrenInPlace(this: Node, children: readonly Node[]) {
		while (this.firstChild) this.removeChild(this.firstChild);
		for (const child of children) this.appendChild(child);
	},
	instanceOf(this: Node, type: new () => Node) {
		return this instanceof type;
	},
};

const elementMembers = {
	getText(this: Element) {
		return this.textContent;
	},
	setText(this: Element, text: string | DocumentFragment) {
		setText(this, text);
	},
	addClass(this: Element, ...classes: string[]) {
		this.classList.add(...classes);
	},
	addClasses(this: Element, classes: string[]) {
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
	getAttr(this: Element, name: string) {
		return this.getAttribute(name);
	},
	matchParent(this: Element, selector: string, lastParent?: Element) {
		for (let el: Element | null = this.parentElement; el; el = el.parentElement) {
			if (el.matches(selector)) return el;
			if (el === lastParent) return null;
		}
		return null;
	},
	getCssPropertyValue(this: Element, property: string, pseudoElement?: string) {
		return getComputedStyle(this, pseudoElement).getPropertyValue(property).trim();
	},
	isActiveElement(this: Element) {
		return this.ownerDocument.activeElement === this;
	},
	find(this: Element, selector: string) {
		return this.querySelector(selector);
	},
	findAll(this: Element, selector: string) {
		return Array.from(this.querySelectorAll(selector));
	},
	findAllSelf(this: Element, selector: string) {
		const below = Array.from(this.querySelectorAll(selector));
		return this.matches(selector) ? [this, ...below] : below;
	},
};

const styleMembers = {
	setCssStyles(this: HTMLElement, styles: Partial<CSSStyleDeclaration>) {
		Object.assign(this.style, styles);
	},
	setCssProps(this: HTMLElement, properties: Readonly<Record<string, string>>) {
		for (const [name, value] of Object.entries(properties)) this.style.setProperty(name, value);
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
	toggleVisibility(this: HTMLElement, on: boolean) {
		this.style.visibility = on ? '' : 'hidden';
	},
	isShown(this: HTMLElement) {
		return this.offsetParent !== null;
	},
	onClickEvent(this: HTMLElement, listener: EventListener, options?: AddEventListenerOptions) {
		this.addEventListener('click', listener, options);
		this.addEventListener('auxclick', listener, options);
	},
	on(this: HTMLElement, type: string, selector: string, listener: Delegate, options?: AddEventListenerOptions) {
		const handler = (event: Event) => {
			const target = event.target instanceof Element ? event.target.closest(selector) : null;
			if (target && this.contains(target)) listener.call(this, event, target);
		};
		const handlers = delegated.get(listener) ?? new Map<HTMLElement, EventListener>();
		delegated.set(listener, handlers.set(this, handler));
		this.addEventListener(type, handler, options);
	},
	off(this: HTMLElement, type: string, selector: string, listener: Delegate, options?: AddEventListenerOptions) {
		const handler = selector ? delegated.get(listener)?.get(this) : undefined;
		if (handler) this.removeEventListener(type, handler, options);
	},
	trigger(this: HTMLElement, type: string) {
		this.dispatchEvent(new Event(type, { bubbles: true }));
	},
};

const arrayMembers = {
	first<T>(this: T[]) {
		return this[0];
	},
	last<T>(this: T[]) {
		return this[this.length - 1];
	},
	contains<T>(this: T[], value: T) {
		return this.includes(value);
	},
	remove<T>(this: T[], value: T) {
		const at = this.indexOf(value);
		if (at >= 0) this.splice(at, 1);
	},
	unique<T>(this: T[]) {
		return [...new Set(this)];
	},
};

const stringMembers = {
	contains(this: string, part: string) {
		return this.includes(part);
	},
	format(this: string, ...values: string[]) {
		return this.replace(/\{(\d+)\}/g, (whole, index: string) => values[Number(index)] ?? whole);
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
		activeWindow: win,
		sleep: (ms: number) => new Promise<void>(resolve => win.setTimeout(resolve, ms)),
		nextFrame: () => new Promise<void>(resolve => win.requestAnimationFrame(() => resolve())),
		isBoolean: (value: unknown) => typeof value === 'boolean',
		fish: (selector: string) => win.document.querySelector(selector),
		fishAll: (selector: string) => Array.from(win.document.querySelectorAll(selector)),
		ready(callback: () => void) {
			if (win.document.readyState !== 'loading') callback();
			else win.document.addEventListener('DOMContentLoaded', callback);
		},
	});
	addMembers(win.Node.prototype, nodeMembers);
	addMembers(win.Element.prototype, elementMembers);
	addMembers(win.HTMLElement.prototype, htmlMembers);
	addMembers(win.SVGElement.prototype, styleMembers);
	addMembers(win.DocumentFragment.prototype, { find: elementMembers.find, findAll: elementMembers.findAll });
	addMembers(win.Array.prototype, arrayMembers);
	addMembers(win.String.prototype, stringMembers);
	addMembers(win.Math, {
		clamp: (value: number, min: number, max: number) => Math.min(max, Math.max(min, value)),
		square: (value: number) => value * value,
	});
	addMembers(win.Object, { isEmpty: (value: object) => Object.keys(value).length === 0 });
	addGetter(win.Node.prototype, 'doc', function (this: Node) {
		return this.ownerDocument ?? win.document;
	});
	addGetter(win.Node.prototype, 'win', () => win);
	addGetter(win.Node.prototype, 'constructorWin', () => win);
	addGetter(win.UIEvent.prototype, 'targetNode', function (this: UIEvent) {
		return this.target;
	});
	addGetter(win.UIEvent.prototype, 'win', () => win);
	addGetter(win.UIEvent.prototype, 'doc', () => win.document);
	addMembers(win.UIEvent.prototype, {
		instanceOf(this: UIEvent, type: new () => UIEvent) {
			return this instanceof type;
		},
	});
}

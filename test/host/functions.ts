import type { Debouncer, RequestUrlParam, TooltipOptions } from 'obsidian';
import { notBuilt } from './errors';

/** A process of the app: once it is over, what it has debounced does not come any more. */
interface AppProcess {
	isOver: boolean;
}

let current: AppProcess = { isOver: false };

/** What is debounced from here on belongs to a new process. */
export const beginProcess = (): AppProcess => (current = { isOver: false });

/** Calls back once after `timeout`; with `resetTimer` every new call starts the wait again. */
export function debounce<T extends unknown[], V>(
	callback: (...data: [...T]) => V,
	timeout = 0,
	resetTimer = false,
): Debouncer<T, V> {
	const own = current;
	let timer: number | null = null;
	let pending: [...T] | null = null;
	const stop = () => {
		if (timer !== null) window.clearTimeout(timer);
		timer = null;
	};
	const fire = () => {
		timer = null;
		const data = pending;
		pending = null;
		if (data) callback(...data);
	};
	const debounced = (...data: [...T]) => {
		if (own.isOver) return debounced;
		pending = data;
		if (resetTimer) stop();
		timer ??= window.setTimeout(fire, timeout);
		return debounced;
	};
	debounced.cancel = () => {
		stop();
		pending = null;
		return debounced;
	};
	debounced.run = (): V | void => {
		const data = pending;
		stop();
		pending = null;
		if (data) return callback(...data);
	};
	return debounced as Debouncer<T, V>;
}

export function normalizePath(path: string): string {
	const clean = path
		.replace(/([\\/])+/g, '/')
		.replace(/(^\/+|\/+$)/g, '')
		.replace(/\u00A0|\u202F/g, ' ')
		.normalize('NFC');
	return clean === '' ? '/' : clean;
}

export function parseLinktext(link: string): { path: string; subpath: string } {
	const hash = link.indexOf('#');
	return hash < 0 ? { path: link, subpath: '' } : { path: link.slice(0, hash), subpath: link.slice(hash) };
}

export const getLinkpath = (link: string): string => parseLinktext(link).path;

export const stripHeading = (heading: string): string =>
	heading
		.replace(/[!"#$%&()*+,.:;<=>?@^`{|}~/[\]\\]/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

/** The page has no tooltips of its own: the label is kept, and what was asked for beside it. */
export function setTooltip(el: HTMLElement, tooltip: string, options: TooltipOptions = {}): void {
	const { placement, classes, delay } = options;
	el.setAttribute('aria-label', tooltip);
	if (placement) el.setAttribute('data-tooltip-position', placement);
	if (classes) el.setAttribute('data-tooltip-classes', classes.join(' '));
	if (delay !== undefined) el.setAttribute('data-tooltip-delay', String(delay));
}

/** There is no network in the host. */
export function requestUrl(request: string | RequestUrlParam): never {
	return notBuilt(`requestUrl of ${typeof request === 'string' ? request : request.url} (no network)`);
}

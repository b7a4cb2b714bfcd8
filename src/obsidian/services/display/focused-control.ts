import { nextOpen } from '../../components/focus-next';

/** What was in use on the card of a track while its text was being written. */
interface InUse {
	readonly path: string;
	/** `vow: Find the ark` */
	readonly track: string;
	/** The pane in which the card was rendered: a note may be open in two. */
	readonly pane: Element | null;
	/** The control that had the focus. */
	readonly control: string | undefined;
	readonly isOpen: boolean;
}

const PANE = '.workspace-leaf';
const MORE = '[data-control="More"][aria-expanded="true"]';

const controlsIn = (root: Element): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-control]')];

const nameOf = (control: Element | null | undefined): string | undefined =>
	control?.closest('[data-control]')?.getAttribute('data-control') ?? undefined;

/** The app makes a new card of a block that changes: it continues where the old one was, with the same control in focus. */
export class FocusedControl {
	private last: InUse | undefined;

	keep(path: string, track: string, root: HTMLElement): void {
		const focused = root.ownerDocument.activeElement;
		this.last = {
			path,
			track,
			pane: root.closest(PANE),
			control: root.contains(focused) ? nameOf(focused) : undefined,
			isOpen: root.querySelector(MORE) !== null,
		};
	}

	/** Nothing was written: the card is still the same. */
	forget(): void {
		this.last = undefined;
	}

	wasOpen(path: string, track: string): boolean {
		return this.last?.isOpen === true && this.isAbout(path, track);
	}

	/** Hands the focus on, unless it has gone elsewhere meanwhile. A control that is gone gives way to another one, or to what is open. */
	resume(path: string, track: string, root: HTMLElement): void {
		const { last } = this;
		if (!last || !this.isAbout(path, track) || root.closest(PANE) !== last.pane) return;
		this.last = undefined;
		const { activeElement, body } = root.ownerDocument;
		if (last.control === undefined || (activeElement !== null && activeElement !== body)) return;
		const controls = controlsIn(root);
		const next = controls.find(control => nameOf(control) === last.control) ?? controls.at(-1) ?? nextOpen(root);
		next?.focus({ preventScroll: true });
	}

	private isAbout(path: string, track: string): boolean {
		return this.last?.path === path && this.last.track === track;
	}
}

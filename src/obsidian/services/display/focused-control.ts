import { nextOpen } from '../../components/focus-next';

/** What had the focus or was open on a track's card while its text was being written. */
interface InUse {
	readonly path: string;
	/** `vow: Find the ark` */
	readonly track: string;
	/** The pane that showed the card, since a note may be open in two. */
	readonly pane: Element | null;
	/** The control that had the focus, if any. */
	readonly control: string | undefined;
	readonly isOpen: boolean;
}

const PANE = '.workspace-leaf';
const MORE = '[data-control="More"][aria-expanded="true"]';

const controlsIn = (root: Element): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-control]')];

const nameOf = (control: Element | null | undefined): string | undefined =>
	control?.closest('[data-control]')?.getAttribute('data-control') ?? undefined;

/**
 * Obsidian renders a new card when a block changes. This carries the focused control and the open state over from the
 * old card.
 */
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

	/** Nothing was written, so the card was not replaced. */
	forget(): void {
		this.last = undefined;
	}

	wasOpen(path: string, track: string): boolean {
		return this.last?.isOpen === true && this.isAbout(path, track);
	}

	/**
	 * Restores the focus on the new card, unless something else has taken it. If the control is gone, another control of
	 * the card gets it.
	 */
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

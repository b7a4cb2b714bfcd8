/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { TrackEdit } from '../../../src/play/manual-edits/track-edit';
import type { Track } from '../../../src/play/tracks/track';
import type { TrackCardProps } from '../../../src/obsidian/features/tracks/track-card';
import { TrackCard } from '../../../src/obsidian/features/tracks/track-card';

/** The card of a track in the document, and what was done on it. */
export interface DrawnTrack {
	readonly root: HTMLElement;
	readonly edits: TrackEdit[];
	readonly advanced: string[];
	slider(label: string): HTMLElement;
	key(el: HTMLElement, key: string, shiftKey?: boolean): Promise<void>;
	/** Presses a box or a segment, counted from 1. */
	pressPart(label: string, part: number): Promise<void>;
	click(name: string): Promise<void>;
	/** Draws it anew, as after a change. */
	redraw(props: Partial<TrackCardProps>): Promise<void>;
	/** What a screen reader finds, line by line. */
	outline(): string[];
	close(): Promise<void>;
}

export const trackOf = (track: Pick<Track, 'kind'> & Partial<Track>): Track => ({
	name: 'It',
	ticks: 0,
	status: 'open',
	...track,
});

export async function drawTrack(track: Track, more: Partial<TrackCardProps> = {}): Promise<DrawnTrack> {
	const root = document.createElement('div');
	document.body.replaceChildren(root);
	const [edits, advanced]: [TrackEdit[], string[]] = [[], []];
	const props: TrackCardProps = {
		track,
		problems: [],
		edit: edit => edits.push(edit),
		advance: odds => advanced.push(odds),
		odds: ['Likely', '50/50'],
		...more,
	};
	const redraw = (changed: Partial<TrackCardProps>) => act(() => render(<TrackCard {...props} {...changed} />, root));
	await redraw({});
	const find = (selector: string, name: string): HTMLElement => {
		const all = [...root.querySelectorAll<HTMLElement>(selector)];
		const found = all.find(el => nameOf(el).startsWith(name));
		if (!found) throw new Error(`No ${selector} is called “${name}”: ${all.map(nameOf).join(' | ')}`);
		return found;
	};
	const slider = (label: string) => find('[role="slider"]', label);
	return {
		root,
		edits,
		advanced,
		slider,
		key: (el, key, shiftKey = false) =>
			act(
				() => void el.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
			),
		pressPart: (label, part) =>
			act(() => {
				const pressed = slider(label).querySelector(`[data-part="${part}"]`);
				pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
			}),
		click: name => act(() => find('button, input', name).click()),
		redraw,
		outline: () => outlineOf(root),
		close: () => act(() => render(null, root)),
	};
}

const nameOf = (el: Element): string =>
	el.getAttribute('aria-label') ?? el.closest('label')?.textContent ?? el.textContent ?? '';

const SAID =
	'[role="slider"], [role="img"], button, input, .sworn-track-head, .sworn-track-facts > div, p, .sworn-note';

const outlineOf = (root: Element): string[] => [...root.querySelectorAll(SAID)].map(said);

function said(el: Element): string {
	const off = el.getAttribute('aria-disabled') === 'true' ? ', off' : '';
	const role = el.getAttribute('role');
	if (role === 'slider') return `slider ${nameOf(el)}: ${el.getAttribute('aria-valuetext') ?? ''}${off}`;
	if (role === 'img') return `picture ${nameOf(el)}`;
	if (el.matches('input')) return `checkbox ${nameOf(el)}${(el as HTMLInputElement).checked ? ', ticked' : ''}`;
	const expanded = el.getAttribute('aria-expanded');
	const words = [...el.childNodes].map(({ textContent }) => textContent).join(' ');
	return `${el.matches('button') ? 'button ' : ''}${words}${expanded === 'true' ? ', open' : ''}${off}`;
}

/** @jsxImportSource preact */
import type { App, Component } from 'obsidian';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { rulebook } from '../../../src/rules/books/rulebook';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Character } from '../../../src/play/character/character';
import { NOTHING_YET } from '../../../src/play/character/character';
import type { MoveRecord } from '../../../src/play/record/record';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { RecordAction } from '../../../src/journal/actions/record-action';
import { cardView } from '../../../src/obsidian/features/moves/card/card-view';
import type { CardView } from '../../../src/obsidian/features/moves/card/card-view';
import type { MoveCardProps } from '../../../src/obsidian/features/moves/card/move-card';
import { MoveCard } from '../../../src/obsidian/features/moves/card/move-card';
import { boot } from '../../support/boot';

const book = rulebook(bundledRuleset('starforged'));

export const KESTREL: Character = {
	name: 'Kestrel Vane',
	stats: { edge: 2, heart: 3, iron: 1, shadow: 2, wits: 1 },
	meters: { health: 4, spirit: 5, supply: 3 },
	momentum: 8,
	impacts: [],
	...NOTHING_YET,
	next: [],
};

export const viewOf = (
	move: string,
	more: Partial<MoveRecord> = {},
	character: Character = KESTREL,
	rolledAgain = false,
	named: readonly string[] = [],
): CardView =>
	cardView(newUnrolledMove(move, more), { book, certain: 'at_once', character, problems: [], rolledAgain, named });

/** Face Danger with edge 2: action die 4, challenge dice 3 and 9, a weak hit. */
export const WEAK_HIT: Partial<MoveRecord> = {
	by: 'Kestrel Vane',
	roll: { option: 'edge', value: 2 },
	adds: [{ amount: 1, reason: 'tailwind' }],
	dice: { actionDie: 4, challengeDice: [3, 9] },
	outcome: 'weak hit, 7 vs 3, 9',
};

/** The same with its cost paid, and nothing open but the dice. */
export const SETTLED: Partial<MoveRecord> = {
	...WEAK_HIT,
	chose: ['Endure Harm'],
	passed: ['Resist (Endure Harm)'],
	done: [{ kind: 'value', what: 'health', from: 5, to: 4, why: 'Endure Harm' }],
};

export interface DrawnCard {
	readonly root: HTMLElement;
	readonly presses: RecordAction[];
	button(name: string): HTMLElement;
	buttons(): string[];
	click(name: string): Promise<void>;
	fill(label: string, text: string): Promise<void>;
	pick(label: string, option: string): Promise<void>;
	key(el: HTMLElement, key: string): Promise<void>;
	submit(): Promise<void>;
	text(): string;
}

/** What a screen reader would call it: close enough for the elements of a card. */
const nameOf = (el: Element): string =>
	el.getAttribute('aria-label') ??
	((el.closest('label') ?? (el.id && document.querySelector(`label[for="${el.id}"]`))) || el).textContent ??
	'';

/** A card in the document, drawn by the stand-in host's Markdown. */
export async function draw(view: CardView, props: Partial<MoveCardProps> = {}): Promise<DrawnCard> {
	const { app, close } = await boot({ load: 'none' });
	await close();
	const home = { app: app as unknown as App, sourcePath: 'Journal.md', component: {} as Component };
	const root = document.createElement('div');
	document.body.replaceChildren(root);
	const presses: RecordAction[] = [];
	await act(() => render(<MoveCard view={view} home={home} press={press => presses.push(press)} {...props} />, root));
	const find = (selector: string, name: string): HTMLElement => {
		const found = [...root.querySelectorAll<HTMLElement>(selector)].find(el => nameOf(el).startsWith(name));
		if (!found)
			throw new Error(
				`No ${selector} is called “${name}”: ${[...root.querySelectorAll(selector)].map(nameOf).join(' | ')}`,
			);
		return found;
	};
	const dispatch = (el: HTMLElement, event: Event) => act(() => void el.dispatchEvent(event));
	return {
		root,
		presses,
		button: name => find('button', name),
		buttons: () => [...root.querySelectorAll('button')].map(nameOf),
		click: name => act(() => find('button, input[type="checkbox"]', name).click()),
		fill(label, text) {
			const input = find('input', label) as HTMLInputElement;
			input.value = text;
			return dispatch(input, new Event('input', { bubbles: true }));
		},
		pick(label, option) {
			const select = find('select', label) as HTMLSelectElement;
			select.value = option;
			return dispatch(select, new Event('change', { bubbles: true }));
		},
		key: (el, key) => dispatch(el, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
		submit: () => act(() => root.querySelector('form')?.requestSubmit()),
		text: () => root.textContent ?? '',
	};
}

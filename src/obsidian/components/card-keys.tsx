import { createContext, type ComponentProps, type JSX } from 'preact';
import { useContext } from 'preact/hooks';
import { PressButton } from './press-button';

const MOST_NUMBERS = 9;
export const MAIN = 'main';
export const MORE = 'more';
/** Leaves what was expanded on the card. */
export const BACK = 'back';

/** What a card asks. */
interface Questions {
	/** The choices in the order in which they are drawn, by their ids. */
	readonly choices: readonly string[];
	/** Whether it has a main button, such as that of a roll. */
	readonly hasMain: boolean;
	/** Whether an answer is due. */
	readonly isDue: boolean;
}

const NOTHING: Questions = { choices: [], hasMain: false, isDue: false };

/**
 * The keys of a card: each choice is drawn with the number that answers it, from the list that is pressed by that number.
 */
export class CardKeys {
	/** The same object until something else is asked. */
	asking = NOTHING;
	/** Whether the card owns the keys of its pane, and whether its caps are drawn, as they are unless a field has the focus. */
	given: 'nothing' | 'keys' | 'caps' = 'nothing';
	/** Whether it stays a panel when nothing is due any more. */
	isHeld = false;
	private readonly buttons = new Map<string, HTMLElement>();
	/** Leaves what it asks for later. */
	later: () => void = () => {};

	/** `onChange` is called when the card must be drawn again, `onAsked` when it asks something else. */
	constructor(
		private readonly onChange: () => void,
		private readonly onAsked: () => void,
	) {}

	/** Whether its caps are drawn and work. */
	get areOn(): boolean {
		return this.given === 'caps';
	}

	give(given: CardKeys['given']): void {
		if (this.given === given) return;
		this.given = given;
		this.onChange();
	}

	hold(isHeld: boolean): void {
		if (this.isHeld === isHeld) return;
		this.isHeld = isHeld;
		this.onChange();
	}

	asks(questions: Questions): void {
		if (JSON.stringify(questions) === JSON.stringify(this.asking)) return;
		this.asking = questions;
		this.onAsked();
	}

	get asked() {
		const { choices, hasMain, isDue } = this.asking;
		return { choices: Math.min(choices.length, MOST_NUMBERS), hasMain, isDue, isPanel: isDue || this.isHeld };
	}

	/** The key that is drawn on a button. */
	keyOf(id: string): string | undefined {
		if (!this.areOn) return undefined;
		if (id === MAIN) return '↵';
		const at = this.asking.choices.indexOf(id);
		return at >= 0 && at < MOST_NUMBERS ? String(at + 1) : undefined;
	}

	bind(id: string, button: HTMLElement | null): void {
		if (button) this.buttons.set(id, button);
		else this.buttons.delete(id);
	}

	/** Presses the choice of a number, or the button of a name. Returns whether there is one. */
	press(which: number | string): boolean {
		const id = typeof which === 'number' ? this.asking.choices[which - 1] : which;
		const button = id === undefined ? undefined : this.buttons.get(id);
		button?.click();
		return button !== undefined;
	}
}

/** The keys of the card that is drawn; undefined where it has none. */
export const Keys = createContext<CardKeys | undefined>(undefined);

/** A button that answers a question of a card, with its key where it has one. */
export function ChoiceButton({ id, ...attributes }: ComponentProps<typeof PressButton> & { id: string }): JSX.Element {
	const keys = useContext(Keys);
	const key = keys?.keyOf(id);
	return (
		<PressButton
			{...attributes}
			class={`sworn-button sworn-choice ${attributes.class ?? ''}`.trim()}
			data-key={key}
			aria-keyshortcuts={id === MAIN && key ? 'Enter' : key}
			bind={button => keys?.bind(id, button)}
		/>
	);
}

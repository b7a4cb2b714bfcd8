import type { TruthOption } from '../../../rules/truth';
import { isOn } from '../../components/event-target';

/** Letters that have no other function in the dialog. */
const ROW_KEYS = [...'abcdefghijklmnopqtvwxyz'];

/** Assigns a letter to each table row of an answer, keyed by the table's id and the row's text. */
export function rowKeys({ tables }: TruthOption): ReadonlyMap<string, string> {
	const rows = tables.flatMap(({ _id, rows }) => rows.map(({ text }) => `${_id} ${text}`));
	return new Map(rows.flatMap((row, i) => (ROW_KEYS[i] === undefined ? [] : [[row, ROW_KEYS[i]] as const])));
}

/** The actions of other keys. */
export interface TruthActions {
	readonly next: () => void;
	readonly back: (() => void) | undefined;
	readonly skip: () => void;
	readonly roll: () => void;
	readonly takeBack: (() => void) | undefined;
}

/** The action for a key: numbers and letters choose, Enter continues. In a text field, only with Ctrl or Cmd. */
export function keyedAct(event: KeyboardEvent, form: HTMLElement, acts: TruthActions): (() => void) | undefined {
	const { key, target } = event;
	const isHeld = event.ctrlKey || event.metaKey;
	const isTyped = isOn(target, 'textarea');
	if (event.altKey) return key === 'ArrowLeft' ? acts.back : undefined;
	if (key === 'Enter') {
		const isItsOwn = isTyped ? !isHeld : isOn(target, 'button');
		return isItsOwn ? undefined : acts.next;
	}
	if (isTyped || isHeld) return undefined;
	switch (key.toLowerCase()) {
		case 'r':
			return acts.roll;
		case 's':
			return acts.skip;
		case 'u':
			return acts.takeBack;
		default:
			return choosing(form, key.toLowerCase());
	}
}

function choosing(form: HTMLElement, key: string): (() => void) | undefined {
	const radio = [...form.querySelectorAll<HTMLElement>('[data-key]')].find(el => el.dataset['key'] === key);
	if (!radio) return undefined;
	return () => {
		radio.focus();
		radio.click();
	};
}

import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';

/** What was typed on one card, by field. */
export interface CardTyping {
	get(field: string): unknown;
	set(field: string, value: unknown): void;
	clear(): void;
}

const MOST_CARDS = 20;

/** What was typed on cards, kept while they are away: the app renders only those in sight. */
export class DraftStore {
	private readonly cards = new Map<string, Map<string, unknown>>();

	/** A card is known by its source, so nothing is kept while it is not the only one with that source in its note. */
	of(path: string, source: string, isOnlyOne: () => boolean): CardTyping {
		const key = JSON.stringify([path, source]);
		return {
			get: field => this.cards.get(key)?.get(field),
			set: (field, value) => {
				if (isOnlyOne()) this.put(key, field, value);
			},
			clear: () => void this.cards.delete(key),
		};
	}

	private put(key: string, field: string, value: unknown): void {
		const fields = this.cards.get(key) ?? new Map<string, unknown>();
		// The card that was typed on last is forgotten last.
		this.cards.delete(key);
		this.cards.set(key, fields.set(field, value));
		const [oldest] = this.cards.keys();
		if (this.cards.size > MOST_CARDS && oldest !== undefined) this.cards.delete(oldest);
	}
}

/** The typing of the card around; without one nothing is kept. */
export const Typing = createContext<CardTyping>({ get: () => undefined, set: () => {}, clear: () => {} });

/** A state that a card finds again when it is rendered again. */
export function useKept<T>(field: string, initial: () => T): [T, (edit: (before: T) => T) => void] {
	const typing = useContext(Typing);
	// Only this hook writes the field, so what is found is of its type.
	const [value, setValue] = useState(() => (typing.get(field) as T | undefined) ?? initial());
	const latest = useRef(value);
	const change = (edit: (before: T) => T) => {
		latest.current = edit(latest.current);
		typing.set(field, latest.current);
		setValue(latest.current);
	};
	return [value, change];
}

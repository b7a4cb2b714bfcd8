import { createContext } from 'preact';
import { useContext, useRef, useState } from 'preact/hooks';

/** The input typed into one card, by field. */
export interface CardTyping {
	get(field: string): unknown;
	set(field: string, value: unknown): void;
	clear(): void;
}

const MOST_CARDS = 20;

/** Keeps the input typed into cards while they are detached: Obsidian renders only the blocks near the viewport. */
export class DraftStore {
	private readonly cards = new Map<string, Map<string, unknown>>();

	/** A card is identified by its source, so nothing is stored while its note contains that source more than once. */
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
		// Re-inserting the entry keeps the map in order of last use.
		this.cards.delete(key);
		this.cards.set(key, fields.set(field, value));
		const [oldest] = this.cards.keys();
		if (this.cards.size > MOST_CARDS && oldest !== undefined) this.cards.delete(oldest);
	}
}

/** The input store of the surrounding card. Without a provider, nothing is stored. */
export const Typing = createContext<CardTyping>({ get: () => undefined, set: () => {}, clear: () => {} });

/** Like `useState`, but the value survives when the card is rendered anew. */
export function useKept<T>(field: string, initial: () => T): [T, (edit: (before: T) => T) => void] {
	const typing = useContext(Typing);
	// Only this hook writes the field, so a stored value has the right type.
	const [value, setValue] = useState(() => (typing.get(field) as T | undefined) ?? initial());
	const latest = useRef(value);
	const change = (edit: (before: T) => T) => {
		latest.current = edit(latest.current);
		typing.set(field, latest.current);
		setValue(latest.current);
	};
	return [value, change];
}

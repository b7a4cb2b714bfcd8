import { CHOICES } from './choices';

export type Switch = keyof typeof CHOICES;

/** What the app is taken to do, in a word for each switch. */
export type Assumptions = { readonly [S in Switch]: (typeof CHOICES)[S][number] };

const isSwitch = (name: string): name is Switch => Object.hasOwn(CHOICES, name);

const first = Object.fromEntries(Object.entries(CHOICES).map(([name, [word]]) => [name, word])) as Assumptions;

/** What the host does now. */
export const assumed: { -readonly [S in Switch]: Assumptions[S] } = { ...first };

/** Every assumption as it is by default, but for these. They hold from now on, also for an app that runs. */
export function assume(others: Partial<Assumptions> = {}): void {
	Object.assign(assumed, first, others);
}

/** `saveDelay` is the second of its words, `saveDelay=each change` that one; commas between them. */
export function doubtsIn(text: string): Partial<Assumptions> {
	const doubts = text
		.split(',')
		.map(doubt => doubt.trim())
		.filter(doubt => doubt !== '');
	return Object.fromEntries(doubts.map(doubtIn));
}

function doubtIn(doubt: string): [Switch, string] {
	const [name = '', wanted] = doubt.split('=');
	if (!isSwitch(name)) throw new Error(`stand-in host: no assumption is called “${name}”`);
	const words: readonly string[] = CHOICES[name];
	const word = wanted ?? words[1];
	if (word === undefined || !words.includes(word)) throw new Error(`stand-in host: “${name}” is ${words.join(' or ')}`);
	return [name, word];
}

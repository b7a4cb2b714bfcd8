import { nameForNote } from '../plain-name';

/** The longest name that is given to a note from a text, in characters; a longer vow is cut between two words. */
const LONGEST = 60;

/** A name for a note of something called so, which is not taken; a number is added if it is. */
export function freeName(called: string, otherwise: string, isTaken: (name: string) => boolean): string {
	const [line = ''] = called.trim().split('\n');
	const short = line.length <= LONGEST ? line : line.slice(0, LONGEST + 1).replace(/\s+\S*$/, '');
	const name = nameForNote(short.slice(0, LONGEST)) ?? otherwise;
	let free = name;
	for (let number = 2; isTaken(free); number++) free = `${name} ${number}`;
	return free;
}

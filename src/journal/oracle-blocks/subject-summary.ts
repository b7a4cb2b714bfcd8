import { NAME_KEY } from '../../rules/generators/generator';
import type { GeneratedSubject } from './generated-block';

/** What a card says of a generated subject before its details: what it is, and at most three facts without their labels. */
interface ThingInShort {
	readonly name: string | undefined;
	/** Its role or type; undefined if it has none of its own. */
	readonly role: string | undefined;
	/** What it shows, each as it was rolled or typed. */
	readonly facts: readonly string[];
	/** What a person wants. */
	readonly goal: string | undefined;
}

const MOST_FACTS = 3;

const isRole = (key: string): boolean => key === 'role' || key.endsWith('_role') || key === 'type' || key === 'class';
const isGoal = (key: string): boolean => key === 'goal' || key.endsWith('_goal');

/** The name, the first role or type, the goal, and the facts that come first in the block. */
export function formatSubjectSummary({ facts }: GeneratedSubject): ThingInShort {
	const others = [...facts].filter(([key]) => key !== NAME_KEY && key !== 'callsign');
	const role = others.find(([key]) => isRole(key));
	const goal = others.find(([key]) => isGoal(key));
	const first = others.filter(fact => fact !== role && fact !== goal).slice(0, goal ? MOST_FACTS - 1 : MOST_FACTS);
	return {
		name: facts.get(NAME_KEY)?.join(' '),
		role: role?.[1].join(', '),
		facts: first.map(([, values]) => values.join(', ')),
		goal: goal?.[1].join(', '),
	};
}

/** A sign for its kind, so that people, creatures, ships and places are told apart at a glance. */
export type SubjectIcon = 'person' | 'creature' | 'ship' | 'place';

/** The folder of a campaign in which notes about such things are kept. */
export const SUBJECT_FOLDERS: Readonly<Record<SubjectIcon, string>> = {
	person: 'People',
	place: 'Places',
	ship: 'Ships',
	creature: 'Creatures',
};

/** Words of the names that the books and players give to kinds. A place is whatever is none of the others. */
const SIGNS: readonly (readonly [SubjectIcon, RegExp])[] = [
	['person', /\b(?:character|person|people|npc|faction|crew)\b/i],
	['creature', /\b(?:creature|monster|beast|foe|animal|horror)\b/i],
	['ship', /\b(?:\w*ship|derelict|vessel|boat|fleet)\b/i],
];

export const iconOfSubject = (thing: string): SubjectIcon =>
	SIGNS.find(([, words]) => words.test(thing))?.[0] ?? 'place';

import { getFrontMatterInfo, parseYaml } from '../../host/yaml';
import { isSame, plain } from '../vault-snapshot';
import { perText } from '../per-text';
import type { Happened, Law } from './law';

const changed = ({ before, after }: Happened): readonly string[] =>
	[...new Set([...before.keys(), ...after.keys()])].filter(path => !isSame(before.get(path), after.get(path)));

export const typedStaysTyped: Law = {
	name: 'what is typed stands there, and nothing else changes',
	broken: happened => {
		const { deed, after } = happened;
		if (deed.by !== 'typed') return undefined;
		for (const path of changed(happened))
			if (!deed.typed?.has(path)) return `${path} was changed while another note was typed in`;
		for (const [path, text] of deed.typed ?? [])
			if (plain(after.get(path)?.text ?? '') !== plain(text))
				return `${path} is not as it was typed: ${JSON.stringify(after.get(path)?.text)}`;
		return undefined;
	},
};

export const lookingChangesNothing: Law = {
	name: 'looking at notes changes nothing',
	broken: happened => {
		const { by, history } = happened.deed;
		if (by !== 'app' && by !== 'nothing') return undefined;
		const paths = changed(happened).filter(path => path !== history);
		return paths.length === 0 ? undefined : `${paths.join(', ')} changed`;
	},
};

/** Whose the notes are is a question where things get other names, or where a notice is about the past. */
const isAnywhere = ({ deed: { play } }: Happened): boolean => ['other', 'notice', 'rename'].includes(play?.what ?? '');

export const othersStay: Law = {
	name: 'notes that are not the character’s own are left alone',
	broken: happened => {
		const { deed, reach, before } = happened;
		if (deed.by !== 'played' || !reach || isAnywhere(happened)) return undefined;
		const strange = changed(happened).filter(path => before.has(path) && !reach.has(path));
		return strange.length === 0
			? undefined
			: `${strange.join(', ')} changed; ${deed.play?.actor} acted in ${deed.play?.journal}`;
	},
};

export const refusedChangesNothing: Law = {
	name: 'what is refused changes nothing',
	broken: happened => {
		const { play, fault } = happened.deed;
		if (fault || play?.isDone !== false || play.actor === undefined) return undefined;
		const paths = changed(happened);
		return paths.length === 0 ? undefined : `${paths.join(', ')} changed`;
	},
};

/** What is done is refused, or not done, with a word about it: a notice, or a dialog that was closed. */
export const refusalsAreTold: Law = {
	name: 'what is not done is told',
	broken: ({ deed: { play, fault }, isSilent }) =>
		fault || play?.isDone !== false || play.actor === undefined || !isSilent
			? undefined
			: `nothing is told in ${play.journal}`,
};

/** Properties that no reader of YAML reads. */
const isUnreadable = perText((text): boolean => {
	const { frontmatter } = getFrontMatterInfo(plain(text));
	try {
		parseYaml(frontmatter);
		return false;
	} catch {
		return true;
	}
});

export const unreadableStays: Law = {
	name: 'a note whose properties cannot be read is left alone',
	broken: happened => {
		const { deed, before } = happened;
		if (deed.by !== 'played' || isAnywhere(happened)) return undefined;
		const path = changed(happened).find(
			each => each !== deed.play?.journal && isUnreadable(before.get(each)?.text ?? ''),
		);
		return path === undefined ? undefined : `${path} changed`;
	},
};

const SAYS_NOTHING_CHANGED = /nothing has changed|nothing was written|everything was taken back/i;

export const failuresAreTold: Law = {
	name: 'what fails changes nothing, or it is told what stands',
	broken: happened => {
		const { deed, told } = happened;
		if (deed.fault?.kind !== 'failure' || deed.play?.isDone !== false) return undefined;
		const paths = changed(happened);
		if (paths.length === 0) return undefined;
		if (told.length === 0) return `${paths.join(', ')} changed, and nothing is told`;
		return told.some(words => SAYS_NOTHING_CHANGED.test(words))
			? `${paths.join(', ')} changed; told: ${told.join(' | ')}`
			: undefined;
	},
};

export const nothingThrows: Law = {
	name: 'nothing throws',
	broken: ({ errors }) =>
		errors.length === 0
			? undefined
			: errors.map(error => (error instanceof Error ? (error.stack ?? error.message) : String(error))).join('\n'),
};

export const panesAgree: Law = {
	name: 'panes of one note show the same',
	broken: ({ apart }) => (apart.length === 0 ? undefined : apart.join(', ')),
};

/** The check before each write is the last net: what is caught in it is a bug all the same. */
export const nothingToRefuse: Law = {
	name: 'no edit is planned that would harm the player’s lines',
	broken: ({ told }) => told.find(words => words.includes('Copy report')),
};

import { characterNote, journalOf, trackNotes } from './notes';

/** How many notes a large vault has in all, and how many of them are what. */
const NOTES = 10_000;
const CHARACTERS = 10;
const JOURNALS = 200;
const TRACK_NOTES = 300;
const ASSETS = 100;
const WITH_CODE = 1000;

/** One in this many journals has an open vow. */
const ONE_OPEN_IN = 10;

const vow = (name: string, status = ''): string =>
	`\n\`\`\`sworn\nvow: ${name}\nrank: formidable\nticks: 8\n${status}\`\`\`\n`;

/** A journal of 20 records with two vows, both of them fulfilled in most. */
const journalWithVows = (i: number): string =>
	`${journalOf(20)}${vow(`The vow of ${i}`, DONE)}${vow(`The debt of ${i}`, i % ONE_OPEN_IN === 0 ? '' : DONE)}`;

const DONE = 'status: completed\n';

/** The journals in which a vow is open. */
export const openJournals = (): readonly { readonly path: string; readonly text: string }[] =>
	many(JOURNALS / ONE_OPEN_IN, 'Journals', i => journalWithVows(i * ONE_OPEN_IN)).map(([path, text]) => ({
		path,
		text,
	}));

const asset = '---\nsworn: asset\ncharacter: "[[Kestrel Vane]]"\nhealth: 4\n---\n';
const code = '---\ntags: [notes]\n---\n\n# A note\n\n```js\nconst answer = 42;\n```\n';
const prose = '---\ntags: [notes]\nstatus: draft\n---\n\n# A note\n\nSome prose with a [[Link]].\n';

const many = (count: number, folder: string, text: (i: number) => string): [string, string][] =>
	Array.from({ length: count }, (_, i) => [`${folder}/Note ${i}.md`, text(i)]);

/** A vault of so many notes that has seen a few campaigns; of each kind it has its share. */
export function largeVault(notes = NOTES): Readonly<Record<string, string>> {
	const share = (count: number): number => (count * notes) / NOTES;
	const ours = [
		['Characters/Kestrel Vane.md', characterNote] as const,
		...many(share(CHARACTERS) - 1, 'Others', () => characterNote),
		...many(share(JOURNALS), 'Journals', journalWithVows),
		...many(share(ASSETS), 'Assets', () => asset),
		...trackNotes(share(TRACK_NOTES)).map(({ path, text }) => [path, text] as const),
		...many(share(WITH_CODE), 'Code', () => code),
	];
	return Object.fromEntries([...ours, ...many(notes - ours.length, 'Prose', () => prose)]);
}

/** The tracks and assets in use of a character who has been played for long. */
const IN_USE = 20;

/** A large vault in which most tracks and assets of the character who plays are done with. */
export const longCampaign = (): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(largeVault()).map(([path, text]) => {
			const number = Number(/ (\d+)\.md$/.exec(path)?.[1] ?? 0);
			if (number <= IN_USE) return [path, text];
			if (path.startsWith('Tracks/')) return [path, text.replace('status: open', 'status: completed')];
			return [path, path.startsWith('Assets/') ? text.replace('[[Kestrel Vane]]', `[[Note ${number}]]`) : text];
		}),
	);

/** A vault in which every note is a journal: all are to be read, and one of ten holds a track. */
export const playedVault = (notes: number): Readonly<Record<string, string>> =>
	Object.fromEntries([
		['Characters/Kestrel Vane.md', characterNote],
		...many(notes - 1, 'Journals', i => journalOf(2) + (i % 10 === 0 ? vow(`The vow of ${i}`) : '')),
	]);

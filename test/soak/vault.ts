import type { RulesetId } from '../../src/rules/books/bundled';
import { RULESET_IDS } from '../../src/rules/books/bundled';
import type { Random } from '../support/random';

/** What a vault is like in which a session is played. */
export interface VaultSpec {
	readonly rules: RulesetId;
	readonly breaks: 'lf' | 'crlf' | 'cr';
	readonly bom: boolean;
	readonly lastBreak: boolean;
	/** Two characters of one name, and how the journals find theirs. */
	readonly twins: 'none' | 'by path' | 'by folder';
	readonly telling: 'always' | 'ask' | 'never';
	readonly certain: 'at_once' | 'ask';
	/** How records are written. Absent, as blocks. */
	readonly records?: 'line' | 'block';
	/** The notes are open as source: no card is drawn but in Reading view. Absent, most are open in Live Preview. */
	readonly plain?: boolean;
	/** Notes are torn, copied, renamed and written differently, at the start and on the way. */
	readonly isTorn?: boolean;
}

/** What a kept find does not say of its vault. */
const USUAL: Omit<VaultSpec, 'rules'> = {
	breaks: 'lf',
	bom: false,
	lastBreak: true,
	twins: 'none',
	telling: 'always',
	certain: 'at_once',
	plain: false,
};

/** What of a vault is not as usual, and its rules. */
export type ShortVaultSpec = Pick<VaultSpec, 'rules'> & Partial<VaultSpec>;

export const wholeVault = (short: ShortVaultSpec): VaultSpec => ({ ...USUAL, ...short });

export const anyVault = (chance: Random, isTorn = false): VaultSpec => ({
	rules: RULESET_IDS[chance.below(RULESET_IDS.length)] ?? 'starforged',
	breaks: chance.pick(['lf', 'lf', 'lf', 'crlf', 'cr']),
	bom: chance.oneIn(8),
	lastBreak: !chance.oneIn(4),
	twins: chance.pick(['none', 'by path', 'by folder']),
	telling: chance.pick(['always', 'ask', 'never']),
	certain: chance.pick(['at_once', 'at_once', 'at_once', 'ask']),
	// Cards cost more time than all else together, and the laws are about notes: in most vaults none is drawn while writing.
	plain: !chance.oneIn(4),
	records: chance.pick(['line', 'block']),
	...(isTorn ? { isTorn } : {}),
});

const BREAKS = { lf: '\n', crlf: '\r\n', cr: '\r' } as const;

const LEGACY: Readonly<Record<RulesetId, string>> = {
	classic: 'bonds: 3 # tk104\nexperience: 2\nexperience_spent: 0\n',
	delve: 'bonds: 3 # tk104\nfailure: 2\nexperience: 2\nexperience_spent: 0\n',
	starforged: 'quests: 6 # tk104\nbonds: 0\ndiscoveries: 2\nexperience: 2\nexperience_spent: 0\n',
	sundered_isles: 'quests: 6 # tk104\nbonds: 0\ndiscoveries: 2\nexperience: 2\nexperience_spent: 0\n',
};

/** Every line that is the player's own bears a token (`tk17`), by which it is followed. */
const sheet = (rules: RulesetId, spirit: number): string =>
	`---
# The sheet of tk101, do not tidy
ruleset: ${rules}
edge: 2
heart: 2   # tk102
iron: 1
shadow: 1
wits: 3
health: 4
spirit: ${spirit}
supply: 3
momentum: 3  # tk103
${LEGACY[rules]}my own: "tk105: as I like it"
impacts: []
assets: ["[[Rook]]"]
---
The story of the one who plays tk106.

Second paragraph tk107.
`;

const journal = (link: string): string =>
	`---
${link}# of my own tk201
mood: grim tk202
---
# Chapter one tk203

I set out before dawn tk204,
and nobody saw me tk205.

- bread tk206
- rope tk207
	- knots tk208

> [!note] What I know tk209
> The tower stands empty tk210.

| where | who tk211 |
| --- | --- |
| tower | nobody tk212 |

\`\`\`sworn
# my vow tk213
vow: Find the ark
rank: formidable
ticks: 8
my own: kept tk214
\`\`\`

עברית נכתבת מימין לשמאל tk215

\`\`\`sworn
move: Face Danger
roll: edge
# by hand tk216
\`\`\`

She follows me down the stairs tk217.

The end of the page tk218.`;

const LONE = (rules: RulesetId): string =>
	`---
ruleset: ${rules}
edge: 1
heart: 2
iron: 3
shadow: 1
wits: 2
health: 5
spirit: 5
supply: 4
momentum: 2 # tk301
---
Alone with my journal tk302.

> A quote tk303
> of two lines tk304

Last words tk305.`;

const PROSE = `Nobody plays here tk401.

    indented code tk402

Text under it tk403
with a second line tk404.
`;

/** The notes of a vault, by path. */
export function filesOf(spec: VaultSpec): Record<string, string> {
	const { rules, twins } = spec;
	const second = twins === 'none' ? 'Juno' : 'Kestrel';
	const linkTo = (path: string) =>
		twins === 'by folder' ? '' : `character: "[[${twins === 'none' ? path.slice(2) : path}]]" # tk200\n`;
	const notes: Record<string, string> = {
		'A/Kestrel.md': sheet(rules, 4),
		'A/Journal.md': journal(linkTo('A/Kestrel')),
		'A/Rook.md': `---\nsworn: asset\nasset: ${rules === 'classic' || rules === 'delve' ? 'Hawk' : 'Sprite'}\nkind: companion\ncharacter: "[[A/Kestrel]]"\nabilities: [1]\nhealth: 2 # tk501\n---\nMy bird tk502.\n`,
		'A/Stem the tide.md': `---\nsworn: vow\ncharacter: "[[A/Kestrel]]"\nrank: dangerous # tk503\nticks: 12\n---\nWhat I swore tk504.\n`,
		[`B/${second}.md`]: sheet(rules, 3).replace('["[[Rook]]"]', '[]'),
		'B/Journal.md': journal(linkTo(`B/${second}`)),
		'C/Lone.md': LONE(rules),
		'Prose.md': PROSE,
	};
	return Object.fromEntries(Object.entries(notes).map(([path, text]) => [path, formed(text, path, spec)]));
}

/** Line breaks, the mark at the beginning and the break at the end, as the vault has them. */
function formed(text: string, path: string, { breaks, bom, lastBreak }: VaultSpec): string {
	const ended = path.endsWith('Journal.md') && lastBreak ? `${text}\n` : text;
	const broken = path.startsWith('B/') ? ended : withBreaks(ended, breaks);
	return bom && path === 'A/Journal.md' ? `\uFEFF${broken}` : broken;
}

/** Properties whose lines end with a lone `\r` are none for the app; the text below them may have such lines. */
function withBreaks(text: string, breaks: VaultSpec['breaks']): string {
	if (breaks !== 'cr') return text.replace(/\n/g, BREAKS[breaks]);
	const end = text.startsWith('---\n') ? text.indexOf('---\n', 4) + 4 : 0;
	return text.slice(0, end) + text.slice(end).replace(/\n/g, BREAKS.cr);
}

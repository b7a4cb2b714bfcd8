/** The texts of a vault, by path. */
export type Vault = Readonly<Record<string, string>>;

export const JOURNAL = 'Journal.md';
/** A note that no action is about: where the player goes meanwhile. */
export const ELSEWHERE = 'Elsewhere.md';

export const fence = (...lines: readonly string[]): string => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n`;

export const properties = (...lines: readonly string[]): string => `---\n${lines.join('\n')}\n---\n`;

export const STATS = ['edge: 2', 'heart: 2', 'iron: 1', 'shadow: 1', 'wits: 3'];
export const METERS = ['health: 5 # of 5', 'spirit: 4', 'supply: 3', 'momentum: 3'];

export const KESTREL = `${properties(
	'ruleset: starforged',
	'# the captain',
	...STATS,
	...METERS,
	'experience: 9',
	'experience_spent: 1',
	'assets: ["[[Rook]]"]',
)}Kestrel grew up on the drift.\n`;

export const ROOK = `${properties(
	'sworn: asset',
	'asset: Banshee',
	'character: "[[Kestrel]]"',
	'kind: companion',
	'abilities: [1]',
	'health: 3 # of 4',
)}Rook bites.\n`;

/** Who plays; every action begins with these notes. */
export const CAST: Vault = {
	'Kestrel.md': KESTREL,
	'Rook.md': ROOK,
	[ELSEWHERE]: 'The docks are cold.\n',
};

/** Prose on both sides of what is written, without a last line break. */
export const story = (middle = ''): string =>
	`# The long road\n\nShe waits by the gate.\n\n${middle}${middle ? '\n' : ''}‸\n\nThe lamp goes out.`;

/** What a player writes in one go; every line bears the token by which it is followed. */
const LINES: readonly ((token: string) => string)[] = [
	token => `She follows me ${token}.`,
	token => `I run ${token}.\nAnd run on ${token}b.`,
	token => `First ${token}.\n\nSecond ${token}b.`,
	token => `# Chapter ${token}`,
	token => `- item ${token}\n- item ${token}b`,
	token => `- item ${token}\n\t- under it ${token}b`,
	token => `1. one ${token}\n2. two ${token}b`,
	token => `> [!note] Title ${token}\n> Words ${token}b`,
	token => `> quote ${token}`,
	token => `| a ${token} | b |\n| --- | --- |\n| c ${token}b | d |`,
	token => `<!-- ${token} -->`,
	token => `%% ${token} %%`,
	token => `היא רצה ${token} מהר`,
	token => `\tindented ${token}`,
	token => `\`\`\`js\nlet ${token} = 1;\n\`\`\``,
	token => `$$\n${token}\n$$`,
	token => `---\nafter a rule ${token}`,
	token => `\`\`\`sworn\n# ${token}\nvow: Oath\nrank: dangerous\nticks: 4\nmy own: ${token}b\n\`\`\``,
	token => `\`\`\`sworn\nmove: Face Danger\n# ${token}\n\`\`\``,
	token => `> \`\`\`sworn\n> move: Secure an Advantage\n> # ${token}\n> \`\`\``,
	token => `- \`\`\`sworn\n  clock: Doom\n  # ${token}\n  segments: 6\n  filled: 2\n  \`\`\``,
	token => `~~~sworn\nmove: Endure Stress\nmy own: ${token}\n~~~`,
];

export const writtenLines = (n: number | undefined, token: string): string => {
	const write = LINES[(n ?? 0) % LINES.length] ?? LINES[0];
	return write?.(token) ?? token;
};

/** Within a line. */
const WORDS = ['and ', ', ', '`', '*', '- ', ' ', '\t', '> ', 'x', '…', '[[', 'ש'];

export const writtenWords = (n: number | undefined): string => WORDS[(n ?? 0) % WORDS.length] ?? 'x';

export const tokenOf = (id: number): string => `tk${id + 1000}`;

/** What is begun or renamed gets a name that is no line of the player's. */
export const nameFor = (id: number): string => `Named ${id}`;

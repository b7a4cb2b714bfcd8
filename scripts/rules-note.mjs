import fs from 'node:fs';
import path from 'node:path';
import { RULESET_IDS, RULESETS } from './rulesets.mjs';

/** The moves of a complete game. A reference with all of them is used on its own. */
const WHOLE_GAME = ['Face Danger', 'Swear an Iron Vow', 'Pay the Price', 'Endure Harm'];

/**
 * Adds a rules file to the demo vault, with a character and a journal that use it. Returns a description of what was
 * added.
 */
export function addRulesNote(vault, file, base = likelyBase(file)) {
	const extension = path.extname(file).toLowerCase();
	const name = noteName(path.basename(file, path.extname(file)));
	const text = fs.readFileSync(file);
	const isNote = extension === '' || extension === '.md' || extension === '.markdown' || extension === '.txt';
	const rules = isNote ? `${name}.md` : `${name}${extension}`;
	const isOnly = isNote && isWholeGame(text.toString('utf8'));
	const title = `Rules - ${name}`;
	write(vault, `Rules/${rules}`, isOnly ? withMovesOnly(text.toString('utf8')) : text);
	write(vault, `Rules/${title}, character.md`, characterNote(`${title}, character`, base));
	write(vault, `Rules/${title}.md`, journalNote(title, isNote ? name : rules));
	return [
		`The rules of ${path.basename(file)} are in “Rules/${rules}”, over ${base}${isOnly ? ', no move of which is offered' : ''}.`,
		`Play by them in “Rules/${title}”.`,
	].join('\n');
}

/** Removes characters that are invalid in links or file names. */
const noteName = name => name.replace(/[\\/:*?"<>|#^[\]]/g, ' ').trim() || 'House rules';

function write(vault, file, data) {
	fs.mkdirSync(path.dirname(path.join(vault, file)), { recursive: true });
	fs.writeFileSync(path.join(vault, file), data);
}

/** Guesses the base ruleset from the text of the file; --base overrides it. */
function likelyBase(file) {
	const head = `${path.basename(file)}\n${fs.readFileSync(file, 'utf8').slice(0, 4000)}`.toLowerCase();
	return RULESET_IDS.findLast(id => RULESETS[id].isNamedIn(head)) ?? 'starforged';
}

/**
 * Whether the note is a complete game, with a heading for each essential move. A note with frontmatter declares its own
 * rules.
 */
function isWholeGame(text) {
	if (text.startsWith('---')) return false;
	const headings = text
		.split(/\r?\n/)
		.filter(line => /^[>\s]*#{1,6}\s/.test(line))
		.map(line => line.replace(/^[>\s]*#{1,6}\s+/, '').toLowerCase());
	return WHOLE_GAME.every(move => headings.some(heading => heading.startsWith(move.toLowerCase())));
}

const withMovesOnly = text => `---\nmoves: only\n---\n${text.replace(/^\uFEFF/, '')}`;

const characterNote = (name, base) => `---
sworn: character
ruleset: ${base}
edge: 2
heart: 3
iron: 2
shadow: 1
wits: 1
health: 5
spirit: 5
supply: 5
momentum: 2
impacts: []
---

\`\`\`sworn
show: ${name}
\`\`\`
`;

const journalNote = (title, link) => `---
character: "[[${title}, character]]"
rules: "[[${link}]]"
---

# ${title}

A journal that plays by a rules note. The vow below is nearly done.

\`\`\`sworn
vow: See it through
rank: formidable
ticks: 32
\`\`\`

`;

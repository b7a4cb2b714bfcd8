import { ASK_THE_ORACLE, isMatch } from '../../play/oracles/ask-the-oracle';
import { NAME_KEY } from '../../rules/generators/generator';
import { writeAsk } from '../oracle-blocks/ask-block';
import { DICE_KEY, formatGenerated } from '../oracle-blocks/generated-block';
import { writeOracle } from '../oracle-blocks/oracle-block';
import { writeInline } from '../inline/inline-record';
import type { CampaignNames } from './campaign-names';
import { markRead, type KdlNode } from './kdl-nodes';
import { clockChange } from './node-changes';
import { given } from '../../rules/core/collections';
import { neededNumber, neededText, textIn, valueIn } from './node-values';
import { keep, importedMove, checkedChange, type ImportedEntry } from './imported-entry';

/** The result of an oracle, including the rolls that its row called for. */
interface Said {
	readonly words: string;
	/** In rolling order. */
	readonly dice: readonly number[];
}

/** A question with its odds, possibly whether a clock advances: “Will [[Tide]] advance? (Likely)”. */
const WITH_ODDS = /^(.*\?) \(([^()]+)\)$/;

/** An oracle rolled outside a move's own table, with the player's `question`. */
export function playedOracle(node: KdlNode, names: CampaignNames, question?: string): readonly ImportedEntry[] {
	const label = textIn(node, 0, 'name') ?? '';
	const { name, odds } = names.oracle(label, textIn(node, undefined, 'id'));
	const [, asked, chance] = WITH_ODDS.exec(names.plain(label)) ?? [];
	const inside = node.children.find(({ name: kind }) => kind === '-');
	const own = question ?? (inside === undefined ? undefined : textIn(inside, 0, 'text'));
	const rest = node.children.filter(child => child !== inside);
	const roll = neededNumber(node, 1, 'roll');
	const result = neededText(node, 2, 'result');
	const clock = rest.find(({ name: kind }) => kind === 'clock');
	if (asked !== undefined && chance !== undefined && clock)
		return [clockAsked(clock, names, { chance, roll, result: names.plain(result) })];
	const chances = chance === undefined ? undefined : names.odds(chance);
	if (asked !== undefined && chances !== undefined) return [answered(asked, chances, roll, result)];
	if (odds !== undefined)
		return [own === undefined ? unasked(odds, roll, result, names) : answered(names.plain(own), odds, roll, result)];
	const { words, dice } = resultOfNode(node, rest, names);
	const { die, told } = cursedIn(node);
	const said: ImportedEntry = {
		kind: 'answer',
		body: writeOracle({ oracle: name, dice, result: `${words}${told}`, ...given({ cursedDie: die }) }),
	};
	return [...(own === undefined ? [] : [{ kind: 'prose', text: own } as const]), said];
}

/** The cursed die; one that fell on nothing that a die shows is told as it is written, and keeps no roll out. */
function cursedIn(node: KdlNode): { readonly die: number | undefined; readonly told: string } {
	const written = textIn(node, undefined, 'cursed');
	const die = written === undefined ? NaN : Number(written);
	if (Number.isInteger(die) && die >= 1 && die <= CURSED_SIDES) return { die, told: '' };
	return { die: undefined, told: written === undefined ? '' : ` (cursed die ${written})` };
}

const CURSED_SIDES = 10;

/** If no question was typed, the other plugin stores none; this becomes a record of the move. */
export const unasked = (odds: string, roll: number, result: string, { onlyCharacter }: CampaignNames): ImportedEntry =>
	importedMove(ASK_THE_ORACLE, {
		...(onlyCharacter === undefined ? {} : { by: onlyCharacter }),
		table: [{ roll, text: `${result} (${odds})` }],
	});

function answered(question: string, odds: string, roll: number, result: string): ImportedEntry {
	const answer = result.trim().toLowerCase();
	const said = isMatch(roll) && /^(?:yes|no)$/.test(answer) ? `extreme ${answer}` : answer;
	return { kind: 'answer', body: writeAsk({ question, odds, roll, said }) };
}

function clockAsked(
	node: KdlNode,
	names: CampaignNames,
	{ chance, roll, result }: { readonly chance: string; readonly roll: number; readonly result: string },
): ImportedEntry {
	const { name } = names.track(neededText(node, 0, 'name'));
	const note = `${names.odds(chance) ?? chance}: ${roll}, ${result.toLowerCase()}`;
	// An advance with a roll stays a line of its own.
	return { kind: 'code', code: writeInline([checkedChange(clockChange(node, name, note))]) };
}

/**
 * The text of an oracle's result. A row that only leads to other tables is replaced with their results; a curse
 * replaces the result or follows it.
 */
export function resultOfNode(node: KdlNode, children: readonly KdlNode[], names: CampaignNames): Said {
	const other = children.find(child => child.name !== 'oracle');
	if (other) keep(`“${other.name}” within an oracle has no counterpart.`);
	// only the result of a roll within another one is told, not its name
	markRead(node, 0, '=name', '=id');
	const own = names.plain(neededText(node, 2, 'result'));
	const roll = neededNumber(node, 1, 'roll');
	const replaced = valueIn(node, undefined, 'replaced');
	const isCursed = typeof replaced === 'boolean';
	const curse = isCursed ? children.at(-1) : undefined;
	const rolls = children.filter(child => child !== curse).map(child => resultOfNode(child, child.children, names));
	const dice = [roll, ...rolls.flatMap(each => each.dice)];
	const words = inOne(
		own,
		neededText(node, 2, 'result'),
		rolls.map(each => each.words),
	);
	if (!curse) return { words, dice };
	const brought = resultOfNode(curse, curse.children, names);
	const added = brought.dice.filter(face => face !== roll);
	if (replaced === true) return { words: `${brought.words}, instead of ${words} (cursed)`, dice: [roll, ...added] };
	return { words: `${words}; ${brought.words} (cursed)`, dice: [...dice, ...brought.dice] };
}

const LINKS = /\[[^[\]]*\]\([^()[]*\)/g;

/** “[Action](…) + [Theme](…)” and “Roll twice” have no content of their own. */
function inOne(own: string, written: string, rolled: readonly string[]): string {
	if (rolled.length === 0) return own;
	const rest = written.replace(LINKS, '');
	const isPair = /^\s*\+\s*$/.test(rest);
	const isLinksAlone = rest !== written && /^[\s+/,;]*$/.test(rest);
	if (isPair) return rolled.join(' + ');
	if (isLinksAlone || /^roll (?:twice|again|three times)\b/i.test(own)) return rolled.join('; ');
	// A template has the finished text, which contains its parts.
	return rolled.every(part => own.includes(part)) ? own : [own, ...rolled].join('; ');
}

/** A generated subject, `NPC: [[Note]]` or `NPC: New NPC`, with a fact for each roll. */
export function playedGroup(node: KdlNode, names: CampaignNames): readonly ImportedEntry[] {
	const title = names.plain(neededText(node, 0, 'name'));
	const [, thing = title, called] = /^([^:]+): (.+)$/.exec(title) ?? [];
	const other = node.children.find(child => child.name !== 'oracle');
	if (other) keep(`“${other.name}” within a group of oracles has no counterpart.`);
	const isNamed = called !== undefined && called !== `New ${thing}`;
	const rolled = node.children.map(child => {
		const label = names.plain(neededText(child, 0, 'name'));
		const key = (label.split(' / ').at(-1) ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '_');
		const { words, dice } = resultOfNode(child, child.children, names);
		const { die, told } = cursedIn(child);
		const fell = `${dice.join(', ')}${die === undefined ? told : ` (cursed die ${die})`}`;
		return { key: key === NAME_KEY ? 'rolled_name' : key, words, fell };
	});
	const keys = [...new Set(rolled.map(({ key }) => key))];
	if (keys.some(key => key === '')) keep('A roll of the group has no name.');
	const facts = keys.map(key => [key, rolled.filter(each => each.key === key).map(({ words }) => words)] as const);
	const named: readonly (readonly [string, readonly string[]])[] = isNamed ? [[NAME_KEY, [called]]] : [];
	const rolls = rolled.map(({ fell }) => fell).join('; ');
	const dice: readonly (readonly [string, readonly string[]])[] = rolls === '' ? [] : [[DICE_KEY, [rolls]]];
	if (keys.includes(DICE_KEY)) keep(`“${DICE_KEY}” in a group of oracles would be taken for its dice.`);
	return [{ kind: 'answer', body: formatGenerated({ thing, facts: new Map([...named, ...facts, ...dice]) }) }];
}

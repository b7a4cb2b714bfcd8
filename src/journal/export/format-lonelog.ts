import { NAME_KEY } from '../../rules/generators/generator';
import { TICKS_PER_BOX } from '../../rules/core/rank';
import { MAX_TICKS } from '../../rules/core/track-key';
import { hasKey } from '../../rules/core/track-kind';
import type { MoveRecord } from '../../play/record/record';
import { fullBoxes, type Track } from '../../play/tracks/track';
import { chartInText } from './format-chart';
import { isChart } from '../chart/layout-of-block';
import { DICE_KEY, factsInWords } from '../oracle-blocks/generated-block';
import { linkTarget } from '../../rules/search/stated-name';
import { lineOf } from '../record/record-line';
import { formatChange } from '../record/format-change';
import type { ExportEntry } from './export-entry';
import type { ExportContext } from './format-markdown';

/**
 * Writes an entry in Lonelog 1.6, a notation for solo play used by other players and tools: `@` for an action, with the
 * name of an actor who is not the owner of the log, `?` for a question, `d:` for a roll, `->` for its result, `=>` for
 * its consequences, `tbl:` and `gen:` for tables and generators, and tags for tracks and clocks.
 */
export function formatLonelog(entry: ExportEntry, context: ExportContext): readonly string[] {
	switch (entry.kind) {
		case 'move':
			return moveLines(entry.record, context);
		case 'question': {
			const { said, odds, roll } = entry.record;
			const asked = `? ${entry.question}${odds === undefined ? '' : ` (${odds})`}`;
			return said === undefined ? [asked] : [asked, `-> ${said}${roll === undefined ? '' : ` (d100=${roll})`}`];
		}
		case 'oracle': {
			const { oracle, dice, result } = entry;
			const said = result === undefined ? '' : ` -> ${result}`;
			if (DICE.test(oracle)) return [`d: ${oracle}${said}`];
			return [`tbl: ${oracle}${inD100(dice)}${said}`];
		}
		case 'thing': {
			const { thing } = entry.thing;
			const dice = groupedDice(entry.thing.facts.get(DICE_KEY) ?? []);
			const facts = new Map([...entry.thing.facts].filter(([key]) => dice === undefined || key !== DICE_KEY));
			const name = facts.get(NAME_KEY)?.join(' ');
			const said = [...(name === undefined ? [] : [name]), ...factsInWords({ thing, facts })];
			return [`gen: ${thing}${dice === undefined ? '' : ` ${dice}`} -> ${said.join('; ')}`];
		}
		case 'track':
			return [`=> ${tagsOf(entry.track)}`];
		case 'changes':
			return entry.changes.map(change => `=> ${formatChange(change, context.owner)}`);
		case 'session':
			return entry.session.momentum.length > 0 ? [`(note: momentum ${entry.session.momentum.join(', ')})`] : [];
		case 'show': {
			const name = linkTarget(entry.name);
			const track = context.track(name);
			if (!track && context.chart && isChart(name))
				return chartInText(context.chart, words => words).map(words => `(note: ${words.replaceAll('**', '')})`);
			return track ? [tagsOf(track)] : [];
		}
	}
}

function moveLines(record: MoveRecord, { owner }: ExportContext): readonly string[] {
	const { name, about, roll, outcome, came } = lineOf(record);
	const by = record.by === undefined || record.by === owner ? '' : `(${record.by})`;
	const where = about.length > 0 ? ` (${about.join('; ')})` : '';
	const result = outcome && `-> ${outcome.words}`;
	const rolled = roll === undefined ? result : [`d: ${roll}`, result].filter(Boolean).join(' ');
	return [
		`@${by} ${name}${where}`,
		...(rolled === undefined ? [] : [rolled]),
		...record.table.map(
			each => `tbl: ${name}${inD100([each.roll].filter(isFace))}${each.text === '' ? '' : ` -> ${each.text}`}`,
		),
		...(record.burn ? [`=> momentum ${record.burn.from} → ${record.burn.to}, burned`] : []),
		// The rolls of tables come first, and have lines of their own.
		...came.slice(record.table.some(each => isFace(each.roll)) ? 1 : 0).map(words => `=> ${words}`),
	];
}

/** Dice that were typed, such as “2d6 + 1”, rather than the name of an oracle. */
const DICE = /^\d*d\d+(?: ?[-+] ?\d+)?$/i;

const isFace = (roll: number): boolean => roll > 0;

/** “ d100=27+d100=61” */
const inD100 = (dice: readonly number[]): string =>
	dice.length > 0 ? ` ${dice.map(die => `d100=${die}`).join('+')}` : '';

/** “d100=12+d100=34; d100=5”, with the rolls of a fact by plus signs; `undefined` if something else stands there. */
const groupedDice = (values: readonly string[]): string | undefined => {
	const groups = values.join('; ').split('; ');
	return groups.every(group => /^\d{1,3}(?:, \d{1,3})*$/.test(group))
		? groups.map(group => group.replace(/\d+/g, 'd100=$&').replaceAll(', ', '+')).join('; ')
		: undefined;
};

/** `[Track:Find the ark 2/10]`, `[Clock:Storm 1/6]` */
function tagsOf({ kind, name, ticks, segments, filled = 0 }: Track): string {
	const boxes = hasKey(kind, 'ticks') ? [`[Track:${name} ${fullBoxes(ticks)}/${MAX_TICKS / TICKS_PER_BOX}]`] : [];
	return [...boxes, ...(segments === undefined ? [] : [`[Clock:${name} ${filled}/${segments}]`])].join(' ');
}

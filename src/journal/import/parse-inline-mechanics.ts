import { getOwn } from '../../rules/core/collections';
import type { Add, MoveRecord } from '../../play/record/record';
import { currentDice, sumOfAdds } from '../../play/roll/roll';
import { isRank, ofRank, PROGRESS_TICKS } from '../../rules/core/rank';
import type { Change } from '../../play/character/change';
import { writeOracle } from '../oracle-blocks/oracle-block';
import type { CampaignNames } from './campaign-names';
import {
	FULL_TRACK,
	meterChange,
	positionChange,
	progressChange,
	segmentsChange,
	sizeAnd,
	statusChange,
} from './node-changes';
import { withoutEnding } from '../../rules/search/stated-name';
import { aboutActor, BARE_ROLL, diceLine, ofMove, withReroll } from './node-moves';
import { unasked } from './node-oracles';
import { keep, NoCounterpart, importedMove, checkedChange, type ImportedEntry } from './imported-entry';

export type PlayedMove = Extract<ImportedEntry, { kind: 'move' }>;

/** The meaning of a span: an entry, a change of the move above, or a reason to keep it. */
type ReadSpan =
	| { readonly kind: 'played'; readonly played: ImportedEntry }
	| { readonly kind: 'amends'; readonly move: PlayedMove }
	| { readonly kind: 'stays'; readonly why: string };

/** The last move found in a span, and whether nothing but spaces is between it, with its rerolls, and this span. */
interface MoveAbove {
	readonly move: PlayedMove;
	readonly isDirect: boolean;
}

/** Reads one span. */
export function readSpan(code: string, names: CampaignNames, above: MoveAbove | undefined): ReadSpan {
	const [, name = '', rest = ''] = /^\s*iv-([a-z-]+):([\s\S]*)$/.exec(code) ?? [];
	// In a table, the separator between fields has a backslash.
	const fields = rest
		.replaceAll('\\|', '|')
		.split('|')
		.map(field => field.trim());
	try {
		const amended = getOwn(AMENDS, name)?.(fields, above);
		if (amended) return { kind: 'amends', move: amended };
		const read = getOwn(SPANS, name) ?? keep(`“iv-${name}” has no counterpart.`);
		if (fields.length > (getOwn(MOST_FIELDS, name) ?? Infinity)) keep('It has more fields than are known.');
		return { kind: 'played', played: inMove(read(fields, names), above?.move, names) };
	} catch (error) {
		if (error instanceof NoCounterpart) return { kind: 'stays', why: error.message };
		throw error;
	}
}

/** How many fields are known of each kind of span. */
const MOST_FIELDS: Readonly<Partial<Record<string, number>>> = {
	...{ move: 10, 'action-roll': 8, progress: 7, noroll: 2, oracle: 5, meter: 3, burn: 2, initiative: 3, dice: 2 },
	...{ 'track-create': 2, 'track-complete': 2, 'track-reopen': 2, 'track-advance': 6 },
	...{ 'clock-create': 2, 'clock-resolve': 2, 'clock-advance': 7, 'entity-create': 3 },
};

/** The end of a track after *Forsake Your Vow*, and so on. */
const inMove = (played: ImportedEntry, above: PlayedMove | undefined, names: CampaignNames): ImportedEntry =>
	played.kind === 'changes' && above
		? { ...played, changes: played.changes.map(change => ofMove(change, above.record.move, names)) }
		: played;

type Fields = readonly string[];

/** Spans that change the last roll above: a burn, or rerolled dice. */
const AMENDS: Readonly<
	Partial<Record<string, (fields: Fields, above: MoveAbove | undefined) => PlayedMove | undefined>>
> = {
	reroll: ([die = '', old = '', now = '', ...rest], above) => {
		const standing = above && currentDice(above.move.record);
		if (!above || !standing) return keep('There is no roll above the reroll.');
		const face = number(now);
		const dice = { action: undefined, first: undefined, second: undefined };
		const which = getOwn(DICE, die) ?? keep(`“${die}” is no die.`);
		const [first, second] = standing.challengeDice;
		const before = { action: standing.actionDie, first, second }[which];
		const after = { first, second, [which]: face };
		const [, , , vs1 = String(after.first), vs2 = String(after.second)] = rest;
		if (number(old) !== before || number(vs1) !== after.first || number(vs2) !== after.second || rest.length > 6)
			keep('The roll above it has other dice.');
		return again(above.move, withReroll(above.move.record, standing, { ...dice, [which]: face }));
	},
	burn: ([from = '', to = '', ...more], above) =>
		!above?.isDirect || above.move.record.dice?.actionDie === undefined || above.move.record.burn || more.length > 0
			? undefined
			: again(above.move, { burn: { from: number(from), to: number(to) } }),
};

function again({ record: { outcome: _, ...record } }: PlayedMove, more: Partial<MoveRecord>): PlayedMove {
	return importedMove(record.move, { ...record, ...more });
}

const DICE = { action: 'action', vs1: 'first', vs2: 'second' } as const;

const SPANS: Readonly<Partial<Record<string, (fields: Fields, names: CampaignNames) => ImportedEntry>>> = {
	move: ([name = '', ...fields], names) => {
		const [id] = fields.slice(6).filter(field => !TOLD.test(field));
		return actionRoll(
			names.move(name, id),
			[...fields.slice(0, 6), ...fields.slice(6).filter(each => each !== id)],
			names,
		);
	},
	'action-roll': (fields, names) => actionRoll(BARE_ROLL, fields, names),
	progress: ([name = '', track = '', score = '', vs1 = '', vs2 = '', path = '', id], names) => {
		const named = names.track(path.endsWith('.md') ? `[[${path}|${track}]]` : track);
		return importedMove(names.move(name, path.endsWith('.md') ? id : path), {
			...actingIn(names),
			track: named.legacy ?? named.name,
			progress: number(score),
			dice: { challengeDice: [number(vs1), number(vs2)] },
		});
	},
	noroll: ([name = '', id], names) => importedMove(names.move(name, id), actingIn(names)),
	oracle: ([table = '', roll = '', result = '', ...more], names) => {
		const cursed = /^cursed=(\d+)$/.exec(more.find(field => field.startsWith('cursed=')) ?? '');
		const [id, ...others] = more.filter(field => !field.startsWith('cursed='));
		if (others.length > 0) keep('It has more fields than are known.');
		const { name, odds } = names.oracle(table, id);
		if (odds !== undefined) return unasked(odds, number(roll), result, names);
		const said = { oracle: name, dice: [number(roll)], result: names.plain(result) };
		return { kind: 'answer', body: writeOracle({ ...said, ...(cursed ? { cursedDie: Number(cursed[1]) } : {}) }) };
	},
	'track-create': trackStatus('added'),
	'track-complete': trackStatus('completed'),
	'track-reopen': trackStatus('reopened'),
	'track-advance': ([name = '', path = '', from = '', to = '', rank = '', steps = '1'], names) => {
		const named = names.track(`[[${path}|${name}]]`);
		const marks = isRank(rank) ? number(steps) * ofRank(PROGRESS_TICKS, rank) : 0;
		const end = to === '' ? Math.min(FULL_TRACK, number(from) + marks) : number(to);
		return changes(names, progressChange(named, number(from), end));
	},
	'clock-create': clockStatus('added'),
	'clock-resolve': clockStatus('resolved'),
	'clock-advance': ([name = '', path = '', from = '', to = '', ...more], names) => {
		const odds = /^odds=([^:]+):(\d+):(.+)$/.exec(more.find(field => field.startsWith('odds=')) ?? '');
		const [, chance = '', roll = '', answer = ''] = odds ?? [];
		const note = odds ? `${names.odds(chance) ?? chance}: ${roll}, ${answer.toLowerCase()}` : undefined;
		const [asked = '', size] = more.filter(field => !field.startsWith('odds='));
		if (asked !== '') number(asked);
		const clock = names.track(`[[${path}|${name}]]`).name;
		const told = sizeAnd(size === undefined ? undefined : number(size), note);
		return changes(names, segmentsChange(clock, number(from), number(to), told));
	},
	meter: ([name = '', from = '', to = ''], names) => changes(names, meterChange(name, number(from), number(to), names)),
	burn: ([from = '', to = ''], names) => changes(names, meterChange('Momentum', number(from), number(to), names)),
	initiative: ([, from = '', to = ''], names) => changes(names, positionChange(from, to)),
	dice: ([expression = '', result = '']) => {
		const faces = [...expression.matchAll(/\{([\d+ ]+)\}/g)].flatMap(([, group = '']) => group.split('+').map(Number));
		const plain = expression.replace(/ ?\{[^{}]*\}/g, '');
		return { kind: 'code', code: diceLine(plain, number(result), faces) };
	},
	'entity-create': ([kind = '', name = '', path = '']) => {
		if (name === '' || /[[\]|]/.test(name + path)) keep('It does not say what was made.');
		const link = path === '' ? name : `[[${withoutEnding(path)}|${name}]]`;
		return { kind: 'prose', text: kind === '' ? link : `${kind}: ${link}` };
	},
	ooc: (fields, { plain }) => ({ kind: 'prose', text: `(${plain(fields.join('|'))})` }),
};

/** Fields behind the dice that say what they are. */
const TOLD = /^(?:burn|adds)=/;

function actionRoll(move: string, fields: Fields, names: CampaignNames): PlayedMove {
	const [stat = '', action = '', value = '', adds = '', vs1 = '', vs2 = '', ...more] = fields;
	if (!more.every(field => TOLD.test(field))) keep('It has more fields than are known.');
	const option = (stat.split(' / ').at(-1) ?? '').toLowerCase();
	const told = more.find(field => field.startsWith('burn='));
	const burn = told === undefined ? undefined : (/^burn=(\d+):(-?\d+)$/.exec(told) ?? keep(`“${told}” is no burn.`));
	return importedMove(move, {
		...actingIn(names),
		roll: { option, value: number(value) },
		adds: addsIn(
			number(adds || '0'),
			more.find(field => field.startsWith('adds=')),
		),
		dice: { actionDie: number(action), challengeDice: [number(vs1), number(vs2)] },
		...(burn ? { burn: { from: Number(burn[1]), to: Number(burn[2]) } } : {}),
	});
}

function trackStatus(status: string) {
	return ([name = '', path = '']: Fields, names: CampaignNames): ImportedEntry => {
		const named = names.track(`[[${path}|${name}]]`);
		return changes(names, statusChange(named, status, named.kind ?? 'track'));
	};
}

function clockStatus(status: string) {
	return ([name = '', path = '']: Fields, names: CampaignNames): ImportedEntry =>
		changes(names, statusChange(names.track(`[[${path}|${name}]]`), status, 'clock'));
}

const actingIn = ({ onlyCharacter }: CampaignNames): Partial<MoveRecord> =>
	onlyCharacter === undefined ? {} : { by: onlyCharacter };

const changes = ({ onlyCharacter }: CampaignNames, change: Change): ImportedEntry => ({
	kind: 'changes',
	changes: [checkedChange(aboutActor(change, onlyCharacter === undefined ? {} : { by: onlyCharacter }))],
});

const number = (text: string): number => (/^[+-]?\d{1,6}$/.test(text) ? Number(text) : keep(`“${text}” is no number.`));

/** Reads `adds=1(why),2` with the reason of each; without it, only the sum. */
function addsIn(sum: number, told: string | undefined): readonly Add[] {
	const adds = [...(told ?? '').replace(/^adds=/, '').matchAll(/([+-]?\d{1,6})(?:\(([^()]*)\))?(?:,|$)/g)].map(
		([, amount, reason = '']): Add => ({ amount: Number(amount), reason: reason.trim() }),
	);
	const rest = sum - sumOfAdds(adds);
	return rest === 0 ? adds : [...adds, { amount: rest, reason: '' }];
}

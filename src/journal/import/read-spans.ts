import { getOwn } from '../../rules/collections';
import type { Add, MoveRecord } from '../../play/record/record';
import { standingThrow, sumOfAdds } from '../../play/roll/roll';
import { isRank, ofRank, PROGRESS_TICKS } from '../../rules/rank';
import type { Change } from '../../play/character/change';
import { writeOracle } from '../answers/oracle-block';
import type { CampaignNames } from './campaign-names';
import { FULL_TRACK, meterChange, positionChange, progressChange, segmentsChange, statusChange } from './node-changes';
import { aboutActor, diceLine, withReroll } from './node-moves';
import { unasked } from './node-oracles';
import type { ImportedEntry } from './imported-entry';
import { keep, NoCounterpart, importedMove, checkedChange } from './imported-entry';

/** Matches inline code of the other plugin. */
export const FOREIGN_SPAN = /^\s*iv-[a-z-]+:/;

export type PlayedMove = Extract<ImportedEntry, { kind: 'move' }>;

/** The meaning of a span: an entry, a change of the move above, or a reason to keep it. */
type ReadSpan =
	| { readonly kind: 'played'; readonly played: ImportedEntry }
	| { readonly kind: 'amends'; readonly move: PlayedMove }
	| { readonly kind: 'stays'; readonly why: string };

/** Reads one span; `above` is the last move found in a span. */
export function readSpan(code: string, names: CampaignNames, above: PlayedMove | undefined): ReadSpan {
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
		return { kind: 'played', played: read(fields, names) };
	} catch (error) {
		if (error instanceof NoCounterpart) return { kind: 'stays', why: error.message };
		throw error;
	}
}

type Fields = readonly string[];

/** Spans that change the last roll above: a burn, or rerolled dice. */
const AMENDS: Readonly<
	Partial<Record<string, (fields: Fields, above: PlayedMove | undefined) => PlayedMove | undefined>>
> = {
	reroll: ([die = '', , now = ''], above) => {
		const standing = above && standingThrow(above.record);
		if (!above || !standing) return keep('There is no roll above the reroll.');
		const face = number(now);
		const dice = { action: undefined, first: undefined, second: undefined };
		const which = getOwn(DICE, die) ?? keep(`“${die}” is no die.`);
		return again(above, withReroll(above.record, standing, { ...dice, [which]: face }));
	},
	burn: ([from = '', to = ''], above) =>
		above?.record.dice?.actionDie === undefined || above.record.burn
			? undefined
			: again(above, { burn: { from: number(from), to: number(to) } }),
};

function again({ record: { outcome: _, ...record } }: PlayedMove, more: Partial<MoveRecord>): PlayedMove {
	return importedMove(record.move, { ...record, ...more });
}

const DICE = { action: 'action', vs1: 'first', vs2: 'second' } as const;

const SPANS: Readonly<Partial<Record<string, (fields: Fields, names: CampaignNames) => ImportedEntry>>> = {
	move: ([name = '', stat = '', action = '', value = '', adds = '', vs1 = '', vs2 = '', ...more], names) => {
		const [id] = more.filter(field => !/^(?:burn|adds)=/.test(field));
		const option = (stat.split(' / ').at(-1) ?? '').toLowerCase();
		const burn = /^burn=(\d+):(-?\d+)$/.exec(more.find(field => field.startsWith('burn=')) ?? '');
		return importedMove(names.move(name, id), {
			...actingIn(names),
			roll: { option, value: number(value) },
			adds: addsIn(
				number(adds || '0'),
				more.find(field => field.startsWith('adds=')),
			),
			dice: { actionDie: number(action), challengeDice: [number(vs1), number(vs2)] },
			...(burn ? { burn: { from: Number(burn[1]), to: Number(burn[2]) } } : {}),
		});
	},
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
		const [id] = more.filter(field => !field.startsWith('cursed='));
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
		const note = odds ? `${odds[1]}: ${odds[2]}, ${(odds[3] ?? '').toLowerCase()}` : undefined;
		return changes(names, segmentsChange(names.track(`[[${path}|${name}]]`).name, number(from), number(to), note));
	},
	meter: ([name = '', from = '', to = ''], names) => changes(names, meterChange(name, number(from), number(to), names)),
	burn: ([from = '', to = ''], names) => changes(names, meterChange('Momentum', number(from), number(to), names)),
	initiative: ([, from = '', to = ''], names) => changes(names, positionChange(from, to)),
	dice: ([expression = '', result = '']) => {
		const faces = /\{([\d+ ]+)\}/.exec(expression)?.[1] ?? keep('The faces of the dice are not told.');
		const plain = expression.replace(/ ?\{[^{}]*\}/, '');
		return { kind: 'code', code: diceLine(plain, number(result), faces.split('+').map(Number)) };
	},
	ooc: (fields, { plain }) => ({ kind: 'prose', text: `(${plain(fields.join('|'))})` }),
};

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

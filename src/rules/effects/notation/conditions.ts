import { isTrackKind } from '../../track-kind';
import type { Condition } from '../effect';
import { named, POSITIONS, readNumber, whoseMeter, writeName } from './parts';
import { compileLinePattern, type Captures } from './patterns';

/** The notation of a condition, as it follows `if`. */
export function writeCondition(condition: Condition): string {
	switch (condition.kind) {
		case 'impact':
			return `${condition.marked ? '' : 'not '}${condition.whose ? `${condition.whose} ` : ''}${writeName(condition.impact)}`;
		case 'meter':
			return `${condition.whose ? `${condition.whose} ` : ''}${writeName(condition.meter)} is ${condition.not ? 'not ' : ''}${condition.is}`;
		case 'bond':
			return condition.shared ? 'bond' : 'no bond';
		case 'from':
			return `from ${writeName(condition.move)}`;
		case 'combat':
			return condition.position;
		case 'remains':
			return `any ${condition.track} remains`;
		case 'die':
			return `action die is ${condition.is}`;
		case 'match':
			return condition.matched ? 'match' : 'no match';
		case 'full':
			return `${condition.what} is full`;
		case 'rolled':
			return `rolled ${writeName(condition.option)}`;
		case 'vehicle':
			return `${condition.type} vehicle`;
	}
}

interface ConditionForm {
	readonly pattern: string;
	/** `undefined` if a name in it is not quoted correctly. */
	readonly condition: (places: Captures) => Condition | undefined;
}

/** Tried in order. An impact, which may have any name, comes last. */
const CONDITION_FORMS: readonly ConditionForm[] = [
	{ pattern: 'no bond', condition: () => ({ kind: 'bond', shared: false }) },
	{ pattern: 'bond', condition: () => ({ kind: 'bond', shared: true }) },
	{ pattern: 'no match', condition: () => ({ kind: 'match', matched: false }) },
	{ pattern: 'match', condition: () => ({ kind: 'match', matched: true }) },
	...POSITIONS.map((position): ConditionForm => ({
		pattern: position,
		condition: () => ({ kind: 'combat', position }),
	})),
	{ pattern: 'from {name}', condition: ({ name }) => named(name, move => ({ kind: 'from', move })) },
	{ pattern: 'rolled {name}', condition: ({ name }) => named(name, option => ({ kind: 'rolled', option })) },
	{ pattern: 'menace is full', condition: () => ({ kind: 'full', what: 'menace' }) },
	{
		pattern: 'any {track} remains',
		condition: ({ track }) => (isTrackKind(track) ? { kind: 'remains', track } : undefined),
	},
	{ pattern: 'action die is {digits}', condition: ({ digits }) => ({ kind: 'die', is: Number(digits) }) },
	...(['command', 'support', 'incidental'] as const).map((type): ConditionForm => ({
		pattern: `${type} vehicle`,
		condition: () => ({ kind: 'vehicle', type }),
	})),
	{
		pattern: '(?:{meter_of} )?{name} is {not}?{number}',
		condition: ({ meter_of, name, not, number }) =>
			named(name, meter => ({
				kind: 'meter',
				meter,
				is: readNumber(number),
				not: not !== '',
				...whoseMeter(meter_of),
			})),
	},
	{
		pattern: '{not}?{vehicle}?{name}',
		condition: ({ not, vehicle, name }) =>
			named(name, impact => ({
				kind: 'impact',
				impact,
				marked: not === '',
				...(vehicle !== '' && { whose: 'vehicle' }),
			})),
	},
];

let compiled:
	readonly { readonly find: (words: string) => Captures | undefined; readonly form: ConditionForm }[] | undefined;

/** Parses the text after `if`. */
export function readConditionNotation(words: string): Condition | undefined {
	compiled ??= CONDITION_FORMS.map(form => ({ find: compileLinePattern(form.pattern), form }));
	for (const { find, form } of compiled) {
		const places = find(words);
		const condition = places && form.condition(places);
		if (condition) return condition;
	}
	return undefined;
}

import { outcomeName } from '../../outcome';
import type { Effect, EffectOf, Option } from '../effect';
import { writeCondition } from './conditions';
import { POSITIONS, writeAmount, writeCount, writeMeterAmount, writeName, writeSigned, writeTimes } from './parts';

/** Writes effects in notation, one per line; nested lines are indented by one tab. */
export const writeEffects = (effects: readonly Effect[]): string =>
	effects.flatMap(effect => linesOf(effect)).join('\n');

function linesOf(effect: Effect): string[] {
	switch (effect.kind) {
		case 'meter':
			return [`${meter(effect)} ${writeMeterAmount(effect.by)}${effect.at_most ? ' at most' : ''}`];
		case 'set':
			return [effect.to === 'reset' ? `${meter(effect)} reset` : `${meter(effect)} to ${effect.to}`];
		case 'suffer':
			return [`suffer ${writeSigned(effect.by)}${writeTimes(effect.times)}`];
		case 'overflow':
			return [`overflow ${writeName(effect.move)}`];
		case 'trade':
			return [`trade ${writeName(effect.cost)} for ${effect.meters.map(writeName).join(', ')}`];
		case 'impact':
			return [
				`${effect.marked ? 'mark' : 'clear'} ${effect.whose ? `${effect.whose} ` : ''}${writeName(effect.impact)}`,
			];
		case 'next':
			return [
				`next ${writeSigned(effect.add)}${effect.on === undefined ? '' : ` on ${writeName(effect.on)}`}${onHit(effect.momentum)}`,
			];
		case 'combat':
			return [`combat ${isPosition(effect.position) ? effect.position : writeName(effect.position)}`];
		case 'move':
			return [moveLine(effect)];
		case 'as':
			return [`as ${outcomeName(effect.outcome)}`];
		case 'count':
			return [
				`count ${outcomeName(effect.outcome)} as ${outcomeName(effect.as)}${effect.without_match ? ' without a match' : ''}`,
			];
		case 'reroll':
			return [`reroll ${effect.dice}`];
		case 'table':
			return [effect.times ? `table ${writeCount(effect.times)} times` : 'table'];
		case 'progress':
			return [`progress${writeTimes(effect.times)}${ticks(effect.ticks)}${on(effect)}`];
		case 'clear_progress':
			return [`clear progress ${effect.how}${on(effect)}`];
		case 'rank':
			return [`rank ${writeSigned(effect.by)}${on(effect)}`];
		case 'track':
			return [trackLine(effect)];
		case 'connection':
			return [`connection ${effect.gains}`];
		case 'clock':
			return [`clock ${writeSigned(effect.by)}`];
		case 'menace':
			return [`menace${writeTimes(effect.times)}`];
		case 'harm':
			return [
				effect.yours
					? `harm yours${effect.by === 0 ? '' : ` ${writeSigned(effect.by)}`}`
					: `harm ${writeSigned(effect.by)}`,
			];
		case 'harm_is':
			return [`${effect.whose} harm ${effect.is === undefined ? writeSigned(effect.by ?? 0) : `is ${effect.is}`}`];
		case 'reward':
			return [`${writeName(effect.legacy)} reward${effect.lower ? ' one rank lower' : ''}`];
		case 'ticks':
			return [`${writeName(effect.track)} ${writeAmount(effect.by)} ticks`];
		case 'experience':
			return [
				`experience ${writeAmount(effect.by)}${effect.for_each ? ` for each ${effect.for_each}` : ''}${effect.at_least === undefined ? '' : `, at least ${effect.at_least}`}`,
			];
		case 'asset':
			return [`asset ${effect.event}${effect.what === undefined ? '' : ` ${effect.what}`}`];
		case 'inherit':
			return [`inherit ${effect.what}`];
		case 'points':
			return [`points ${writeSigned(effect.by)}`];
		case 'spend':
			return [
				'spend',
				...effect.options.flatMap(option =>
					under([`- ${option.cost} ${option.label}`.trimEnd(), ...inside(option.effects)]),
				),
			];
		case 'end':
			return [effect.how];
		case 'choose':
			return [
				`choose ${writeCount(effect.count)}`,
				...effect.options.flatMap(option => under(optionLines('-', option))),
			];
		case 'may':
			return optionLines('may', effect.option);
		case 'exchange':
			return [
				`exchange${effect.up_to === undefined ? '' : ` up to ${effect.up_to}`}`,
				...inside(effect.pay),
				'for',
				...inside(effect.take),
			];
		case 'if':
			return [
				`if ${writeCondition(effect.condition)}`,
				...inside(effect.then),
				...(effect.otherwise.length > 0 ? ['else', ...inside(effect.otherwise)] : []),
			];
		case 'say':
			return [`${effect.told ? 'tell' : 'say'} ${effect.text}`.trimEnd()];
	}
}

const moveLine = (effect: EffectOf<'move'>): string =>
	[
		`move ${writeName(effect.move)}`,
		effect.by !== undefined && writeAmount(effect.by),
		effect.as && `as ${outcomeName(effect.as)}`,
		effect.ranks && `rank ${effect.ranks.join(' or ')}`,
		effect.clears !== undefined && `clears ${writeName(effect.clears)}`,
		effect.add !== undefined && `add ${writeSigned(effect.add)}`,
		effect.reroll && 'with a reroll',
	]
		.filter(Boolean)
		.join(' ') + onHit(effect.momentum);

const trackLine = ({ event, track, segments, ranks }: EffectOf<'track'>): string =>
	`${event} ${track}${segments === undefined ? '' : ` with ${segments} segments`}${ranks ? `${segments === undefined ? '' : ','} rank ${ranks.join(' or ')}` : ''}`;

const isPosition = (words: string): boolean => POSITIONS.some(position => position === words);

const onHit = (momentum: number | undefined): string =>
	momentum === undefined ? '' : `, on a hit momentum ${writeSigned(momentum)}`;

const ticks = (by: number | undefined): string => (by === undefined ? '' : ` ${writeSigned(by)} ticks`);

const on = ({ on }: { readonly on?: string }): string => (on === undefined ? '' : ` on ${on}`);

const inside = (effects: readonly Effect[]): string[] => under(effects.flatMap(linesOf));

const under = (lines: readonly string[]): string[] => lines.map(line => `\t${line}`);

const optionLines = (mark: string, { label, effects }: Option): string[] => [
	`${mark} ${label}`.trimEnd(),
	...inside(effects),
];

const meter = ({ whose, meter }: { readonly whose?: string; readonly meter: string }): string =>
	`${whose ? `${whose} ` : ''}${writeName(meter)}`;

import { isSameName } from '../../rules/search/folded-name';
import { changesNothing, type Effect, type EffectOf } from '../../rules/effects/effect';
import type { Ruleset } from '../../rules/ruleset';
import type { Change } from '../character/change';
import { ASSET, SECOND_ROLE } from '../character/events';
import { earningOf } from '../character/legacy';
import { POINTS, SPENT } from '../character/change-target';
import { sufferMoveOn } from './suffer-moves';
import { allyOf } from './for-ally';
import type { EffectContext } from './effect-context';
import { impactsOf } from './impacts';
import { bonusOf, GIVEN_AID } from './meters';

/**
 * How many lines of `done`, starting with the first, an effect produced; 0 if the first is not its own. Decided only by
 * the line's subject and reason, since amounts may have been edited. Consequences follow directly and name the effect
 * as their reason: momentum lowered by an impact, experience from a legacy, supply that ran out.
 */
export function linesOfEffect(effect: Effect, lines: readonly Change[], context: EffectContext): number {
	const [first, second, third] = lines;
	if (!first || first.why !== reasonOf(effect, context) || !matchesEffect(first, effect, context)) return 0;
	if (effect.kind === 'impact') return impactLines(effect, lines, context);
	if (!second || !followed(first, second, effect, context.ruleset)) return 1;
	return (effect.kind === 'meter' || effect.kind === 'set') && isLowered(third, second.what) ? 3 : 2;
}

/** The reason of the effect's lines. A bonus names the move that earned it in its own text. */
const reasonOf = (effect: Effect, { why }: EffectContext): string | undefined =>
	effect.kind === 'next' ? undefined : why;

function followed(first: Change, second: Line, effect: Effect, ruleset: Ruleset): boolean {
	const { kind, what, why, event } = second;
	switch (effect.kind) {
		case 'set':
		case 'meter': {
			if (isAid(first, second)) return true;
			const { marks, marked_by } = sufferMoveOn(ruleset, effect.meter) ?? {};
			return first.target === undefined && event === 'marked' && what === marks && why === marked_by;
		}
		case 'reward':
		case 'ticks':
			return (
				what === 'experience' && why !== undefined && why === earningOf(ruleset)?.move && second.target === first.target
			);
		case 'track':
			return why === first.target && (kind === 'value' ? what === 'combat' : event === 'cleared');
		default:
			return false;
	}
}

/** Whether the line is about a companion who recovers health and so is no longer out of action. */
const isAid = (first: Change, { target, event, why }: Line): boolean =>
	event === 'cleared' && why === GIVEN_AID && target !== undefined && target === first.target;

/** Lines for marking an impact and lowering momentum, or for clearing each impact of a group. */
function impactLines(
	{ impact, marked, whose }: EffectOf<'impact'>,
	lines: readonly Change[],
	context: EffectContext,
): number {
	if (marked) return isLowered(lines[1], impact) ? 2 : 1;
	const group = whose ? [] : impactsOf(impact, context.ruleset);
	if (group.length === 0) return 1;
	const at = lines.findIndex(({ why, what, target, ...line }, i) => {
		const isCleared = 'event' in line && line.event === 'cleared' && target === undefined;
		const isAnother = lines.slice(0, i).some(earlier => earlier.what === what);
		return why !== context.why || !isCleared || isAnother || !group.includes(what);
	});
	return Math.max(1, at < 0 ? lines.length : at);
}

const isLowered = (line: Change | undefined, impact: string): boolean =>
	line?.kind === 'value' && line.target === undefined && line.what === 'momentum' && line.why === impact;

/** A line whose `event` may be absent. */
type Line = Change & { readonly event?: string };

/** Whether a line records this effect. */
function matchesEffect(line: Line, effect: Effect, context: EffectContext): boolean {
	const { kind, target, what, event } = line;
	const isValue = (of: string, on: 'self' | 'other' | 'either' = 'self'): boolean =>
		kind === 'value' && what === of && (on === 'either' || (target !== undefined) === (on === 'other'));
	const isTicks = (): boolean => isValue('', 'other') && unitOf(line) === 'ticks' && isAtHand(target, context);
	const happened = (of: string, how: string): boolean => kind === 'event' && what === of && event === how;
	if (changesNothing(effect)) return false;
	const ally = allyOf(effect);
	if ('ally' in effect && ally !== undefined) {
		const { ally: _, ...own } = effect;
		const { target: named, ...rest } = line;
		return named !== undefined && isSameName(named, ally) && matchesEffect(rest, own, context);
	}
	switch (effect.kind) {
		case 'meter':
		case 'set':
			return isValue(effect.meter, effect.whose ? 'other' : 'either');
		case 'impact':
			return clearedOrMarked(line, effect, context.ruleset);
		case 'next':
			return happened(`next ${bonusOf(effect, context.move).text}`, 'taken');
		case 'combat':
			return isValue('combat');
		case 'progress':
		case 'clear_progress':
			return effect.on ? isTicks() || (isValue('', 'other') && unitOf(line) === 'ticks') : isTicks();
		case 'harm':
			return isValue('', 'other') && unitOf(line) === 'ticks';
		case 'rank':
			return isValue('rank', 'other');
		case 'track':
			if (effect.event === 'begin') return happened(effect.track, 'begun');
			return (
				kind === 'event' &&
				event === (effect.event === 'complete' ? 'completed' : 'forsaken') &&
				(effect.track === 'track' || what === effect.track || what === 'track')
			);
		case 'connection':
			return effect.gains === 'no bond'
				? happened('bond', 'cleared')
				: effect.gains === 'role'
					? happened(SECOND_ROLE, 'gained')
					: happened(effect.gains, 'marked');
		case 'clock':
			return isValue('', 'other') && unitOf(line) === 'segments';
		case 'menace':
			return isValue('menace', 'other');
		case 'harm_is':
			return isValue('harm', effect.whose === 'foe' ? 'other' : 'self');
		case 'reward':
			return isValue(effect.legacy);
		case 'ticks':
			return isValue(effect.track);
		case 'experience':
			return isValue(typeof effect.by === 'number' && effect.by < 0 ? SPENT : 'experience');
		case 'asset':
			if (effect.event === 'upgrade') return kind === 'event' && event === 'marked' && what.startsWith('ability ');
			return happened(ASSET, effect.event === 'gain' ? 'gained' : 'discarded') && isAtHand(target, context);
		case 'inherit':
			if (effect.what === 'quest' || effect.what === 'half progress') return isTicks();
			return kind === 'event' && event === 'inherited' && isAtHand(target, context);
		case 'points':
			return isValue(POINTS);
		case 'end':
			return happened(effect.how, 'marked');
	}
}

const unitOf = (line: Change): string | undefined => (line.kind === 'value' ? line.unit : undefined);

const isAtHand = (target: string | undefined, { track }: EffectContext): boolean =>
	track === undefined || (target !== undefined && isSameName(target, track));

function clearedOrMarked(line: Change, { impact, marked, whose }: EffectOf<'impact'>, ruleset: Ruleset): boolean {
	if (line.kind !== 'event' || line.event !== (marked ? 'marked' : 'cleared')) return false;
	if (whose && line.target === undefined) return false;
	return line.what === impact || (!whose && !marked && impactsOf(impact, ruleset).includes(line.what));
}

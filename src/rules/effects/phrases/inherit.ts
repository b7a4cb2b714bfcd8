import type { EffectOf } from '../effect';
import type { Phrase } from './phrase';

const inherit = (...what: readonly string[]): readonly EffectOf<'inherit'>[] =>
	what.map(what => ({ kind: 'inherit', what }));

/** What a new character takes over from the former one (Starforged, Continue a Legacy). */
export const INHERIT_PHRASES: readonly Phrase[] = [
	{
		says: 'Take one path or companion asset from your former character, with its abilities',
		pattern: 'take one path or companion asset from (?:the|your) former character(?: {aside})?(?:, {tail})?',
		effects: () => inherit('path or companion'),
	},
	{
		says: 'Take one connection from the former character, progress included',
		pattern: 'take one connection from the former character(?:, {tail})?',
		effects: () => inherit('connection'),
	},
	{
		says: "Take your former character's command vehicle and a module or support craft",
		pattern:
			"take (?:the|your) former character's command vehicle and (?:one|a) module or support [a-z]+(?: {aside})?(?:, {tail})?",
		effects: () => inherit('command vehicle', 'module or support vehicle'),
	},
	{
		says: "Choose one of your former character's unfinished quests",
		pattern: "choose one of (?:the|your) former character's (?:unfinished|open) (?:quests|vows)",
		effects: () => inherit('quest'),
	},
	{
		says: 'Mark up to half their earned progress (rounded)',
		pattern: '(?:immediately )?mark up to half their earned progress(?: {aside})?(?: on {tail})?',
		effects: () => inherit('half progress'),
	},
];

import type { RollOption, RollType, TriggerCondition } from '../move';
import { specialTrackOf, type Vocabulary } from './vocabulary';

/** How a move is rolled that is compared with progress; nothing when it is rolled with the action die, or not at all. */
interface ProgressRoll {
	readonly roll_type: Extract<RollType, 'progress_roll' | 'special_track'>;
	readonly conditions: readonly TriggerCondition[];
}

/** Reads "… the challenge dice and compare to your progress" in the text before the first outcome, in straight apostrophes. */
export function readProgressRoll(text: string, isLabelled: boolean, vocabulary: Vocabulary): ProgressRoll | undefined {
	const compared = /\bcompare (?:them |it )?(?:to|with) (.{1,200})/is.exec(text)?.[1];
	const isRolled = /\bchallenge dice\b/i.test(text) && compared !== undefined;
	if (!isRolled && !isLabelled) return undefined;
	const tracks = specialTracks(compared ?? '', text, vocabulary);
	if (tracks.length === 0) {
		return {
			roll_type: 'progress_roll',
			conditions: [{ method: 'progress_roll', roll_options: [{ using: 'progress_track' }] }],
		};
	}
	const roll_options = tracks.map((special_track): RollOption => ({ using: 'special_track', special_track }));
	const method = tracks.length > 1 ? 'all' : 'player_choice';
	return { roll_type: 'special_track', conditions: [{ method, roll_options }] };
}

/** "each of your legacy tracks: quests, bonds, …", "your bonds legacy track", "your bonds"; or a track that the trigger names. */
function specialTracks(compared: string, text: string, vocabulary: Vocabulary): readonly string[] {
	const each = /\blegacy tracks: ([a-z, ]+)/i.exec(compared)?.[1];
	if (each !== undefined) {
		return each
			.toLowerCase()
			.split(/, and | and |, /)
			.map(word => word.trim())
			.filter(word => word !== '')
			.map(word => specialTrackOf(word, true, vocabulary));
	}
	const legacy = /\b([a-z]+) legacy track\b/i.exec(compared)?.[1];
	if (legacy !== undefined) return [specialTrackOf(legacy.toLowerCase(), true, vocabulary)];
	const own = /^(?:your|the) ([a-z]+)\b(?! of)/i.exec(compared)?.[1]?.toLowerCase() ?? '';
	if (own === 'bonds' || own === 'failure') return [specialTrackOf(own, false, vocabulary)];
	const named = /\byour ([a-z]+) track is\b/i.exec(text)?.[1]?.toLowerCase();
	return named === undefined ? [] : [specialTrackOf(named, false, vocabulary)];
}

/** The kind of track that a progress move is compared with, told by the words of its trigger or by its name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
	[/\bvow|\bquest/i, 'Vow'],
	[/\bscene/i, 'Scene Challenge'],
	[/\bexpedition|\bvoyage/i, 'Expedition'],
	[/\bjourney/i, 'Journey'],
	[/\bsite\b|\bdelve/i, 'Delve'],
	[/\bconnection|\brelationship|\bbond/i, 'Connection'],
	[/\bfight|\bcombat|\bbattle|\bfoe|\bobjective|\bdecisive/i, 'Combat'],
];

export const trackCategory = (name: string, trigger: string): string | undefined =>
	KINDS.find(([words]) => words.test(trigger))?.[1] ?? KINDS.find(([words]) => words.test(name))?.[1];

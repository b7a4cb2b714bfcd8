/**
 * What Datasworn 0.2 calls otherwise: the path in an id of the data that comes with the plugin, and the path since
 * then. Two tables that became one are found by the id of either.
 */
const RENAMED: readonly (readonly [bundled: string, since: string])[] = [
	['classic/name/ironlander/a', 'classic/name/ironlander'],
	['classic/name/ironlander/b', 'classic/name/ironlander'],
	['starforged/campaign_launch', 'starforged/launching_your_campaign'],
	['starforged/campaign_launch/background_assets', 'starforged/launching_your_campaign/character/paths'],
	['starforged/campaign_launch/backstory_prompts', 'starforged/launching_your_campaign/character/backstory'],
	['starforged/campaign_launch/starship_history', 'starforged/launching_your_campaign/character/starship/history'],
	['starforged/campaign_launch/starship_quirks', 'starforged/launching_your_campaign/character/starship/quirks'],
	['starforged/campaign_launch/sector_trouble', 'starforged/launching_your_campaign/starting_sector/trouble'],
	['starforged/campaign_launch/inciting_incident', 'starforged/launching_your_campaign/adventure/inciting_incident'],
	['starforged/starship/starship_name', 'starforged/starship/name'],
];

const OTHERS: ReadonlyMap<string, readonly string[]> = groupedBothWays();

function groupedBothWays(): ReadonlyMap<string, readonly string[]> {
	const others = new Map<string, string[]>();
	for (const [bundled, since] of RENAMED) {
		others.set(bundled, [...(others.get(bundled) ?? []), since]);
		others.set(since, [...(others.get(since) ?? []), bundled]);
	}
	return others;
}

/** An id, then the ids that other versions of Datasworn have for the same entry. Most have one alone. */
export function spellingsOf(id: string): readonly string[] {
	const from = id.indexOf(':') + 1;
	const others = OTHERS.get(id.slice(from));
	return others ? [id, ...others.map(path => id.slice(0, from) + path)] : [id];
}

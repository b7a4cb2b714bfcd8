import { given } from '../../../rules/core/collections';
import { RANKS } from '../../../rules/core/rank';
import { factsIn } from './app-facts';
import type { ForeignAsset, ForeignCampaign, ForeignCharacter, ForeignText, ForeignTrack } from './app-campaign';
import { htmlToMarkdown } from './html-to-markdown';
import type { JsonReader } from './json-reader';
import { numbersOf, textsOf } from './stargazer';

/** Whether an object is a save of Ironsworn Companion: its players have a list of stats. */
export const isIronswornCompanion = (save: JsonReader): boolean => Array.isArray(save.peek('players'));

/** The books’ own texts, which the app saves with the game, and what it remembers for its forms. */
const OF_THE_APP = [
	...['oracles', 'foes', 'delveCards', 'assets', 'newNPC', 'newItem', 'newPlayer', 'newProgressions', 'newAsset'],
	...['version', 'save', 'updateCore', 'coreAssetIcons', 'footerDice', 'imgurAlbumHash', 'assetBuilderSelectedAsset'],
	...['nextLogId', 'nextBackgroundId', 'nextNPCId', 'nextVowId', 'nextAssetId', 'nextLocationId', 'nextFoeId'],
];

/** Reads a save of Ironsworn Companion. */
export function readIronswornCompanion(save: JsonReader): ForeignCampaign {
	save.skip(...OF_THE_APP);
	const characters = save.objects('players').map(characterOf);
	const [first] = characters;
	return {
		app: 'Ironsworn Companion',
		name: first?.name ?? '',
		ruleset: 'classic',
		characters,
		tracks: [],
		truths: [],
		pages: [...(save.object('journalData')?.objects('files') ?? []).flatMap(filesIn), ...logIn(save)],
		left: save.left,
	};
}

function characterOf(player: JsonReader): ForeignCharacter {
	player.skipValues('selected', 'maxMomentum', 'resetMomentum');
	const stats = player.objects('stats').map(stat => {
		stat.skip('id', 'type');
		return [stat.text('stat')?.toLowerCase() ?? '', stat.whole('value')] as const;
	});
	const bonds = player.whole('bonds');
	return {
		name: player.text('name') ?? '',
		numbers: numbersOf([
			...stats.filter(([key]) => key !== ''),
			['bonds', bonds],
			['experience', player.whole('totalExperience')],
			['experience_spent', player.whole('spentExperience')],
		]),
		impacts: player.objects('debilities').flatMap(debility => {
			debility.skip('type');
			const name = debility.text('name')?.toLowerCase();
			return debility.flag('active') && name !== undefined ? [name] : [];
		}),
		assets: player.objects('assets').flatMap(assetIn),
		tracks: player.objects('progressions').flatMap(trackIn),
		texts: textsOf(player, ['role', 'goal', 'descriptor']),
	};
}

function assetIn(asset: JsonReader): readonly ForeignAsset[] {
	const title = asset.text('Name');
	if (title === undefined) return [];
	asset.skip('id', 'core', 'front', 'icon', 'TrackLabels');
	const abilities = asset.objects('Abilities').map(ability => ({
		text: htmlToMarkdown([ability.text('Name'), ability.text('Text')].filter(Boolean).join(': ')),
		isMarked: ability.flag('Enabled'),
	}));
	const [value, max] = [asset.whole('TrackValue'), asset.whole('TrackMax')];
	return [
		{
			title,
			abilities: abilities.flatMap(({ isMarked }, at) => (isMarked ? [at + 1] : [])),
			abilityTexts: abilities.map(({ text }) => text),
			printed: factsIn(asset, ['Name', 'Abilities', 'InputFields', 'id', 'core', 'front', 'icon', 'TrackLabels']),
			...given({ meter: value === undefined || !max ? undefined : { value, max } }),
			conditions: [],
			inputs: asset.objects('InputFields').flatMap((field): readonly ForeignText[] => {
				const text = field.text('value') ?? field.text('text');
				return text === undefined ? [] : [{ title: field.text('name') ?? field.text('label') ?? 'Text', text }];
			}),
		},
	];
}

const KINDS: Readonly<Record<string, ForeignTrack['kind']>> = {
	vow: 'vow',
	journey: 'journey',
	foe: 'foe',
	combat: 'foe',
};

/** A progression, with its rank from 0 and its progress in ticks. */
function trackIn(track: JsonReader): readonly ForeignTrack[] {
	track.skip('id');
	track.skipValues('progressRoll');
	const kind = KINDS[track.text('type') ?? ''] ?? 'track';
	const name = track.text('title') ?? track.text('text') ?? '';
	const rank = RANKS[track.whole('rank') ?? -1];
	const ticks = track.whole('progress');
	const isCompleted = track.flag('complete') ? (true as const) : undefined;
	const text = htmlToMarkdown(track.text('details') ?? '');
	return [{ kind, name, ...given({ rank, ticks, isCompleted }), text }];
}

/** Pages of the journal, which may have pages under them. */
function filesIn(file: JsonReader): readonly ForeignText[] {
	file.skip('id', 'parent', 'selected', 'isExpanded');
	const text = file.text('content');
	// the title of a folder is left over
	const page = text === undefined ? [] : [{ title: file.text('title') ?? '', text: htmlToMarkdown(text) }];
	return [...page, ...file.objects('children').flatMap(filesIn)];
}

/** The log, line by line. */
function logIn(save: JsonReader): readonly ForeignText[] {
	const lines = save.objects('logs').flatMap(entry => {
		entry.skip('id', 'ts', 'isMeta', 'type');
		const text = entry.text('text');
		return text === undefined ? [] : [htmlToMarkdown(text)];
	});
	return lines.length === 0 ? [] : [{ title: 'Log', text: lines.join('\n\n') }];
}

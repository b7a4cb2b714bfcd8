import { given } from '../../../rules/core/collections';
import { factsIn } from './app-facts';
import type { ForeignAsset, ForeignCampaign, ForeignCharacter, ForeignText, ForeignTrack } from './app-campaign';
import { htmlToMarkdown } from './html-to-markdown';
import type { JsonReader } from './json-reader';
import { mapsIn } from './stargazer-sectors';
import { trackIn } from './stargazer-tracks';

/** Whether an object is a campaign of Stargazer: it has sectors, and no maps or Delve sites. */
export const isStargazer = (campaign: JsonReader): boolean =>
	Array.isArray(campaign.peek('sectors')) && campaign.peek('character') !== undefined;

/** Reads a campaign of Stargazer: one character in its first version, a list of them in the second. */
export function readStargazer(campaign: JsonReader): ForeignCampaign {
	campaign.skip('id');
	const names = new Map(
		campaign.objects('clocks').flatMap(clock => {
			const [id, name] = [clock.text('id'), clock.peek('name')];
			return id !== undefined && typeof name === 'string' && name.trim() !== '' ? [[id, name.trim()] as const] : [];
		}),
	);
	const sheets = Array.isArray(campaign.peek('character'))
		? campaign.objects('character')
		: [campaign.object('character')].filter(sheet => sheet !== undefined);
	const clocks = campaign.objects('clocks').flatMap(clockOf);
	const maps = mapsIn(campaign);
	return {
		app: 'Stargazer',
		name: campaign.text('name') ?? '',
		ruleset: 'starforged',
		characters: sheets.map(sheet => characterOf(sheet, names)),
		tracks: [
			...campaign.objects('progressTracks').flatMap(track => trackIn(track, 'track', names)),
			...clocks,
			...maps.tracks,
		],
		things: maps.things,
		truths: truthsIn(campaign),
		pages: campaign.objects('journal').flatMap(pageOf),
		left: campaign.left,
	};
}

/** The groups of impacts on a sheet; the last one has the player’s own. */
const IMPACTS = ['Misfortunes', 'Lasting Effects', 'Burdens', 'Current Vehicle', 'Custom'];

const LEGACIES = ['quests', 'bonds', 'discoveries'];

function characterOf(sheet: JsonReader, clocks: ReadonlyMap<string, string>): ForeignCharacter {
	const tracks = sheet.object('tracks');
	const meters = ['health', 'spirit', 'supply', 'momentum'].map(key => [key, meterIn(tracks?.object(key))] as const);
	const legacies = sheet.object('legacies');
	const special = LEGACIES.map(key => [key, legacyTicks(legacies?.object(key))] as const);
	const marked = sheet.object('impacts');
	return {
		name: sheet.text('name') ?? '',
		numbers: { ...statsIn(sheet), ...numbersOf([...meters, ...special]) },
		impacts: IMPACTS.flatMap(group =>
			(marked?.objects(group) ?? []).flatMap(each => impactIn(each, group === 'Custom')),
		),
		assets: sheet.objects('assets').flatMap(assetIn),
		tracks: sheet.objects('vows').flatMap(vow => trackIn(vow, 'vow', clocks)),
		texts: [
			...textsOf(sheet, ['pronouns', 'callsign', 'characteristics', 'location', 'gear']),
			...LEGACIES.flatMap(key => checkedIn(key, legacies?.object(key))),
		],
	};
}

/** The stats of a sheet with an object `stats`. */
export const statsIn = (sheet: JsonReader): Readonly<Record<string, number>> => {
	const stats = sheet.object('stats');
	return numbersOf(['edge', 'heart', 'iron', 'shadow', 'wits'].map(key => [key, stats?.whole(key)] as const));
};

export const numbersOf = (
	pairs: readonly (readonly [string, number | undefined])[],
): Readonly<Record<string, number>> =>
	Object.fromEntries(pairs.filter((pair): pair is readonly [string, number] => pair[1] !== undefined));

/** The value of a meter; its limits follow from the rules. */
export function meterIn(meter: JsonReader | undefined): number | undefined {
	meter?.skipValues('max', 'min', 'reset');
	return meter?.whole('value');
}

/** Ticks of a legacy track. `plus10` means that ten boxes were filled and cleared; */
function legacyTicks(track: JsonReader | undefined): number | undefined {
	if (!track) return undefined;
	const boxes = track.objects('boxes').map(box => box.whole('ticks'));
	return sumOf(boxes, track.flag('plus10') ? 40 : 0);
}

/** The experience boxes that are checked. The file does not say whether that means earned or spent, so it is told. */
function checkedIn(key: string, track: JsonReader | undefined): readonly ForeignText[] {
	const checked = (track?.objects('boxes') ?? []).flatMap(box => {
		const xp = box.peek('xp');
		if (!Array.isArray(xp) || !xp.every(each => typeof each === 'boolean')) return [];
		box.skip('xp');
		return xp.filter(Boolean);
	}).length;
	return checked === 0 ? [] : [{ title: `Experience boxes of ${key}`, text: `${checked} checked` }];
}

/** The sum of all numbers; `undefined` if one of them is none. */
const sumOf = (numbers: readonly (number | undefined)[], start = 0): number | undefined =>
	numbers.reduce<number | undefined>(
		(sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
		start,
	);

/** A marked impact. The name of one of the player’s own that is not marked is left over. */
function impactIn(impact: JsonReader, isOwn: boolean): readonly string[] {
	const isMarked = impact.flag('marked');
	const name = isMarked || !isOwn ? impact.text('name')?.toLowerCase() : undefined;
	return isMarked && name !== undefined ? [name] : [];
}

/** Texts of a sheet, with the key as their title. */
export const textsOf = (reader: JsonReader, keys: readonly string[]): readonly ForeignText[] =>
	keys.flatMap(key => {
		const text = reader.text(key);
		return text === undefined ? [] : [{ title: key, text: htmlToMarkdown(text) }];
	});

/** An asset of Stargazer or Iron Journal. */
export function assetIn(asset: JsonReader): readonly ForeignAsset[] {
	const title = asset.text('title');
	if (title === undefined) return [];
	asset.skip('id', 'icon');
	const items = asset.objects('items').map(item => ({
		text: htmlToMarkdown(item.text('text') ?? ''),
		isMarked: item.flag('marked'),
		inputs: inputIn(item.object('input')),
	}));
	const track = asset.object('track');
	const max = track?.whole('max');
	const value = meterIn(track);
	return [
		{
			title,
			abilities: items.flatMap(({ isMarked }, at) => (isMarked ? [at + 1] : [])),
			abilityTexts: items.map(({ text }) => text),
			printed: factsIn(asset, ['title', 'items', 'track', 'input', 'id', 'icon']),
			// an asset without a meter has one of 0 to 0
			...given({ meter: value === undefined || max === 0 ? undefined : { value, ...given({ max }) } }),
			conditions: ['battered', 'cursed'].filter(condition => asset.flag(condition)),
			inputs: [...inputIn(asset.object('input')), ...items.flatMap(({ inputs }) => inputs)],
		},
	];
}

function inputIn(input: JsonReader | undefined): readonly ForeignText[] {
	const text = input?.text('text');
	const title = input?.text('label') ?? 'Text';
	return text === undefined ? [] : [{ title, text }];
}

function clockOf(clock: JsonReader): readonly ForeignTrack[] {
	clock.skip('id');
	clock.skipValues('roll');
	const segments = clock.whole('segments');
	if (segments === undefined) return [];
	const name = clock.text('name') ?? '';
	const filled = clock.whole('filled');
	if (name === '' && (filled ?? 0) === 0) return [];
	const odds = clock.text('advance');
	const isCompleted = clock.flag('complete') ? (true as const) : undefined;
	return [{ kind: 'clock', name, segments, ...given({ filled, odds, isCompleted }), text: '' }];
}

/** The truths, by the app’s keys. */
export function truthsIn(campaign: JsonReader): readonly ForeignText[] {
	const truths = campaign.object('truths');
	return truths ? textsOf(truths, truths.keys) : [];
}

export function pageOf(entry: JsonReader): readonly ForeignText[] {
	entry.skipValues('pinned');
	const text = htmlToMarkdown(entry.text('content') ?? '');
	return text === '' ? [] : [{ title: entry.text('title') ?? '', text }];
}

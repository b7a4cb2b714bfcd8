import { given } from '../../../rules/core/collections';
import { TICKS_PER_BOX } from '../../../rules/core/rank';
import type { ForeignCampaign, ForeignCharacter, ForeignTrack } from './app-campaign';
import { htmlToMarkdown } from './html-to-markdown';
import type { JsonReader } from './json-reader';
import { assetIn, meterIn, numbersOf, pageOf, statsIn, textsOf, truthsIn } from './stargazer';
import { progressIn, trackIn } from './stargazer-tracks';

/** Whether an object is a campaign of Iron Journal: its character has debilities. */
export const isIronJournal = (campaign: JsonReader): boolean => {
	const character = campaign.peek('character');
	return typeof character === 'object' && character !== null && 'debilities' in character;
};

/** Reads a campaign of Iron Journal; it is Ironsworn, and Delve as soon as it has a site. */
export function readIronJournal(campaign: JsonReader): ForeignCampaign {
	campaign.skip('id');
	const sheet = campaign.object('character');
	const cells = campaign.objects('maps').flatMap(map => {
		map.skip('image');
		map.skipValues('height', 'width');
		return map.objects('cells');
	});
	const sites = [...campaign.objects('sites'), ...cells.flatMap(cell => cell.objects('sites'))].flatMap(siteIn);
	return {
		app: 'Iron Journal',
		name: campaign.text('name') ?? '',
		ruleset: sites.length > 0 ? 'delve' : 'classic',
		characters: sheet ? [characterOf(sheet)] : [],
		tracks: [...campaign.objects('progressTracks').flatMap(track => trackIn(track, 'track')), ...sites],
		truths: truthsIn(campaign),
		pages: campaign.objects('journal').flatMap(pageOf),
		left: campaign.left,
	};
}

function characterOf(sheet: JsonReader): ForeignCharacter {
	const tracks = sheet.object('tracks');
	const meters = ['health', 'spirit', 'supply', 'momentum'].map(key => [key, meterIn(tracks?.object(key))] as const);
	const bonds = sheet.object('bonds');
	const bond = bonds && progressIn(bonds);
	bonds?.skip('clocks');
	const debilities = sheet.object('debilities');
	const groups = ['conditions', 'banes', 'burdens'].flatMap(key => debilities?.object(key) ?? []);
	const vows = sheet.objects('vows').map(vow => ({ vow: trackIn(vow, 'vow'), threat: threatIn(vow) }));
	return {
		name: sheet.text('name') ?? '',
		numbers: {
			...statsIn(sheet),
			...numbersOf([...meters, ['bonds', bond?.ticks], ['experience', sheet.whole('xp')]]),
		},
		impacts: groups.flatMap(group => group.keys.filter(key => group.flag(key))),
		assets: sheet.objects('assets').flatMap(assetIn),
		tracks: vows.flatMap(({ vow, threat }) => [...vow, ...threat]),
		texts: textsOf(sheet, ['location', 'gear']),
	};
}

/** The menace that goes with a vow, in boxes: a threat of its own here. */
function threatIn(vow: JsonReader): readonly ForeignTrack[] {
	const menace = vow.object('menace');
	const name = menace?.text('name') ?? '';
	const boxes = menace?.peek('boxes');
	const isRead = Array.isArray(boxes) && boxes.every(box => typeof box === 'boolean');
	if (isRead) menace?.skip('boxes');
	const filled = isRead ? boxes.filter(Boolean).length : 0;
	return name === '' && filled === 0 ? [] : [{ kind: 'threat', name, menace: filled * TICKS_PER_BOX, text: '' }];
}

function siteIn(site: JsonReader): readonly ForeignTrack[] {
	const name = site.text('name');
	const track = site.object('track');
	const progress = track && progressIn(track);
	const [theme, domain] = [site.text('theme'), site.text('domain')];
	const text = ['objective', 'notes'].map(key => htmlToMarkdown(site.text(key) ?? '')).filter(each => each !== '');
	const said = [name, theme, domain, ...text].filter(each => each !== undefined);
	if (said.length === 0 && (progress?.ticks ?? 0) === 0) return [];
	return [{ kind: 'site', name: name ?? '', ...progress, ...given({ theme, domain }), text: text.join('\n\n') }];
}

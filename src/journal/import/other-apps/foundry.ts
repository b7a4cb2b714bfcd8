import { stringsIn, given } from '../../../rules/core/collections';
import { isRank, RANKS } from '../../../rules/core/rank';
import type { ForeignAsset, ForeignCampaign, ForeignCharacter, ForeignText, ForeignTrack } from './app-campaign';
import { htmlToMarkdown } from './html-to-markdown';
import type { JsonReader } from './json-reader';
import { numbersOf, textsOf } from './stargazer';

/** Whether an object is an actor of Foundry’s Ironsworn system: a character with stats, or a site. */
export function isFoundryActor(actor: JsonReader): boolean {
	const type = actor.peek('type');
	const system = actor.peek('system') ?? actor.peek('data');
	const isSystem = typeof system === 'object' && system !== null;
	return isSystem && ((type === 'character' && 'momentum' in system) || (type === 'site' && 'denizens' in system));
}

/** Keys of Foundry’s own. */
const TECHNICAL = [
	'_id',
	'img',
	'folder',
	'sort',
	'ownership',
	'permission',
	'flags',
	'_stats',
	'prototypeToken',
	'token',
];

/** Reads an actor as Foundry exports it. The file does not say which game it is of. */
export function readFoundry(actor: JsonReader): ForeignCampaign {
	actor.skip('type', ...TECHNICAL);
	const name = actor.text('name') ?? '';
	const system = actor.object('system') ?? actor.object('data');
	const isSite = actor.peek('type') === 'site';
	const items = actor.objects('items').map(item => ({ item, system: item.object('system') ?? item.object('data') }));
	const character = isSite ? [] : [characterOf(name, actor, system, items)];
	const site = isSite && system ? siteOf(name, system, items) : [];
	return {
		app: 'Foundry',
		name,
		...(isSite ? { ruleset: 'delve' as const } : {}),
		characters: character,
		tracks: site,
		truths: [],
		pages: items.flatMap(bondsPage),
		left: actor.left,
	};
}

/** An item of an actor: `item` has its name and type, `system` its values. */
interface Item {
	readonly item: JsonReader;
	readonly system: JsonReader | undefined;
}

const isOf =
	(type: string) =>
	(each: Item): boolean =>
		each.item.peek('type') === type;

function characterOf(
	name: string,
	actor: JsonReader,
	system: JsonReader | undefined,
	items: readonly Item[],
): ForeignCharacter {
	const keys = ['edge', 'heart', 'iron', 'shadow', 'wits', 'health', 'spirit', 'supply', 'momentum'];
	const values = keys.map(key => [key, system && meterOf(system, key)] as const);
	system?.skipValues('momentumMax', 'momentumReset');
	const legacies = system?.object('legacies');
	const special = ['quests', 'bonds', 'discoveries'].map(key => [key, legacies?.whole(key)] as const);
	const spent = ['quests', 'bonds', 'discoveries'].map(key => legacies?.whole(`${key}XpSpent`) ?? 0);
	const sets = items.filter(isOf('bondset')).map(each => each.system?.peek('bonds'));
	const bonds = sets.flatMap(set => (Array.isArray(set) ? (set as readonly unknown[]) : [])).length;
	const told = special.filter(([, ticks]) => ticks !== 0);
	return {
		name,
		numbers: numbersOf([
			...values,
			...told,
			// each bond of Ironsworn is a tick
			...(bonds > 0 && !told.some(([key]) => key === 'bonds') ? ([['bonds', bonds]] as const) : []),
			['experience', earnedIn(system)],
			['experience_spent', spent.some(each => each > 0) ? spent.reduce((sum, each) => sum + each, 0) : undefined],
		]),
		impacts: [...debilitiesIn(system), ...actor.objects('effects').flatMap(effectIn)],
		assets: items.filter(isOf('asset')).flatMap(assetOf),
		tracks: items.filter(each => isOf('progress')(each) || isOf('vow')(each)).flatMap(trackOf),
		texts: system ? textsOf(system, ['callsign', 'pronouns', 'biography', 'notes']) : [],
	};
}

/** A number, or an object with a `value`. */
function meterOf(system: JsonReader, key: string): number | undefined {
	const inside = system.object(key);
	inside?.skipValues('max', 'min', 'resetValue');
	return inside ? inside.whole('value') : system.whole(key);
}

/** Experience is written in one of two places, depending on the version. */
function earnedIn(system: JsonReader | undefined): number | undefined {
	const [experience, xp] = [system?.whole('experience'), system?.whole('xp')];
	return experience || xp || undefined;
}

/** Foundry’s ids have no spaces. */
const impactName = (id: string): string => (id === 'permanentlyharmed' ? 'permanently harmed' : id.replace(/_/g, ' '));

/** Impacts of older versions are checkboxes, two of them with names of the player’s. */
function debilitiesIn(system: JsonReader | undefined): readonly string[] {
	const boxes = system?.object('debility');
	return (boxes?.keys ?? []).flatMap(key => {
		if (!boxes?.flag(key)) return [];
		const own = boxes.text(`${key}name`);
		return [own?.toLowerCase() ?? impactName(key)];
	});
}

/** Impacts of newer versions are effects, each with its id among the statuses. */
function effectIn(effect: JsonReader): readonly string[] {
	const [id] = stringsIn(effect.peek('statuses'));
	const name = effect.peek('name') ?? effect.peek('label');
	const isOwn = id === undefined || /^custom\d$/.test(id);
	const words = isOwn ? (typeof name === 'string' ? name : undefined) : impactName(id);
	if (words === undefined) return [];
	effect.skip(...effect.keys.filter(key => key !== 'description'));
	return effect.peek('disabled') === true ? [] : [words.toLowerCase()];
}

function assetOf({ item, system }: Item): readonly ForeignAsset[] {
	const title = item.text('name');
	if (title === undefined || !system) return [];
	item.skip('type', 'effects', ...TECHNICAL);
	system.skip('color');
	const abilities = system.objects('abilities').map(ability => ({
		text: htmlToMarkdown([ability.text('name'), ability.text('description')].filter(Boolean).join(': ')),
		isMarked: ability.flag('enabled'),
	}));
	const track = system.object('track');
	const isMeter = track?.flag('enabled') === true;
	const [value, current] = [track?.whole('value'), track?.whole('current')];
	const [max, name] = [track?.whole('max'), track?.text('name')];
	track?.skipValues('min');
	const meter = value ?? current;
	const options = system.objects('exclusiveOptions').flatMap((option): readonly ForeignText[] => {
		const text = option.text('name');
		return option.flag('selected') && text !== undefined ? [{ title: 'Option', text }] : [];
	});
	const fields = system.objects('fields').flatMap((field): readonly ForeignText[] => {
		const text = field.text('value');
		return text === undefined ? [] : [{ title: field.text('name') ?? 'Text', text }];
	});
	const conditions = system.objects('conditions').flatMap(condition => {
		const words = condition.text('name');
		return condition.flag('ticked') && words !== undefined ? [words.toLowerCase()] : [];
	});
	return [
		{
			title,
			abilities: abilities.flatMap(({ isMarked }, at) => (isMarked ? [at + 1] : [])),
			abilityTexts: abilities.map(({ text }) => text),
			printed: ['category', 'requirement', 'description'].flatMap(key => textsOf(system, [key])),
			...given({ meter: isMeter && meter !== undefined ? { value: meter, ...given({ max, name }) } : undefined }),
			conditions,
			inputs: [...fields, ...options],
		},
	];
}

/** The kinds of progress in Foundry, in the rulebook’s words. */
const KINDS: Readonly<Record<string, ForeignTrack['kind']>> = { vow: 'vow', bond: 'connection', foe: 'foe' };

/** A progress item: a track, a clock, or both. */
function trackOf({ item, system }: Item): readonly ForeignTrack[] {
	const name = item.text('name') ?? '';
	if (!system) return [];
	const isVow = item.peek('type') === 'vow';
	item.skip('type', 'effects', ...TECHNICAL);
	system.skipValues('starred');
	const subtype = system.text('subtype') ?? (isVow ? 'vow' : 'progress');
	const kind = KINDS[subtype] ?? 'track';
	const rank = rankIn(system);
	const ticks = system.whole('current');
	const isCompleted = system.flag('completed') ? (true as const) : undefined;
	const text = textsOf(system, ['description', 'threat']).map(each => each.text);
	const hasTrack = system.peek('hasTrack') !== false;
	const hasClock = system.flag('hasClock');
	const [segments, filled] = [system.whole('clockMax'), system.whole('clockTicks')];
	system.skipValues('hasTrack');
	const words = text.join('\n\n');
	const track = { kind, name, ...given({ rank, ticks, isCompleted }), text: words };
	if (!hasClock || segments === undefined) return [track];
	const clock = {
		kind: 'clock' as const,
		name,
		...given({ segments, filled, isCompleted }),
		text: hasTrack ? '' : words,
	};
	return hasTrack ? [track, clock] : [clock];
}

/** The rank by its name, or by its number from 1. */
function rankIn(system: JsonReader): ForeignTrack['rank'] {
	const said = system.peek('rank');
	const rank = typeof said === 'string' ? said.toLowerCase() : RANKS[Number(said) - 1];
	if (rank === undefined || !isRank(rank)) return undefined;
	system.skip('rank');
	return rank;
}

function siteOf(name: string, system: JsonReader, items: readonly Item[]): readonly ForeignTrack[] {
	const nameOfItem = (type: string) => items.find(isOf(type))?.item.text('name');
	const [theme, domain] = [nameOfItem('delve-theme'), nameOfItem('delve-domain')];
	for (const { item } of items.filter(each => isOf('delve-theme')(each) || isOf('delve-domain')(each)))
		item.skip(...item.keys);
	const text = textsOf(system, ['objective', 'description', 'notes']).map(each => each.text);
	const [rank, ticks] = [rankIn(system), system.whole('current')];
	return [{ kind: 'site', name, ...given({ rank, ticks, theme, domain }), text: text.join('\n\n') }];
}

/** The bonds of a character of Ironsworn, which have notes of the player’s. */
function bondsPage({ item, system }: Item): readonly ForeignText[] {
	if (item.peek('type') !== 'bondset') return [];
	item.skip('type', 'effects', ...TECHNICAL);
	const bonds = (system?.objects('bonds') ?? []).flatMap(bond => {
		const [name = 'A bond', notes] = [bond.text('name'), bond.text('notes')];
		return name === 'A bond' && notes === undefined ? [] : [`## ${name}\n\n${htmlToMarkdown(notes ?? '')}`.trim()];
	});
	return bonds.length === 0 ? [] : [{ title: item.text('name') ?? 'Bonds', text: bonds.join('\n\n') }];
}

import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { t } from '../../../i18n/translate';
import type { ForeignCampaign } from './app-campaign';
import { isFoundryActor, readFoundry } from './foundry';
import { isIronJournal, readIronJournal } from './iron-journal';
import { isIronswornCompanion, readIronswornCompanion } from './ironsworn-companion';
import { isLonelog, readLonelog } from './lonelog/lonelog';
import { JsonReader } from './json-reader';
import { isStargazer, readStargazer } from './stargazer';

/** The apps whose files are read, in the order in which they are tried. */
const APPS: readonly {
	readonly isOf: (file: JsonReader) => boolean;
	readonly read: (file: JsonReader) => ForeignCampaign;
}[] = [
	{ isOf: isFoundryActor, read: readFoundry },
	{ isOf: isIronJournal, read: readIronJournal },
	{ isOf: isStargazer, read: readStargazer },
	{ isOf: isIronswornCompanion, read: readIronswornCompanion },
];

/** Reads the campaigns of a file that another app has exported. Its form tells which app that was. */
export function readExport(text: string): ParseResult<readonly ForeignCampaign[]> {
	const parsed = parsedJson(text.replace(/^\ufeff/, ''));
	// Ironsworn Companion writes its JSON as a text within JSON
	const content = typeof parsed === 'string' ? parsedJson(parsed) : parsed;
	if (content === undefined && isLonelog(text)) return parseOk([readLonelog(text)]);
	if (content === undefined)
		return parseError('no_json', t('This is no file of another app: it is not JSON, and no line of it is Lonelog.'));
	const campaigns = campaignsIn(content);
	if (campaigns.length > 0) return parseOk(campaigns);
	return parseError(
		'unknown_export',
		t(
			'It is not known which app this file is from. Stargazer, Iron Journal, Foundry and Ironsworn Companion are read, and journals in Lonelog.',
		),
	);
}

/** One campaign or actor, a list of them, or a map by their ids. */
function campaignsIn(content: unknown): readonly ForeignCampaign[] {
	const whole = campaignIn(content);
	if (whole) return [whole];
	if (typeof content !== 'object' || content === null) return [];
	return Object.values(content).flatMap(each => campaignIn(each) ?? []);
}

function campaignIn(content: unknown): ForeignCampaign | undefined {
	const file = JsonReader.of(content);
	return file && APPS.find(({ isOf }) => isOf(file))?.read(file);
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return undefined;
	}
}

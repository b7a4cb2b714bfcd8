import { campaignFolder } from '../../../journal/character/acting-path';
import { withoutEnding } from '../../../rules/search/stated-name';
import { makeParty } from '../../../journal/actions/new-party';
import { sharedBy } from '../../../journal/actions/party';
import { translateTerm } from '../../../i18n/translate-terms';
import { t } from '../../../i18n/translate';
import { meterValue, unreadValue } from '../../../play/character/character';
import { offerChoices } from '../../components/pick-dialog';
import { offerUndo } from '../../services/offer-undo';
import type { Actions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { noteIn } from '../../vault/note-path';

type Needs = Actions<'app' | 'vaultIndex' | 'write'>;

/** The name of the note of a party. */
const PARTY = 'Party';

/** The meters that the rules call shared and that each of these characters has for itself; empty for one alone. */
export function metersToShare({ vaultIndex }: Actions<'vaultIndex'>, company: readonly ActorView[]): readonly string[] {
	const [first, ...others] = company;
	if (!first || others.length === 0) return [];
	if (company.some(({ path }) => vaultIndex.properties(path)?.get('party') != null)) return [];
	return sharedBy(first.book.ruleset).meters.filter(meter =>
		company.every(
			({ character, book }) =>
				sharedBy(book.ruleset).meters.includes(meter) &&
				!unreadValue(character, meter) &&
				!unreadValue(character, 'impacts'),
		),
	);
}

/** *Share supply*: makes the note of a party for the characters of a journal, with what the player says where they differ. */
export async function shareSupply(actions: Needs, journal: string, company: readonly ActorView[]): Promise<void> {
	const meters: Record<string, number> = {};
	for (const meter of metersToShare(actions, company)) {
		const value = await agreedValue(actions, meter, company);
		if (value === undefined) return;
		meters[meter] = value;
	}
	const impacts = company[0] ? sharedBy(company[0].book.ruleset).impacts : [];
	const marked = await agreedImpacts(actions, impacts, { company, isOut: Object.values(meters).includes(0) });
	if (!marked) return;
	const members = company.map(({ path }) => path);
	const path = noteIn(campaignFolder(journal, actions.vaultIndex) ?? '', PARTY);
	const isKnown = members.some(member => actions.vaultIndex.resolve(PARTY, member) !== undefined);
	const link = `[[${isKnown ? withoutEnding(path) : PARTY}]]`;
	const made = await actions.write(members, texts =>
		makeParty(texts, { path, link, meters, marked, impacts, members }),
	);
	if (made) offerUndo(actions, t('Supply is one for all now, in “{path}”.', { path }), made);
}

/** The value of a meter for all: that of each, or what the player picks of theirs, the lowest first. */
function agreedValue(
	{ app }: Actions<'app'>,
	meter: string,
	company: readonly ActorView[],
): Promise<number | undefined> {
	const namesBy = new Map<number, readonly string[]>();
	for (const { character, book } of company) {
		const value = meterValue(character, meter, book.ruleset);
		namesBy.set(value, [...(namesBy.get(value) ?? []), character.name]);
	}
	const [only, ...others] = [...namesBy].sort(([one], [other]) => one - other);
	if (!only || others.length === 0) return Promise.resolve(only?.[0]);
	return new Promise(resolve => {
		const choices = [only, ...others].map(([value, names]) => ({
			label: String(value),
			detail: names.join(', '),
			run: () => resolve(value),
		}));
		offerChoices(app, t('{meter} of all: which of theirs?', { meter: translateTerm(meter) }), choices, () =>
			resolve(undefined),
		);
	});
}

/** The impacts that are marked for all; asked if one has run out, or has an impact marked that is one for all. */
function agreedImpacts(
	{ app }: Actions<'app'>,
	impacts: readonly string[],
	{ company, isOut }: { readonly company: readonly ActorView[]; readonly isOut: boolean },
): Promise<readonly string[] | undefined> {
	const [impact] = impacts;
	if (impact === undefined) return Promise.resolve([]);
	const isMarked = company.some(({ character }) => character.impacts.some(each => impacts.includes(each)));
	if (!isOut && !isMarked) return Promise.resolve([]);
	const words = impacts.map(each => translateTerm(each)).join(', ');
	return new Promise(resolve => {
		const choices = [
			{ label: t('All are {impacts}', { impacts: words }), run: () => resolve(impacts) },
			{ label: t('Nobody is {impacts}', { impacts: words }), run: () => resolve([]) },
		];
		offerChoices(app, t('What is marked for all?'), choices, () => resolve(undefined));
	});
}

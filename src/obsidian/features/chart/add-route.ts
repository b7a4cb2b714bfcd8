import { writeEdits } from '../../../journal/campaign/write-edits';
import type { Chart, ChartPlace } from '../../../journal/chart/chart';
import { applyChanges } from '../../../journal/text/text-change';
import { t } from '../../../i18n/translate';
import { pickOne } from '../../components/pick-dialog';
import type { JournalActions } from '../../services/journal-actions';
import { offerUndo } from '../../services/offer-undo';
import { linkTo } from '../sessions/session-owner';

/** *Add a way*: asks to which place, and links to it in the note of this one; undefined if there is none to choose. */
export function wayFrom(
	actions: JournalActions,
	{ places, routes }: Chart,
	from: ChartPlace,
): (() => void) | undefined {
	if (from.isHeardOf) return undefined;
	const isWayTo = (to: ChartPlace) =>
		routes.some(route => [route.from, route.to].every(end => end === from || end === to));
	const others = places.filter(place => place !== from && !place.isHeardOf && !isWayTo(place));
	if (others.length === 0) return undefined;
	return () =>
		pickOne(
			actions.app,
			others,
			{ text: ({ name }) => name, placeholder: t('A way from {name} to which place?', { name: from.name }) },
			{ onPick: to => void addWay(actions, from, to) },
		);
}

async function addWay(actions: JournalActions, { path, name }: ChartPlace, to: ChartPlace): Promise<void> {
	const text = t('A way leads to {place}.', { place: linkTo(actions.vaultIndex, to.path, path) });
	let before: ReadonlyMap<string, string> = new Map();
	const written = await actions.write([path], texts => {
		before = texts;
		return writeEdits(texts, [{ kind: 'lines', path, text }], () => true);
	});
	if (!written) return;
	const after = written.edits.map(edit => [path, applyChanges(before.get(path) ?? '', edit.changes)] as const);
	offerUndo(actions, t('“{name}” has a way to “{to}” now.', { name, to: to.name }), { before, after: new Map(after) });
}

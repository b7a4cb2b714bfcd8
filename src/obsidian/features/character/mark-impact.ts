import type { MarkdownView } from 'obsidian';
import type { Ruleset } from '../../../rules/ruleset';
import { conditionsOn } from '../../../play/assets/asset';
import type { Character } from '../../../play/character/character';
import { impactsView } from './impacts-view';
import { offerChoices, type Choice } from '../../components/pick-dialog';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { backToNote } from '../../services/note-at-cursor';
import { withActor } from '../../services/with-actor';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

/** An impact of the character, or a condition of its companion or vehicle. */
interface Impact {
	readonly name: string;
	readonly asset?: string;
	readonly group: string;
	readonly isMarked: boolean;
}

/** *Mark or clear an impact*: lists marked impacts first, each as what picking it would do. */
export function markOrClearImpact(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const impacts = impactsOf(character, ruleset);
		const ordered = [...impacts.filter(({ isMarked }) => isMarked), ...impacts.filter(({ isMarked }) => !isMarked)];
		const choices = ordered.map((impact): Choice => {
			const name = translateTerm(impact.name);
			return {
				label: impact.isMarked ? t('Clear {name}', { name }) : t('Mark {name}', { name }),
				detail: [impact.asset, translateTerm(impact.group)].filter(Boolean).join(' · '),
				also: impact.name,
				run: () => void carryOut(actions, actor, impact, path).then(() => backToNote(view)),
			};
		});
		offerChoices(actions.app, t('Mark or clear which impact?'), choices);
	});
}

const carryOut = (
	{ manualEdits }: Actions<'manualEdits'>,
	actor: string,
	{ name, asset, isMarked }: Impact,
	shownIn: string,
) =>
	asset === undefined
		? manualEdits.character(actor, { kind: 'impact', impact: name, marked: !isMarked }, shownIn)
		: manualEdits.asset(actor, asset, { kind: 'condition', condition: name, marked: !isMarked }, { shownIn });

const impactsOf = (character: Character, ruleset: Ruleset): readonly Impact[] => [
	...impactsView(character, ruleset).groups.flatMap(({ group, impacts }) =>
		impacts.map(impact => ({ ...impact, group })),
	),
	...character.assets
		.filter(({ discarded }) => !discarded)
		.flatMap(asset =>
			conditionsOn(asset).map(name => ({
				name,
				asset: asset.name,
				group: asset.kind,
				isMarked: asset.conditions.includes(name),
			})),
		),
];

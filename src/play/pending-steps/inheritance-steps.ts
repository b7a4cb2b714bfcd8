import type { EffectOf, Option } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { findAsset } from '../assets/asset';
import { inheritedIn, inheritable, trackInherited } from '../apply-effects/inherit';
import type { Change } from '../character/change';
import { moveOfFrom } from '../record/from-move';
import { outcomeOfRecord } from '../roll/roll';
import { findTrack } from '../tracks/track';
import { askedBeside, unreadOfKinds } from '../tracks/invalid-tracks';
import { automatic } from './automatic';
import type { Reason, StepBuilder } from './step-builder';
import { trackDetail } from './track-options';
import { everyEffect } from '../../rules/effects/nested-effects';
import { inherits } from './inherits';
import { reasonWords } from './format-step';

/** Asks what to hand on if there is a choice. What is handed on unchanged leaves a reminder of what to write. */
export function inheritStep(agenda: StepBuilder, effect: EffectOf<'inherit'>, path: string, because: Reason): void {
	const { record, ledger } = agenda;
	if (effect.what === 'half progress') return inheritedIn(record.done) && automatic(agenda, effect, path, because);
	const recorded = recordedInheritance(agenda, effect, because);
	const names = recorded === undefined ? (inheritable(effect.what, ledger.character) ?? []) : [recorded];
	const kind = trackInherited(effect.what);
	const kinds = kind && recorded === undefined ? [kind] : [];
	const isUnclear = kinds.length > 0 && unreadOfKinds(agenda.now, kinds).length > 0;
	if (names.length === 0 && !isUnclear) return agenda.text(effect, path);
	const [only, ...others] = names;
	const [picked] = ledger.takeChosen(names, 1);
	const chosen = others.length === 0 && !isUnclear ? only : picked;
	if (effect.what === 'quest') agenda.quest = chosen === undefined ? {} : { name: chosen };
	if (chosen !== undefined) {
		automatic(agenda, effect, path, { ...because, on: chosen });
		if (effect.what !== 'quest')
			agenda.step({ id: `${path}.goes`, prompt: reminder(agenda, chosen), state: 'text', options: [] });
		return;
	}
	const words = effectLabel(effect);
	if (ledger.passed(words)) return;
	const options = names.map(name => agenda.option(name, { kind: 'choose', chose: name }, detailOf(agenda, name)));
	if (isUnclear && options.length === 0)
		return agenda.step({
			id: `${path}.which`,
			prompt: askedBeside(agenda.now, kinds, words),
			state: 'text',
			options: [],
		});
	const asked = `Which one? ${words}`;
	agenda.step({
		id: `${path}.which`,
		prompt: isUnclear ? askedBeside(agenda.now, kinds, asked) : asked,
		state: 'required',
		options,
		pass: words,
	});
}

/**
 * What the record says was handed on, even if other things could be now. An asset that no longer exists may have been
 * any of them.
 */
function recordedInheritance(agenda: StepBuilder, effect: EffectOf<'inherit'>, { why }: Reason): string | undefined {
	const { ledger, now } = agenda;
	const isSuch = ({ target = '' }: Change): boolean => {
		const asset = findAsset(now.assets, target);
		const owned = asset && { ...now, assets: [{ ...asset, discarded: false }] };
		return !owned || inheritable(effect.what, owned)?.length !== 0;
	};
	return ledger.linesOf(effect, why, agenda.contextFor(why), isSuch)?.[0]?.target;
}

const detailOf = ({ now }: StepBuilder, name: string): string | undefined => {
	const track = findTrack(now.tracks, name);
	return track ? trackDetail(track) : findAsset(now.assets, name)?.asset;
};

function reminder({ now }: StepBuilder, name: string): string {
	const track = findTrack(now.tracks, name);
	if (track)
		return track.bond
			? `“${name}” goes on with the new character as it is (${trackDetail(track)}, bond): keep it where that character finds it.`
			: `“${name}” goes on with the new character as it is (${trackDetail(track)}): keep it where that character finds it.`;
	const { abilities = [] } = findAsset(now.assets, name) ?? {};
	return `“${name}” goes to the new character, abilities ${abilities.join(', ') || 'none'}: write it into the assets there.`;
}

/** Ticks go to the new character, either with the move that the option leads to, or later. */
export function ticksForNewCharacter(
	agenda: StepBuilder,
	effect: EffectOf<'ticks'>,
	path: string,
	option: Option,
): void {
	if (option.effects.some(({ kind }) => kind === 'move')) return; // marked by that move
	agenda.step({
		id: path,
		prompt: `For the new character, in time (${reasonWords(option.label)}): ${effectLabel(effect)}`,
		state: 'text',
		options: [],
	});
}

/** The ticks that the legacy grants with this move: 2 on bonds for a rebuilt connection. */
export function ticksFromLegacy(agenda: StepBuilder): void {
	const { record, book, move } = agenda;
	const parent = record.from === undefined ? undefined : book.move(moveOfFrom(record.from));
	if (!parent || parent === move || !inherits(parent, book) || outcomeOfRecord(record) === 'miss') return;
	const options = everyEffect(book.effectsOf(parent)).flatMap(effect =>
		effect.kind === 'choose' ? effect.options : [],
	);
	const leads = options.find(({ effects }) =>
		effects.some(effect => effect.kind === 'move' && book.move(effect.move) === move),
	);
	for (const effect of leads?.effects ?? [])
		if (effect.kind === 'ticks') automatic(agenda, effect, 'legacy', { why: parent.name, isChosen: false });
}

/** A new character acts from here on, whose name the former one's record does not know. */
export function newCharacterNext(agenda: StepBuilder): void {
	if (inherits(agenda.move, agenda.book))
		agenda.step({
			id: 'heir',
			prompt: 'The moves that follow are made by the new character: name it in them, as “by”.',
			state: 'text',
			options: [],
		});
}

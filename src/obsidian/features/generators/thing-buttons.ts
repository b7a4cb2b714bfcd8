import { Notice } from 'obsidian';
import { lineLabel } from '../../../rules/generators/generator';
import { generatorNamed } from '../../../rules/generators/generators';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { read, unread, type Reading } from '../../../rules/problem';
import type { Dice } from '../../../play/dice/dice';
import { generatedFrom } from '../../../play/oracles/generate/from-values';
import { generateAgain, reroll } from '../../../play/oracles/generate/generate';
import type { Generated } from '../../../play/oracles/generate/generated';
import { lineOf } from '../../../play/oracles/generate/generated';
import { readThing, rewriteThing, describeThing } from '../../../journal/answers/generated-block';
import type { GeneratedThing } from '../../../journal/answers/generated-block';
import { oraclesOn } from '../../../journal/campaign/own-oracles';
import type { BlockPlace } from '../../../journal/blocks-in-note/in-note';
import { findBlock, replaceBody } from '../../../journal/blocks-in-note/in-note';
import type { Actions } from '../../services/journal-actions';
import { t } from '../../../language/text';

/** The block of a generated thing in its note. */
export interface ThingHome {
	readonly path: string;
	readonly place: BlockPlace;
}

/** Matches a thing in a note with its generator; undefined if the books have none. */
export function thingIn({ thing, facts }: GeneratedThing, book: OracleBook): Generated | undefined {
	const generator = generatorNamed(book, thing);
	return generator && generatedFrom(generator, facts);
}

/** Rolls one line of a block again, with the lines that depend on it. The rest of the block stays unchanged. */
export async function rerollLine(
	actions: Actions<'act' | 'actorPath'>,
	home: ThingHome,
	key: string,
): Promise<boolean> {
	let said = '';
	const isWritten = await rerolled(actions, home, (before, book, dice) => {
		const after = reroll(before, key, { book, dice });
		said = lineOf(after, key)?.values.join('; ') ?? '';
		return after;
	});
	if (isWritten) new Notice(`${lineLabel(key)}: ${said}`);
	return isWritten;
}

/** Rolls a thing again; lines that the player wrote stay. */
export const rerollThing = (actions: Actions<'act' | 'actorPath'>, home: ThingHome): Promise<boolean> =>
	rerolled(actions, home, (before, book, dice) => generateAgain(before, { book, dice }));

type Rolling = (before: Generated, book: OracleBook, dice: Dice) => Generated;

async function rerolled(
	actions: Actions<'act' | 'actorPath'>,
	{ path, place }: ThingHome,
	roll: Rolling,
): Promise<boolean> {
	const actor = await actions.actorPath(path);
	if (actor === undefined) return false;
	return actions.act(path, actor, ({ pages, table }, dice) => {
		const { text } = pages.journal;
		const block = findBlock(text, place);
		if (!block.ok) return block;
		const book = oraclesOn(pages, table.book.ruleset);
		const body = rolledAgain(block.value.body, book, before => roll(before, book, dice));
		return body.ok ? read({ edits: [{ path, changes: replaceBody(text, block.value, body.value) }] }) : body;
	});
}

function rolledAgain(body: string, book: OracleBook, roll: (before: Generated) => Generated): Reading<string> {
	const reading = readThing(body);
	if (!reading.ok) return reading;
	const before = thingIn(reading.value.generated, book);
	if (!before)
		return unread(
			'unknown_thing',
			t('These rules have no oracles for “{thing}”. Nothing was rolled.', { thing: reading.value.generated.thing }),
		);
	return read(rewriteThing(body, describeThing(before), describeThing(roll(before))));
}

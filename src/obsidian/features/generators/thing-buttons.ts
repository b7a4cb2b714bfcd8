import { Notice } from 'obsidian';
import { lineLabel } from '../../../rules/generators/generator';
import { generatorNamed } from '../../../rules/generators/generators';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { read, unread, type Reading } from '../../../rules/problem';
import type { Dice } from '../../../play/dice/dice';
import { generatedFrom } from '../../../play/oracles/generate/from-values';
import { reroll } from '../../../play/oracles/generate/generate';
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
interface ThingHome {
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
	{ path, place }: ThingHome,
	key: string,
): Promise<boolean> {
	const actor = await actions.actorPath(path);
	if (actor === undefined) return false;
	let said = '';
	const isWritten = await actions.act(path, actor, ({ pages, table }, dice) => {
		const { text } = pages.journal;
		const block = findBlock(text, place.body, place.near);
		if (!block.ok) return block;
		const rolled = rolledAgain(block.value.body, key, oraclesOn(pages, table.book.ruleset), dice);
		if (!rolled.ok) return rolled;
		said = rolled.value.said;
		return read({ edits: [{ path, changes: replaceBody(text, block.value, rolled.value.body) }] });
	});
	if (isWritten) new Notice(`${lineLabel(key)}: ${said}`);
	return isWritten;
}

function rolledAgain(
	body: string,
	key: string,
	book: OracleBook,
	dice: Dice,
): Reading<{ readonly body: string; readonly said: string }> {
	const reading = readThing(body);
	if (!reading.ok) return reading;
	const before = thingIn(reading.value.generated, book);
	if (!before)
		return unread(
			'unknown_thing',
			t('These rules have no oracles for “{thing}”. Nothing was rolled.', { thing: reading.value.generated.thing }),
		);
	const after = reroll(before, key, { book, dice });
	const said = lineOf(after, key)?.values.join('; ') ?? '';
	return read({ body: rewriteThing(body, describeThing(before), describeThing(after)), said });
}

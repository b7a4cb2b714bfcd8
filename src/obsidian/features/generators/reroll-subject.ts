import { Notice } from 'obsidian';
import { lineLabel } from '../../../rules/generators/generator';
import { generatorNamed } from '../../../rules/generators/generators';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import type { DiceRoller } from '../../../play/dice/dice';
import { generatedFrom } from '../../../play/oracles/generate/from-values';
import { generateAgain, reroll } from '../../../play/oracles/generate/generate';
import type { Generated } from '../../../play/oracles/generate/generated';
import { lineOf } from '../../../play/oracles/generate/generated';
import { parseGenerated, rewriteThing, describeThing } from '../../../journal/oracle-blocks/generated-block';
import type { GeneratedSubject } from '../../../journal/oracle-blocks/generated-block';
import { oraclesOn } from '../../../journal/campaign/journal-oracles';
import type { BlockPosition } from '../../../journal/note-blocks/find-blocks';
import { findBlock, replaceBody } from '../../../journal/note-blocks/find-blocks';
import type { Actions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';

/** The block of a generated thing in its note. */
export interface ThingHome {
	readonly path: string;
	readonly place: BlockPosition;
}

/** Matches a thing in a note with its generator; undefined if the books have none. */
export function thingIn({ thing, facts }: GeneratedSubject, book: OracleBook): Generated | undefined {
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

type Rolling = (before: Generated, book: OracleBook, dice: DiceRoller) => Generated;

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
		return body.ok ? parseOk({ edits: [{ path, changes: replaceBody(text, block.value, body.value) }] }) : body;
	});
}

function rolledAgain(body: string, book: OracleBook, roll: (before: Generated) => Generated): ParseResult<string> {
	const reading = parseGenerated(body);
	if (!reading.ok) return reading;
	const before = thingIn(reading.value.generated, book);
	if (!before)
		return parseError(
			'unknown_thing',
			t('These rules have no oracles for “{thing}”. Nothing was rolled.', { thing: reading.value.generated.thing }),
		);
	return parseOk(rewriteThing(body, describeThing(before), describeThing(roll(before))));
}

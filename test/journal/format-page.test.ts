import { describe, expect, it } from 'vitest';
import { readChange } from '../../src/journal/record/change-lines';
import { readAssetNote } from '../../src/journal/assets/asset-note';
import { readCharacter } from '../../src/journal/character/character-note';
import { readFrontmatter } from '../../src/journal/frontmatter/frontmatter';
import { readInline } from '../../src/journal/inline/inline-record';
import { writeRecordLine } from '../../src/journal/inline/format-inline-move';
import { PLUGIN_PROPERTY_KEYS } from '../../src/journal/frontmatter/plugin-property-keys';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { rewriteRecord } from '../../src/journal/record/write-record';
import { blockKind, blockWarnings, readBlock } from '../../src/journal/sworn-block/sworn-block';
import { KEYS_OF_KIND } from '../../src/journal/sworn-block/block-kinds';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { isTrackBlock, readTrackBlock, writeTrackBlock } from '../../src/journal/track/track-block';
import { readPlace } from '../../src/journal/chart/place-note';
import { readTrackNote } from '../../src/journal/track/track-note';
import { readMember } from '../../src/journal/actions/party';
import { rulesOf } from '../../src/journal/character/character-rules';
import { TRACK_KINDS } from '../../src/rules/core/track-kind';
import { generatorNamed } from '../../src/rules/generators/generators';
import { oracleBook } from '../../src/rules/oracles/oracle-book';
import { expectParsed } from '../support/expect-parsed';
import { FORMAT_PAGES as PAGE } from '../support/format-pages';
import { ruleset } from '../support/tables';

const isBroken = (from: number) => PAGE.slice(0, from).trimEnd().endsWith('<!-- broken -->');

function problemsIn(body: string): string[] {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind.problems.map(problem => problem.message);
	if (isTrackBlock(body)) {
		const track = readTrackBlock(body);
		if (!track.ok) return track.problems.map(problem => problem.message);
		expect(writeTrackBlock(track.value.track)).toBe(body);
		return track.value.warnings.map(problem => problem.message);
	}
	if (kind.value !== 'move') return blockWarnings(block, kind.value).map(problem => problem.message);
	const reading = readMoveRecord(body);
	if (!reading.ok) return reading.problems.map(problem => problem.message);
	expect(rewriteRecord(body, reading.value.record)).toBe(body);
	return reading.value.warnings.map(problem => problem.message);
}

describe('the examples of the format', () => {
	it.each(swornBlocks(PAGE))('line $startLine: $body', ({ body, fenceFrom }) => {
		if (isBroken(fenceFrom)) expect(problemsIn(body)).not.toEqual([]);
		else expect(problemsIn(body)).toEqual([]);
	});

	it.each([...PAGE.matchAll(/^```yaml\n([^`]*)```$/gm)].map(([, yaml = '']) => yaml))('properties: %s', yaml => {
		const { values } = expectParsed(readFrontmatter(`---\n${yaml}---\n`));
		const sworn = values.get('sworn');
		if (sworn === 'character') {
			const { character, problems } = readCharacter('Kestrel Vane', values, ruleset);
			expect(problems).toEqual([]);
			expect(character.next).toHaveLength(3);
			expect(character.assets.map(({ name, discarded = false }) => [name, discarded])).toEqual([
				['Rook', false],
				['Veteran', false],
				['Sleuth', true],
			]);
			expect(rulesOf(values, new Map())).toMatchObject({ ok: true, value: { rules: ['House rules'] } });
		} else if (sworn === 'asset')
			expect(expectParsed(readAssetNote('Gale', values))).toMatchObject({ conditions: ['battered'], aboard: true });
		else if (sworn === 'party') {
			const party = { link: 'Party', path: 'Party.md', text: `---\n${yaml}---\n` };
			const own = expectParsed(readFrontmatter('---\nedge: 2\nparty: "[[Party]]"\n---\n')).values;
			const { character, problems } = readMember('Aud', own, party, { ruleset, noted: [] });
			expect(character).toMatchObject({ meters: { supply: 4 }, impacts: ['unprepared'] });
			expect(problems).toEqual([]);
		} else if (sworn === 'place')
			expect(readPlace('Verdance.md', values)).toEqual({
				path: 'Verdance.md',
				name: 'Verdance',
				kind: 'planet',
				sign: 'world',
				region: 'Outlands',
				position: { x: 3, y: 2 },
			});
		else if (sworn === 'generated')
			expect(generatorNamed(oracleBook(ruleset), String(values.get('generated')))?.lines.map(({ key }) => key)).toEqual(
				expect.arrayContaining([...values.keys()].filter(key => !['sworn', 'generated', 'region'].includes(key))),
			);
		else
			expect(expectParsed(readTrackNote('Juno', values))).toMatchObject({
				kind: sworn,
				roles: ['pilot', 'rival'],
				bond: true,
			});
	});

	it.each([...PLUGIN_PROPERTY_KEYS])('name the property %s', key => {
		expect(PAGE).toMatch(new RegExp(`\`${key}[\`:]|^${key}: |\`\\w+: ${key}\``, 'm'));
	});

	it('name every key of a track', () => {
		const keys = TRACK_KINDS.flatMap(kind => KEYS_OF_KIND[kind].slice(1));
		expect(new Set(firstCells(section('Tracks and clocks')).flatMap(codes))).toEqual(new Set(keys));
	});

	const section = (title: string) => PAGE.split(/^## /m).find(part => part.startsWith(`${title}\n`)) ?? '';
	const firstCells = (text: string) => [...text.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = '']) => cell);
	const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

	it.each(firstCells(section('Records on one line')).flatMap(codes))('a record on one line: %s', code => {
		const line = expectParsed(readInline(code.replaceAll('\\|', '|')));
		expect(line.kind).toBe('record');
		if (line.kind !== 'record') return;
		expect(problemsIn(line.body)).toEqual([]);
		expect(writeRecordLine(line.body)).toBe(code);
	});

	it('name the keys of a move in their order', () => {
		expect(firstCells(section('Keys of a move')).flatMap(codes)).toEqual(KEYS_OF_KIND.move);
	});

	it('name the keys of every other kind', () => {
		const rows = [...section('Other blocks').matchAll(/^\| (`.*?) \| (.*)\|$/gm)];
		const named = rows.flatMap(([, kinds = '', keys = '']) =>
			codes(kinds).map(kind => [kind, [kind, ...codes(keys).flatMap(code => code.split(' '))]]),
		);
		const { move, ...others } = KEYS_OF_KIND;
		expect(move[0]).toBe('move');
		expect(Object.fromEntries(named)).toEqual(others);
	});

	it.each(firstCells(section('Changes')).flatMap(codes))('a change: %s', line => {
		expect(readChange(line).ok).toBe(true);
	});
});

describe('the inline lines of the page', () => {
	const section = PAGE.slice(PAGE.indexOf('## Inline lines'));
	const codes = [...section.matchAll(/^\| `(sworn: [^`]+)` \|/gm)].map(([, code = '']) => code);

	it.each(codes)('are read: %s', code => {
		expect(readInline(code)).toMatchObject({ ok: true });
	});

	it('are more than a few', () => {
		expect(codes.length).toBeGreaterThan(3);
	});
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeEntry } from '../../../src/journal/sworn-block/edit-entry';
import { readScalar } from '../../../src/journal/sworn-block/scalar';

const VERSIONS = ['1.1', '1.2'] as const;

/** The value as a plain YAML parser reads it. */
const readBy = (version: (typeof VERSIONS)[number], block: string): unknown =>
	(parse(block, { version, schema: version === '1.1' ? 'yaml-1.1' : 'core', logLevel: 'silent' }) as { by: unknown })
		.by;

const NAMES = [
	...['yes', 'Yes', 'NO', 'on', 'Off', 'y', 'N', 'true', 'False', 'null', 'NULL', '~', '=', '<<'],
	...['1e3', '0x1F', '0o17', '0b11', '012', '1_000', '.5', '+.inf', '-.INF', '.nan', '1:30', '190:20:30', '+2', '٣'],
	...['2026-01-01', '2026-1-1', '2026-01-01 10:00', '2026-01-01T10:00:00Z', '2026-01-01t1:2:3.5 -5'],
	...[
		'- dash',
		'? what',
		': colon',
		', comma',
		'[[Kestrel]]',
		'{x}',
		'#1',
		'&a',
		'*a',
		'!a',
		'|',
		'>',
		'%',
		'@a',
		'`a`',
	],
	...[
		"'quoted'",
		'"quoted"',
		"'",
		'"',
		'a: b',
		'a:',
		'a #b',
		'---',
		'...',
		'\\',
		'é',
		' space ',
		'a\tb',
		'\u0085',
		'\u00a0',
		'',
	],
];

describe('a name in a block is text to a plain YAML parser', () => {
	it.each(NAMES)('%j', name => {
		const line = writeEntry('by', [name]);
		for (const version of VERSIONS) expect(readBy(version, line)).toBe(name);
		expect(readScalar(line.slice('by: '.length))).toBe(name);
	});

	it('and so is any other, alone or in a list', () => {
		const word = fc.oneof(
			fc.string({ unit: 'grapheme', maxLength: 12 }),
			fc.string({ unit: fc.constantFrom(...'0123456789-+.:_eExXoObTZ ~#&*!|>%@`\'"[]{},yYnN=<'), maxLength: 12 }),
		);
		fc.assert(
			fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), values => {
				// a whole number is one in our blocks too
				fc.pre(values.every(value => !/^(?:0|-?[1-9]\d*)$/.test(value)));
				const entry = writeEntry('by', values);
				for (const version of VERSIONS) expect([readBy(version, entry)].flat()).toEqual(values);
			}),
			{ numRuns: 500 },
		);
	});
});

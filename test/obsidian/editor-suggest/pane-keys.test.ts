import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../src/obsidian/blocks/inline/pane-keys';
import { keyDoes, paneState } from '../../../src/obsidian/blocks/inline/pane-keys';

const ASKED: Asked = { choices: 3, hasMain: false, isDue: true, isPanel: true };
const FACTS = { asked: ASKED, isInField: false, isVimNormal: false };

describe('who takes the keys', () => {
	it.each([
		{ facts: { ...FACTS, asked: undefined }, form: 'writing' },
		{ facts: FACTS, form: 'panel' },
		{ facts: { ...FACTS, asked: { ...ASKED, isPanel: false } }, form: 'strip' },
		{ facts: { ...FACTS, isInField: true }, form: 'field' },
		{ facts: { ...FACTS, isVimNormal: true }, form: 'writing' },
	])('$form', ({ facts, form }) => {
		expect(paneState(facts).form).toBe(form);
	});
});

const panel = { form: 'panel', choices: 3, hasMain: false } as const;
const strip = { ...panel, form: 'strip' } as const;

const STATES = {
	writing: { form: 'writing' },
	field: { form: 'field' },
	strip: { ...strip, choices: 0 },
	'strip with an offer': { ...strip, choices: 1 },
	panel,
	'panel with ↵': { ...panel, hasMain: true },
} as const;

/** The keys of the table, and what each does in a state. */
const KEYS = ['1', '3', '4', '0', '４', 'Enter', 'Tab', 'Escape', 'a', ' ', 'ArrowLeft', 'Backspace'];

it.each([
	['writing', 'text text text text text text text text text text text text'],
	['field', 'text text text text text text text text text text text text'],
	['strip', 'text text text text text text more fold text text text text'],
	['strip with an offer', '1 text text text text text more fold text text text text'],
	['panel', '1 3 nothing nothing nothing text more fold text text text text'],
	['panel with ↵', '1 3 nothing nothing nothing main more fold text text text text'],
] as const)('the keys in the state “%s”', (name, does) => {
	expect(KEYS.map(key => String(keyDoes(STATES[name], key))).join(' ')).toBe(does);
});

import { describe, expect, it } from 'vitest';
import { typedCardIn } from '../../../src/journal/assets/own-card-note';

const NOTE = `---
type: asset
category: path
---
# Emberkeeper (Path)

You have kept a fire through a winter.

## Abilities

* [x] When you Face Danger by firelight, add +1.
* [ ] When you Resupply, take +1 supply on a hit.

## Controls

* coals (condition_meter, max: 3)
* spent (checkbox, count_as_impact: true)

## Options

* given by (text)
`;

describe('a note with type: asset', () => {
	it('is a card with its abilities, controls and options', () => {
		expect(typedCardIn(NOTE, 'Some note')).toMatchObject({
			name: 'Emberkeeper',
			category: 'Path',
			requirement: 'You have kept a fire through a winter.',
			abilities: [
				{ text: 'When you Face Danger by firelight, add +1.', enabled: true },
				{ text: 'When you Resupply, take +1 supply on a hit.', enabled: false },
			],
			controls: [
				{ kind: 'meter', key: 'coals', min: 0, max: 3, value: 0 },
				{ kind: 'condition', key: 'spent', is_impact: true },
			],
			options: [{ key: 'given_by', label: 'given by' }],
		});
	});

	it.each([
		['without a heading', NOTE.replace(/^# .*$/m, ''), 'Some note', 'Path'],
		['without a category in its heading', NOTE.replace(' (Path)', ''), 'Emberkeeper', 'Path'],
		['without abilities', '---\ntype: asset\n---\n# Bowl\n', 'Bowl', 'Asset'],
		['with line breaks of Windows', NOTE.replaceAll('\n', '\r\n'), 'Emberkeeper', 'Path'],
	])('is a card %s', (_what, note, name, category) => {
		expect(typedCardIn(note, 'Some note')).toMatchObject({ name, category });
	});

	it.each([
		NOTE.replace('type: asset', 'type: move'),
		NOTE.replace('type: asset', 'sworn: asset\ntype: asset'),
		'Prose.',
	])('and no other note is: %#', note => {
		expect(typedCardIn(note, 'Some note')).toBeUndefined();
	});
});

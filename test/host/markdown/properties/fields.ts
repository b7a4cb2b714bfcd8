import type { Field, FieldOptions } from './field';
import { listField } from './list-field';
import { typeOf } from './read';

const inUse = (input: HTMLElement): boolean => input.ownerDocument.activeElement === input;

function inputField(type: 'text' | 'number', { name, change }: FieldOptions): Field {
	const cls = `metadata-input metadata-input-${type === 'text' ? 'longtext' : 'number'}`;
	const input = createEl('input', { type, cls, attr: { 'aria-label': name } });
	if (type === 'number') input.step = 'any';
	let shown = '';
	input.addEventListener('change', () => {
		shown = input.value;
		change(type === 'text' ? input.value : input.value === '' ? null : Number(input.value));
	});
	return {
		el: input,
		show(value) {
			if (inUse(input) && input.value !== shown) return;
			shown = value === null || value === undefined ? '' : String(value);
			input.value = shown;
		},
		focus: () => input.focus(),
	};
}

function checkbox({ name, change }: FieldOptions): Field {
	const attr = { 'aria-label': name };
	const input = createEl('input', { type: 'checkbox', cls: 'metadata-input-checkbox', attr });
	input.addEventListener('change', () => change(input.checked));
	return {
		el: input,
		show: value => void (input.checked = value === true),
		focus: () => input.focus(),
	};
}

/** What the app cannot edit in place is shown as it is. */
function unknownField(): Field {
	const el = createSpan('metadata-property-value-item mod-unknown');
	return { el, show: value => el.setText(JSON.stringify(value)), focus: () => {} };
}

export function fieldFor(value: unknown, options: FieldOptions): Field {
	switch (typeOf(value)) {
		case 'number':
			return inputField('number', options);
		case 'checkbox':
			return checkbox(options);
		case 'multitext':
			return listField(options);
		case 'unknown':
			return unknownField();
		case 'text':
			return inputField('text', options);
	}
}
